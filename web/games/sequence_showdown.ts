// The board of Number Sequence Showdown: the chain as a strip over the grid.

import { chainLabel, verb } from "#words/sequence_showdown";
import type { View } from "../app/view";
import { html, nothing, tile } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { type ChainTable, type ChainTray, chainBoard, firstPlace, grid, legend, stepOf } from "./divisor-grid";

export type SequenceShowdownTable = ChainTable;
export type SequenceShowdownTray = ChainTray;

export const board = defineBoard<SequenceShowdownTable, SequenceShowdownTray>({
  ...chainBoard(verb),
  middle: (view, ui) =>
    html`<div class="grid__wrap">${strip(view, ui)}${grid(view, ui)}${legend(view, ui)}</div>`,
});

/** The chain so far, the newest largest at the right, the oldest fading out at the left. */
function strip(view: View<SequenceShowdownTable, SequenceShowdownTray>, ui: BoardUi) {
  const { chain } = view.table;
  const newest = chain.length - 1;
  return html`<ol class="chain" aria-label=${chainLabel(chain.map((link) => link.number))}>
    ${chain.length ? nothing : firstPlace(view, "chain__none")}
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
