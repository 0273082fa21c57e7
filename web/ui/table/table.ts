// The table: two trays, the middle, the bar, and whose turn it is; the board of each game fills the trays and the
// middle.  Knows no rule and keeps nothing: all it shows is in the model.

import { allGames, rules } from "#words/common";
import * as words from "#words/table";
import type { Intents } from "../../app/intents";
import type { Coach, Model } from "../../app/model";
import { otherVariants, variantsOf } from "../../app/options";
import { href } from "../../app/routes";
import type { Save } from "../../app/saved";
import { mayChangeVariant } from "../../app/saves";
import {
  awayToMove,
  countComputers,
  facedPlayer,
  levelOf,
  movesAfterUndo,
  nameOfLevel,
  waitsForOther,
} from "../../app/seats";
import { frontPlayer, namesIn, type Player, type View } from "../../app/view";
import type { BoardUi } from "../../games/board";
import { BOARDS } from "../../games/index";
import { noButtons, oneButton } from "../../games/move-buttons";
import { emphasize, html, icon, nothing, wins } from "../parts/pieces";
import { toasts } from "../parts/toasts";
import { sendLinkButton } from "./away-button";
import { coachIdea, hintBubble, pauseButton, thinkingNote } from "./help";
import { askTakeBack, dialogs, openMenu } from "./menu";
import { tray } from "./tray";

/** The model once there is a game on the table. */
export interface TableModel extends Model {
  view: View;
}

/** The two trays lie above and below the middle, not left and right. */
export const STACKED = "(max-width: 599px), (max-width: 899px) and (min-height: 500px), (orientation: portrait)";

export function table(model: TableModel, act: Intents) {
  const { view, save } = model;
  const near = facedPlayer(save); // with a computer at the table it always faces the person
  const watching = countComputers(save) === 2 && view.wait !== "over";
  const mode = near === null ? (save?.table ?? "same") : "same";
  const coach = model.coach?.view === view ? model.coach : null;
  const waiting = waitsForOther(model);
  const ui: BoardUi = {
    help: save?.help ?? "marks",
    selected: view.wait === "move" ? model.selected : null,
    coach: coach?.moves ?? null,
    pairs: coach?.pairs ?? [],
    readOnly: waiting,
    act,
  };
  const board = BOARDS[view.game];
  const names = namesIn(view);
  const front = frontPlayer(view);
  return html`<main
      class="play"
      id="board"
      tabindex="-1"
      data-turn=${front + 1}
      data-table=${mode}
      data-near=${near === null ? nothing : near + 1}
      data-help=${ui.help}
      data-wait=${view.wait}
      data-step=${view.log.length}
    >
      <h1 class="vh">${words.versus(view.title, names[0], names[1])}</h1>
      ${side(0)}
      <section class="middle" aria-label=${words.tableLabel}>
        ${bar(model, act)} ${banner(model, waiting, coach, act)} ${board.middle(view, ui)} ${turnTheTablet(model, act)}
      </section>
      ${side(1)} ${toasts(model, act)}
    </main>
    ${dialogs(model, act)}`;

  function side(player: Player) {
    const isFront = player === front;
    const foot = html`<div class="tray__foot">${hintBubble(model, act)}${actions()}</div>`;
    return tray(view, player, ui, {
      status: standing(model, player),
      lit: !isFront ? "" : waiting ? "is-thinking" : "is-turn",
      more: html`${level(save, player)} ${score(view, player)}
        <div class="tools">${tools(model, act, player)}</div>`,
      foot: watching && player === near ? pauseButton(model, act) : isFront ? foot : nothing,
    });
  }

  function actions() {
    if (awayToMove(model)) return sendLinkButton(act);
    if (waiting) return watching ? nothing : thinkingNote(model, act);
    if (view.wait === "move") return board.actions(view, ui);
    if (view.wait === "draw") return view.decided ? oneButton(finishButton(act)) : noButtons(words.drawFromDeck);
    return html`<div class="acts acts--one"><a class="btn" data-auto href=${href("end", view.game)}>${words.seeResult}</a></div>`;
  }
}

/** Whether messages face the far end, where the player to move sits. */
export function facesFarEnd({ view, save }: Pick<Model, "view" | "save">) {
  const opposite = save?.table === "opposite" || save?.table === "turn";
  return opposite && view?.turn === 1 && matchMedia(STACKED).matches;
}

/** Whose turn it is, or how the player who waits stands. */
function standing(model: TableModel, player: Player) {
  const { turn, outcome, players } = model.view;
  const { note } = players[player].tray;
  if (turn === player && waitsForOther(model)) return awayToMove(model) ? words.away : words.thinks;
  if (outcome) return outcome.winner === player ? words.won : note;
  return turn === player ? words.yourTurn : note || words.waits;
}

function level(save: Save | null, player: Player) {
  const seat = levelOf(save, player);
  if (!seat) return nothing;
  return html`<p class="who__level">${typeof seat === "number" ? words.level(seat, nameOfLevel(seat)) : words.bot}</p>`;
}

const score = ({ match }: View, player: Player) =>
  match && match.length > 1 ? wins(match.score[player], (match.length + 1) / 2) : nothing;

