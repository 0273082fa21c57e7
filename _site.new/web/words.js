// What the live region says after each answer, so that a game can be followed by ear alone
// (called by controller.js), and how numbers are written.  The sentences themselves come from
// Python; here they are only put one after the other.

/**
 * @param {any} before the view so far, or null
 * @param {any} view the view now
 * @param {string | number} computer the computer that is to move, if it is one
 */
export function spoken(before, view, computer = 0) {
  const names = view.players.map((/** @type {any} */ player) => player.name);
  const same = before && before.game === view.game && before.seed === view.seed;
  const said = [];
  if (!same) said.push(`${view.title}. ${names[0]} against ${names[1]}.`);
  else if (view.log.length < before.log.length) said.push("Taken back.");
  else said.push(...view.log.slice(before.log.length).map((/** @type {any} */ line) => line.text));
  if (view.outcome) said.push(view.outcome.title, view.outcome.why);
  else if (computer) said.push(`${names[view.turn]} is thinking.`);
  else said.push(`${names[view.turn]}, your turn.`, view.ask);
  return said.filter(Boolean).join(" ");
}

/** 0.64 -> "64 %"; 0 and 100 only where it is exactly that, as the coach says it. */
export function percent(/** @type {number} */ chance) {
  const points = Math.round(100 * chance);
  if (points === 0 && chance > 0) return "under 1\u00a0%";
  if (points === 100 && chance < 1) return "over 99\u00a0%";
  return `${points}\u00a0%`;
}

/** 1 -> "once", 2 -> "twice", 3 -> "3 times". */
export const often = (/** @type {number} */ times) => (times === 1 ? "once" : times === 2 ? "twice" : `${times} times`);
