// What lies over every screen: the toast, trouble with the engine, the coin, and the dialogs that are opened from more
// than one screen.  It faces the player it is meant for.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { Intents } from "../app/intents";
import type { Model } from "../app/model";
import { copyDialog } from "./parts/copy-dialog";
import { closeOnBackdrop } from "./parts/dialog";
import { html, mark, nothing } from "./parts/pieces";
import { shareDialog } from "./parts/share-dialog";

export function overlay(model: Model, act: Intents) {
  return html`${isOnTable(model) ? nothing : toasts(model, act)}
    <dialog class="dialog keys" id="keys" aria-labelledby="keys-title" @click=${closeOnBackdrop}></dialog>
    ${model.route.screen === "play" ? coin(model, act) : nothing} ${shareDialog(model, act)} ${copyDialog(model, act)}`;
}

/** What is said for a moment, and what is wrong.  A table has its own place for it, which turns with the table. */
export const toasts = (model: Model, act: Intents) =>
  html`<div class="toasts" role="status">${trouble(model, act)} ${otherTabBar(model, act)} ${toast(model, act)}</div>`;

const isOnTable = ({ route, view }: Model) => route.screen === "play" && view?.game === route.game;

function toast({ toast }: Model, { closeToast, holdToast, letToast }: Intents) {
  if (!toast) return nothing;
  const press = () => {
    closeToast();
    toast.act?.();
  };
  return html`<p
    class="toast"
    @pointerenter=${holdToast}
    @focusin=${holdToast}
    @pointerleave=${letToast}
    @focusout=${letToast}
  >
    ${toast.text}${toast.label
      ? html` <button type="button" class="toast__b" @click=${press}>${toast.label}</button>`
      : nothing}
  </p>`;
}

/** Both interpreters are gone: one calm sentence that stays, and a way on. */
function trouble({ engine }: Model, act: Intents) {
  if (engine.quick !== "failed" || engine.full !== "failed") return nothing;
  return html`<p class="toast" data-trouble>
    ${engine.sentence} <button type="button" class="toast__b" @click=${act.retry}>${common.tryAgain}</button>
  </p>`;
}

/** Games go on in one tab at a time; the others say so, and offer to be that one. */
function otherTabBar({ writer }: Model, act: Intents) {
  if (writer === "this tab") return nothing;
  const moved = writer === "moved to another tab";
  return html`<p class="toast" data-tabs>
    ${moved ? words.movedElsewhere : words.openElsewhere}
    <button type="button" class="toast__b" data-act="take-over" @click=${act.takeOver}>${words.takeOver}</button>
  </p>`;
}

/** The coin that was tossed: a layer that any tap takes away; it goes by itself, too. */
function coin({ tossed, view }: Model, act: Intents) {
  if (tossed === null || !view) return nothing;
  const { name } = view.players[tossed];
  return html`<div class="toss" @click=${act.seenToss}>
    <span class="coin coin--${tossed + 1}"><i class="coin__face">${mark(0)}</i><i class="coin__face coin__face--b">${mark(1)}</i></span>
    <p class="toss__say">${words.coinLanded(common.shapes[tossed])} <b>${words.coinStarts(name)}</b></p>
  </div>`;
}
