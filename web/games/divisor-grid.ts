/**
 * What the two factor games share: the grid of numbers, the picked number in the mover's
 * tray, the numbers of whoever waits, the legend.
 *
 * Called by the boards of Number Sequence Showdown and Stack Attack: Factors; styled by
 * games/chain.css.  Which numbers fit, and why, arrives in `view.choices`; with help off the
 * page keeps quiet about it and Python judges the number once it is played.
 */
import { guard } from "lit-html/directives/guard.js";
import { chip, html, nothing, side, tile, upTo } from "../ui/parts/pieces";
import { oneButton } from "./move-buttons";

/** Few numbers stand in fewer columns, so that a cell stays a good target. */
const COLUMNS = { 100: 10, 50: 10, 30: 6, 20: 5 };
const MINE = 12; // a tray shows the last numbers of its player; all of them are on the grid

/** The numbers of the game.  The first tap picks one, the second (or the button) plays it. */
export function grid(view, ui) {
  const { n, chain, slip } = view.table;
  const owner = new Map(chain.map((link) => [link.number, link.by]));
  const last = chain.at(-1)?.number;
  const fits = fitting(view, ui);
  const columns = COLUMNS[n];
  const partner = partnerOf(ui.selected, ui);
  const cell = (number: number) => {
    const picked = ui.selected === String(number);
    const state = stateOf(number, { view, owner, last, slip, kind: fits.get(String(number))?.kind });
    const dead = view.wait === "over" || owner.has(number) || Boolean(ui.computer);
    const help = `${keepsTheWin(number, ui) ? "keep" : ""} ${number === partner ? "partner" : ""}`;
    const by = picked ? view.turn : owner.get(number);
    const how = [state.how, picked, help, by, state.words, worth(number, ui), dead];
    return guard(how, () => html`<button
      type="button"
      class="cell ${state.how} ${picked ? "sel" : ""} ${help}"
      tabindex=${number === 1 ? 0 : -1}
      data-number=${number}
      data-by=${side(by)}
      data-spot=${picked ? "pick" : nothing}
      aria-label="${number}${state.words}${worth(number, ui)}"
      aria-pressed=${picked}
      aria-disabled=${dead ? "true" : nothing}
      >${number}</button
    >`);
  };
  return html`<div class="gridbox">
    <div
      class="grid"
      role="group"
      aria-label="Numbers 1 to ${n}"
      data-numbers=${n}
      @click=${({ target }: Event) => tapped(target, view, ui)}
      @keydown=${(event: KeyboardEvent) => walk(event, n, columns)}
      @focusin=${rove}
    >
      ${upTo(n).map(cell)}
    </div>
  </div>`;
}

/** In the mover's tray: the picked number, and what is to be said about it. */
export function pickedNumber(view, ui) {
  const number = ui.selected;
  if (!number)
    return html`<div class="pick">
      <span class="slot pick__none"></span>
      <p class="pick__why">Tap a number</p>
    </div>`;
  return html`<div class="pick">
    ${tile(number, { by: view.turn })}
    <p class="pick__why">${about(number, view, ui)}${withPartner(number, ui)}</p>
  </div>`;
}

/** In the other tray: the numbers this player has played. */
export function playedNumbers(view, player) {
  const { name, tray } = view.players[player];
  const shown = tray.numbers.slice(-MINE);
  const hidden = tray.numbers.length - shown.length;
  const words = shown.length ? `${name}’s numbers${hidden ? `, the last ${MINE}` : ""}` : "No numbers yet";
  return html`<div class="mine">
    <p class="score__word">${words}</p>
    <div class="row" role="img" aria-label="${name}’s numbers: ${tray.numbers.join(", ") || "none yet"}">
      ${shown.map((number) => tile(number, { by: player }))}
    </div>
  </div>`;
}

/** The one button of these games. */
export function playButton(view, ui) {
  const number = ui.selected;
  const may = number && (ui.help === "off" || fitting(view, ui).has(number));
  const worth = number && ui.coach?.[number];
  const play = () => ui.act.play(number);
  return oneButton(
    html`<button class="btn" type="button" data-move=${number ?? nothing} ?disabled=${!may} @click=${play}>
      ${number ? `Play ${number}` : "Play"}${worth ? chip(worth.text, worth.best) : nothing}
    </button>`,
  );
}

