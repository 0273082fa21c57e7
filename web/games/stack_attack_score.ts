// The board of Stack Attack: Take or Skip: the number in view on its stack, who skipped it, how many are left, what
// both skipped, and what each player has taken.  Adds nothing up.

import type { Player, Tray, View } from "../app/view";
import { html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { defineBoard } from "./board";
import { countCaption, threePlaces, well, winnerMark } from "./cards";
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
  /** The question; below it what skipping means now, or what the other just did. */
  says({ ask, log }) {
    const [, question, more] = /^(.*?\?)(?: (.*))?$/.exec(ask) ?? ["", ask];
    const last = log.findLast(({ move }) => !move.startsWith("="));
    return [question, more ?? last?.text];
  },

  tray({ players }, player) {
    const { taken, total } = players[player].tray;
    const words = taken.length === 1 ? "1 number taken" : `${taken.length || "No"} numbers taken`;
    return html`<div class="score" data-many=${taken.length > 8 ? "1" : nothing}>
      <p class="score__total">${total}</p>
      <p class="score__word">${words}</p>
      <div class="row" role="img" aria-label=${taken.length ? `Taken: ${taken.join(", ")}` : words}>
        ${taken.map((n, i) => tile(n, { by: player, fly: `taken-${player}-${i}`, from: "hero" }))}
      </div>
    </div>`;
  },

  middle(view) {
    const { top, left, size, out, skipped } = view.table;
    const gone = size - left;
    const pips = html`<div class="pile">
      <div class="pips15" aria-hidden="true">
        ${upTo(size).map((n) => html`<i class=${n <= gone ? "off" : n === gone + 1 && top ? "on" : ""}></i>`)}
      </div>
      ${countCaption(left, `of ${size} left`)}
    </div>`;
    const turned = () => tile(top, { size: "hero", fly: `top-${gone}`, from: "hero", spot: "hero" });
    const hero = html`<div class="pile deep" data-deep=${Math.min(left - 1, 3)}>
      ${view.outcome ? winnerMark(view.outcome) : turned()} ${skipped ? flag(view, skipped.by) : nothing}
    </div>`;
    const both = well(
      out.map((n, i) => tile(n, { fly: `out-${i}`, from: "hero" })),
      out.length ? html`skipped twice,<br />out of the game` : html`skipped twice:<br />none yet`,
    );
    return threePlaces(pips, hero, both);
  },

  actions(view, ui) {
    const { top, skipped } = view.table;
    return twoButtons(
      moveButton(view, ui, "take", `Take ${top}`),
      moveButton(view, ui, "skip", "Skip", skipped ? "then it is out" : ""),
    );
  },
});

/** Pinned to the number: who has skipped it once.  A long name is cut, the word never. */
const flag = ({ players }: StackAttackScoreView, player: Player) =>
  html`<p class="skipflag">${mark(player)} <span class="skipflag__name">${players[player].name}</span> <span>skipped</span></p>`;
