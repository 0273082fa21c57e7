// The badge in the corner: how ready this device is for playing without a network, and the offer of a new version.
// Knows what to show, not how it comes about.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { html, icon, nothing } from "./pieces";

export function offlineBadge({ offline, engine }: Pick<Model, "offline" | "engine">, act: Pick<Intents, "update">) {
  switch (offline.state) {
    case "update":
      return html`<button class="badge badge--warn badge--press" type="button" @click=${() => act.update()}>
        ${icon("again")}${offline.held ? words.updateAfterOther : words.updateNow}
      </button>`;
    case "ready":
      return html`<p class="badge badge--ok" title=${offline.sentence}>${icon("ok")}${words.readyOffline}</p>`;
    case "hole":
      return html`<p class="badge badge--warn" title=${offline.sentence}>${icon("no")}${words.needsNetwork}</p>`;
    case "fetching": // once the engine's bytes have been counted, these are the same again
      return gettingReady(offline, engine.full !== "ready");
  }
  // On a first visit the second engine is the bulk of what is fetched, and comes first.
  if (offline.first && engine.quick !== "starting" && engine.full === "starting")
    return gettingReady({ done: engine.loaded, total: engine.total });
  return nothing;
}

/** The same offer while a game is on: nothing to press. */
export const updateNotice = ({ offline }: Pick<Model, "offline">) =>
  offline.state === "update"
    ? html`<p class="badge badge--warn">${icon("again")}${words.updateAfterThis}</p>`
    : nothing;

const gettingReady = ({ done, total }: { done: number; total: number }, counted = true) =>
  html`<p class="badge badge--fetch">
    ${icon("clock")}<span>${words.gettingReady}</span>
    <progress max=${total} value=${done} aria-label=${common.downloaded}></progress>
    ${counted ? html`<span>${words.megabytesOnce(megabytes(done), megabytes(total))}</span>` : nothing}
  </p>`;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
