// The board of Number Stack: the drawn card, the nine squares that tell where every number is, and at each end the
// kept numbers with the meter towards 15.  Adds nothing up: the sums are Python's.

import type { Player, Tray, View } from "../app/view";
import { html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { countCaption, deck, drawableDeck, threePlaces, well, winnerMark } from "./cards";
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
    const words = `Kept: ${kept.join(", ") || "nothing yet"}`;
    return html`<div class="row row--l" role="img" aria-label=${words} data-many=${kept.length > 4 ? "1" : nothing}>
        ${tiles.length ? tiles : html`<span class="slot row__none"></span>`}
      </div>
      ${meter(view, player, ui)}`;
  },

  middle(view, ui) {
    const { card, unseen, gone } = view.table;
    const discarded = well(
      gone.map((n) => tile(n, { fly: `gone-${n}`, from: "hero" })),
      html`<b>${gone.length}</b> discarded`,
    );
    const drawn = tile(card, { size: "hero", fly: `card-${card}`, from: "deck", spot: "hero" });
    const [left, centre] =
      view.wait === "draw"
        ? [countCaption(unseen.length, "in the stack"), drawableDeck(unseen.length, ui)]
        : [deck(unseen.length, "in the stack"), view.outcome ? winnerMark(view.outcome) : drawn];
    return threePlaces(left, centre, discarded, squares(view));
  },

  actions(view, ui) {
    const keep = view.choices.find(({ move }) => move === "keep");
    return twoButtons(
      moveButton(view, ui, "keep", "Keep", ui.help === "off" ? "" : keep?.reason),
      moveButton(view, ui, "discard", "Discard", "out of play"),
    );
  },
});

/** The way to 15 as pegs, in figures, and (unless help is off) in a sentence. */
function meter(view: NumberStackView, player: Player, ui: BoardUi) {
  const { best, total, target, makes, hope } = view.players[player].tray;
  const all = view.table.rule === "total";
  const tooMuch = best < 0;
  const quiet = ui.help === "off" || view.wait === "over";
  const note = makes.length ? `${makes.join(" + ")} = ${target}` : tooMuch ? `${total}: over` : quiet ? "" : hope;
  return html`<div class="sum ${tooMuch ? "sum--over" : ""}">
    <p class="sum__top">
      <span>${all ? "total" : "best sum"}</span>
      <span><b>${all ? total : best}</b> of ${target}</span>
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
    if (by >= 0) return { how: "", words: `kept by ${players[by].name}`, by };
    if (n === card) return { how: "now", words: "just drawn" };
    return unseen.includes(n) ? { how: "hid", words: "still in the stack" } : { how: "out", words: "discarded" };
  };
  return html`<div class="left">
    <ol class="unseen">
      ${upTo(9).map((n) => {
        const { how, words, by } = placeOf(n);
        return html`<li class=${how}>
          <span aria-hidden="true">${n}</span><span class="vh">${n}: ${words}</span>
          ${by === undefined ? nothing : mark(by)}
        </li>`;
      })}
    </ol>
    <p class="caption">${unseen.length ? `Still in the stack: ${listed(unseen)}` : "The stack is empty"}</p>
  </div>`;
}

const listed = (numbers: number[]) =>
  numbers.length < 2 ? String(numbers) : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
