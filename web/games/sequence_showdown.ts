/**
 * The board of Number Sequence Showdown: the chain as a strip over the grid.
 *
 * Called by web/table.js.  The grid and the trays are games/chain.js.
 */
import { html, nothing, tile } from "../ui/parts/pieces";
import { grid, legend, playedNumbers, pickedNumber, playButton, stepOf } from "./divisor-grid";

export const board = {
  tray: (view, player, ui) => (view.turn === player && !ui.computer ? pickedNumber(view, ui) : playedNumbers(view, player)),
  middle: (view, ui) =>
    html`<div class="grid__wrap">${strip(view, ui)}${grid(view, ui)}${legend(view, ui)}</div>`,
  actions: playButton,
};

/** The chain so far, the newest largest at the right, the oldest fading out at the left. */
function strip(view, ui) {
  const { chain } = view.table;
  const newest = chain.length - 1;
  const words = `The chain: ${chain.map((link) => link.number).join(", ") || "empty"}`;
  return html`<ol class="chain" aria-label=${words}>
    ${chain.map((link, i) => {
      const step = stepOf(link, ui);
      const now = i === newest ? "tile--now" : "";
      return html`<li>
        ${step ? html`<span class="chain__op">${step}</span>` : nothing}
        ${tile(link.number, { by: link.by, more: now, fly: `chain-${i}`, from: "pick" })}
      </li>`;
    })}
  </ol>`;
}
