// The board of Stack Attack: Take or Skip: the number in view on its stack, who skipped it, how many are left, what
// both skipped, and what each player has taken.  Adds nothing up.

import * as words from "#words/stack_attack_score";
import type { Player, Tray, View } from "../app/view";
import { html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { defineBoard } from "./board";
import { countCaption, openCard, threePlaces, well, winnerMark } from "./cards";
import { moveButton, twoButtons } from "./move-buttons";

export interface StackAttackScoreTable {
  /** the number in view; 0 for none */
  top: number;
  /** how many numbers the stack has, of how many at the start */
  left: number;
  size: number;
  /** skipped by both */
  out: number[];
  /** who has skipped the number in view */
  skipped: { by: Player } | null;
}

export interface StackAttackScoreTray extends Tray {
  taken: number[];
  total: number;
}

type StackAttackScoreView = View<StackAttackScoreTable, StackAttackScoreTray>;

export const board = defineBoard<StackAttackScoreTable, StackAttackScoreTray>({
  /** The question, and what the other player has just done: after a skip that comes first, the question being long. */
  says({ ask, log, table }) {
    const done = log.findLast(({ move }) => !move.startsWith("="))?.text;
    return done && table.skipped ? [done, ask] : [ask, done];
  },

  tray({ players }, player) {
    const { taken, total } = players[player].tray;
    const count = words.taken(taken.length);
    return html`<div class="score" data-many=${taken.length > 8 ? "1" : nothing}>
      <p class="score__total">${total}</p>
      <p class="score__word">${count}</p>
      <div class="row" role="img" aria-label=${taken.length ? words.takenNumbers(taken) : count}>
        ${taken.map((n, i) => tile(n, { by: player, fly: `taken-${player}-${i}`, from: "hero" }))}
      </div>
    </div>`;
  },

  middle(view, ui) {
    const { top, left, size, out, skipped } = view.table;
    const gone = size - left;
    const pips = html`<div class="pile">
      <div class="pips15" aria-hidden="true">
        ${upTo(size).map((n) => html`<i class=${n <= gone ? "off" : n === gone + 1 && top ? "on" : ""}></i>`)}
      </div>
      ${countCaption(words.left(left))}
    </div>`;
    const turned = () => tile(top, { size: "hero", fly: `top-${gone}`, from: "hero", spot: "hero" });
    const hero = html`<div class="pile deep" data-deep=${Math.min(left - 1, 3)}>
      ${view.outcome ? winnerMark(view.outcome) : openCard(turned(), view, ui)} ${skipped ? flag(view, skipped.by) : nothing}
    </div>`;
    const both = well(
      out.map((n, i) => tile(n, { fly: `out-${i}`, from: "hero" })),
      words.thrownOut(out.length),
    );
    return threePlaces(pips, hero, both);
  },

  actions(view, ui) {
    const take = view.choices.find(({ move }) => move === "take");
    return twoButtons(
      moveButton(view, ui, "take", take?.label ?? ""),
      moveButton(view, ui, "skip", words.skip, view.table.skipped ? words.throwsOut : ""),
    );
  },
});

/** Pinned to the number: who has skipped it once.  A long name is cut, the word never. */
const flag = ({ players }: StackAttackScoreView, player: Player) =>
  html`<p class="skipflag">${mark(player)} <span class="skipflag__name">${players[player].name}</span> <span>${words.skipped}</span></p>`;
