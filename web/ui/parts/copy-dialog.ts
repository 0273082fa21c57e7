// Before a copy of a game from a link goes onto the table: who plays it?  A dialog, drawn over
// every screen by over.js and opened by screens/link.js.

import { html, icon, nothing } from "./pieces";
import { closeDialog, closeOnBackdrop } from "./dialog";
import { gameOf } from "../../app/routes";
import { isAway } from "../../app/seats";
import { playerPicker } from "./player-picker";

export const openCopyDialog = () => (document.getElementById("copy") as HTMLDialogElement).showModal();

export function copyDialog({ playOn, saves }, act) {
  return html`<dialog class="dialog copy" id="copy" aria-labelledby="copy-title" @click=${closeOnBackdrop}>
    ${playOn ? form(playOn, saves, act) : nothing}
  </dialog>`;
}

function form({ view, names, seats }, saves, act) {
  const apart = [0, 1].some((player) => isAway({ seats }, player));
  const open = saves.some(({ game, brief }) => game === view.game && brief.turn !== null);
  const start = (event: Event) => {
    event.preventDefault();
    (event.target as HTMLElement).closest("dialog")?.close();
    act.startCopy();
  };
  return html`<form autocomplete="off" @submit=${start}>
    <header class="menu__head">
      <h2 id="copy-title">Who plays on?</h2>
      <button class="icon" type="button" aria-label="Close" @click=${closeDialog}>${icon("no")}</button>
    </header>
    ${playerPicker(gameOf(view.game), view.options, { names, seats }, { set: act.seatCopy })}
    <p>
      ${apart ? "After each of your moves you get a new link to send. Names stay on this device." : "You play a copy. The link stays as it is."}
      ${open ? "The game that lies on this table now is kept, and can be brought back." : nothing}
    </p>
    <div class="dialog__a"><button class="btn btn--main" type="submit">Play on</button></div>
  </form>`;
}
