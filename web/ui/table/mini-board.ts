// A position to look at: the real board, drawn small, that nobody can press.  The board of each game draws it as on
// the table.

import type { Chips } from "../../app/model";
import { frontPlayer, type Player, type View } from "../../app/view";
import type { BoardUi } from "../../games/board";
import { BOARDS } from "../../games/index";
import { html, mark, nothing } from "../parts/pieces";

const UNUSED: BoardUi["act"] = { select() {}, play() {}, draw() {} };

/** `coach`: what every move is worth; `played`: the number that was played. */
export function miniBoard(view: View, { coach, played }: { coach: Chips | null; played: string | null }) {
  const front = frontPlayer(view);
  const ui: BoardUi = { help: "marks", selected: played, busy: false, coach, pairs: [], readOnly: true, act: UNUSED };
  const board = BOARDS[view.game];
  const tray = (player: Player) => {
    const { name, tray } = view.players[player];
    const status = player !== front ? tray.note : view.outcome ? "Won" : "To move";
    return html`<div class="tray p${player + 1} ${player === front ? "is-turn" : ""}">
      <div class="who">
        ${mark(player)}
        <p class="who__name">${name}</p>
        <p class="who__turn">${status || nothing}</p>
      </div>
      <div class="tray__body">${board.tray(view, player, ui)}</div>
    </div>`;
  };
  return html`<div class="still" inert>
    <div class="play" data-turn=${front + 1} data-table="same" data-near="1" data-help="marks" data-wait=${view.wait}>
      ${tray(0)}
      <div class="middle">${board.middle(view, ui)}</div>
      ${tray(1)}
    </div>
  </div>`;
}
