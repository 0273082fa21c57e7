// The badge in the corner: how ready this device is for playing without a network, and the
// offer of a new version.  Drawn by the home and end screens, never over a game (its menu has
// `later`); styled by style/base.css and style/install.css.  Knows what to show, not how it comes about.

import { html, icon, nothing } from "./pieces";
import type { Status } from "../../python/engine";

export function offlineBadge({ offline, engine }: {offline: any, engine: Status}, act: {update: () => void}) {
  switch (offline.state) {
    case "update":
      return html`<button class="badge badge--warn badge--press" type="button" @click=${() => act.update()}>
        ${icon("again")}${offline.held ? "New version, after the other game" : "New version: start it"}
      </button>`;
    case "ready":
      return html`<p class="badge badge--ok" title=${offline.sentence}>${icon("ok")}Ready offline</p>`;
    case "hole":
      return html`<p class="badge badge--warn" title=${offline.sentence}>${icon("no")}Needs the network once</p>`;
    case "fetching": // once the engine's bytes have been counted, these are the same again
      return gettingReady(offline, engine.full !== "ready");
  }
  // On a first visit the second engine is the bulk of what is fetched, and comes first.
  if (offline.first && engine.quick !== "starting" && engine.full === "starting")
    return gettingReady({ done: engine.loaded, total: engine.total });
  return nothing;
}

/** In the menu of a game that is on: nothing to press. */
export const updateNotice = ({ offline }: {offline: any}) =>
  offline.state === "update"
    ? html`<p class="badge badge--warn">${icon("again")}New version, after this game</p>`
    : nothing;

const gettingReady = ({ done, total }: {done: number, total: number}, counted = true) =>
  html`<p class="badge badge--fetch">
    ${icon("clock")}<span>Getting ready</span>
    <progress max=${total} value=${done} aria-label="Downloaded"></progress>
    ${counted ? html`<span>${megabytes(done)} of ${megabytes(total)} MB, only once</span>` : nothing}
  </p>`;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
