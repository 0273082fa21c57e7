// @ts-check
// In the tray of a player who is elsewhere, where a person here has buttons: their move comes by
// link, and they need one to make it.  Called by table.js.

import { html } from "../parts/pieces.js";
import { openShare } from "../parts/share-dialog.js";

export const sendLink = (/** @type {any} */ act) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="share" @click=${() => openShare(act)}>
      <span>Send the link<small>and open the answer</small></span>
    </button>
  </div>`;
