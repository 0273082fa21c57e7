// The end of a game: who won, why, on the board, and what can be done next.  Judges nothing: every word about the
// outcome, and every number that is lit, is Python's.

import * as common from "#words/common";
import * as words from "#words/end";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import type { Save } from "../../app/saved";
import { canBringBack } from "../../app/saves";
import { beatenPerson, canBeEasier, countComputers, localPlayer, movesAfterUndo } from "../../app/seats";
import type { Outcome, Player, View } from "../../app/view";
import { END_BOARDS } from "../../games/end-boards";
import { offlineBadge } from "../parts/offline-badge";
import { html, icon, mark, nothing, upTo } from "../parts/pieces";
import { openShareDialog } from "../parts/share-dialog";
import { comparison, headline, secondGame, swapButton } from "./duplicate-result";
import { finalScore, gamesOf, matchScore, trophy } from "./match-end";
import { reasonList } from "./reasons";

/** What is celebrated, and in whose colour: null is nobody's, and then nothing rains. */
interface Poster {
  kind: "game" | "match" | "calm" | "twin";
  player: Player;
  flooded: boolean;
}

export function end(model: Model, act: Intents) {
  const { view, save } = model;
  if (!view?.outcome) return nothing; // the move was taken back: the table comes in a moment
  const { kind, player, flooded } = posterOf(model, view, view.outcome);
  return html`<main class="end end--${kind} ${flooded ? "" : "end--still"} p${player + 1}" tabindex="-1">
    ${flooded
      ? html`<div class="end__flood" aria-hidden="true"></div>
          <div class="end__party" aria-hidden="true">${upTo(12).map(() => html`<i></i>`)}</div>`
      : nothing}
    <section class="end__win">
      <div class="end__say">
        ${kind === "match" && flooded ? trophy(player) : marks(kind === "twin" && !flooded ? [0, 1] : [player])}
        <div class="end__text">${said(model, view, view.outcome, kind)}</div>
        ${kind === "match" ? nothing : reasonList(view.outcome)} ${kind === "calm" ? tip(model) : nothing}
      </div>
      ${kind === "match" && view.match ? gamesOf(view.match, view) : board(view)}
    </section>
    <section class="end__next" aria-label=${words.whatNext}>
      <div class="end__how">${matchScore(view)} ${tooHard(view, save, act)}</div>
      <div class="end__acts">
        ${mainButton(view, save, act)}
        <a class="btn" href=${href("review", view.game)}>${icon("look")}${words.lookBack}</a>
        <a class="btn btn--ghost" href=${href("home")}>${icon("home")}${common.allGames}</a>
      </div>
      <div class="end__quiet">
        ${offlineBadge(model, act)}
        ${view.taken_back ? html`<p>${words.undone(view.taken_back)}</p>` : nothing}
        ${movesAfterUndo(view, save) !== null && (countComputers(save) || !view.undo_shows)
          ? html`<p>
              <span>${words.wrongTap}</span> <button class="textlink" type="button" data-act="undo" @click=${act.undo}>${words.undoLast}</button>
            </p>`
          : nothing}
        <button class="textlink" type="button" data-act="share" @click=${() => openShareDialog(act)}>
          ${localPlayer(save) === null ? common.share : words.sendResult}
        </button>
        <a class="textlink link" href=${href("written", view.game)}>${common.moveList}</a>
      </div>
    </section>
  </main>`;
}

const marks = (players: Player[]) => html`<div class="end__marks">${players.map((player) => mark(player, "mark--huge"))}</div>`;

function posterOf(model: Model, view: View, { winner }: Outcome): Poster {
  const beaten = beatenPerson(model);
  const twin = comparison(model);
  if (twin) return { kind: "twin", player: twin.found?.winner ?? winner, flooded: (twin.found?.winner ?? null) !== null };
  if (view.match && view.match.length > 1 && view.match.winner !== null)
    return { kind: "match", player: view.match.winner, flooded: beaten === null };
  return beaten === null
    ? { kind: "game", player: winner, flooded: true }
    : { kind: "calm", player: beaten, flooded: false };
}

/** The headline, and why. */
function said(model: Model, { title, match, players }: View, outcome: Outcome, kind: Poster["kind"]) {
  const { winner, why } = outcome;
  const twin = comparison(model);
  if (twin) return html`${headline(twin)}${secondGame(outcome.title, why)}`;
  if (kind === "match" && match)
    return html`<p class="end__what">${title}, ${words.bestOf(match.length)}</p>
      <h1>${words.winsMatch(players[winner].name)}</h1>
      ${finalScore(match, winner)}`;
  if (kind === "calm")
    return html`<h1>${words.goodGame(players[1 - winner].name)}</h1>
      <p class="end__why">${outcome.title} ${why}</p>`;
  return html`<h1>${outcome.title.replace(/\.$/, "")}</h1>
    <p class="end__why">${why}</p>`;
}

/** The table at the end, to look at. */
function board(view: View) {
  const shown = END_BOARDS[view.game]?.(view);
  return shown ? html`<div class="end__board">${shown}</div>` : nothing;
}

/** One thing to learn, when the coach has found it. */
function tip({ tip, view }: Model) {
  if (tip?.view !== view || tip?.failed) return nothing;
  const found = tip?.found;
  return html`<div class="tip">
    <span class="tip__sign">${icon("hint")}</span>
    ${found ? html`<div><h2>${found.title}</h2><p>${found.text}</p></div>` : html`<p class="quiet">${words.lookingForTip}</p>`}
  </div>`;
}

const tooHard = (view: View, save: Save | null, act: Intents) =>
  beatenPerson({ view, save }) !== null && canBeEasier(save) && !(view.match && view.match.winner === null)
    ? html`<p>${words.tooHard} <button class="textlink" type="button" data-act="easier" @click=${act.easier}>${words.playEasier}</button></p>`
    : nothing;

/** The first of three: the game this was a copy of, the other seat, the next game of the match, or the same again. */
function mainButton(view: View, save: Save | null, act: Intents) {
  const { match, players, starter } = view;
  if (save?.tried && canBringBack(save)) return backToTheGame(act);
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
