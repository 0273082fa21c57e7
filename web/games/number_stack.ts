// The board of Number Stack: the drawn card, nine squares that show where every number is, and at each end the kept
// numbers with the meter towards 15.  Adds nothing up: the sums are Python's.

import { discard, discarded, inDeck } from "#words/cards";
import * as words from "#words/number_stack";
import type { Player, Tray, View } from "../app/view";
import { emphasize, html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { countCaption, deck, drawableDeck, openCard, threePlaces, well, winnerMark } from "./cards";
import { moveButton, twoButtons } from "./move-buttons";

export interface NumberStackTable {
  /** whether all kept numbers count, or any of them */
  rule: "any" | "total";
  /** drawn and not decided upon; 0 for none */
  card: number;
  unseen: number[];
  /** discarded */
  gone: number[];
}

export interface NumberStackTray extends Tray {
  kept: number[];
  /** the best sum up to the target; negative when it is too much */
  best: number;
  total: number;
  target: number;
  /** the numbers that make the target, once they do */
  makes: number[];
  /** the numbers to come that would make it, and the same in a sentence */
  wants: number[];
  hope: string;
}

type NumberStackView = View<NumberStackTable, NumberStackTray>;

export const board = defineBoard<NumberStackTable, NumberStackTray>({
  tray(view, player, ui) {
    const { kept, makes } = view.players[player].tray;
    const won = (n: number) => (makes.includes(n) ? "tile--won" : "");
    const tiles = kept.map((n) => tile(n, { by: player, more: won(n), fly: `kept-${player}-${n}`, from: "hero" }));
    const many = kept.length > 4 ? "1" : nothing;
    return html`<div class="row row--l" role="img" aria-label=${words.keptNumbers(kept)} data-many=${many}>
        ${tiles.length ? tiles : html`<span class="slot row__none"></span>`}
      </div>
      ${meter(view, player, ui)}`;
  },

  middle(view, ui) {
    const { card, unseen, gone } = view.table;
    const discards = well(
      gone.map((n) => tile(n, { fly: `gone-${n}`, from: "hero" })),
      discarded(gone.length),
    );
    const drawn = tile(card, { size: "hero", fly: `card-${card}`, from: "deck", spot: "hero" });
    const [left, centre] =
      view.wait === "draw"
        ? [countCaption(inDeck(unseen.length)), drawableDeck(unseen.length, ui)]
        : [deck(unseen.length, inDeck(unseen.length)), view.outcome ? winnerMark(view.outcome) : openCard(drawn, view, ui)];
    return threePlaces(left, centre, discards, squares(view));
  },

  actions(view, ui) {
    const keep = view.choices.find(({ move }) => move === "keep");
    return twoButtons(
      moveButton(view, ui, "keep", words.keep, ui.help === "off" ? "" : keep?.reason),
      moveButton(view, ui, "discard", discard, words.outOfPlay),
    );
  },
});

/** The way to 15 as pegs, in figures, and (unless help is off) in a sentence. */
function meter(view: NumberStackView, player: Player, ui: BoardUi) {
  const { best, total, target, makes, hope } = view.players[player].tray;
  const all = view.table.rule === "total";
  const tooMuch = best < 0;
  const quiet = ui.help === "off" || view.wait === "over";
  const note = makes.length ? `${makes.join(" + ")} = ${target}` : tooMuch ? words.over(total) : quiet ? "" : hope;
  return html`<div class="sum ${tooMuch ? "sum--over" : ""}">
    <p class="sum__top">
      <span>${all ? words.total : words.closest(target)}</span>
      <span>${emphasize(words.ofTarget(all ? total : best, target), [])}</span>
    </p>
    <ol class="pegs" aria-hidden="true">
      ${upTo(target).map((n) => html`<li class="${n <= best ? "on" : ""} ${n === target ? "goal" : ""}"></li>`)}
    </ol>
    <p class="sum__note">${note || nothing}</p>
  </div>`;
}

/** Where each of the nine numbers is. */
function squares({ table: { card, unseen }, players }: NumberStackView) {
  const placeOf = (n: number) => {
    const by = players.findIndex(({ tray }) => tray.kept.includes(n));
    if (by >= 0) return { how: "", where: words.keptBy(n, players[by].name), by };
    if (n === card) return { how: "now", where: words.justDrawn(n) };
    return unseen.includes(n) ? { how: "hid", where: words.inTheDeck(n) } : { how: "out", where: words.isDiscarded(n) };
  };
  return html`<div class="left">
    <ol class="unseen">
      ${upTo(9).map((n) => {
        const { how, where, by } = placeOf(n);
        return html`<li class=${how}>
          <span aria-hidden="true">${n}</span><span class="vh">${where}</span>
          ${by === undefined ? nothing : mark(by)}
        </li>`;
      })}
    </ol>
    <p class="caption">${words.stillInDeck(unseen)}</p>
  </div>`;
}
