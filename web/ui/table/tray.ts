// One player's side of a table: who it is, how they stand, what lies before them.  The same on the table, in a puzzle
// and on the small board to look at.

import { sideOf } from "#words/table";
import type { Player, View } from "../../app/view";
import type { BoardUi } from "../../games/board";
import { BOARDS } from "../../games/index";
import { html, mark, nothing } from "../parts/pieces";

/** What differs from place to place. */
interface Side {
  /** how the player stands: "Your turn", or their tray's own note */
  status: string;
  /** whose side is lit, and how */
  lit?: "" | "is-turn" | "is-thinking";
  /** beside the name */
  more?: unknown;
  /** below what lies there: buttons, and help */
  foot?: unknown;
}

export function tray(view: View, player: Player, ui: BoardUi, { status, lit = "", more = nothing, foot = nothing }: Side) {
  const { name } = view.players[player];
  return html`<section class="tray p${player + 1} ${lit}" aria-label=${sideOf(name)}>
    <header class="who">
      ${mark(player)}
      <h2 ?data-long=${name.length > 6}>${name}</h2>
      <p class="who__turn">${status || nothing}</p>
      ${more}
    </header>
    <div class="tray__body">${BOARDS[view.game].tray(view, player, ui)}</div>
    ${foot}
  </section>`;
}
