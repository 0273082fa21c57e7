// @ts-check
// Looking back at a finished game: the course of it as a picture, every number in a table, the
// position at any move, and how much was luck and how much skill.  Called by shell.js.
// All numbers, verdicts and sentences are Python's (numgames/review.py); lookback.js fetches them.

import { curve } from "../curve.js";
import { chipOf } from "../coaching.js";
import { chip, emph, html, icon, mark, nothing } from "../parts.js";
import { href } from "../routes.js";
import { still } from "../still.js";
import { moves } from "./moves.js";
import { shares } from "./shares.js";

export function review(model, act) {
  const { view, save } = model;
  const study = model.review?.record === view.record ? model.review : null;
  return html`<header class="top top--thin">
      <a class="icon" href=${href("end", view.game)} aria-label="Back to the result">${icon("back")}</a>
      <p class="top__t"><b>Look back</b> ${view.title}</p>
      ${onward(view, save, act)}
    </header>
    ${study?.found ? whole(view, study, act) : waiting(study, view, act)}`;
}

function onward({ match }, save, act) {
  if (save?.tried) return html`<button class="btn btn--small" type="button" data-act="original" @click=${act.undoNew}>${icon("back")}Back to the game</button>`;
  const next = match && match.winner === null;
  return html`<button class="btn btn--small" type="button" data-act="onward" @click=${next ? act.next : act.rematch}>
    ${icon("again")}${next ? "Next game" : "Rematch"}
  </button>`;
}

function waiting(study, view, act) {
  return html`<main class="wait" tabindex="-1">
    <h1>${study?.failed ? "No answer came." : "Going through the game"}</h1>
    ${study?.failed
      ? html`<button class="btn btn--main" type="button" @click=${act.studyAgain}>Try again</button>`
      : html`<p class="wait__bar"><progress aria-label="Thinking"></progress></p>`}
    <p class="wait__acts"><a class="btn btn--small btn--ghost" href=${href("end", view.game)}>${study?.failed ? "Back" : "Cancel"}</a></p>
  </main>`;
}

function whole(view, study, act) {
  const { found, stops, at, shown } = study;
  const names = view.players.map(({ name }) => name);
  const go = act.lookAt;
  if (followed !== `${study.record} ${at}`) requestAnimationFrame(follow);
  followed = `${study.record} ${at}`;
  const step = found.steps[stops[at].step];
  const here = shown?.at === at ? shown : null;
  return html`<main class="review" tabindex="-1" ?data-sure=${found.sure} @keydown=${(event) => byKey(event, at, stops.length, go)}>
    <section class="panel panel--curve" aria-labelledby="review-title">
      <div class="panel__h">
        <h1 id="review-title">${view.outcome.title.replace(/\.$/, "")}</h1>
        <p>${view.outcome.why}</p>
      </div>
      <div class="curvebox">
        <p class="curve__side">${mark(0)}${names[0]} ${found.sure ? "holds the win" : "ahead"}</p>
        ${curve(study, view.players, go)}
        <p class="curve__side">${mark(1)}${names[1]} ${found.sure ? "holds the win" : "ahead"}</p>
      </div>
      <div class="scrub">
        <button class="icon" type="button" aria-label="Move before" ?disabled=${at === 0} @click=${() => go(at - 1)}>${icon("back")}</button>
        <div class="scrub__t" role="status">${step ? decision(step, stops[at].ply + 1, here) : ending(view)}</div>
        <button class="icon" type="button" aria-label="Next move" ?disabled=${at === stops.length - 1} @click=${() => go(at + 1)}>${icon("go")}</button>
        <button class="btn btn--small" type="button" data-act="try" ?disabled=${!step || !here} @click=${act.tryDifferently}>Try it differently</button>
      </div>
    </section>
    <section class="panel panel--still" aria-label="The position">${position(here ?? shown, step)}</section>
    ${shares(found, view)} ${moves(study, view, go)}
  </main>`;
}

/** "Move 5: Ada skipped the 9.", and what it and the others were worth. */
function decision(step, number, here) {
  const worth = step.moves ? wonOrLost(step) : chances(here, step);
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

const ending = (view) =>
  html`<p><b>The end.</b> ${emph(view.outcome.why, view.players.map(({ name }) => name))}</p>`;

/** The board before the move; the one of the move before stays until it is there. */
function position(shown, step) {
  if (!shown) return html`<p class="panel__wait"><progress aria-label="Setting up the position"></progress></p>`;
  const { view, moves } = shown;
  const coach = moves.length ? Object.fromEntries(moves.map((worth) => [worth.move, chipOf(worth)])) : null;
  const played = step && /^\d/.test(step.move) ? step.move : null;
  return html`<p class="vh">${view.log.at(-1)?.text ?? ""} ${view.ask}</p>
    ${still(view, { coach, played })}`;
}

function byKey(event, at, stops, go) {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops - 1 }[event.key];
  if (to === undefined || event.target.closest("select, input")) return;
  event.preventDefault();
  go(Math.max(0, Math.min(stops - 1, to)));
}

let followed = ""; // what the table was last scrolled to

/** The table goes along with the picture, within its own frame. */
function follow() {
  const row = /** @type {HTMLElement | null} */ (document.querySelector(".moves .cur"));
  const frame = row?.closest(".scroll");
  if (row && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 2;
}
