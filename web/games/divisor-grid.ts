// What the two factor games share: the grid of numbers, the picked number in the mover's tray, the numbers of whoever
// waits, the legend.  Which numbers fit, and why, arrives in `view.choices`; with help off the page keeps quiet about
// it and Python judges the number once it is played.

import { guard } from "lit-html/directives/guard.js";
import type { ChainLink, Choice, Player, Tray, View } from "../app/view";
import { chip, html, nothing, side, tile, upTo } from "../ui/parts/pieces";
import type { BoardUi } from "./board";
import { oneButton } from "./move-buttons";

export interface ChainTable {
  /** the highest number of the board */
  n: number;
  chain: ChainLink[];
  /** the wrong number that lost the game; 0 for none */
  slip: number;
  /** what a wrong number does */
  illegal: "lose" | "refuse";
  /** why a free number does not fit; "#" stands for it */
  misfit: string;
}

export interface ChainTray extends Tray {
  numbers: number[];
}

type ChainView = View<ChainTable, ChainTray>;

/** By the highest number.  Few numbers stand in fewer columns, so that a cell stays a good target. */
export const COLUMNS: Record<number, number> = { 100: 10, 50: 10, 30: 6, 20: 5 };
const MINE = 12; // a tray shows the last numbers of its player; all of them are on the grid

/** Before a player: the picked number while it can be played, else what they have played. */
export const chainTray = (view: ChainView, player: Player, ui: BoardUi) =>
  view.turn === player && !ui.readOnly ? pickedNumber(view, ui) : playedNumbers(view, player);

