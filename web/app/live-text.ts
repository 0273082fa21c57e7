// What the live region says after each answer, so that a game can be followed by ear alone
// (called by controller.js), and how numbers are written.  The sentences themselves come from
// Python; here they are only put one after the other.

/** So many numbers are read out as what may be named; more are only counted. */
const A_LIST = 20;

/**
 * @param before the view so far, or null
 * @param view the view now
 * @param help how much may be given away
 * @param elsewhere what is said instead of a turn, if nobody here is to move
 */
export function liveText(before: any, view: any, help: string, elsewhere = "") {
  const names = view.players.map((player: any) => player.name);
  const same = before && before.game === view.game && before.seed === view.seed;
  const said = [];
  const texts = (log: any[]) => log.map(({ text }) => text);
  if (!same) said.push(`${view.title}. ${names[0]} against ${names[1]}.`, ...texts(view.ply ? [] : view.log));
  else if (view.log.length < before.log.length) said.push("Taken back.");
  else said.push(...texts(view.log.slice(before.log.length)));
  if (view.outcome) said.push(view.outcome.title, view.outcome.why);
  else if (elsewhere) said.push(`${names[view.turn]} ${elsewhere}`);
  else said.push(`${names[view.turn]}, your turn.`, view.ask, help === "off" ? "" : numbers(view.choices));
  return said.filter(Boolean).join(" ");
}

/** Which numbers may be named, where moves are numbers. */
function numbers(choices: {move: string}[]) {
  const fits = choices.map(({ move }) => move);
  if (!fits.length || !fits.every((move) => /^\d+$/.test(move))) return "";
  if (fits.length > A_LIST) return `${fits.length} numbers fit.`;
  return fits.length === 1 ? `Only ${fits[0]} fits.` : `${fits.slice(0, -1).join(", ")} and ${fits.at(-1)} fit.`;
}

/** What is said of a number that has been picked and not yet played. */
export function pickedText(number: string, view: any, help = "marks") {
  const once = "Once more plays it.";
  if (help === "off") return `${number} picked. ${once}`;
  const fits = view.choices.find((choice: any) => choice.move === number);
  if (!fits) return view.table.misfit.replace("#", number);
  return `${number} picked${fits.reason ? `: ${fits.reason}` : ""}. ${once}`;
}

/** 0.64 -> "64 %"; 0 and 100 only where it is exactly that, as the coach says it. */
export function percent(chance: number) {
  const points = Math.round(100 * chance);
  if (points === 0 && chance > 0) return "under 1\u00a0%";
  if (points === 100 && chance < 1) return "over 99\u00a0%";
  return `${points}\u00a0%`;
}

/** 1 -> "once", 2 -> "twice", 3 -> "3 times". */
export const timesText = (times: number) => (times === 1 ? "once" : times === 2 ? "twice" : `${times} times`);
