// The table's dialogs: the menu, giving up, taking a move back across a card, the pairs.  Being open is a <dialog>'s
// own business and is not kept in the model.  A dialog faces the player who opened it.

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
  const rules = optionsLine(view);
  const decides = view.wait === "move" && !waitsForOther(model);
  const computers = countComputers(save);
  const set = (name: "table" | "help") => (value: string) => act.set(name, value);
  return html`<dialog class="dialog menu" id="menu" aria-labelledby="menu-title" @click=${closeOnBackdrop}>
    <header class="menu__head">
      <h2 id="menu-title">${view.title}</h2>
      <button class="icon" type="button" aria-label="Close" @click=${closeDialog}>${icon("no")}</button>
    </header>
    ${rules ? html`<p class="quiet">${rules}</p>` : nothing}
    ${updateNotice(model)}
    ${computers || localPlayer(save) !== null ? nothing : radioGroup("How you sit", "menu-table", SEATING, save?.table ?? "same", set("table"), { pictures: true })}
    ${radioGroup("Help", "menu-help", HELP_LEVELS, save?.help ?? "marks", set("help"))}
    <div class="menu__acts">
      <button class="btn btn--small btn--ghost" type="button" ?disabled=${!view.redo} @click=${closeAnd(() => act.redo())}>
        ${icon("redo")}Redo
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="coach" ?disabled=${!decides || save?.help === "coach"} @click=${closeAnd(() => act.askCoach())}>
        ${icon("hint")}Ask the coach
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="share" @click=${closeAnd(() => openShareDialog(act))}>${icon("share")}Share</button>
      ${canBringBack(save)
        ? html`<button class="btn btn--small btn--ghost" type="button" data-act="original" @click=${closeAnd(() => act.undoNew())}>${icon("back")}Back to the game</button>`
        : nothing}
      <a class="btn btn--small btn--ghost" href=${href("rules", view.game)} @click=${closeDialog}>${icon("rules")}Rules</a>
      <a class="btn btn--small btn--ghost" href=${href("written", view.game)} @click=${closeDialog}>${icon("list")}Written out</a>
      <a class="btn btn--small btn--ghost" href=${href("setup", view.game)} @click=${closeDialog}>${icon("again")}New game</a>
      <button class="btn btn--small btn--ghost" type="button" data-act="keys" @click=${closeAnd(() => openKeys(model))}>${icon("keys")}Keys</button>
      <a class="btn btn--small btn--ghost" href=${href("settings")} @click=${closeDialog}>${icon("set")}Settings</a>
      <a class="btn btn--small btn--ghost" href=${href("home")} @click=${closeDialog}>${icon("home")}All games</a>
      ${over || computers === 2
        ? nothing
        : html`<button class="btn btn--small btn--ghost" type="button" data-act="resign" @click=${askGiveUp}>${icon("no")}Give up</button>`}
    </div>
  </dialog>`;
}

function takeBack(view: View, act: Intents) {
  const card = view.log.at(-1)?.move.replace("=", "");
  return html`<dialog class="dialog" id="takeback" aria-labelledby="takeback-title" @click=${closeOnBackdrop}>
    <h2 id="takeback-title">Take back across a new card?</h2>
    <p>The ${card} has been seen. If you both agree, the game is marked “taken back”.</p>
    <div class="dialog__a">
      <button class="btn btn--small btn--ghost" type="button" @click=${closeDialog}>Leave it</button>
      <button class="btn btn--small btn--main" type="button" data-act="agree" @click=${closeAnd(() => act.undo())}>We agree</button>
    </div>
  </dialog>`;
}

function giveUp(view: View, save: Save | null, act: Intents) {
  const sentence = (player: Player) => `${view.players[1 - player].name} wins this game.`;
  return html`<dialog class="dialog" id="giveup" aria-labelledby="giveup-title" @click=${closeOnBackdrop}>
    <h2 id="giveup-title">Who gives up?</h2>
    <div class="giveup">
      ${view.players.map(({ name }, player) =>
        levelOf(save, player) || isAway(save, player) ? nothing : html`<button class="btn btn--ghost" type="button" @click=${closeAnd(() => act.resign(player))}>
          <span>${name} gives up<small>${sentence(player)}</small></span>
        </button>`,
      )}
    </div>
    <div class="dialog__a"><button class="btn btn--small btn--main" type="button" @click=${closeDialog}>Play on</button></div>
  </dialog>`;
}

/** The pairs that win a divisor game: answer every number with its partner. */
function pairs({ coach, view }: TableModel) {
  if (coach?.view !== view || !coach.pairs.length) return nothing;
  return html`<dialog class="dialog pairs" id="pairs" aria-labelledby="pairs-title" @click=${closeOnBackdrop}>
    <header class="menu__head">
      <h2 id="pairs-title">Number and partner</h2>
      <button class="icon" type="button" aria-label="Close" @click=${closeDialog}>${icon("no")}</button>
    </header>
    <p>${coach.text}</p>
    <ul class="pairs__list">
      ${coach.pairs.map(([low, high]) => html`<li>${tile(low, { size: "s" })}${tile(high, { size: "s" })}</li>`)}
    </ul>
  </dialog>`;
}

/** Whoever opened the menu is asked: the next dialog faces them, too. */
function askGiveUp(event: Event & { currentTarget: HTMLElement }) {
  const face = event.currentTarget.closest("dialog")?.dataset.face;
  closeDialog(event);
  open("giveup", face ? Number(face) - 1 : null);
}

function open(id: string, player: Player | null) {
  const dialog = dialogById(id);
  const table = document.getElementById("board")?.dataset;
  if (!dialog || !table) return;
  // From the bar it faces whoever the whole table faces.
  dialog.dataset.face = player !== null ? String(player + 1) : table.table === "turn" ? table.turn : "1";
  dialog.showModal();
}
