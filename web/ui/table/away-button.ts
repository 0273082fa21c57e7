// What stands in the tray of a player who is far away, where a person here has buttons: their moves come by link, and
// they need a link to make one.

import { sendMove, thenWait } from "#words/table";
import type { Intents } from "../../app/intents";
import { html } from "../parts/pieces";
import { openShareDialog } from "../parts/share-dialog";

export const sendLinkButton = (act: Pick<Intents, "share">) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="share" @click=${() => openShareDialog(act)}>
      <span>${sendMove}<small>${thenWait}</small></span>
    </button>
  </div>`;
