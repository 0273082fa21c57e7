// A game as a whole: the course of it as a picture, the position at any move, playing it through, every number in a
// table, and how much was luck and how much skill.  Judges nothing: all numbers, verdicts and sentences are Python's.

import * as common from "#words/common";
import * as words from "#words/review";
import type { Intents } from "../../app/intents";
import { chipOf } from "../../app/live-text";
import type { Model, PlainStep, Position, Review } from "../../app/model";
import { optionsLine } from "../../app/options";
import { href } from "../../app/routes";
import type { Save } from "../../app/saved";
import { canBringBack } from "../../app/saves";
import { chainOf, namesIn, type View } from "../../app/view";
import { emphasize, html, icon, mark, nothing } from "../parts/pieces";
import { openShareDialog } from "../parts/share-dialog";
import { winChart } from "../parts/win-chart";
import { miniBoard } from "../table/mini-board";
import { luckAndSkill } from "./luck-and-skill";
import { moveTable } from "./move-table";
import { behind, turningPoints } from "./turning-points";

/** How a game that is gone through stands on its screen. */
interface Frame {
  title: string;
  said: string;
  /** Buttons for going on: from before `step`, or from the end; `position` is null until it is there. */
  onward: (step: PlainStep | undefined, position: Position | null) => unknown;
}

/** The game of the table, once it is over. */
export function review({ view, save, review }: Model, act: Intents) {
  if (!view?.outcome || review?.view !== view) return nothing; // it is laid out in a moment
  return html`<header class="top top--thin">
      <a class="icon" href=${href("end", view.game)} aria-label=${words.backToResult}>${icon("back")}</a>
      <p class="top__t"><b>${words.lookBack}</b> ${view.title}</p>
      ${shareButton(act)} ${onward(view, save, act)}
    </header>
    ${gameReview(review, act, {
      title: view.outcome.title,
      said: view.outcome.why,
      onward: (step, position) =>
        html`<button class="btn btn--small" type="button" data-act="try" ?disabled=${!step || !position} @click=${act.tryDifferently}
          >${words.tryAnother}</button
        >`,
    })}`;
}

export const shareButton = (act: Pick<Intents, "share">) =>
  html`<button class="icon" type="button" data-act="share" aria-label=${common.share} @click=${() => openShareDialog(act)}
    >${icon("share")}</button
  >`;

function onward({ match }: View, save: Save | null, act: Intents) {
  if (save?.tried && canBringBack(save))
    return html`<button class="btn btn--small" type="button" data-act="original" @click=${act.undoNew}
      >${icon("back")}${common.backToGame}</button
    >`;
  if (save?.duplicate === "")
    return html`<button class="btn btn--small" type="button" data-act="swap" @click=${act.swap}>${icon("again")}${words.swapSeats}</button>`;
  const next = match && match.winner === null;
  return html`<button class="btn btn--small" type="button" data-act="onward" @click=${next ? act.next : act.rematch}>
    ${icon("again")}${next ? words.nextGame : words.rematch}
  </button>`;
}

/** The game, and where in it we are. */
export function gameReview(review: Review, act: Intents, { title, said, onward }: Frame) {
  const { view, found, asked, stops, at, shown } = review;
  const go = act.lookAt;
  const last = stops.length - 1;
  const fresh = followed.view !== view;
  if (fresh || followed.at !== at) requestAnimationFrame(() => follow(fresh));
  followed = { view, at };
  const step = stepAt(review);
  const position = shown?.at === at ? shown : null;
  const rules = optionsLine(view);
  return html`<main
    class="review"
    tabindex="-1"
    ?data-sure=${found?.sure ?? chainOf(view) !== null}
    ?data-bare=${!found && !asked}
    @keydown=${(event: KeyboardEvent) => byKey(event, review, act)}
  >
    <section class="panel panel--curve" aria-labelledby="review-title">
      <div class="panel__h">
        <h1 id="review-title">${title.replace(/\.$/, "")}</h1>
        <p>${said}</p>
        ${rules ? html`<p class="quiet">${rules}</p>` : nothing}
      </div>
      ${picture(review, act)}
    </section>
    ${turningPoints(review, act)}
    <section class="panel panel--still" aria-label=${words.position}>
      <div class="scrub">
        <button class="icon" type="button" aria-label=${words.previousMove} ?disabled=${at === 0} @click=${() => go(at - 1)}
          >${icon("back")}</button
        >
        <div class="scrub__t" role="status">${step ? decision(step, review) : ending(view)}</div>
        <button class="icon" type="button" aria-label=${words.nextMove} ?disabled=${at === last} @click=${() => go(at + 1)}
          >${icon("go")}</button
        >
      </div>
      ${still(shown, step)} ${position && step ? behind(position, step, review) : nothing}
      <div class="scrub">${player(review, act)} ${onward(step, position)}</div>
    </section>
    <details class="allmoves" ?open=${!view.outcome}>
      <summary class="btn btn--ghost">${words.allMoves(last)}</summary>
      ${view.outcome ? luckAndSkill(found, view.outcome.winner, namesIn(view)) : nothing} ${moveTable(review, go)}
    </details>
  </main>`;
}

