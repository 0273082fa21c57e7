// What help looks like on the table: the hint bubble in the mover's tray, the coach's idea under the turn banner, and
// a computer that is thinking.  Every word of advice is Python's.

import type { Intents } from "../../app/intents";
import type { Coach, Model } from "../../app/model";
import { namesIn } from "../../app/view";
import { emphasize, html, icon, nothing, upTo } from "../parts/pieces";
import { openPairs } from "./menu";

/** How many steps a hint has, until it is there and says itself how many. */
const STEPS = 3;

/** The hint: three bars for its steps, the text, and a button that goes one further. */
export function hintBubble({ hint, view }: Pick<Model, "hint" | "view">, act: Pick<Intents, "hint" | "closeHint">) {
  if (!hint || hint.view !== view) return nothing;
  const { step, texts } = hint;
  if (!texts)
    return html`<div class="hint" data-hint="0">
      ${bars(0, STEPS, "looking")}
      <progress class="hint__wait" aria-label="Thinking of a hint"></progress>
      <button class="btn btn--small btn--main" type="button" @click=${act.closeHint}>Cancel</button>
    </div>`;
  const last = step === texts.length;
  return html`<div class="hint" data-hint=${step}>
    ${bars(step, texts.length, `hint ${step} of ${texts.length}`)}
    <p class="hint__text">${emphasize(texts[step - 1], namesIn(view))}</p>
    ${last
      ? html`<button class="btn btn--small btn--main" type="button" data-act="close-hint" @click=${act.closeHint}>Thanks</button>`
      : html`<button class="btn btn--small btn--main" type="button" data-act="show-me" @click=${act.hint}>Show me</button>`}
  </div>`;
}

const bars = (step: number, steps: number, words: string) =>
  html`<p class="hint__steps">${upTo(steps).map((n) => html`<i class=${n <= step ? "on" : ""}></i>`)}<span>${words}</span></p>`;

/** The coach's sentence; in a divisor game the pairs are a tap away. */
export const coachIdea = ({ text, pairs }: Coach, names: string[]) =>
  html`<small class="idea">
    ${icon("hint")}<span>${emphasize(text, names)}</span>${pairs.length
      ? html`<button class="textlink" type="button" data-act="pairs" @click=${openPairs}>Show the pairs</button>`
      : nothing}
  </small>`;

/** In a computer's tray, where a person has buttons. */
export function thinkingNote({ paused, view }: Pick<Model, "paused" | "view">, act: Pick<Intents, "pause">) {
  if (paused) return pauseButton({ paused }, act);
  const words = view?.wait === "draw" ? "Drawing a card" : "Thinking";
  return html`<div class="acts acts--none acts--think"><p>${words}</p><progress aria-label=${words}></progress></div>`;
}

/** Two computers play each other, and somebody wants to look; it stays where it is. */
export const pauseButton = ({ paused }: Pick<Model, "paused">, act: Pick<Intents, "pause">) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="pause" @click=${act.pause}>${paused ? "Go on" : "Pause"}</button>
  </div>`;
