// The table's dialogs: the menu, giving up, undoing a move after the next card is seen, the pairs.  Being open is a
// <dialog>'s own business and is not kept in the model.  A dialog faces the player who opened it.

import { allGames, backToGame, close, moveList, rules, share } from "#words/common";
import { help, seating } from "#words/setup";
import * as words from "#words/table";
import type { Intents } from "../../app/intents";
import { optionsLine } from "../../app/options";
import { href } from "../../app/routes";
import type { Save } from "../../app/saved";
import { canBringBack } from "../../app/saves";
import { countComputers, isAway, levelOf, localPlayer, waitsForOther } from "../../app/seats";
import type { Player, View } from "../../app/view";
import { closeAnd, closeDialog, closeOnBackdrop, dialogById } from "../parts/dialog";
import { updateNotice } from "../parts/offline-badge";
import { html, icon, nothing, tile } from "../parts/pieces";
import { HELP_LEVELS, radioGroup, SEATING } from "../parts/radio-group";
import { openShareDialog } from "../parts/share-dialog";
import { openKeys } from "./key-help";
import type { TableModel } from "./table";

/** By a player, or from the bar. */
export const openMenu = (player: Player | null) => open("menu", player);
export const askTakeBack = (player: Player | null) => open("takeback", player);
export const openPairs = () => open("pairs", null);

export const dialogs = (model: TableModel, act: Intents) =>
  html`${menu(model, act)} ${takeBack(model.view, act)} ${giveUp(model.view, model.save, act)} ${pairs(model)}`;

function menu(model: TableModel, act: Intents) {
  const { view, save } = model;
  const over = view.wait === "over";
  const chosen = optionsLine(view);
  const decides = view.wait === "move" && !waitsForOther(model);
  const computers = countComputers(save);
  const set = (name: "table" | "help") => (value: string) => act.set(name, value);
  return html`<dialog class="dialog menu" id="menu" aria-labelledby="menu-title" @click=${closeOnBackdrop}>
    <header class="menu__head">
      <h2 id="menu-title">${view.title}</h2>
      <button class="icon" type="button" aria-label=${close} @click=${closeDialog}>${icon("no")}</button>
    </header>
    ${chosen ? html`<p class="quiet">${chosen}</p>` : nothing}
    ${updateNotice(model)}
    ${computers || localPlayer(save) !== null ? nothing : radioGroup(seating, "menu-table", SEATING, save?.table ?? "same", set("table"), { pictures: true })}
    ${radioGroup(help, "menu-help", HELP_LEVELS, save?.help ?? "marks", set("help"))}
    <div class="menu__acts">
      <button class="btn btn--small btn--ghost" type="button" ?disabled=${!view.redo} @click=${closeAnd(() => act.redo())}>
        ${icon("redo")}${words.redo}
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="coach" ?disabled=${!decides || save?.help === "coach"} @click=${closeAnd(() => act.askCoach())}>
        ${icon("hint")}${words.askCoach}
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="share" @click=${closeAnd(() => openShareDialog(act))}>${icon("share")}${share}</button>
      ${canBringBack(save)
        ? html`<button class="btn btn--small btn--ghost" type="button" data-act="original" @click=${closeAnd(() => act.undoNew())}>${icon("back")}${backToGame}</button>`
        : nothing}
      <a class="btn btn--small btn--ghost" href=${href("rules", view.game)} @click=${closeDialog}>${icon("rules")}${rules}</a>
      <a class="btn btn--small btn--ghost" href=${href("written", view.game)} @click=${closeDialog}>${icon("list")}${moveList}</a>
      <a class="btn btn--small btn--ghost" href=${href("setup", view.game)} @click=${closeDialog}>${icon("again")}${words.newGame}</a>
      <button class="btn btn--small btn--ghost" type="button" data-act="keys" @click=${closeAnd(() => openKeys(model))}>${icon("keys")}${words.shortcuts}</button>
      <a class="btn btn--small btn--ghost" href=${href("settings")} @click=${closeDialog}>${icon("set")}${words.settings}</a>
      <a class="btn btn--small btn--ghost" href=${href("home")} @click=${closeDialog}>${icon("home")}${allGames}</a>
      ${over || computers === 2
        ? nothing
        : html`<button class="btn btn--small btn--ghost" type="button" data-act="resign" @click=${askGiveUp}>${icon("no")}${words.giveUp}</button>`}
    </div>
  </dialog>`;
}

function takeBack(view: View, act: Intents) {
  const card = view.log.at(-1)?.move.replace("=", "") ?? "";
  return html`<dialog class="dialog" id="takeback" aria-labelledby="takeback-title" @click=${closeOnBackdrop}>
    <h2 id="takeback-title">${words.undoQuestion}</h2>
    <p>${words.cardIsSeen(card)}</p>
    <div class="dialog__a">
      <button class="btn btn--small btn--ghost" type="button" @click=${closeDialog}>${words.keepPlaying}</button>
      <button class="btn btn--small btn--main" type="button" data-act="agree" @click=${closeAnd(() => act.undo())}>${words.undo}</button>
    </div>
  </dialog>`;
}

function giveUp(view: View, save: Save | null, act: Intents) {
  return html`<dialog class="dialog" id="giveup" aria-labelledby="giveup-title" @click=${closeOnBackdrop}>
    <h2 id="giveup-title">${words.whoGivesUp}</h2>
    <div class="giveup">
      ${view.players.map(({ name }, player) =>
        levelOf(save, player) || isAway(save, player) ? nothing : html`<button class="btn btn--ghost" type="button" @click=${closeAnd(() => act.resign(player))}>
          <span>${words.givesUp(name)}<small>${words.winsThisGame(view.players[1 - player].name)}</small></span>
        </button>`,
      )}
    </div>
    <div class="dialog__a"><button class="btn btn--small btn--main" type="button" @click=${closeDialog}>${words.keepPlaying}</button></div>
  </dialog>`;
}

/** The pairs that win a divisor game: answer every number with its partner. */
function pairs({ coach, view }: TableModel) {
  if (coach?.view !== view || !coach.pairs.length) return nothing;
  return html`<dialog class="dialog pairs" id="pairs" aria-labelledby="pairs-title" @click=${closeOnBackdrop}>
    <header class="menu__head">
      <h2 id="pairs-title">${words.pairs}</h2>
      <button class="icon" type="button" aria-label=${close} @click=${closeDialog}>${icon("no")}</button>
    </header>
    <p>${coach.text}</p>
    <ul class="pairs__list">
      ${coach.pairs.map(([low, high]) => html`<li>${tile(low, { size: "s" })}${tile(high, { size: "s" })}</li>`)}
    </ul>
  </dialog>`;
}

/** The next dialog faces the player who opened the menu, too. */
function askGiveUp(event: Event & { currentTarget: HTMLElement }) {
  const face = event.currentTarget.closest("dialog")?.dataset.face;
  closeDialog(event);
  open("giveup", face ? Number(face) - 1 : null);
}

function open(id: string, player: Player | null) {
  const dialog = dialogById(id);
  const table = document.getElementById("board")?.dataset;
  if (!dialog || !table) return;
  // Opened from the bar it faces the player whom the whole table faces.
  dialog.dataset.face = player !== null ? String(player + 1) : table.table === "turn" ? table.turn : "1";
  dialog.showModal();
}
