// @ts-check
// In the tray of a player who is elsewhere, where a person here has buttons: their move comes by
// link, and they need one to make it.  Called by table.js.

import { html, icon } from "./parts.js";
import { openShare } from "./screens/share.js";

export function sendLink(/** @type {any} */ view, /** @type {any} */ act) {
  const { name } = view.players[view.turn];
  return html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="share" @click=${() => openShare(act)}>
      ${icon("share")}<span>Send the link<small>${name} answers with another</small></span>
    </button>
  </div>`;
}
