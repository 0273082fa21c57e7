// @ts-check
/**
 * The table: two trays, the middle, the bar, and whose turn it is.
 *
 * Called by shell.js for the route #/play/<id>.  Draws the model and sends intents; the board
 * of each game (web/games) fills the trays and the middle.  Knows no rule and keeps nothing:
 * all it shows is in the view that Python sent.
 */
import { BOARDS } from "./games/index.js";
import { elsewhere } from "./games/choices.js";
import { askTakeBack, dialogs, openMenu } from "./menu.js";
import { emph, html, icon, mark, nothing, wins } from "./parts.js";

/** The two trays lie above and below the middle, not left and right. */
export const STACKED = "(max-width: 899px), (orientation: portrait)";

export function table(model, act) {
  const { view, save } = model;
  const mode = save?.table ?? "same";
  const ui = {
    help: save?.help ?? "marks",
    selected: view.wait === "move" ? model.selected : null,
    busy: model.busy,
    coach: model.coach ?? null,
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
      data-help=${ui.help}
      data-wait=${view.wait}
      data-step=${view.log.length}
    >
      <h1 class="vh">${view.title}: ${names[0]} against ${names[1]}</h1>
      ${tray(0)}
      <section class="middle" aria-label="The table">
        ${bar(view, act)} ${says(view, model.refused, names)} ${board.middle(view, ui)} ${turnAsk(model, act)}
      </section>
      ${tray(1)}
    </main>
    ${dialogs(model, act)}`;

  function tray(player) {
    const { name } = view.players[player];
    const on = player === front;
    return html`<section class="tray p${player + 1} ${on ? "is-turn" : ""}" aria-label="${name}’s side">
      <header class="who">
        ${mark(player)}
        <h2>${name}</h2>
        <p class="who__turn">${standing(view, player)}</p>
        ${score(view, player)}
        <div class="tools">${tools(view, act, player)}</div>
      </header>
      <div class="tray__body">${board.tray(view, player, ui)}</div>
      ${on ? acts() : nothing}
    </section>`;
  }

  function acts() {
    if (view.wait === "move") return board.actions(view, ui);
    if (view.wait === "draw") return elsewhere("Tap the deck to draw");
    return html`<div class="acts acts--one"><a class="btn" data-auto href="#/end/${view.game}">See the result</a></div>`;
  }
}

/** Messages must face whoever sits at the far end now. */
export function upside(model) {
  const far = model.save?.table === "opposite" || model.save?.table === "turn";
  return far && model.view?.turn === 1 && matchMedia(STACKED).matches;
}

/** Whose turn it is, or how the other stands. */
function standing(view, player) {
  if (view.wait === "over") return view.outcome.winner === player ? "Won" : view.players[player].tray.note;
  return view.turn === player ? "Your turn" : view.players[player].tray.note || "Waiting";
}

function score({ match }, player) {
  return match && match.length > 1 ? wins(match.score[player], (match.length + 1) / 2) : nothing;
}

/** The bar over the middle: where you are, and what can always be done. */
function bar(view, act) {
  return html`<header class="bar">
    <a class="icon" href="#/" aria-label="All games">${icon("home")}</a>
    <p class="bar__title"><b>${view.title}</b> <span>${aside(view)}</span></p>
    ${undoButton(view, act, "Undo")}
    <button class="icon hide-s" type="button" aria-label="Redo" data-act="redo" ?disabled=${!view.redo} @click=${() => act.redo()}>${icon("redo")}</button>
    ${hintButton(view, act, "Hint")}
    <a class="icon hide-s" href="#/rules/${view.game}" aria-label="Rules">${icon("rules")}</a>
    <button class="icon" type="button" aria-label="More" data-act="more" @click=${() => openMenu(null)}>${icon("more")}</button>
  </header>`;
}

/** The same, at a player's own end, where there is no bar. */
function tools(view, act, player) {
  const { name } = view.players[player];
  return html`${undoButton(view, act, `Undo, ${name}`, player)} ${hintButton(view, act, `Hint for ${name}`)}
    <button class="icon" type="button" aria-label="Menu for ${name}" @click=${() => openMenu(player)}>${icon("more")}</button>`;
}

const undoButton = (view, act, label, player = null) =>
  html`<button
    class="icon"
    type="button"
    aria-label=${label}
    data-act=${player === null ? "undo" : nothing}
    ?disabled=${!view.undo}
    @click=${() => (view.undo_shows ? askTakeBack(player) : act.undo())}
  >
    ${icon("undo")}
  </button>`;

const hintButton = (view, act, label) =>
  act.hint
    ? html`<button class="icon" type="button" aria-label=${label} data-act="hint" ?disabled=${view.wait !== "move"} @click=${() => act.hint()}>${icon("hint")}</button>`
    : nothing;

/** Beside the title: the match, and what is out of the ordinary. */
function aside({ match, outcome, taken_back: back }) {
  const game = match && match.length > 1 ? `game ${match.played + (outcome ? 0 : 1)} of ${match.length}` : "";
  const marked = back ? `taken back ${back === 1 ? "once" : back === 2 ? "twice" : `${back} times`}` : "";
  return [game, marked].filter(Boolean).join(", ");
}

/** The turn banner: one sentence, and a quieter one below it. */
function says(view, refused, names) {
  const [head, below] = refused ? [refused.text, view.ask] : sentences(view);
  return html`<p class="say ${refused ? "say--no" : ""}">
    ${refused ? icon("no") : nothing}<span>${emph(head, names)}</span>${below ? html`<small>${emph(below, names)}</small>` : nothing}
  </p>`;
}

function sentences(view) {
  const last = view.log.at(-1);
  if (view.wait === "over") return [view.outcome.title, view.outcome.why];
  if (view.wait === "draw") return [`${view.players[view.turn].name}, your turn.`, [last?.text, view.ask].filter(Boolean).join(" ")];
  if (last && last.by === view.turn && last.move.startsWith("=")) return [last.text, view.ask];
  const [, head, rest] = /^(.*?[.?])(?: (.*))?$/.exec(view.ask) ?? [null, view.ask];
  return [head, rest];
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
