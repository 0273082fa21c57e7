// Before a copy of a game from a link goes onto the table: who plays it?  A dialog that lies over every screen.

import type { Intents } from "../../app/intents";
import type { CopyPlan, Model } from "../../app/model";
import { gameOf } from "../../app/routes";
import type { Save } from "../../app/saved";
import { isAway } from "../../app/seats";
import { closeDialog, closeOnBackdrop, openDialog } from "./dialog";
import { html, icon, nothing } from "./pieces";
import { playerPicker } from "./player-picker";

type CopyIntents = Pick<Intents, "seatCopy" | "startCopy">;

export const openCopyDialog = () => openDialog("copy");

export const copyDialog = ({ copy, saves }: Pick<Model, "copy" | "saves">, act: CopyIntents) =>
  html`<dialog class="dialog copy" id="copy" aria-labelledby="copy-title" @click=${closeOnBackdrop}>
    ${copy ? form(copy, saves, act) : nothing}
  </dialog>`;

function form({ view, names, seats }: CopyPlan, saves: Save[], act: CopyIntents) {
  const apart = [0, 1].some((player) => isAway({ seats }, player));
  const replaces = saves.some(({ game, brief }) => game === view.game && brief.turn !== null);
  const start = (event: Event) => {
    event.preventDefault();
    closeDialog(event);
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
      ${replaces ? "The game that lies on this table now is kept, and can be brought back." : nothing}
    </p>
    <div class="dialog__a"><button class="btn btn--main" type="submit">Play on</button></div>
  </form>`;
}
