// Luck and skill: what going first, the cards and the decisions gave, as four terms that add up to the result.  The
// sums are Python's.

import * as words from "#words/review";
import type { FoundReview } from "../../app/answers";
import type { Player } from "../../app/view";
import { html, mark } from "../parts/pieces";

/** What gave something, to whom (null: to neither), in a word, and in a sentence. */
type Term = [title: string, player: Player | null, gave: string, note: string];

/** `found` is null until the game has been gone through. */
export function luckAndSkill(found: FoundReview | null, winner: Player, names: string[]) {
  const terms = !found ? [] : found.sure ? withoutLuck(found, winner, names) : withLuck(found, winner, names);
  return html`<section class="panel panel--split" aria-labelledby="split-title">
    <h2 id="split-title">${words.luckAndSkill}</h2>
    <dl class="split">
      ${terms.map(
        ([title, player, gave, note]) => html`<div>
          <dt>${title}</dt>
          <dd>${player === null ? "" : mark(player)}<b>${gave}</b></dd>
          <dd class="q">${note}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

function withLuck({ luck, first }: FoundReview, winner: Player, names: string[]): Term[] {
  const { points } = luck;
  const gave = names.map((_, player) => points.gave[player === first ? 0 : 1]);
  const sum = `${points.first} ${signed(points.cards)} ${signed(points.decisions)} = ${points.result}`;
  return [
    [words.goingFirst, first, words.chanceOf(names[first], points.first), words.chanceNote],
    [words.theCards, ...gain(points.cards, first, names), words.luck(Math.abs(points.cards))],
    [words.decisions, ...gain(points.decisions, first, names), words.mistakesCost(names, gave)],
    [words.result, winner, words.wins(names[winner]), words.sum(sum, names[first])],
  ];
}

/** Whom so many points are good for, if they are counted for the first player. */
function gain(points: number, first: Player, names: string[]): [Player | null, string] {
  if (!points) return [null, words.even];
  const player = points > 0 ? first : 1 - first;
  return [player, words.gain(Math.abs(points), names[player])];
}

const signed = (points: number) => `${points < 0 ? "−" : "+"} ${Math.abs(points)}`;

/** No cards and no chances: one of the two can force a win, until a mistake hands it over. */
function withoutLuck({ chances, steps }: FoundReview, winner: Player, names: string[]): Term[] {
  const first = chances[0] > 0.5 ? 0 : 1;
  const lost = names.map((_, player) => steps.filter(({ by, verdict }) => by === player && verdict).length);
  const changes = lost[0] + lost[1];
  return [
    [words.goingFirst, first, words.wasWinning(names[first]), words.beforeNumbers],
    [words.theCards, null, words.none, words.noLuck],
    [words.decisions, null, words.changes(changes), words.missed(names, lost)],
    [words.result, winner, words.wins(names[winner]), words.changedHands(changes)],
  ];
}
