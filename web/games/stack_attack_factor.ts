// The board of Stack Attack: Factors: the stack as a tower beside the grid, newest on top.

import { stackLabel } from "#words/stack_attack_factor";
import { html, nothing, tile } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { type ChainTable, type ChainTray, chainTray, grid, legend, playButton, stepOf } from "./divisor-grid";

export type StackAttackFactorTable = ChainTable;
export type StackAttackFactorTray = ChainTray;

export const board = defineBoard<StackAttackFactorTable, StackAttackFactorTray>({
  tray: chainTray,
  middle: (view, ui) =>
    html`<div class="tower-wrap">${tower(view.table, ui)}${grid(view, ui)}${legend(view, ui)}</div>`,
  actions: playButton,
});

function tower({ chain }: StackAttackFactorTable, ui: BoardUi) {
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
      : html`<li><span class="slot tower__none"></span></li>`}
  </ol>`;
}
