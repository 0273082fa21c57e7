/**
 * The table: two trays, the middle, the bar, and whose turn it is.
 *
 * Called by shell.js for the route #/play/<id>.  Draws the model and sends intents; the board
 * of each game (web/games) fills the trays and the middle.  Knows no rule and keeps nothing:
 * all it shows is in the view that Python sent.
 */
import { BOARDS } from "../../games/index";
import { noButtons } from "../../games/move-buttons";
import { hintBubble, coachIdea, pauseButton, thinkingNote } from "./help";
import { sendLinkButton } from "./away-button";
import { askTakeBack, dialogs, openMenu } from "./menu";
import { variantsOf } from "../../app/options";
import { emphasize, html, icon, mark, nothing, wins } from "../parts/pieces";
import { awayToMove, botName, countComputers, computerToMove, waitsForOther, facedPlayer, levelOf, movesAfterUndo, nameOfLevel } from "../../app/seats";

/** The two trays lie above and below the middle, not left and right. */
export const STACKED = "(max-width: 899px), (orientation: portrait)";

export function table(model, act) {
  const { view, save } = model;
  const near = facedPlayer(save); // with a computer at the table it always faces the person
  const watching = countComputers(save) === 2 && view.wait !== "over";
  const mode = near === null ? (save?.table ?? "same") : "same";
  const coach = model.coach?.view === view ? model.coach : null;
  const ui = {
    help: save?.help ?? "marks",
    selected: view.wait === "move" ? model.selected : null,
    busy: model.busy,
    coach: coach?.moves ?? null,
    pairs: coach?.pairs ?? [],
    computer: computerToMove(model) || Number(awayToMove(model)), // the board is not for pressing
    act,
  };
  const board = BOARDS[view.game];
  const names = view.players.map(({ name }) => name);
  const front = view.turn ?? view.outcome.winner;
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
      <h1 class="vh">${view.title}: ${names[0]} against ${names[1]}</h1>
      ${tray(0)}
      <section class="middle" aria-label="The table">
        ${bar(model, act)} ${says(view, model.refused, ui.computer, names, coach)} ${board.middle(view, ui)} ${turnAsk(model, act)}
      </section>
      ${tray(1)}
    </main>
    ${dialogs(model, act)}`;

  function tray(player) {
    const { name } = view.players[player];
    const on = player === front;
    const lit = on ? (ui.computer ? "is-thinking" : "is-turn") : "";
    return html`<section class="tray p${player + 1} ${lit}" aria-label="${name}’s side">
      <header class="who">
        ${mark(player)}
        <h2 ?data-long=${name.length > 6}>${name}</h2>
        <p class="who__turn">${standing(model, player)}</p>
        ${level(save, player)} ${score(view, player)}
        <div class="tools">${tools(model, act, player)}</div>
      </header>
      <div class="tray__body">${board.tray(view, player, ui)}</div>
      ${watching && player === near ? pauseButton(model, act) : on ? html`<div class="tray__foot">${hintBubble(model, act)}${acts()}</div>` : nothing}
    </section>`;
  }

  function acts() {
    if (awayToMove(model)) return sendLinkButton(act);
    if (ui.computer) return watching ? nothing : thinkingNote(model, act);
    if (view.wait === "move") return board.actions(view, ui);
    if (view.wait === "draw") return noButtons("Tap the deck to draw");
    return html`<div class="acts acts--one"><a class="btn" data-auto href="#/end/${view.game}">See the result</a></div>`;
  }
}

/** Messages must face whoever sits at the far end now. */
export function facesFarEnd(model) {
  const far = model.save?.table === "opposite" || model.save?.table === "turn";
  return far && model.view?.turn === 1 && matchMedia(STACKED).matches;
}

/** Whose turn it is, or how the other stands. */
function standing(model, player) {
  const { view } = model;
  if (view.turn === player && waitsForOther(model)) return awayToMove(model) ? "Away" : "Thinking";
  if (view.wait === "over") return view.outcome.winner === player ? "Won" : view.players[player].tray.note;
  return view.turn === player ? "Your turn" : view.players[player].tray.note || "Waiting";
}

const level = (save, player) => {
  const number = levelOf(save, player);
  if (botName(number)) return html`<p class="who__level">Bot</p>`;
  return number ? html`<p class="who__level">Level ${number}, ${nameOfLevel(Number(number)).toLowerCase()}</p>` : nothing;
};

function score({ match }, player) {
  return match && match.length > 1 ? wins(match.score[player], (match.length + 1) / 2) : nothing;
}

/** The bar over the middle: where you are, and what can always be done. */
function bar(model, act) {
  const { view } = model;
  return html`<header class="bar">
    <a class="icon" href="#/" aria-label="All games">${icon("home")}</a>
    <p class="bar__title"><b>${view.title}</b> <span>${aside(view)}</span>${variantLine(view)}</p>
    ${undoButton(model, act, "Undo")}
    <button class="icon hide-s" type="button" aria-label="Redo" data-act="redo" ?disabled=${!view.redo} @click=${() => act.redo()}>${icon("redo")}</button>
    ${hintButton(model, act, "Hint")}
    <a class="icon hide-s" href="#/rules/${view.game}" aria-label="Rules">${icon("rules")}</a>
    <button class="icon" type="button" aria-label="More" data-act="more" @click=${() => openMenu(null)}>${icon("more")}</button>
  </header>`;
}

/** The same, at a player's own end, where there is no bar. */
function tools(model, act, player) {
  const { name } = model.view.players[player];
  return html`${undoButton(model, act, `Undo, ${name}`, player)} ${hintButton(model, act, `Hint for ${name}`, player)}
    <button class="icon" type="button" aria-label="Menu for ${name}" @click=${() => openMenu(player)}>${icon("more")}</button>`;
}

const undoButton = ({ view, save }, act, label, player = null) =>
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

const hintButton = (model, act, label, player = null) =>
  html`<button
    class="icon"
    type="button"
    aria-label=${label}
    data-act=${player === null ? "hint" : nothing}
    ?disabled=${model.view.wait !== "move" || (player ?? model.view.turn) !== model.view.turn || waitsForOther(model)}
    @click=${() => act.hint()}
  >
    ${icon("hint")}
  </button>`;

/** Beside the title: the match, and what is out of the ordinary. */
function aside({ match, outcome, taken_back: back }) {
  const game = match && match.length > 1 ? `game ${match.played + (outcome ? 0 : 1)} of ${match.length}` : "";
  const marked = back ? `taken back ${back === 1 ? "once" : back === 2 ? "twice" : `${back} times`}` : "";
  return [game, marked].filter(Boolean).join(", ");
}

/** Below the title: which of two games in one name this is. */
export const variantLine = (view: any) =>
  variantsOf(view).map(([title, label]) => html`<small><span>${title}: </span>${label}</small>`);

/** The turn banner: one sentence, and a quieter one below it. */
function says(view, refused, computer, names, coach) {
  const [head, below] = refused ? [refused.text, view.ask] : sentences(view, computer);
  const quiet = coach ? coachIdea(coach, names) : below ? html`<small>${emphasize(below, names)}</small>` : nothing;
  return html`<p class="say ${refused ? "say--no" : ""}">
    ${refused ? icon("no") : nothing}<span>${emphasize(head, names)}</span>${quiet}
  </p>`;
}

/** What is said, unless the board has better words for whoever is to move. */
function sentences(view, computer) {
  const last = view.log.at(-1);
  if (computer) return [last?.text ?? `${view.players[view.turn].name} starts.`, ""];
  if (view.wait === "over") return [view.outcome.title, view.outcome.why];
  if (view.wait === "draw") return [`${view.players[view.turn].name}, your turn.`, [last?.text, view.ask].filter(Boolean).join(" ")];
  const { says } = BOARDS[view.game];
  if (says) return says(view);
  return last?.move.startsWith("=") ? [last.text, view.ask] : [view.ask, ""];
}

/** Two people opposite each other need the tablet upright; said once. */
function turnAsk(model, act) {
  const mode = model.save?.table;
  if ((mode !== "opposite" && mode !== "turn") || model.settings?.turn_asked) return nothing;
  return html`<div class="turnask" role="note">
    ${icon(mode === "turn" ? "rot" : "opp", true)}
    <p>Turn the tablet so that a short side faces each of you.</p>
    <button class="btn btn--small btn--main" type="button" @click=${() => act.set("turn_asked", true)}>All right</button>
  </div>`;
}
