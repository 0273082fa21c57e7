// Before a copy of a game from a link goes onto the table: who plays it?  A dialog that lies over every screen.

import * as common from "#words/common";
import * as words from "#words/share";
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
      <h2 id="copy-title">${words.whoAreYou}</h2>
      <button class="icon" type="button" aria-label=${common.close} @click=${closeDialog}>${icon("no")}</button>
    </header>
    ${playerPicker(gameOf(view.game), view.options, { names, seats }, { set: act.seatCopy })}
    <p>
      ${apart ? words.copyApart : words.copyHere}
      ${replaces ? words.copyReplaces : nothing}
    </p>
    <div class="dialog__a"><button class="btn btn--main" type="submit">${words.playCopy}</button></div>
  </form>`;
}
