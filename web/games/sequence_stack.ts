// The board of Sequence Stack: two stacks from 1 to 5, what is blocked for whom and what one more discard blocks, the
// deck, the discards, and the draw-off where the stacks stay equal.  Decides nothing.

import type { Player, Tray, View } from "../app/view";
import { html, mark, nothing, side, slot, tile, upTo } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { countCaption, deck, drawableDeck, threePlaces, well, winnerMark } from "./cards";
import { moveButton, twoButtons } from "./move-buttons";

export interface SequenceStackTable {
  /** drawn and not decided upon; 0 for none */
  card: number;
  /** the cards to come, sorted */
  deck: number[];
  /** left out for good when the discards were shuffled */
  out: number[];
  /** the numbers that one more discard blocks */
  one_gone: number[];
  pile: { number: number; by: Player }[];
  /** equal stacks that cannot grow: one card each decides */
  draw_off: boolean;
}

export interface SequenceStackTray extends Tray {
  height: number;
  /** the number needed; 0 once the stack is complete */
  next: number;
  blocked: number[];
  /** the card drawn to break the tie; 0 for none */
  draw_off: number;
}

type SequenceStackView = View<SequenceStackTable, SequenceStackTray>;

const TOP = 5;
const WARNING = "One of the two cards is gone: one more discard blocks this number.";
const ONE_GONE = html`one gone<span class="vh">, one more discard blocks it</span>`;
/** By Python's kind of move. */
const HARMLESS: Record<string, string> = {
  still: "stays blocked",
  gone: "blocks nothing yet",
  nothing: "blocks nothing",
};

export const board = defineBoard<SequenceStackTable, SequenceStackTray>({
  tray({ players, table }, player) {
    const { name, tray } = players[player];
    const stack = upTo(tray.height).join(", ") || "empty";
    const blocked = tray.blocked.length ? `; blocked: ${tray.blocked.join(", ")}` : "";
    return html`<ol class="ladder" aria-label="${name}’s stack: ${stack}${blocked}">
      ${upTo(TOP).map((n) => html`<li>${step(n, tray, player, table.one_gone.includes(n))}</li>`)}
    </ol>`;
  },

  middle(view, ui) {
    const { table } = view;
    if (table.draw_off) return drawOff(view, ui);
    const pile = table.pile.map(({ number, by }, i) => tile(number, { by, fly: `pile-${i}-${number}`, from: "hero" }));
    const out = [...new Set(table.out)];
    const words = html`<b>${pile.length}</b> discarded${out.length
        ? html`<span class="pile__more">out for good: ${out.join(", ")}</span>`
        : nothing}`;
    const fly = `card-${view.log.length}`;
    const drawn = tile(table.card, { size: "hero", fly, from: "deck", spot: "hero" });
    const count = table.deck.length;
    const [left, centre] =
      view.wait === "draw"
        ? [countCaption(count, "in the deck"), drawableDeck(count, ui)]
        : [deck(count, "in the deck"), view.outcome ? winnerMark(view.outcome) : drawn];
    return threePlaces(left, centre, well(pile, words));
  },

  actions(view, ui) {
    const discard = view.choices.find(({ move }) => move === "discard");
    return twoButtons(
      moveButton(view, ui, "place", "Place", "on my stack"),
      moveButton(view, ui, "discard", "Discard", discard && useOfDiscarding(discard.kind, view)),
    );
  },
});

/** What discarding does to the other player, in two or three words. */
const useOfDiscarding = (kind: string, { players, turn }: SequenceStackView) =>
  kind === "blocks" ? `blocks ${players[turn ? 0 : 1].name}` : HARMLESS[kind];

/** One number of a stack: placed, blocked, next, or still far; `warned`: one more discard blocks it. */
function step(n: number, { height, next, blocked }: SequenceStackTray, player: Player, warned: boolean) {
  const other = 1 - player;
  const isBlocked = blocked.includes(n);
  if (n <= height)
    return html`<span class="rung" data-by=${isBlocked ? side(other) : nothing}>
      ${tile(n, { by: player, fly: `stack-${player}-${n}`, from: "hero" })}
    </span>`;
  const isNext = n === next;
  if (isBlocked) return slot(n, { state: "no", by: other, tag: "blocked", more: isNext ? "slot--due" : "" });
  const state = isNext ? "next" : "";
  if (warned) return slot(n, { state, tag: ONE_GONE, more: "slot--gone", title: WARNING });
  return isNext ? slot(n, { state, tag: "next" }) : slot(n);
}

/** Equal stacks that cannot grow: one card each decides, the higher number wins. */
function drawOff({ table, players, wait, outcome }: SequenceStackView, ui: BoardUi) {
  const drawn = (player: Player) => {
    const { name, tray } = players[player];
    const won = outcome?.winner === player;
    const words = won ? "higher number" : tray.draw_off ? "drew" : "to draw";
    return html`<div class="pile duel ${won ? "duel--won" : ""}">
      ${tray.draw_off
        ? tile(tray.draw_off, { by: player, size: "xl", fly: `off-${player}`, from: "deck" })
        : html`<span class="slot duel__place"></span>`}
      <p class="pile__name">${mark(player)}<b>${name}</b>${words}</p>
    </div>`;
  };
  const count = table.deck.length;
  return threePlaces(drawn(0), wait === "draw" ? drawableDeck(count, ui) : deck(count, "left over"), drawn(1));
}
