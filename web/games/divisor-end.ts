// The end of a factor game: the grid to look at, with the reasons lit, and below it what is off the board.  Knows no
// factor: which numbers are lit, and how, arrives with the outcome.

import * as words from "#words/end";
import type { View } from "../app/view";
import { html, nothing, side, upTo } from "../ui/parts/pieces";
import type { ChainTable } from "./divisor-grid";

export function chainEnd(view: View) {
  const { n, chain, slip } = view.table as ChainTable;
  const reasons = view.outcome?.reasons ?? [];
  const owners = new Map(chain.map(({ number, by }) => [number, by]));
  const lit = new Map(reasons.flatMap(({ how, tiles }) => tiles.map(({ number }) => [number, how])));
  const off = reasons.find(({ how }) => how === "off")?.tiles[0].number;
  const last = chain.at(-1)?.number;
  const cell = (number: number) => {
    const owner = owners.get(number);
    const taken = number === last ? "last" : owner === undefined ? "" : "used";
    const how = lit.has(number) ? `lit lit--${lit.get(number)}` : "";
    return html`<span class="cell ${number === slip ? "slip" : taken} ${how}" data-by=${side(owner)}>${number}</span>`;
  };
  return html`<div class="endgrid" data-numbers=${n} role="img" aria-label=${words.numbersAtEnd}>
      ${upTo(n).map(cell)}
    </div>
    ${off
      ? html`<p class="endgrid__off">
          <span>${words.boardEnds(n)}</span><span class="tile tile--flat tile--off">${off}</span><span>${words.tooBig}</span>
        </p>`
      : nothing}`;
}
