// A game as a whole: the course of it as a picture, the position at any move, playing it through,
// every number in a table, and how much was luck and how much skill.  Called by shell.js for the
// finished game of the table, and by link.js for a game from elsewhere.
// All numbers, verdicts and sentences are Python's (numgames/review.py); lookback.js fetches them.

import { winChart } from "../parts/win-chart";
import { chipOf } from "../../app/features/coach";
import { optionsLine } from "../../app/options";
import { chip, emphasize, html, icon, mark, nothing } from "../parts/pieces";
import { href } from "../../app/routes";
import { canBringBack } from "../../app/saves";
import { miniBoard } from "../table/mini-board";
import { moveTable } from "./move-table";
import { openShareDialog } from "../parts/share-dialog";
import { luckAndSkill } from "./luck-and-skill";
import type { Review } from "../../app/features/review";

/** The game of the table, once it is over. */
export function review(model, act) {
  const { view, save, review } = model;
  if (review?.view !== view) return nothing; // it is laid out in a moment
  return html`<header class="top top--thin">
      <a class="icon" href=${href("end", view.game)} aria-label="Back to the result">${icon("back")}</a>
      <p class="top__t"><b>Look back</b> ${view.title}</p>
      ${shareButton(act)} ${onward(view, save, act)}
    </header>
    ${gameReview(review, act, {
      title: view.outcome.title,
      said: view.outcome.why,
      on: (step, here) =>
        html`<button class="btn btn--small" type="button" data-act="try" ?disabled=${!step || !here} @click=${act.tryDifferently}>Try it differently</button>`,
    })}`;
}

export const shareButton = (act) =>
  html`<button class="icon" type="button" data-act="share" aria-label="Share" @click=${() => openShareDialog(act)}>${icon("share")}</button>`;

function onward({ match }, save, act) {
  if (save?.tried && canBringBack(save))
    return html`<button class="btn btn--small" type="button" data-act="original" @click=${act.undoNew}>${icon("back")}Back to the game</button>`;
  const next = match && match.winner === null;
  if (save?.twin === "") return html`<button class="btn btn--small" type="button" data-act="swap" @click=${act.swap}>${icon("again")}Swap seats</button>`;
  return html`<button class="btn btn--small" type="button" data-act="onward" @click=${next ? act.next : act.rematch}>
    ${icon("again")}${next ? "Next game" : "Rematch"}
  </button>`;
}

/**
 * The game, and where in it we are.
 * @param frame how it stands,
 * and a button for going on from the position shown
 */
export function gameReview(study: Review, act: any, { title, said, on }: {title: string, said: string, on: (step: any, here: any) => unknown}) {
  const { view, found, asked, steps, stops, at, shown } = study;
  const go = act.lookAt;
  const fresh = followed.view !== view;
  if (fresh || followed.at !== at) requestAnimationFrame(() => follow(fresh));
  followed = { view, at };
  const step = steps[stops[at].step];
  const here = shown?.at === at ? shown : null;
  const rules = optionsLine(view);
  return html`<main class="review" tabindex="-1" ?data-sure=${found?.sure ?? "chain" in view.table} ?data-bare=${!found && !asked} @keydown=${(event) => byKey(event, study, act)}>
    <section class="panel panel--curve" aria-labelledby="review-title">
      <div class="panel__h">
        <h1 id="review-title">${title.replace(/\.$/, "")}</h1>
        <p>${said}</p>
        ${rules ? html`<p class="quiet">${rules}</p>` : nothing}
      </div>
      ${picture(study, act)}
      <div class="scrub">
        ${player(study, act)}
        <button class="icon" type="button" aria-label="Move before" ?disabled=${at === 0} @click=${() => go(at - 1)}>${icon("back")}</button>
        <div class="scrub__t" role="status">${step ? decision(step, stops[at].ply + 1, here) : ending(view)}</div>
        <button class="icon" type="button" aria-label="Next move" ?disabled=${at === stops.length - 1} @click=${() => go(at + 1)}>${icon("go")}</button>
        ${on(step, here)}
      </div>
    </section>
    <section class="panel panel--still" aria-label="The position">${position(here ?? shown, step)}</section>
    ${view.outcome ? luckAndSkill(found, view) : nothing} ${moveTable(study, go)}
  </main>`;
}

