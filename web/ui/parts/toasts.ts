// What is said for a moment, and what is wrong: the toast, trouble with the engine, games in another tab.  A table has
// its own place for it, which turns with the table.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { html, nothing } from "./pieces";

export const toasts = (model: Model, act: Intents) =>
  html`<div class="toasts" role="status">${trouble(model, act)} ${otherTabBar(model, act)} ${toast(model, act)}</div>`;

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
