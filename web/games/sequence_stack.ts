// The board of Sequence Stack: two stacks from 1 to 5, what is blocked for whom and what one more discard blocks, the
// deck, the discards, and the draw-off where the stacks stay equal.  Decides nothing.

import { discard, discarded, inDeck } from "#words/cards";
import * as words from "#words/sequence_stack";
import type { Choice, Player, Tray, View } from "../app/view";
import { html, mark, nothing, side, slot, tile, upTo } from "../ui/parts/pieces";
import { type BoardUi, defineBoard } from "./board";
import { countCaption, deck, drawableDeck, openCard, threePlaces, well, winnerMark } from "./cards";
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
const ONE_GONE = html`${words.oneGone}<span class="vh">${words.oneGoneSpoken}</span>`;
/** By Python's kind of move. */
const HARMLESS: Record<string, string> = {
  still: words.staysBlocked,
  gone: words.blocksNothingYet,
  nothing: words.blocksNothing,
};

export const board = defineBoard<SequenceStackTable, SequenceStackTray>({
  tray({ players, table }, player) {
    const { name, tray } = players[player];
    return html`<ol class="ladder" aria-label=${words.stackLabel(name, tray.height, tray.blocked)}>
      ${upTo(TOP).map((n) => html`<li>${step(n, tray, player, table.one_gone.includes(n))}</li>`)}
    </ol>`;
  },

  middle(view, ui) {
    const { table } = view;
    if (table.draw_off) return drawOff(view, ui);
    const pile = table.pile.map(({ number, by }, i) => tile(number, { by, fly: `pile-${i}-${number}`, from: "hero" }));
    const out = [...new Set(table.out)];
    const more = out.length ? html`<span class="pile__more">${words.outForGood(out)}</span>` : nothing;
    const fly = `card-${view.log.length}`;
    const drawn = tile(table.card, { size: "hero", fly, from: "deck", spot: "hero" });
    const count = table.deck.length;
    const [left, centre] =
      view.wait === "draw"
        ? [countCaption(inDeck(count)), drawableDeck(count, ui)]
        : [deck(count, inDeck(count)), view.outcome ? winnerMark(view.outcome) : openCard(drawn, view, ui)];
    return threePlaces(left, centre, well(pile, discarded(pile.length), more));
  },

  actions(view, ui) {
    const choice = (name: string) => view.choices.find(({ move }) => move === name);
    return twoButtons(
      moveButton(view, ui, "place", words.place, choice("place") ? words.onYourStack : whyNot(view)),
      moveButton(view, ui, "discard", discard, useOfDiscarding(view, choice("discard"))),
    );
  },
});

/** Why the card cannot be placed, as far as the player's own stack shows it. */
function whyNot({ players, turn }: SequenceStackView) {
  const { next, blocked } = players[turn ?? 0].tray;
  return blocked.includes(next) ? words.isBlocked(next) : words.needFirst(next);
}

/** What discarding does to the other player, in two or three words. */
const useOfDiscarding = ({ players, turn, table }: SequenceStackView, choice?: Choice) =>
  choice?.kind === "blocks" ? words.blocksNumber(players[turn ? 0 : 1].name, table.card) : HARMLESS[choice?.kind ?? ""];

/** One number of a stack: placed, blocked, next, or still far; `warned`: one more discard blocks it. */
function step(n: number, { height, next, blocked }: SequenceStackTray, player: Player, warned: boolean) {
  const other = 1 - player;
  const isBlocked = blocked.includes(n);
  if (n <= height)
    return html`<span class="rung" data-by=${isBlocked ? side(other) : nothing}>
      ${tile(n, { by: player, fly: `stack-${player}-${n}`, from: "hero" })}
    </span>`;
  const isNext = n === next;
  if (isBlocked) return slot(n, { state: "no", by: other, tag: words.blocked, more: isNext ? "slot--due" : "" });
  const state = isNext ? "next" : "";
  if (warned) return slot(n, { state, tag: ONE_GONE, more: "slot--gone", title: words.oneGoneMeans });
  return isNext ? slot(n, { state, tag: words.next }) : slot(n);
}

/** Equal stacks that cannot grow: one card each decides, the higher number wins. */
function drawOff({ table, players, wait, outcome }: SequenceStackView, ui: BoardUi) {
  const drawn = (player: Player) => {
    const { name, tray } = players[player];
    const won = outcome?.winner === player;
    const state = won ? words.higher : tray.draw_off ? words.drew : words.toDraw;
    return html`<div class="pile duel ${won ? "duel--won" : ""}">
      ${tray.draw_off
        ? tile(tray.draw_off, { by: player, size: "xl", fly: `off-${player}`, from: "deck" })
        : html`<span class="slot duel__place"></span>`}
      <p class="pile__name">${mark(player)}<b>${name}</b>${state}</p>
    </div>`;
  };
  const count = table.deck.length;
  return threePlaces(drawn(0), wait === "draw" ? drawableDeck(count, ui) : deck(count, inDeck(count)), drawn(1));
}