/** What was done from the position chosen; nothing at the end. */
const stepAt = ({ steps, stops, at }: Review): PlainStep | undefined => steps[stops[at].step];

/** Who was ahead when; while a game is on, only for those who ask. */
function picture(review: Review, act: Intents) {
  const { view, found, asked, failed, steps } = review;
  const names = namesIn(view);
  if (found) {
    const leads = found.sure ? words.isWinning : words.isAhead;
    return html`<div class="curvebox">
      <p class="curve__side">${mark(0)}${leads(names[0])}</p>
      ${winChart(review, view.players, act.lookAt)}
      <p class="curve__side">${mark(1)}${leads(names[1])}</p>
      ${found.steps.some(({ forced }) => forced) ? html`<p class="curve__key"><i></i>${words.onlyMove}</p>` : nothing}
    </div>`;
  }
  if (failed)
    return html`<p class="curve__wait">
      ${words.noAnswer} <button class="btn btn--small" type="button" @click=${act.study}>${common.tryAgain}</button>
    </p>`;
  if (asked)
    return html`<p class="curve__wait">${words.goingThrough}<progress aria-label=${words.goingThrough}></progress></p>`;
  if (!steps.length) return nothing;
  return html`<p class="curve__wait"
    ><button class="btn btn--small btn--ghost" type="button" data-act="study" @click=${act.study}
      >${icon("look")}${words.showAhead}</button
    ></p
  >`;
}

/** Play, pause, and a line to move along. */
function player(review: Review, act: Intents) {
  const { stops, at, playing } = review;
  const last = stops.length - 1;
  const said = stepAt(review)?.said;
  const move = ({ target }: { target: HTMLInputElement }) => act.lookAt(Number(target.value));
  return html`<div class="scrub__line">
    <button
      class="icon"
      type="button"
      data-act="replay"
      aria-label=${playing ? words.pause : words.replay}
      ?disabled=${!last}
      @click=${act.replay}
    >
      ${icon(playing ? "pause" : "play")}
    </button>
    <input
      type="range"
      min="0"
      max=${last}
      .value=${String(at)}
      ?disabled=${!last}
      aria-label=${words.place}
      aria-valuetext=${said ? words.placeAt(stops[at].ply + 1, last, said) : words.placeLast}
      @input=${move}
    />
    <span class="num" aria-hidden="true">${Math.min(at + 1, last)} / ${last}</span>
  </div>`;
}

/** "Move 5: Ada skipped the 9.", and, where chances would be a lie, what it did. */
function decision({ said }: PlainStep, { found, stops, at }: Review) {
  const { step, ply } = stops[at];
  const text = found?.sure ? found.steps[step].text : "";
  return html`<p><b>${words.move(ply + 1, said)}</b> ${text ? `${text[0].toUpperCase()}${text.slice(1)}.` : nothing}</p>`;
}

function ending(view: View) {
  const names = namesIn(view);
  return view.outcome
    ? html`<p><b>${words.theEnd}</b> ${emphasize(view.outcome.why, names)}</p>`
    : html`<p><b>${words.now}</b> ${emphasize(view.ask, names)}</p>`;
}

/** The board before the move; the one of the move before stays until it is there. */
function still(shown: Position | null, step: PlainStep | undefined) {
  if (!shown) return html`<p class="panel__wait"><progress aria-label=${words.settingUp}></progress></p>`;
  const { view, moves } = shown;
  const coach = moves.length ? Object.fromEntries(moves.map((worth) => [worth.move, chipOf(worth)])) : null;
  const played = step && /^\d/.test(step.move) ? step.move : null;
  return html`<p class="vh">${view.log.at(-1)?.text ?? ""} ${view.ask}</p>
    ${miniBoard(view, { coach, played })}`;
}

/** Arrows, Home and End go through the game, as on the line itself; the space bar plays it. */
function byKey(event: KeyboardEvent, { at, stops }: Review, act: Intents) {
  const last = stops.length - 1;
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  if (key === " " && (target.matches("input") || !target.closest("button, a, select"))) {
    event.preventDefault();
    act.replay();
    return;
  }
  const stopFor: Record<string, number | undefined> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const to = stopFor[key];
  if (to === undefined || target.closest("select, input")) return;
  event.preventDefault();
  act.lookAt(Math.max(0, Math.min(last, to)));
}

let followed: { view: View | null; at: number } = { view: null, at: -1 }; // what was last shown

/** The table goes along with the picture, within its own frame; a game that has just come gets the keyboard, if
 * nothing else has it. */
function follow(fresh: boolean) {
  const row = document.querySelector<HTMLElement>(".moves .cur");
  const frame = row?.closest(".scroll");
  if (row && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 2;
  const main = document.querySelector<HTMLElement>("main.review");
  if (fresh && document.activeElement === document.body) main?.focus({ preventScroll: true });
}
