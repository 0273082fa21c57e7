/**
 * The board of Stack Attack: Factors: the stack as a tower beside the grid, newest on top.
 *
 * Called by web/table.js.  The grid and the trays are games/chain.js.
 */
import { html, nothing, tile } from "../ui/parts/pieces";
import { grid, legend, playedNumbers, pickedNumber, playButton, stepOf } from "./divisor-grid";

export const board = {
  tray: (view, player, ui) => (view.turn === player && !ui.computer ? pickedNumber(view, ui) : playedNumbers(view, player)),
  middle: (view, ui) =>
    html`<div class="tower-wrap">${tower(view, ui)}${grid(view, ui)}${legend(view, ui)}</div>`,
  actions: playButton,
};

function tower(view, ui) {
  const { chain } = view.table;
  const newest = chain.length - 1;
  const words = `The stack, from the bottom: ${chain.map((link) => link.number).join(", ") || "empty"}`;
  return html`<ol class="tower" aria-label=${words}>
    ${chain.length
      ? chain.map((link, i) => {
          const step = stepOf(link, ui);
          const now = i === newest ? "tile--now" : "";
          return html`<li>
            ${tile(link.number, { by: link.by, more: now, fly: `chain-${i}`, from: "pick" })}
            ${step ? html`<span class="tower__op">${step}</span>` : nothing}
          </li>`;
        })
      : html`<li><span class="slot tower__none"></span></li>`}
  </ol>`;
}
