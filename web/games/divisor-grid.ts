// What the two factor games share: the grid of numbers, the chosen number in the mover's tray, the numbers of the
// player who waits, the legend.  Which numbers fit, and why, arrives in `view.choices`; with help off the page keeps
// quiet about it and Python judges the number once it is played.

import { guard } from "lit-html/directives/guard.js";
import * as words from "#words/divisor-grid";
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

export type ChainView = View<ChainTable, ChainTray>;

/** By the highest number.  Few numbers stand in fewer columns, so that a cell stays a good target. */
export const COLUMNS: Record<number, number> = { 100: 10, 50: 10, 30: 6, 20: 5 };
const MINE = 12; // a tray shows the last numbers of its player; all of them are on the grid

/** Before a player: the picked number while it can be played, else what they have played. */
const chainTray = (verb: string) => (view: ChainView, player: Player, ui: BoardUi) =>
  view.turn === player && !ui.readOnly ? pickedNumber(view, ui, verb) : playedNumbers(view, player);

/** What both boards share; numbers are played in one game, and placed in the other: `verb`. */
export const chainBoard = (verb: string) => ({ tray: chainTray(verb), actions: playButton(verb) });

/** Where the first number will lie: which ones may come first. */
export function firstPlace({ choices }: ChainView, more: string) {
  const [first, last] = [choices[0], choices[choices.length - 1]];
  return html`<li><span class="slot ${more}">${first ? html`<b>${words.between(first.move, last.move)}</b>` : nothing}</span></li>`;
}

/** The numbers of the game.  The first tap picks one, the second (or the button) plays it. */
export function grid(view: ChainView, ui: BoardUi) {
  const { n, chain } = view.table;
  const owners = new Map(chain.map((link) => [link.number, link.by]));
  const fits = fitting(view, ui);
  const partner = partnerOf(ui);
  const cell = (number: number) => {
    const picked = ui.selected === String(number);
    const owner = owners.get(number);
    const state = stateOf(number, view, ui.help, owner, fits.get(String(number))?.kind);
    const dead = view.wait === "over" || owner !== undefined || ui.readOnly;
    const help = `${keepsTheWin(number, ui) ? "keep" : ""} ${number === partner ? "partner" : ""}`;
    const by = picked ? view.turn : owner;
    const label = words.cell(number, state.fact, ui.coach?.[number]?.text ?? "");
    return guard([state.how, picked, help, by, label, dead], () => html`<button
      type="button"
      class="cell ${state.how} ${picked ? "sel" : ""} ${help}"
      tabindex=${number === 1 ? 0 : -1}
      data-number=${number}
      data-by=${side(by)}
      data-spot=${picked ? "pick" : nothing}
      aria-label=${label}
      aria-pressed=${picked}
      aria-disabled=${dead ? "true" : nothing}
      >${number}</button
    >`);
  };
  return html`<div class="gridbox">
    <div
      class="grid"
      role="group"
      aria-label=${words.gridLabel(n)}
      data-numbers=${n}
      @click=${({ target }: Event) => tapped(target, view, ui)}
      @keydown=${(event: OnCell<KeyboardEvent>) => walk(event, n)}
      @focusin=${moveTabStop}
    >
      ${upTo(n).map(cell)}
    </div>
  </div>`;
}

/** The number chosen, and what there is to say about it. */
function pickedNumber(view: ChainView, ui: BoardUi, verb: string) {
  const number = ui.selected;
  if (!number)
    return html`<div class="pick">
      <span class="slot pick__none"></span>
      <p class="pick__why">${words.tapNumber}</p>
    </div>`;
  return html`<div class="pick">
    ${tile(number, { by: view.turn })}
    <p class="pick__why">${about(number, view, ui, verb)}${withPartner(ui)}</p>
  </div>`;
}

/** The numbers this player has played. */
function playedNumbers({ players }: ChainView, player: Player) {
  const { name, tray } = players[player];
  const shown = tray.numbers.slice(-MINE);
  const hidden = tray.numbers.length - shown.length;
  const title = hidden ? words.lastNumbersOf(name, MINE) : shown.length ? words.numbersOf(name) : words.noNumbers;
  return html`<div class="mine">
    <p class="score__word">${title}</p>
    <div class="row" role="img" aria-label=${words.allNumbersOf(name, tray.numbers)}>
      ${shown.map((number) => tile(number, { by: player }))}
    </div>
  </div>`;
}

/** The one button of these games. */
const playButton = (verb: string) => (view: ChainView, ui: BoardUi) => {
  const number = ui.selected;
  const may = number && isPlayable(number, view, ui);
  const worth = number && ui.coach?.[number];
  const play = () => number && ui.act.play(number);
  return oneButton(
    html`<button class="btn" type="button" data-move=${number ?? nothing} ?disabled=${!may} @click=${play}>
      ${number ? words.playNumber(verb, number) : verb}${worth ? chip(worth.text, worth.best) : nothing}
    </button>`,
  );
};

/** What the marks on the grid mean. */
export function legend({ table, wait }: ChainView, { help, coach }: BoardUi) {
  if (help === "off") return html`<p class="legend"></p>`; // its room is kept
  const last = lastNumber(table);
  const someWin = Object.values(coach ?? {}).some(({ best }) => best);
  return html`<p class="legend">
    ${last && wait !== "over"
      ? html`<span><i class="key div"></i>${words.factorOf(last)}</span>
          <span><i class="key mul"></i>${words.multipleOf(last)}</span>`
      : nothing}
    ${someWin ? html`<span><i class="key keep"></i>${words.keepsTheWin}</span>` : nothing}
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

function about(number: string, view: ChainView, ui: BoardUi, verb: string) {
  const last = lastNumber(view.table);
  if (ui.help === "off") return last ? words.playOn(verb, number, last) : words.startWith(number);
  const choice = fitting(view, ui).get(number);
  return choice ? choice.reason || words.startWith(number) : view.table.misfit.replace("#", number);
}

/** How a number looks, and the fact that a screen reader adds to it. */
function stateOf(number: number, { table, players, choices }: ChainView, help: string, owner?: Player, kind = "") {
  const last = lastNumber(table);
  if (number === table.slip) return { how: "slip", fact: words.wrongNumber };
  if (owner !== undefined) {
    const { name } = players[owner];
    return number === last ? { how: "last", fact: words.lastNumber(name) } : { how: "used", fact: words.usedBy(name) };
  }
  if (last && kind === "factor") return { how: "div", fact: words.factorOf(last) };
  if (last && kind === "multiple") return { how: "mul", fact: words.multipleOf(last) };
  if (last || help === "off" || 2 * choices.length > table.n || !choices.length) return { how: "", fact: "" };
  return kind === "opening" ? { how: "open", fact: words.canComeFirst } : { how: "shut", fact: "" };
}

/** A move that the coach marks: in these games the best one wins, and where all moves lose none is called best. */
const keepsTheWin = (number: number, { coach }: BoardUi) => coach?.[number]?.best;

/** Which number answers the picked one, in the pairing that the coach sees. */
function partnerOf({ selected, pairs }: BoardUi) {
  const picked = Number(selected);
  return pairs.find((pair) => pair.includes(picked))?.find((number) => number !== picked);
}

function withPartner(ui: BoardUi) {
  const partner = partnerOf(ui);
  return partner ? html`<span class="pick__pair">${words.partner(partner)}</span>` : nothing;
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