/** Who was ahead when; while a game is on, only for those who ask. */
function picture(study, act) {
  const { view, found, asked, failed } = study;
  const names = view.players.map(({ name }) => name);
  if (found)
    return html`<div class="curvebox">
      <p class="curve__side">${mark(0)}${names[0]} ${found.sure ? "holds the win" : "ahead"}</p>
      ${winChart(study, view.players, act.lookAt)}
      <p class="curve__side">${mark(1)}${names[1]} ${found.sure ? "holds the win" : "ahead"}</p>
    </div>`;
  if (failed)
    return html`<p class="curve__wait">No answer came. <button class="btn btn--small" type="button" @click=${act.study}>Try again</button></p>`;
  if (asked) return html`<p class="curve__wait">Going through the game<progress aria-label="Going through the game"></progress></p>`;
  if (!study.steps.length) return nothing;
  return html`<p class="curve__wait"><button class="btn btn--small btn--ghost" type="button" data-act="study" @click=${act.study}>${icon("look")}Show who was ahead</button></p>`;
}

/** Play, pause, and a line to move along. */
function player({ steps, stops, at, playing }, act) {
  const last = stops.length - 1;
  const said = steps[stops[at].step]?.said;
  return html`<div class="scrub__line">
    <button class="icon" type="button" data-act="replay" aria-label=${playing ? "Pause" : "Play the game through"} ?disabled=${!last} @click=${act.replay}>
      ${icon(playing ? "pause" : "play")}
    </button>
    <input
      type="range"
      min="0"
      max=${last}
      .value=${String(at)}
      ?disabled=${!last}
      aria-label="Place in the game"
      aria-valuetext=${said ? `Move ${stops[at].ply + 1} of ${last}. ${said}` : "The end"}
      @input=${(event) => act.lookAt(Number(event.target.value))}
    />
    <span class="num" aria-hidden="true">${at} / ${last}</span>
  </div>`;
}

/** "Move 5: Ada skipped the 9.", and what it and the others were worth. */
function decision(step, number, here) {
  const worth = step.text === undefined ? nothing : step.moves ? wonOrLost(step) : chances(here, step);
  return html`<p><b>Move ${number}: ${step.said}</b> ${worth}</p>`;
}

/** A divisor game is won or lost: no chances, but how many moves kept the win. */
function wonOrLost({ text, verdict, best }) {
  const better = verdict && best ? ` ${best} would have kept it.` : "";
  return `${text[0].toUpperCase()}${text.slice(1)}.${better}`;
}

function chances(here, step) {
  if (step.move === "resign") return step.text ? `${step.text}.` : nothing;
  if (!here) return nothing;
  const label = new Map(here.view.choices.map((choice) => [choice.move, choice.label]));
  return html`<span class="scrub__c">${here.moves.map((worth) => {
    const { text, best } = chipOf(worth);
    return html`<span class=${worth.move === step.move ? "played" : ""}>${label.get(worth.move)} ${chip(text, best)}</span>`;
  })}</span>`;
}

function ending(view) {
  const names = view.players.map(({ name }) => name);
  return view.outcome ? html`<p><b>The end.</b> ${emphasize(view.outcome.why, names)}</p>` : html`<p><b>Now.</b> ${emphasize(view.ask, names)}</p>`;
}

/** The board before the move; the one of the move before stays until it is there. */
function position(shown, step) {
  if (!shown) return html`<p class="panel__wait"><progress aria-label="Setting up the position"></progress></p>`;
  const { view, moves } = shown;
  const coach = moves.length ? Object.fromEntries(moves.map((worth) => [worth.move, chipOf(worth)])) : null;
  const played = step && /^\d/.test(step.move) ? step.move : null;
  return html`<p class="vh">${view.log.at(-1)?.text ?? ""} ${view.ask}</p>
    ${miniBoard(view, { coach, played })}`;
}

/** Arrows, Home and End go through the game, as on the line itself; the space bar plays it. */
function byKey(event, { at, stops }, act) {
  const last = stops.length - 1;
  const on = event.target;
  if (event.key === " " && (on.matches("input") || !on.closest("button, a, select"))) {
    event.preventDefault();
    return act.replay();
  }
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined || on.closest("select, input")) return;
  event.preventDefault();
  act.lookAt(Math.max(0, Math.min(last, to)));
}

let followed = { view: null, at: -1 }; // what was last shown

/** The table goes along with the picture, within its own frame; a game that has just come gets
 * the keyboard, if nothing else has it. */
function follow(fresh: boolean) {
  const row = (document.querySelector(".moves .cur") as HTMLElement | null);
  const frame = row?.closest(".scroll");
  if (row && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 2;
  const main = (document.querySelector("main.review") as HTMLElement | null);
  if (fresh && document.activeElement === document.body) main?.focus({ preventScroll: true });
}
