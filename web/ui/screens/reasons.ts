// Why a game ended so, in words and the numbers that they are about.  The words and the numbers are Python's.

import * as words from "#words/end";
import type { Outcome, Reason } from "../../app/view";
import { html, nothing, tile } from "../parts/pieces";

/** So many numbers of a reason are shown; the board has all of them. */
const SHOWN = 9;
const LOOKS: Record<string, string> = { factors: "tile--gone", multiples: "tile--gone", off: "tile--off" };

/** Sums are no list: both players' stand on the board. */
export function reasonList({ reasons }: Outcome) {
  const listed = reasons.filter(({ sum }) => sum === undefined);
  return listed.length ? html`<ul class="reasons">${listed.map(row)}</ul>` : nothing;
}

function row({ how, text, tiles }: Reason) {
  const more = tiles.length - SHOWN;
  const shown = tiles.slice(0, SHOWN).map(({ number, by }) => tile(number, { by, more: LOOKS[how] ?? "" }));
  return html`<li>
    <span>${text}</span>
    ${tiles.length
      ? html`<span class="reasons__tiles" role="img" aria-label=${tiles.map(({ number }) => number).join(", ")}>
          ${shown}${more > 0 ? html`<b>${words.andMore(more)}</b>` : nothing}
        </span>`
      : nothing}
  </li>`;
}