/** What the marks on the grid mean. */
export function legend(view, ui) {
  const last = view.table.chain.at(-1)?.number;
  if (ui.help === "off") return nothing;
  return html`<p class="legend">
    ${last && view.wait !== "over"
      ? html`<span><i class="key div"></i>factor of ${last}</span>
          <span><i class="key mul"></i>multiple of ${last}</span>`
      : nothing}
    ${Object.values(ui.coach ?? {}).some(({ text }) => text === "wins") ? html`<span><i class="key keep"></i>keeps the win</span>` : nothing}
  </p>`;
}

/** "from 12 to 84" on the way between two tiles; with help off that is the exercise. */
export const stepOf = (link, ui) => (ui.help === "off" ? "" : link.step.replace(" ", ""));

const fitting = (view, ui) => (ui.help === "off" ? new Map() : new Map(view.choices.map((c) => [c.move, c])));

function tapped(target: any, view, ui) {
  const cell = target.closest("[data-number]");
  if (!cell || cell.hasAttribute("aria-disabled")) return;
  const move = cell.dataset.number;
  if (ui.selected !== move) ui.act.select(move);
  else if (ui.help === "off" || fitting(view, ui).has(move)) ui.act.play(move);
}

function about(number, view, ui) {
  const last = view.table.chain.at(-1)?.number;
  if (ui.help === "off") return last ? `Play ${number} on ${last}?` : `Start with ${number}?`;
  const fits = fitting(view, ui).get(number);
  return fits ? fits.reason || `Start with ${number}?` : view.table.misfit.replace("#", number);
}

function stateOf(number, { view, owner, last, slip, kind }) {
  if (number === slip) return { how: "slip", words: ", the wrong number" };
  if (number === last) return { how: "last", words: `, last number, ${view.players[owner.get(number)].name}` };
  if (owner.has(number)) return { how: "used", words: `, used by ${view.players[owner.get(number)].name}` };
  if (kind === "factor") return { how: "div", words: `, factor of ${last}` };
  if (kind === "multiple") return { how: "mul", words: `, multiple of ${last}` };
  const few = kind === "opening" && view.choices.length < view.table.n;
  return few ? { how: "open", words: ", may come first" } : { how: "", words: "" };
}

const worth = (number, ui) => (ui.coach?.[number] ? `, ${ui.coach[number].text}` : "");

/** A move that the coach marks: where all moves lose, none is any good. */
const keepsTheWin = (number, ui) => ui.coach?.[number]?.text === "wins";

/** Which number answers the picked one, in the pairing that the coach sees. */
function partnerOf(number, ui) {
  const pair = ui.pairs?.find((two) => two.includes(Number(number)));
  return pair?.find((other) => other !== Number(number));
}

function withPartner(number, ui) {
  const partner = partnerOf(number, ui);
  return partner ? html`<span class="pick__pair">Its partner: ${partner}</span>` : nothing;
}

// -- by keyboard: one cell is in the tab order, arrows walk ----------------------------------

function rove({ target, currentTarget }: FocusEvent) {
  const grid = (currentTarget as HTMLElement);
  for (const cell of grid.querySelectorAll("[tabindex='0']")) cell.setAttribute("tabindex", "-1");
  (target as HTMLElement).setAttribute("tabindex", "0");
}

function walk(event: KeyboardEvent, n, columns) {
  const here = Number((event.target as HTMLElement).dataset.number);
  const row = Math.floor((here - 1) / columns) * columns;
  const there = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here - columns,
    ArrowDown: here + columns,
    Home: event.ctrlKey ? 1 : row + 1,
    End: event.ctrlKey ? n : Math.min(row + columns, n),
  }[event.key];
  if (!there) return;
  event.preventDefault();
  const grid = (event.currentTarget as HTMLElement);
  (grid.querySelector(`[data-number="${there}"]`) as HTMLElement | null)?.focus();
}
