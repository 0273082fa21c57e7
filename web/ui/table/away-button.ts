// In the tray of a player who is elsewhere, where a person here has buttons: their move comes by
// link, and they need one to make it.  Called by table.js.

import { html } from "../parts/pieces";
import { openShare } from "../parts/share-dialog";

export const sendLink = (act: any) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="share" @click=${() => openShare(act)}>
      <span>Send the link<small>and open the answer</small></span>
    </button>
  </div>`;
