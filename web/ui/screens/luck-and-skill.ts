// Luck and skill: what going first, the cards and the decisions gave, as four terms that add up to
// the result.  Called by review.js.  The sums are Python's (numgames/review.py).

import { html, mark } from "../parts/pieces";
import { timesText } from "../../app/live-text";

/** `found` is null until the game has been gone through. */
export function luckAndSkill(found, view) {
  const names = view.players.map(({ name }) => name);
  const terms = !found ? [] : found.sure ? withoutLuck(found, view, names) : withLuck(found, view, names);
  return html`<section class="panel panel--split" aria-labelledby="split-title">
    <h2 id="split-title">Luck and skill</h2>
    <dl class="split">
      ${terms.map(
        ([title, player, words, note]) => html`<div>
          <dt>${title}</dt>
          <dd>${player === null ? "" : mark(player)}<b>${words}</b></dd>
          <dd class="q">${note}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

function withLuck({ luck, first }, view, names) {
  const { points } = luck;
  const gave = names.map((_, player) => points.gave[player === first ? 0 : 1]);
  const sum = `${points.first} ${signed(points.cards)} ${signed(points.decisions)} = ${points.result} for ${names[first]}`;
  return [
    ["Going first", first, `${names[first]} ${points.first}\u00a0%`, "chance before any card"],
    ["The cards", ...gain(points.cards, first, names), luckWords(points.cards)],
    ["Decisions", ...gain(points.decisions, first, names), `${names[0]} gave ${gave[0]}, ${names[1]} ${gave[1]}`],
    ["Result", view.outcome.winner, `${names[view.outcome.winner]} wins`, sum],
  ];
}

/** Whom so many points are good for, if they are counted for the first player. */
function gain(points, first, names) {
  if (!points) return [null, "even"];
  const player = points > 0 ? first : 1 - first;
  return [player, `+${Math.abs(points)} for ${names[player]}`];
}

const luckWords = (points) => (Math.abs(points) < 10 ? "nearly even" : Math.abs(points) < 30 ? "some luck" : "a lot of luck");

const signed = (points) => `${points < 0 ? "−" : "+"} ${Math.abs(points)}`;

/** No cards and no chances: somebody holds the win, and lets it go or not. */
function withoutLuck({ chances, steps }, view, names) {
  const first = chances[0] > 0.5 ? 0 : 1;
  const lost = names.map((_, player) => steps.filter(({ by, verdict }) => by === player && verdict).length);
  const changes = lost[0] + lost[1];
  const let_go = lost.map((times, player) => `${names[player]} ${times ? timesText(times) : "never"}`).join(", ");
  return [
    ["Going first", first, `${names[first]} could win`, "before the first number"],
    ["The cards", null, "none", "there is no luck in this game"],
    ["Decisions", null, changes ? `${changes} ${changes === 1 ? "change" : "changes"}` : "no mistake", `let the win go: ${let_go}`],
    ["Result", view.outcome.winner, `${names[view.outcome.winner]} wins`, changes ? `the win changed hands ${timesText(changes)}` : "the win never changed hands"],
  ];
}
