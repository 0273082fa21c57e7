// The puzzle of the day: the real table, one question, and what the coach says to an answer.  Judges nothing: position,
// question and verdict are Python's.

import * as common from "#words/common";
import * as words from "#words/puzzle";
import { addDays, longDate, streak, today } from "../../app/dates";
import type { Intents } from "../../app/intents";
import type { EngineStatus, Model, Puzzle } from "../../app/model";
import { href } from "../../app/routes";
import type { PuzzleDays } from "../../app/saved";
import { frontPlayer, namesIn, type Player, type View } from "../../app/view";
import type { BoardUi } from "../../games/board";
import { BOARDS } from "../../games/index";
import { emphasize, html, icon, nothing } from "../parts/pieces";
import { variantLine } from "../table/table";
import { tray } from "../table/tray";

export function puzzle({ route, puzzle, days, engine }: Model, act: Intents) {
  const { date = today() } = route;
  if (date > today()) return notYet(date);
  if (puzzle?.date !== date || !puzzle.view) return preparing(puzzle, date, engine, act);
  return solving(puzzle, puzzle.view, days, act);
}

const head = (date: string) =>
  html`<header class="top top--thin">
    <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
    <p class="top__t"><b>${words.puzzle}</b> ${longDate(date)}</p>
  </header>`;

const notYet = (date: string) =>
  html`${head(date)}
    <main class="wait" tabindex="-1">
      <h1>${words.notYet}</h1>
      <p class="lead">${words.opensOn(longDate(date))}</p>
      <p class="wait__acts"><a class="btn btn--main" href=${href("puzzle")}>${words.todays}</a></p>
    </main>`;

/** Until it is there: how much of Python is, and a way on if it stops. */
function preparing(puzzle: Puzzle | null, date: string, engine: EngineStatus, act: Intents) {
  const { loaded, total, quick } = engine;
  return html`${head(date)}
    <main class="wait" tabindex="-1">
      <h1>${puzzle?.failed ? words.notLoaded : words.settingUp}</h1>
      ${puzzle?.failed
        ? html`<button class="btn btn--main" type="button" @click=${act.puzzleAgain}>${common.tryAgain}</button>`
        : html`<p class="wait__bar">
            ${quick === "starting"
              ? html`<progress max=${total} value=${loaded} aria-label=${common.downloaded}></progress>`
              : html`<progress aria-label=${words.settingUp}></progress>`}
          </p>`}
    </main>`;
}

function solving({ date, task, selected, verdict, moves }: Puzzle, view: View, days: PuzzleDays, act: Intents) {
  const found = verdict?.right === true;
  const names = namesIn(view);
  const front = frontPlayer(view);
  const ui: BoardUi = {
    help: "marks",
    selected: verdict?.right && /^\d/.test(verdict.move) ? verdict.move : selected,
    coach: moves,
    pairs: [],
    readOnly: found,
    act: { select: act.pickMove, play: act.tryMove, draw: () => {} },
  };
  const board = BOARDS[view.game];
  const side = (player: Player) => {
    const turn = player === view.turn;
    const foot = html`<div class="tray__foot">${verdictBubble(verdict, names, act)}${found ? onward(date, act) : board.actions(view, ui)}</div>`;
    return tray(view, player, ui, {
      status: turn ? words.toMove : view.players[player].tray.note || words.waiting,
      lit: turn ? "is-turn" : "",
      foot: turn ? foot : nothing,
    });
  };
  return html`<main class="play puzzle" id="board" tabindex="-1" data-turn=${front + 1} data-near=${front + 1}
      data-table="same" data-help="marks" data-wait="move" ?data-found=${found}>
      ${side(0)}
      <section class="middle" aria-label=${words.table}>
        <header class="bar">
          <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
          <p class="bar__title"><b>${view.title}</b> <span>${longDate(date)}</span>${variantLine(view)}</p>
          <a class="icon" href=${href("puzzle", addDays(date, -1))} aria-label=${words.dayBefore}>${icon("back")}</a>
          ${date < today()
            ? html`<a class="icon" href=${href("puzzle", addDays(date, 1))} aria-label=${words.nextDay}>${icon("go")}</a>`
            : nothing}
        </header>
        <h1 class="say">
          <span>${found ? words.solved(days[date]?.tries.length ?? 1) : task}</span>
          <small>${found ? words.daysInARow(streak(days)) : emphasize(view.log.at(-1)?.text ?? view.ask, names)}</small>
        </h1>
        ${board.middle(view, ui)}
      </section>
      ${side(1)}
    </main>`;
}

/** What the coach says, where a hint would be. */
function verdictBubble(verdict: Puzzle["verdict"], names: string[], act: Intents) {
  if (!verdict) return nothing;
  return html`<div class="hint" data-told=${verdict.right ? "right" : "wrong"}>
    <p class="hint__steps">${icon(verdict.right ? "ok" : "no")}<span>${verdict.right ? words.correct : words.notThatOne}</span></p>
    <p class="hint__text">${emphasize(verdict.text, names)}</p>
    ${verdict.right
      ? nothing
      : html`<button class="btn btn--small btn--main" type="button" data-act="again" @click=${() => act.pickMove(null)}
          >${common.tryAgain}</button
        >`}
  </div>`;
}

/** Share it, or go on with another day's. */
const onward = (date: string, act: Intents) =>
  html`<div class="acts">
    <button class="btn" type="button" data-act="share-puzzle" @click=${act.sharePuzzle}>${icon("share")}${common.share}</button>
    <a class="btn btn--ghost" href=${href("puzzle", addDays(date, -1))}>${date === today() ? words.yesterdays : words.dayBefore}</a>
  </div>`;
