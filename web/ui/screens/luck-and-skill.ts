// Luck and skill: what going first, the cards and the decisions gave, as four terms that add up to the result.  The
// sums are Python's.

import type { FoundReview } from "../../app/answers";
import { timesText } from "../../app/live-text";
import type { Player } from "../../app/view";
import { html, mark } from "../parts/pieces";

/** What gave something, to whom (null: to nobody), in a word, and in a sentence. */
type Term = [title: string, player: Player | null, words: string, note: string];

/** `found` is null until the game has been gone through. */
export function luckAndSkill(found: FoundReview | null, winner: Player, names: string[]) {
  const terms = !found ? [] : found.sure ? withoutLuck(found, winner, names) : withLuck(found, winner, names);
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

function withLuck({ luck, first }: FoundReview, winner: Player, names: string[]): Term[] {
  const { points } = luck;
  const gave = names.map((_, player) => points.gave[player === first ? 0 : 1]);
  const sum = `${points.first} ${signed(points.cards)} ${signed(points.decisions)} = ${points.result} for ${names[first]}`;
  return [
    ["Going first", first, `${names[first]} ${points.first}\u00a0%`, "chance before any card"],
    ["The cards", ...gain(points.cards, first, names), luckWords(points.cards)],
    ["Decisions", ...gain(points.decisions, first, names), `${names[0]} gave ${gave[0]}, ${names[1]} ${gave[1]}`],
    ["Result", winner, `${names[winner]} wins`, sum],
  ];
}

/** Whom so many points are good for, if they are counted for the first player. */
function gain(points: number, first: Player, names: string[]): [Player | null, string] {
  if (!points) return [null, "even"];
  const player = points > 0 ? first : 1 - first;
  return [player, `+${Math.abs(points)} for ${names[player]}`];
}

const luckWords = (points: number) =>
  Math.abs(points) < 10 ? "nearly even" : Math.abs(points) < 30 ? "some luck" : "a lot of luck";

const signed = (points: number) => `${points < 0 ? "−" : "+"} ${Math.abs(points)}`;

/** No cards and no chances: somebody holds the win, and lets it go or not. */
function withoutLuck({ chances, steps }: FoundReview, winner: Player, names: string[]): Term[] {
  const first = chances[0] > 0.5 ? 0 : 1;
  const lost = names.map((_, player) => steps.filter(({ by, verdict }) => by === player && verdict).length);
  const changes = lost[0] + lost[1];
  const howOften = lost.map((times, player) => `${names[player]} ${times ? timesText(times) : "never"}`).join(", ");
  const turns = changes ? `${changes} ${changes === 1 ? "change" : "changes"}` : "no mistake";
  const course = changes ? `the win changed hands ${timesText(changes)}` : "the win never changed hands";
  return [
    ["Going first", first, `${names[first]} could win`, "before the first number"],
    ["The cards", null, "none", "there is no luck in this game"],
    ["Decisions", null, turns, `let the win go: ${howOften}`],
    ["Result", winner, `${names[winner]} wins`, course],
  ];
}
