// Which key does what, in a dialog that lies over every screen.  Drawn only when it is opened: few people ask, and
// nobody else should wait for it.

import { render } from "lit-html";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import { closeDialog, dialogById } from "../parts/dialog";
import { html, icon, nothing } from "../parts/pieces";

/** Where a move has a key, it is the first letter of its word. */
const KEYS: [keys: string[], words: string][] = [
  [["1", "2", "3"], "type a number to pick it"],
  [["Enter"], "play the picked number, press the button"],
  [["←", "→", "↑", "↓"], "walk from number to number, from button to button"],
  [["Home", "End"], "to the first or last number of a row"],
  [["D"], "draw a card, or discard it"],
  [["P", "K", "T", "S"], "place, keep, take, skip"],
  [["U"], "undo"],
  [["H"], "hint"],
  [["Space"], "looking back: play the game through, or pause"],
  [["?"], "this list"],
  [["Esc"], "close what lies on top"],
];

type KeyModel = Pick<Model, "route" | "settings">;

export function openKeys(model: KeyModel) {
  const dialog = dialogById("keys");
  if (!dialog) return;
  render(contents(model), dialog);
  dialog.showModal();
}

function contents({ route, settings }: KeyModel) {
  const off = settings.keys === "off";
  return html`<header class="menu__head">
      <h2 id="keys-title">Keys</h2>
      <button class="icon" type="button" aria-label="Close" @click=${closeDialog}>${icon("no")}</button>
    </header>
    <dl class="keys__list">
      ${KEYS.map(([keys, words]) => html`<div>
        <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
        <dd>${words}</dd>
      </div>`)}
    </dl>
    <p class="quiet">${off ? "Letters and digits are switched off." : "Letters and digits can be switched off in the settings."} Tab and Enter always work.</p>
    <div class="dialog__a">
      ${route.game ? html`<a class="btn btn--small btn--ghost" href=${href("rules", route.game)} @click=${closeDialog}>${icon("rules")}Rules</a>` : nothing}
      <button class="btn btn--small btn--main" type="button" @click=${closeDialog}>Close</button>
    </div>`;
}
