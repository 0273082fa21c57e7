// A position to look at: the real board, drawn small, with nothing to press.  Of a game of factors only the grid, which
// needs the room; the board of any other game draws itself as on the table.

import { toMove, won } from "#words/table";
import type { Chips } from "../../app/model";
import { chainOf, frontPlayer, type Player, type View } from "../../app/view";
import type { BoardUi } from "../../games/board";
import { type ChainView, grid } from "../../games/divisor-grid";
import { BOARDS } from "../../games/index";
import { html } from "../parts/pieces";
import { tray } from "./tray";

const UNUSED: BoardUi["act"] = { select() {}, play() {}, draw() {} };

/** `coach`: what every move is worth; `played`: the number that was played. */
export function miniBoard(view: View, { coach, played }: { coach: Chips | null; played: string | null }) {
  const front = frontPlayer(view);
  const ui: BoardUi = { help: chainOf(view) ? "off" : "marks", selected: played, coach, pairs: [], readOnly: true, act: UNUSED };
  const board = BOARDS[view.game];
  const side = (player: Player) => {
    const { note } = view.players[player].tray;
    const isFront = player === front;
    const status = !isFront ? note : view.outcome ? won : toMove;
    return tray(view, player, ui, { status, lit: isFront ? "is-turn" : "" });
  };
  if (chainOf(view)) return html`<div class="still still--grid" inert><div class="play" data-wait=${view.wait}>${grid(view as ChainView, ui)}</div></div>`;
  return html`<div class="still" inert>
    <div class="play" data-turn=${front + 1} data-table="same" data-near="1" data-help="marks" data-wait=${view.wait}>
      ${side(0)}
      <div class="middle">${board.middle(view, ui)}</div>
      ${side(1)}
    </div>
  </div>`;
}
