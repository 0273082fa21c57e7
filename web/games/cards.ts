// What the three card games share: the three places in the middle, the deck, the well.  Knows no rule: counts,
// numbers and words arrive ready to draw.

import { tapToDraw } from "#words/cards";
import type { Outcome, View } from "../app/view";
import { back, emphasize, html, mark, nothing } from "../ui/parts/pieces";
import type { BoardUi } from "./board";

/** The middle of a card game: left, centre and right, and what stands below them. */
export const threePlaces = (left: unknown, centre: unknown, right: unknown, below: unknown = nothing) =>
  html`<div class="stage">
    <div class="trio">
      <div class="trio__side">${left}</div>
      <div class="trio__hero">${centre}</div>
      <div class="trio__side">${right}</div>
    </div>
    ${below}
  </div>`;

/** The centre once all is over: the winner's shape. */
export const winnerMark = ({ winner }: Outcome) => mark(winner, "mark--won");

/**
 * The card to decide on.  A tap on it plays the one move there is; with two it shows where to choose, since which of
 * them was meant nobody can know.
 */
export const openCard = (card: unknown, { choices }: View, { readOnly, act }: BoardUi) =>
  readOnly || !choices.length
    ? card
    : html`<div class="opencard" data-card @click=${() => (choices.length === 1 ? act.play(choices[0].move) : pointAtChoices())}>
        ${card}
      </div>`;

function pointAtChoices() {
  for (const button of document.querySelectorAll(".tray.is-turn .acts .btn"))
    button.animate([{ outline: ".25rem solid currentcolor", outlineOffset: ".1875rem" }, {}], 700);
}

/** The deck during a decision: it only shows how much is left, and says so in `words`. */
export const deck = (count: number, words: string) =>
  html`<div class="pile">
    <div class="deck" data-spot="deck" data-deep=${depth(count)}>
      ${count ? back("l") : html`<span class="slot deck__empty"></span>`}
    </div>
    ${countCaption(words)}
  </div>`;

/** The deck while it waits to be drawn from: the hero of the table, and a person's button. */
export const drawableDeck = (count: number, { readOnly, act }: BoardUi) =>
  readOnly
    ? html`<div class="deck deck--draw deck--away" data-spot="deck" data-deep=${depth(count)}>
        ${back("hero")}
      </div>`
    : html`<button
        class="deck deck--draw"
        type="button"
        data-move="draw"
        data-auto
        data-spot="deck"
        data-deep=${depth(count)}
        @click=${() => act.draw()}
      >
        ${back("hero", tapToDraw)}
      </button>`;

/** A sunken well of flat tiles, and what they are. */
export const well = (tiles: unknown[], words: string, more: unknown = nothing) =>
  html`<div class="pile">
    <div class="fan" data-many=${tiles.length > 4 ? (tiles.length > 9 ? "2" : "1") : nothing}>
      ${tiles.length ? tiles : html`<span class="fan__none" aria-hidden="true"></span>`}
    </div>
    <p class="pile__name">${emphasize(words, [])}${more}</p>
  </div>`;

/** "3 in the deck", the figure large. */
export const countCaption = (words: string) => html`<p class="pile__name">${emphasize(words, [])}</p>`;

/** How many edges a pile of `count` shows. */
const depth = (count: number) => String(Math.min(count, 3));
