/**
 * The table's dialogs: the menu, giving up, taking a move back across a card.
 *
 * Called by web/table.js.  Native <dialog>s; being open is the dialog's own business and is
 * not kept in the model.  A dialog faces the player who opened it.
 */
import { updateNotice } from "../parts/offline-badge";
import { HELP_LEVELS, SEATING, radioGroup } from "../parts/radio-group";
import { closeOnBackdrop, closeDialog } from "../parts/dialog";
import { openKeys } from "./key-help";
import { optionsLine } from "../../app/options";
import { html, icon, nothing, tile } from "../parts/pieces";
import { canBringBack } from "../../app/saves";
import { openShareDialog } from "../parts/share-dialog";
import { countComputers, waitsForOther, isAway, levelOf, localPlayer } from "../../app/seats";

export const openMenu = (player: number | null) => open("menu", player);
export const askTakeBack = (player: number | null) => open("takeback", player);
export const openPairs = () => open("pairs", null);

export function dialogs(model, act) {
  const { view, save } = model;
  return html`${menu(model, act)} ${takeBack(view, act)} ${giveUp(view, save, act)} ${pairs(model)}`;
}

function menu(model, act) {
  const { view, save } = model;
  const over = view.wait === "over";
  const rules = optionsLine(view);
  const decides = view.wait === "move" && !waitsForOther(model);
  const computers = countComputers(save);
  const set = (name: string) => (value: string) => act.set(name, value);
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
      <button class="btn btn--small btn--ghost" type="button" ?disabled=${!view.redo} @click=${(event) => (closeDialog(event), act.redo())}>
        ${icon("redo")}Redo
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="coach" ?disabled=${!decides || save?.help === "coach"} @click=${(event) => (closeDialog(event), act.askCoach())}>
        ${icon("hint")}Ask the coach
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="share" @click=${(event) => (closeDialog(event), openShareDialog(act))}>${icon("share")}Share</button>
      ${canBringBack(save)
        ? html`<button class="btn btn--small btn--ghost" type="button" data-act="original" @click=${(event) => (closeDialog(event), act.undoNew())}>${icon("back")}Back to the game</button>`
        : nothing}
      <a class="btn btn--small btn--ghost" href="#/rules/${view.game}" @click=${closeDialog}>${icon("rules")}Rules</a>
      <a class="btn btn--small btn--ghost" href="#/written/${view.game}" @click=${closeDialog}>${icon("list")}Written out</a>
      <a class="btn btn--small btn--ghost" href="#/setup/${view.game}" @click=${closeDialog}>${icon("again")}New game</a>
      <button class="btn btn--small btn--ghost" type="button" data-act="keys" @click=${(event) => (closeDialog(event), openKeys(model))}>${icon("keys")}Keys</button>
      <a class="btn btn--small btn--ghost" href="#/settings" @click=${closeDialog}>${icon("set")}Settings</a>
      <a class="btn btn--small btn--ghost" href="#/" @click=${closeDialog}>${icon("home")}All games</a>
      ${over || computers === 2
        ? nothing
        : html`<button class="btn btn--small btn--ghost" type="button" data-act="resign" @click=${resigning}>${icon("no")}Give up</button>`}
    </div>
  </dialog>`;
}

function takeBack(view, act) {
  const card = view.log.at(-1)?.move.replace("=", "");
  return html`<dialog class="dialog" id="takeback" aria-labelledby="takeback-title" @click=${closeOnBackdrop}>
    <h2 id="takeback-title">Take back across a new card?</h2>
    <p>The ${card} has been seen. If you both agree, the game is marked “taken back”.</p>
    <div class="dialog__a">
      <button class="btn btn--small btn--ghost" type="button" @click=${closeDialog}>Leave it</button>
      <button class="btn btn--small btn--main" type="button" data-act="agree" @click=${(event) => (closeDialog(event), act.undo())}>We agree</button>
    </div>
  </dialog>`;
}

function giveUp(view, save, act) {
  const sentence = (player) => `${view.players[1 - player].name} wins this game.`;
  return html`<dialog class="dialog" id="giveup" aria-labelledby="giveup-title" @click=${closeOnBackdrop}>
    <h2 id="giveup-title">Who gives up?</h2>
    <div class="giveup">
      ${view.players.map(({ name }, player) =>
        levelOf(save, player) || isAway(save, player) ? nothing : html`<button class="btn btn--ghost" type="button" @click=${(event) => (closeDialog(event), act.resign(player))}>
          <span>${name} gives up<small>${sentence(player)}</small></span>
        </button>`,
      )}
    </div>
    <div class="dialog__a"><button class="btn btn--small btn--main" type="button" @click=${closeDialog}>Play on</button></div>
  </dialog>`;
}

/** The pairs that win a divisor game: answer every number with its partner. */
function pairs({ coach, view }) {
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

function resigning(event) {
  const face = event.currentTarget.closest("dialog").dataset.face;
  closeDialog(event);
  open("giveup", face ? Number(face) - 1 : null);
}

function open(id, player) {
  const dialog = (document.getElementById(id) as HTMLDialogElement);
  const play = (document.getElementById("board") as HTMLElement);
  // From the bar it faces whoever the whole table faces.
  const face = player === null ? (play.dataset.table === "turn" ? play.dataset.turn : "1") : String(player + 1);
  dialog.dataset.face = face;
  dialog.showModal();
}
