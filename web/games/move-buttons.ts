// The buttons of the player to move.  A button works while its move is among `view.choices`; otherwise it stays where
// it is, disabled, so that no other button slides under a waiting finger.

import type { View } from "../app/view";
import { chip, html, nothing } from "../ui/parts/pieces";
import type { BoardUi } from "./board";

/** Two moves side by side, the one that builds first. */
export const twoButtons = (one: unknown, two: unknown) => html`<div class="acts">${one}${two}</div>`;

/** One big button below the other things in the tray. */
export const oneButton = (button: unknown) => html`<div class="acts acts--one">${button}</div>`;

/** What a tray shows while its player has to reach into the middle first. */
export const noButtons = (words: string) => html`<p class="acts acts--none">${words}</p>`;

/** The button of one move: its verb, and below it what it does (or why it cannot be played) or what it is worth. */
export function moveButton({ choices }: View, { coach, act }: BoardUi, move: string, verb: string, what = "") {
  const legal = choices.some((choice) => choice.move === move);
  const worth = legal && coach?.[move];
  return html`<button
    class="btn ${putsAway(move) ? "btn--ghost" : ""}"
    type="button"
    data-move=${move}
    ?data-auto=${legal && !putsAway(move)}
    ?disabled=${!legal}
    @click=${() => act.play(move)}
  >
    ${verb}${worth ? chip(worth.text, worth.best) : what ? html`<small>${what}</small>` : nothing}
  </button>`;
}

/** Such moves are drawn as outlines. */
const putsAway = (move: string) => move === "discard" || move === "skip";
