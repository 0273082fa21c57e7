// What the live region says after each answer, so that a game can be followed by ear alone.
// Called by controller.js.  The sentences themselves come from Python; here they are only put
// one after the other.

/**
 * @param {any} before the view so far, or null
 * @param {any} view the view now
 */
export function spoken(before, view) {
  const names = view.players.map((/** @type {any} */ player) => player.name);
  const same = before && before.game === view.game && before.seed === view.seed;
  const said = [];
  if (!same) said.push(`${view.title}. ${names[0]} against ${names[1]}.`);
  else if (view.log.length < before.log.length) said.push("Taken back.");
  else said.push(...view.log.slice(before.log.length).map((/** @type {any} */ line) => line.text));
  if (view.outcome) said.push(view.outcome.title, view.outcome.why);
  else said.push(`${names[view.turn]}, your turn.`, view.ask);
  return said.filter(Boolean).join(" ");
}
