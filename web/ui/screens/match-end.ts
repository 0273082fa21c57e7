// The end of a match: the winner's shape flies, the score stands in figures, and each game has its winner.

import * as words from "#words/end";
import { svg } from "lit-html";
import type { MatchScore, Player, View } from "../../app/view";
import { html, mark, nothing } from "../parts/pieces";

/** The score, large, and whose it is. */
export const finalScore = ({ score }: MatchScore, winner: Player) =>
  html`<p class="final"><b class="num">${score[winner]}</b><span>${words.to}</span><b class="num">${score[1 - winner]}</b></p>`;

/** The games of the match: who won each, and why. */
export const gamesOf = ({ games }: MatchScore, { players }: View) =>
  html`<ol class="games">
    ${games.map(
      ({ winner, why }, i) => html`<li class="p${winner + 1}">
        ${mark(winner)}
        <p><small>${words.gameNumber(i + 1)}</small><b>${players[winner].name}</b></p>
        <p class="games__why">${why}</p>
      </li>`,
    )}
  </ol>`;

/** The score of a match that goes on. */
export function matchScore({ match, players }: View) {
  if (!match || match.length === 1 || match.winner !== null) return nothing;
  const { score, length } = match;
  const side = (player: Player) =>
    html`<div class="match__p p${player + 1}"
      >${mark(player)}<b>${players[player].name}</b><span class="num">${score[player]}</span></div
    >`;
  return html`<div class="match">${side(0)}<p>${words.bestOf(length)}</p>${side(1)}</div>`;
}

/** The winner's shape: a kite on its string, or a disc over the foot of a number. */
export const trophy = (winner: Player) =>
  html`<svg class="trophy" viewBox="0 0 300 330" aria-hidden="true">${winner ? KITE : DISC}</svg>`;

const KITE = svg`<path class="trophy__line" d="M150 190C120 236 196 250 150 286S92 300 60 322"/>
  <path class="trophy__bow" d="m144 226-15-9v18zM144 226l15-9v18zM168 262l-15-9v18zM168 262l15-9v18zM118 300l-15-9v18zM118 300l15-9v18z"/>
  <g class="trophy__shape"><path class="trophy__body" d="M150 6 232 96 150 192 68 96Z"/><path class="trophy__bars" d="M112 96 150 58M124 124 178 70M150 138 188 100"/></g>`;
const DISC = svg`<path class="trophy__line" d="M40 306H260"/>
  <g class="trophy__shape"><circle class="trophy__body" cx="150" cy="190" r="84"/>
  <path class="trophy__dots" d="M150 148v0M112 178v0M188 178v0M126 226v0M174 226v0"/>
  <path class="trophy__rays" d="M150 74V34M215 97l26-31M85 97 59 66M256 157l38-14M44 157 6 143"/></g>`;
