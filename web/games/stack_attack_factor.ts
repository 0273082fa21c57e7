// The board of Stack Attack: Factors: the stack as a tower beside the grid, newest on top.

import { stackLabel, verb } from "#words/stack_attack_factor";
import type { View } from "../app/view";
import { html, nothing, tile } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { type ChainTable, type ChainTray, chainBoard, firstPlace, grid, legend, stepOf } from "./divisor-grid";

export type StackAttackFactorTable = ChainTable;
export type StackAttackFactorTray = ChainTray;

export const board = defineBoard<StackAttackFactorTable, StackAttackFactorTray>({
  ...chainBoard(verb),
  middle: (view, ui) =>
    html`<div class="tower-wrap">${tower(view, ui)}${grid(view, ui)}${legend(view, ui)}</div>`,
});

function tower(view: View<StackAttackFactorTable, StackAttackFactorTray>, ui: BoardUi) {
  const { chain } = view.table;
  const newest = chain.length - 1;
  return html`<ol class="tower" aria-label=${stackLabel(chain.map((link) => link.number))}>
    ${chain.length
      ? chain.map((link, i) => {
          const step = stepOf(link, ui);
          const now = i === newest ? "tile--now" : "";
          return html`<li>
            ${tile(link.number, { by: link.by, more: now, fly: `chain-${i}`, from: "pick" })}
            ${step ? html`<span class="tower__op">${step}</span>` : nothing}
          </li>`;
        })
      : firstPlace(view, "tower__none")}
  </ol>`;
}
