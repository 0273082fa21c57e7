// In the tray of a player who is elsewhere, where a person here has buttons: their move comes by link, and they need
// one to make it.

import type { Intents } from "../../app/intents";
import { html } from "../parts/pieces";
import { openShareDialog } from "../parts/share-dialog";

export const sendLinkButton = (act: Pick<Intents, "share">) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="share" @click=${() => openShareDialog(act)}>
      <span>Send the link<small>and open the answer</small></span>
    </button>
  </div>`;
