/**
 * The board of Stack Attack: Take or Skip: the number in view on its stack, who skipped it,
 * how many are left, what both skipped, and what each player has taken.
 *
 * Called by web/table.js.  Draws `view.table` and the trays as games/stack_attack_score.py
 * lays them out; adds up nothing.
 */
import { html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { moveButton, twoButtons } from "./move-buttons";
import { countCaption, threePlaces, well, winnerMark } from "./cards";

export const board = {
  /** The question; below it what skipping means now, or what the other just did. */
  says({ ask, log }) {
    const [, question, more] = /^(.*?\?)(?: (.*))?$/.exec(ask) ?? [null, ask];
    const last = log.findLast(({ move }) => !move.startsWith("="));
    return [question, more ?? last?.text];
  },

  tray(view, player) {
    const { taken, total } = view.players[player].tray;
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
      ${view.wait === "over" ? winnerMark(view) : turned()} ${skipped ? flag(view, skipped.by) : nothing}
    </div>`;
    const both = well(
      out.map((n, i) => tile(n, { fly: `out-${i}`, from: "hero" })),
      out.length ? html`skipped twice,<br />out of the game` : html`skipped twice:<br />none yet`,
    );
    return threePlaces(pips, hero, both);
  },

  actions(view, ui) {
    return twoButtons(
      moveButton(view, ui, "take", `Take ${view.table.top}`, ""),
      moveButton(view, ui, "skip", "Skip", view.table.skipped ? "then it is out" : ""),
    );
  },
};

/** Pinned to the number: who has skipped it once.  A long name is cut, the word never. */
const flag = (view, player) =>
  html`<p class="skipflag">${mark(player)} <span class="skipflag__name">${view.players[player].name}</span> <span>skipped</span></p>`;
