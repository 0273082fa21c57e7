/**
 * The board of Number Stack: the drawn card, the nine squares that tell where every number
 * is, and at each end the kept numbers with the meter towards 15.
 *
 * Called by web/table.js.  Draws `view.table` and the trays as games/number_stack.py lays
 * them out; the sums come from there.
 */
import { html, mark, nothing, tile, upTo } from "../ui/parts/pieces";
import { moveButton, twoButtons } from "./move-buttons";
import { countCaption, deck, drawableDeck, threePlaces, well, winnerMark } from "./cards";

export const board = {
  tray(view, player, ui) {
    const { kept, makes } = view.players[player].tray;
    const won = (n) => (makes.includes(n) ? "tile--won" : "");
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
        : [deck(unseen.length, "in the stack"), view.wait === "over" ? winnerMark(view) : drawn];
    return threePlaces(left, centre, discarded, squares(view));
  },

  actions(view, ui) {
    const keep = view.choices.find((c) => c.move === "keep");
    return twoButtons(
      moveButton(view, ui, "keep", "Keep", ui.help === "off" ? "" : keep?.reason),
      moveButton(view, ui, "discard", "Discard", "out of play"),
    );
  },
};

/** The way to 15 as pegs, in figures, and (unless help is off) in a sentence. */
function meter(view, player, ui) {
  const { best, total, target, makes, hope } = view.players[player].tray;
  const all = view.table.rule === "total";
  const over = best < 0;
  const quiet = ui.help === "off" || view.wait === "over";
  const note = makes.length ? `${makes.join(" + ")} = ${target}` : over ? `${total}: over` : quiet ? "" : hope;
  return html`<div class="sum ${over ? "sum--over" : ""}">
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
function squares(view) {
  const { card, unseen } = view.table;
  const where = (n) => {
    const by = view.players.findIndex(({ tray }) => tray.kept.includes(n));
    if (by >= 0) return { how: "", words: `kept by ${view.players[by].name}`, by };
    if (n === card) return { how: "now", words: "just drawn" };
    return unseen.includes(n) ? { how: "hid", words: "still in the stack" } : { how: "out", words: "discarded" };
  };
  const words = unseen.length ? `Still in the stack: ${listed(unseen)}` : "The stack is empty";
  return html`<div class="left">
    <ol class="unseen">
      ${upTo(9).map((n) => {
        const { how, words: what, by } = where(n);
        return html`<li class=${how}>
          <span aria-hidden="true">${n}</span><span class="vh">${n}: ${what}</span>
          ${by === undefined ? nothing : mark(by)}
        </li>`;
      })}
    </ol>
    <p class="caption">${words}</p>
  </div>`;
}

const listed = (numbers: number[]) =>
  numbers.length < 2 ? String(numbers) : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
