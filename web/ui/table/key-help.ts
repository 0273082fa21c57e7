// Which key does what, in a dialog that lies over every screen.  Drawn only when it is opened, since few people ask.

import { render } from "lit-html";
import { close, rules } from "#words/common";
import * as words from "#words/table";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import { closeDialog, dialogById } from "../parts/dialog";
import { html, icon, nothing } from "../parts/pieces";

/** Where a move has a key, it is the first letter of its word. */
const KEYS: [keys: string[], use: string][] = [
  [["1", "2", "3"], words.typeNumber],
  [[words.keyEnter], words.playNumber],
  [["←", "→", "↑", "↓"], words.walk],
  [[words.keyHome, words.keyEnd], words.endsOfRow],
  [["D"], words.drawOrDiscard],
  [["P", "K", "T", "S"], words.otherMoves],
  [["U"], words.toUndo],
  [["H"], words.toHint],
  [[words.keySpace], words.playThrough],
  [["?"], words.thisList],
  [[words.keyEscape], words.closeTop],
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
      <h2 id="keys-title">${words.shortcuts}</h2>
      <button class="icon" type="button" aria-label=${close} @click=${closeDialog}>${icon("no")}</button>
    </header>
    <dl class="keys__list">
      ${KEYS.map(([keys, use]) => html`<div>
        <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
        <dd>${use}</dd>
      </div>`)}
    </dl>
    <p class="quiet">${off ? words.lettersOff : words.lettersOn}</p>
    <div class="dialog__a">
      ${route.game ? html`<a class="btn btn--small btn--ghost" href=${href("rules", route.game)} @click=${closeDialog}>${icon("rules")}${rules}</a>` : nothing}
      <button class="btn btn--small btn--main" type="button" @click=${closeDialog}>${close}</button>
    </div>`;
}
