// What lies over every screen: toasts, the coin, and the dialogs that are opened from more than one screen.  It faces
// the player it is meant for.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { Intents } from "../app/intents";
import type { Model } from "../app/model";
import { copyDialog } from "./parts/copy-dialog";
import { closeOnBackdrop } from "./parts/dialog";
import { html, mark, nothing } from "./parts/pieces";
import { shareDialog } from "./parts/share-dialog";
import { toasts } from "./parts/toasts";

export function overlay(model: Model, act: Intents) {
  return html`${isOnTable(model) ? nothing : toasts(model, act)}
    <dialog class="dialog keys" id="keys" aria-labelledby="keys-title" @click=${closeOnBackdrop}></dialog>
    ${model.route.screen === "play" ? coin(model, act) : nothing} ${shareDialog(model, act)} ${copyDialog(model, act)}`;
}

const isOnTable = ({ route, view }: Model) => route.screen === "play" && view?.game === route.game;

/** The coin that was tossed: a layer that any tap takes away; it goes by itself, too. */
function coin({ tossed, view }: Model, act: Intents) {
  if (tossed === null || !view) return nothing;
  const { name } = view.players[tossed];
  return html`<div class="toss" @click=${act.seenToss}>
    <span class="coin coin--${tossed + 1}"><i class="coin__face">${mark(0)}</i><i class="coin__face coin__face--b">${mark(1)}</i></span>
    <p class="toss__say">${words.coinLanded(common.shapes[tossed])} <b>${words.coinStarts(name)}</b></p>
  </div>`;
}