/** The bar over the middle: where you are, and what can always be done. */
function bar(model: TableModel, act: Intents) {
  const { view, save } = model;
  const name = html`<b>${view.title}</b> <span>${besideTitle(view)}</span>`;
  const open = save && mayChangeVariant(view, save) ? variantButton(view, name, act) : [];
  return html`<header class="bar">
    <a class="icon" href=${href("home")} aria-label=${allGames}>${icon("home")}</a>
    <p class="bar__title">${open.length ? open : html`${name}${variantLine(view)}`}</p>
    ${undoButton(model, act, words.undo)}
    <button class="icon hide-s" type="button" aria-label=${words.redo} data-act="redo" ?disabled=${!view.redo} @click=${() => act.redo()}>${icon("redo")}</button>
    ${hintButton(model, act, words.hint)}
    <a class="icon hide-s" href=${href("rules", view.game)} aria-label=${rules}>${icon("rules")}</a>
    <button class="icon" type="button" aria-label=${words.more} data-act="more" @click=${() => openMenu(null)}>${icon("more")}</button>
  </header>`;
}

/** The same, at a player's own end, where there is no bar. */
function tools(model: TableModel, act: Intents, player: Player) {
  const { name } = model.view.players[player];
  return html`${undoButton(model, act, words.undoFor(name), player)} ${hintButton(model, act, words.hintFor(name), player)}
    <button class="icon" type="button" aria-label=${words.menuFor(name)} @click=${() => openMenu(player)}>${icon("more")}</button>`;
}

const undoButton = ({ view, save }: TableModel, act: Intents, label: string, player: Player | null = null) =>
  html`<button
    class="icon"
    type="button"
    aria-label=${label}
    data-act=${player === null ? "undo" : nothing}
    ?disabled=${movesAfterUndo(view, save) === null}
    @click=${() => (view.undo_shows && !countComputers(save) ? askTakeBack(player) : act.undo())}
  >
    ${icon("undo")}
  </button>`;

function hintButton(model: TableModel, act: Intents, label: string, player: Player | null = null) {
  const { wait, turn } = model.view;
  const may = wait === "move" && (player === null || player === turn) && !waitsForOther(model);
  return html`<button
    class="icon"
    type="button"
    aria-label=${label}
    data-act=${player === null ? "hint" : nothing}
    ?disabled=${!may}
    @click=${() => act.hint()}
  >
    ${icon("hint")}
  </button>`;
}

/** The match, and what is out of the ordinary. */
function besideTitle({ match, outcome, taken_back: times }: View) {
  const game = match && match.length > 1 ? words.gameOfMatch(match.played + (outcome ? 0 : 1), match.length) : "";
  return [game, times ? words.undoUsed(times) : ""].filter(Boolean).join(", ");
}

/** Below the title: which of two games in one name this is. */
export const variantLine = (view: View) =>
  variantsOf(view).map(([title, label]) => html`<small class="variant"><span>${title}: </span>${label}</small>`);

/** The same before the first move: a tap makes it the other one. */
const variantButton = (view: View, game: unknown, act: Intents) =>
  otherVariants(view).map(
    ({ name, title, label, other }) => html`<button
      class="variant variant--open"
      type="button"
      aria-label=${words.changeTo(title, label, other.label)}
      data-act="variant"
      @click=${() => act.changeVariant(name, other.value)}
    >
      ${game}<small>${label} <u>${words.change}</u></small>
    </button>`,
  );

/** The turn banner: one sentence, and a quieter one below it. */
function banner({ view, refused }: TableModel, waiting: boolean, coach: Coach | null, act: Intents) {
  const names = namesIn(view);
  if (view.decided && !refused) return decided(view.decided, names, waiting || view.wait === "draw" ? nothing : finishButton(act));
  const [head, below] = refused ? [refused.text, view.ask] : sentences(view, waiting);
  const quiet = coach ? coachIdea(coach, names) : below ? html`<small>${emphasize(below, names)}</small>` : nothing;
  return html`<p class="say ${refused ? "say--no" : ""}">
    ${refused ? icon("no") : nothing}<span>${emphasize(head, names)}</span>${quiet}
  </p>`;
}

/** Nothing can change any more who wins: that is said, with the reason; beside it, unless in the tray, stands the way on. */
const decided = ({ title, why }: NonNullable<View["decided"]>, names: string[], button: unknown) =>
  html`<p class="say say--decided"><span>${emphasize(title, names)}</span><small>${emphasize(why, names)}</small>${button}</p>`;

const finishButton = (act: Intents) =>
  html`<button class="btn" type="button" data-act="finish" @click=${() => act.finish()}>${words.finish}</button>`;

/** What is said; `waiting`: for a computer, or for a player who is far away. */
function sentences(view: View, waiting: boolean): [head: string, below?: string] {
  const last = view.log.at(-1);
  const { name } = view.players[frontPlayer(view)];
  if (waiting) return [last?.text ?? words.starts(name)];
  if (view.outcome) return [view.outcome.title, view.outcome.why];
  if (view.wait === "draw") return [words.itsYourTurn(name), [last?.text, view.ask].filter(Boolean).join(" ")];
  const { says } = BOARDS[view.game];
  if (says) return says(view);
  return last?.move.startsWith("=") ? [last.text, view.ask] : [view.ask];
}

/** Two people opposite each other need the tablet upright; said once. */
function turnTheTablet({ save, settings }: TableModel, act: Intents) {
  const mode = save?.table;
  if ((mode !== "opposite" && mode !== "turn") || settings.turn_asked) return nothing;
  return html`<div class="turnask" role="note">
    ${icon(mode === "turn" ? "rot" : "opp", true)}
    <p>${words.turnTablet}</p>
    <button class="btn btn--small btn--main" type="button" @click=${() => act.set("turn_asked", true)}>${words.gotIt}</button>
  </div>`;
}
