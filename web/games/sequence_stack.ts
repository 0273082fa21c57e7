/**
 * The board of Sequence Stack: two stacks from 1 to 5, what is blocked for whom and what one more
 * discard blocks, the deck, the discards, and the draw-off where the stacks stay equal.
 *
 * Draws `view.table` and the trays as numgames/sequence_table.py lays them out; decides nothing.
 */
import { html, mark, nothing, side, slot, tile, upTo } from "../ui/parts/pieces";
import { moveButton, twoButtons } from "./move-buttons";
import { countCaption, deck, drawableDeck, threePlaces, well, winnerMark } from "./cards";

const TOP = 5;
const WARNING = "One of the two cards is gone: one more discard blocks this number.";
const ONE_GONE = html`one gone<span class="vh">, one more discard blocks it</span>`;

export const board = {
  tray(view, player) {
    const { name, tray } = view.players[player];
    const stack = upTo(tray.height).join(", ") || "empty";
    const blocked = tray.blocked.length ? `; blocked: ${tray.blocked.join(", ")}` : "";
    const { one_gone: warned } = view.table;
    return html`<ol class="ladder" aria-label="${name}’s stack: ${stack}${blocked}">
      ${upTo(TOP).map((n) => html`<li>${step(n, tray, player, warned.includes(n))}</li>`)}
    </ol>`;
  },

  middle(view, ui) {
    const { table } = view;
    if (table.draw_off) return drawOff(view, ui);
    const pile = table.pile.map(({ number, by }, i) =>
      tile(number, { by, fly: `pile-${i}-${number}`, from: "hero" }),
    );
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
        : [deck(count, "in the deck"), view.wait === "over" ? winnerMark(view) : drawn];
    return threePlaces(left, centre, well(pile, words));
  },

  actions(view, ui) {
    const other = view.players[1 - view.turn];
    const does = { blocks: `blocks ${other.name}`, still: "stays blocked", gone: "blocks nothing yet", nothing: "blocks nothing" };
    const kind = view.choices.find((c) => c.move === "discard")?.kind;
    return twoButtons(
      moveButton(view, ui, "place", "Place", "on my stack"),
      moveButton(view, ui, "discard", "Discard", does[kind]),
    );
  },
};

/** One number of a stack: placed, blocked, next, or still far; `warned`: one more discard blocks it. */
function step(n, tray, player, warned) {
  const no = tray.blocked.includes(n);
  if (n <= tray.height)
    return html`<span class="rung" data-by=${no ? side(1 - player) : nothing}>
      ${tile(n, { by: player, fly: `stack-${player}-${n}`, from: "hero" })}
    </span>`;
  const next = n === tray.next;
  if (no) return slot(n, { state: "no", by: 1 - player, tag: "blocked", more: next ? "slot--due" : "" });
  const state = next ? "next" : "";
  if (warned) return slot(n, { state, tag: ONE_GONE, more: "slot--gone", title: WARNING });
  return next ? slot(n, { state, tag: "next" }) : slot(n);
}

/** Equal stacks that cannot grow: one card each decides, the higher number wins. */
function drawOff(view, ui) {
  const { table, wait, outcome } = view;
  const drawn = (player) => {
    const { name, tray } = view.players[player];
    const won = outcome?.winner === player;
    const words = won ? "higher number" : tray.draw_off ? "drew" : "to draw";
    return html`<div class="pile duel ${won ? "duel--won" : ""}">
      ${tray.draw_off
        ? tile(tray.draw_off, { by: player, size: "xl", fly: `off-${player}`, from: "deck" })
        : html`<span class="slot duel__place"></span>`}
      <p class="pile__name">${mark(player)}<b>${name}</b>${words}</p>
    </div>`;
  };
  const middle =
    wait === "draw" ? drawableDeck(table.deck.length, ui) : deck(table.deck.length, "left over");
  return threePlaces(drawn(0), middle, drawn(1));
}