/** The numbers of the game.  The first tap picks one, the second (or the button) plays it. */
export function grid(view: ChainView, ui: BoardUi) {
  const { n, chain } = view.table;
  const owners = new Map(chain.map((link) => [link.number, link.by]));
  const fits = fitting(view, ui);
  const partner = partnerOf(ui);
  const cell = (number: number) => {
    const picked = ui.selected === String(number);
    const owner = owners.get(number);
    const state = stateOf(number, view, owner, fits.get(String(number))?.kind);
    const dead = view.wait === "over" || owner !== undefined || ui.readOnly;
    const help = `${keepsTheWin(number, ui) ? "keep" : ""} ${number === partner ? "partner" : ""}`;
    const by = picked ? view.turn : owner;
    const words = `${state.words}${worth(number, ui)}`;
    return guard([state.how, picked, help, by, words, dead], () => html`<button
      type="button"
      class="cell ${state.how} ${picked ? "sel" : ""} ${help}"
      tabindex=${number === 1 ? 0 : -1}
      data-number=${number}
      data-by=${side(by)}
      data-spot=${picked ? "pick" : nothing}
      aria-label="${number}${words}"
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
      @keydown=${(event: OnCell<KeyboardEvent>) => walk(event, n)}
      @focusin=${moveTabStop}
    >
      ${upTo(n).map(cell)}
    </div>
  </div>`;
}

/** The picked number, and what is to be said about it. */
function pickedNumber(view: ChainView, ui: BoardUi) {
  const number = ui.selected;
  if (!number)
    return html`<div class="pick">
      <span class="slot pick__none"></span>
      <p class="pick__why">Tap a number</p>
    </div>`;
  return html`<div class="pick">
    ${tile(number, { by: view.turn })}
    <p class="pick__why">${about(number, view, ui)}${withPartner(ui)}</p>
  </div>`;
}

/** The numbers this player has played. */
function playedNumbers({ players }: ChainView, player: Player) {
  const { name, tray } = players[player];
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
export function playButton(view: ChainView, ui: BoardUi) {
  const number = ui.selected;
  const may = number && isPlayable(number, view, ui);
  const worth = number && ui.coach?.[number];
  const play = () => number && ui.act.play(number);
  return oneButton(
    html`<button class="btn" type="button" data-move=${number ?? nothing} ?disabled=${!may} @click=${play}>
      ${number ? `Play ${number}` : "Play"}${worth ? chip(worth.text, worth.best) : nothing}
    </button>`,
  );
}

/** What the marks on the grid mean. */
export function legend({ table, wait }: ChainView, { help, coach }: BoardUi) {
  if (help === "off") return nothing;
  const last = lastNumber(table);
  const someWin = Object.values(coach ?? {}).some(({ text }) => text === "wins");
  return html`<p class="legend">
    ${last && wait !== "over"
      ? html`<span><i class="key div"></i>factor of ${last}</span>
          <span><i class="key mul"></i>multiple of ${last}</span>`
      : nothing}
    ${someWin ? html`<span><i class="key keep"></i>keeps the win</span>` : nothing}
  </p>`;
}

/** "×7" on the way between two tiles; with help off that is the exercise. */
export const stepOf = ({ step }: ChainLink, { help }: BoardUi) => (help === "off" ? "" : step.replace(" ", ""));

const lastNumber = ({ chain }: ChainTable) => chain.at(-1)?.number;

/** The choices by their number; none where that would give them away. */
const fitting = ({ choices }: ChainView, { help }: BoardUi): Map<string, Choice> =>
  new Map(help === "off" ? [] : choices.map((choice) => [choice.move, choice]));

const isPlayable = (number: string, view: ChainView, ui: BoardUi) => ui.help === "off" || fitting(view, ui).has(number);

function tapped(target: EventTarget | null, view: ChainView, ui: BoardUi) {
  const cell = target instanceof Element && target.closest<HTMLElement>("[data-number]");
  if (!cell || cell.hasAttribute("aria-disabled")) return;
  const { number = "" } = cell.dataset;
  if (ui.selected !== number) ui.act.select(number);
  else if (isPlayable(number, view, ui)) ui.act.play(number);
}

function about(number: string, view: ChainView, ui: BoardUi) {
  const last = lastNumber(view.table);
  if (ui.help === "off") return last ? `Play ${number} on ${last}?` : `Start with ${number}?`;
  const choice = fitting(view, ui).get(number);
  return choice ? choice.reason || `Start with ${number}?` : view.table.misfit.replace("#", number);
}

/** How a number looks, and what a screen reader adds to it. */
function stateOf(number: number, { table, players, choices }: ChainView, owner: Player | undefined, kind = "") {
  const last = lastNumber(table);
  if (number === table.slip) return { how: "slip", words: ", the wrong number" };
  if (owner !== undefined) {
    const { name } = players[owner];
    return number === last
      ? { how: "last", words: `, last number, ${name}` }
      : { how: "used", words: `, used by ${name}` };
  }
  if (kind === "factor") return { how: "div", words: `, factor of ${last}` };
  if (kind === "multiple") return { how: "mul", words: `, multiple of ${last}` };
  const few = kind === "opening" && choices.length < table.n;
  return few ? { how: "open", words: ", may come first" } : { how: "", words: "" };
}

const worth = (number: number, { coach }: BoardUi) => (coach?.[number] ? `, ${coach[number].text}` : "");

/** A move that the coach marks: where all moves lose, none is any good. */
const keepsTheWin = (number: number, { coach }: BoardUi) => coach?.[number]?.text === "wins";

/** Which number answers the picked one, in the pairing that the coach sees. */
function partnerOf({ selected, pairs }: BoardUi) {
  const picked = Number(selected);
  return pairs.find((pair) => pair.includes(picked))?.find((number) => number !== picked);
}

function withPartner(ui: BoardUi) {
  const partner = partnerOf(ui);
  return partner ? html`<span class="pick__pair">Its partner: ${partner}</span>` : nothing;
}

// -- by keyboard: one cell is in the tab order, arrows walk ----------------------------------

/** An event of the grid that happens on one of its cells. */
type OnCell<E extends Event> = E & { target: HTMLElement; currentTarget: HTMLElement };

function moveTabStop({ target, currentTarget }: OnCell<FocusEvent>) {
  for (const cell of currentTarget.querySelectorAll("[tabindex='0']")) cell.setAttribute("tabindex", "-1");
  target.setAttribute("tabindex", "0");
}

function walk(event: OnCell<KeyboardEvent>, n: number) {
  const columns = COLUMNS[n];
  const from = Number(event.target.dataset.number);
  const row = Math.floor((from - 1) / columns) * columns;
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: event.ctrlKey ? 1 : row + 1,
    End: event.ctrlKey ? n : Math.min(row + columns, n),
  };
  const to = targets[event.key];
  if (!to) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus();
}
