// The end of a game: who won and why, the match so far, and what can be done next.  Judges nothing: every word about
// the outcome is Python's.

import * as common from "#words/common";
import * as words from "#words/end";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import type { Save } from "../../app/saved";
import { canBringBack } from "../../app/saves";
import { countComputers, localPlayer, movesAfterUndo } from "../../app/seats";
import type { Player, View } from "../../app/view";
import { offlineBadge } from "../parts/offline-badge";
import { html, icon, mark, nothing, upTo } from "../parts/pieces";
import { openShareDialog } from "../parts/share-dialog";
import { duplicateResult, swapButton } from "./duplicate-result";
import { winningTiles } from "./winning-tiles";

export function end(model: Model, act: Intents) {
  const { view, save } = model;
  if (!view?.outcome) return nothing; // the move was taken back: the table comes in a moment
  const { winner, title, why } = view.outcome;
  return html`<main class="end p${winner + 1}" tabindex="-1">
    <div class="end__flood" aria-hidden="true"></div>
    <div class="end__party" aria-hidden="true">${upTo(12).map(() => html`<i></i>`)}</div>
    <section class="end__win">
      ${mark(winner, "mark--huge")}
      <h1>${title.replace(/\.$/, "")}</h1>
      <p class="end__why">${why}</p>
      ${winningTiles(view)}
      ${view.taken_back ? html`<p class="end__note">${words.undone(view.taken_back)}</p>` : nothing}
    </section>
    <section class="end__next" aria-label=${words.whatNext}>
      ${match(view)} ${duplicateResult(model)}
      <div class="end__acts">
        ${save?.tried && canBringBack(save) ? backToTheGame(act) : onward(view, save, act)}
        <a class="btn" href=${href("review", view.game)}>${icon("look")}${words.lookBack}</a>
        <button class="btn" type="button" data-act="share" @click=${() => openShareDialog(act)}>
          ${icon("share")}${localPlayer(save) === null ? common.share : words.sendResult}
        </button>
        <a class="btn btn--ghost" href=${href("written", view.game)}>${icon("list")}${common.moveList}</a>
        <a class="btn btn--ghost" href=${href("home")}>${icon("home")}${common.allGames}</a>
      </div>
      <div class="end__undo">
        ${offlineBadge(model, act)}
        ${movesAfterUndo(view, save) !== null && (countComputers(save) || !view.undo_shows)
          ? html`<p>
              ${words.wrongTap} <button class="textlink" type="button" data-act="undo" @click=${act.undo}>${words.undoLast}</button>
            </p>`
          : nothing}
      </div>
    </section>
  </main>`;
}

/** The score of the match, and who has won it. */
function match({ match, players }: View) {
  if (!match || match.length === 1) return nothing;
  const { score, length, winner } = match;
  const side = (player: Player) =>
    html`<div class="match__p p${player + 1}"
      >${mark(player)}<b>${players[player].name}</b><span class="num">${score[player]}</span></div
    >`;
  return html`<div class="match">
    ${side(0)}
    <p>${winner === null ? words.bestOf(length) : words.winsMatch(players[winner].name)}</p>
    ${side(1)}
  </div>`;
}

/** The big button: the next game of the match, or the same again.  It says who starts. */
function onward({ match, players, starter }: View, save: Save | null, act: Intents) {
  if (save?.duplicate === "") return swapButton(players[1 - starter].name, act);
  const on = match && match.winner === null;
  const first = players[on ? match.next_starter : 1 - starter].name;
  const again = match && match.length > 1 ? words.anotherMatch : words.playAgain;
  return html`<button class="btn btn--main btn--go" type="button" data-act="onward" @click=${on ? act.next : act.rematch}>
    ${icon("again")}<span>${on ? words.nextGame(match.played + 1, match.length) : again}<small>${common.starts(first)}</small></span>
  </button>`;
}

/** After a try: the game that it was a copy of comes first. */
const backToTheGame = (act: Intents) =>
  html`<button class="btn btn--main btn--go" type="button" data-act="original" @click=${act.undoNew}>
    ${icon("back")}<span>${common.backToGame}<small>${words.wasCopy}</small></span>
  </button>`;
