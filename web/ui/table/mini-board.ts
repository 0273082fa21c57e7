// A position to look at: the real board, drawn small, that nobody can press.  Called by
// screens/review.js; styled by style/review.css.  The board of each game draws it as on the table.

import { BOARDS } from "../../games/index";
import { html, mark, nothing } from "../parts/pieces";

/** @param how   what every move is worth, and the one that was played */
export function miniBoard(view: any, { coach, played }: {coach: Record<string, {text: string, best: boolean}> | null, played: string | null}) {
  const front = view.turn ?? view.outcome.winner;
  const ui = { help: "marks", selected: played, busy: false, coach, pairs: [], computer: 1, act: {} };
  const board = BOARDS[view.game];
  const tray = (player: number) => {
    const { name, tray } = view.players[player];
    const words = view.wait === "over" ? (player === front ? "Won" : tray.note) : player === view.turn ? "To move" : tray.note;
    return html`<div class="tray p${player + 1} ${player === front ? "is-turn" : ""}">
      <div class="who">
        ${mark(player)}
        <p class="who__name">${name}</p>
        <p class="who__turn">${words || nothing}</p>
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
