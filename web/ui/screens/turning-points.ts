// The moves that turned a game: why, what was better, and the proof of it, beside the position.  Judges nothing: all
// numbers and sentences are Python's.

import * as words from "#words/review";
import type { MoveWorth, TurningPoint } from "../../app/answers";
import type { Intents } from "../../app/intents";
import { chipOf } from "../../app/live-text";
import type { PlainStep, Position, Review } from "../../app/model";
import { namesIn, type View } from "../../app/view";
import { html, icon, mark, nothing, tile } from "../parts/pieces";
import { type Turn, turns } from "../parts/win-chart";

/** The game as a story: each move that turned it, why, and what was better. */
export function turningPoints({ view, found, stops, at }: Review, act: Intents) {
  if (!found) return nothing;
  const names = namesIn(view);
  const points = turns(found, stops);
  /** On a phone it moves up to its board, out of the hand that has tapped it. */
  const open = (card: EventTarget | null, stop: number) => {
    act.lookAt(stop);
    requestAnimationFrame(() => card instanceof Element && card.scrollIntoView({ block: "nearest" }));
  };
  const card = ({ step, stop }: Turn, i: number) => {
    const { by, said, turn } = found.steps[step];
    const here = stop === at;
    return html`<li><button
      class="turn ${here ? "is-on" : ""}"
      type="button"
      aria-current=${here ? "step" : nothing}
      @click=${({ currentTarget }: Event) => open(currentTarget, stop)}
    >
      <span class="turn__n num">${i + 1}</span>
      <span class="turn__t">
        <span class="turn__h">${mark(by)}<b>${words.whoDid(names[by], words.shortMove(said, names[by]))}</b>
          <small>${words.moveNumber(stop + 1)}</small></span>
        <span>${turn?.why}</span>
        ${turn?.better ? html`<span class="turn__b">${icon("ok")}${turn.better}</span>` : nothing}
      </span>
    </button></li>`;
  };
  return html`<section class="story" aria-labelledby="story-title">
    <h2 id="story-title">${words.movesTurned(points.length)}</h2>
    <ol class="story__list">${points.map(card)}</ol>
  </section>`;
}

/** What lies behind a decision: how often each choice wins; without luck the moves that win, and the proof. */
export function behind({ moves, view }: Position, { move, turn, by }: PlainStep, { found }: Review) {
  if (!found || !moves.length) return nothing;
  if (!found.sure) return move === "resign" ? nothing : odds(view, moves, move, namesIn(view)[by]);
  const winning = moves.filter(({ best, chance }) => best && chance > 0).map((worth) => worth.move);
  const listed = winning.sort((one, other) => Number(one) - Number(other));
  return html`<p class="still__key">
      <span><i class="key ${winning.includes(move) ? "keep" : "was"}"></i>${words.playedNumber(move)}</span>
      ${winning.length
        ? html`<span><i class="key keep"></i>${words.stillWinning(listed.slice(0, 5), Math.max(0, listed.length - 5))}</span>`
        : nothing}
    </p>
    ${turn?.line.length ? proof(turn, by) : nothing}`;
}

/** The line to the end, or what to play after each answer. */
function proof({ better, line, pairs }: TurningPoint, by: number) {
  const run = (numbers: number[], first: number) => numbers.map((number, i) => html`<li>${tile(number, { by: (first + i) % 2 })}</li>`);
  return html`<div class="proof">
    <p>${better}</p>
    ${pairs.length
      ? html`<div class="proof__pairs">${pairs.slice(0, 6).map((pair) => html`<ol class="proof__c">${run(pair, 1 - by)}</ol>`)}</div>`
      : html`<ol class="proof__c">${run(line, by)}<li>${mark(1 - by)}${words.isStuck}</li></ol>`}
  </div>`;
}

function odds(view: View, moves: MoveWorth[], move: string, name: string) {
  const label = new Map(view.choices.map((choice) => [choice.move, choice.label]));
  return html`<div class="odds">
    <h3>${words.howOften(name)}</h3>
    <ul>${moves.map((worth) => {
      const { text, best } = chipOf(worth);
      const title = label.get(worth.move) ?? worth.move;
      return html`<li class="${worth.move === move ? "played" : ""} ${best ? "is-good" : ""}">
        <span>${best ? icon("ok") : nothing}${worth.move === move ? words.chosen(title) : title}</span>
        <b class="chip num">${text}</b>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class="odds__all" width="100" height="10"></rect><rect class="odds__won" width=${100 * worth.chance} height="10"></rect>
        </svg>
      </li>`;
    })}</ul>
  </div>`;
}
