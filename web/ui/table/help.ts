// What help looks like on the table: the hint bubble in the mover's tray, the coach's idea under the turn banner, and
// a computer that is thinking.  Every word of advice is Python's.

import * as words from "#words/table";
import type { Intents } from "../../app/intents";
import type { Coach, Model } from "../../app/model";
import { namesIn } from "../../app/view";
import { emphasize, html, icon, nothing, upTo } from "../parts/pieces";
import { openPairs } from "./menu";

/** How many steps a hint has, as far as is known before it comes. */
const STEPS = 3;

/** The hint: three bars for its steps, the text, and a button that goes one further. */
export function hintBubble({ hint, view }: Pick<Model, "hint" | "view">, act: Pick<Intents, "hint" | "closeHint">) {
  if (!hint || hint.view !== view) return nothing;
  const { step, texts } = hint;
  if (!texts)
    return html`<div class="hint" data-hint="0">
      ${bars(0, STEPS, words.lookingForHint)}
      <progress class="hint__wait" aria-label=${words.thinkingOfHint}></progress>
      <button class="btn btn--small btn--main" type="button" @click=${act.closeHint}>${words.cancel}</button>
    </div>`;
  const last = step === texts.length;
  return html`<div class="hint" data-hint=${step}>
    ${bars(step, texts.length, words.hintStep(step, texts.length))}
    <p class="hint__text">${emphasize(texts[step - 1], namesIn(view))}</p>
    ${last
      ? html`<button class="btn btn--small btn--main" type="button" data-act="close-hint" @click=${act.closeHint}>${words.gotIt}</button>`
      : html`<button class="btn btn--small btn--main" type="button" data-act="show-me" @click=${act.hint}>${words.showMe}</button>`}
  </div>`;
}

const bars = (step: number, steps: number, caption: string) =>
  html`<p class="hint__steps">${upTo(steps).map((n) => html`<i class=${n <= step ? "on" : ""}></i>`)}<span>${caption}</span></p>`;

/** The coach's sentence; in a divisor game the pairs are a tap away. */
export const coachIdea = ({ text, pairs }: Coach, names: string[]) =>
  html`<small class="idea">
    ${icon("hint")}<span>${emphasize(text, names)}</span>${pairs.length
      ? html`<button class="textlink" type="button" data-act="pairs" @click=${openPairs}>${words.showPairs}</button>`
      : nothing}
  </small>`;

/** In a computer's tray, where a person has buttons. */
export function thinkingNote({ paused, view }: Pick<Model, "paused" | "view">, act: Pick<Intents, "pause">) {
  if (paused) return pauseButton({ paused }, act);
  const doing = view?.wait === "draw" ? words.drawing : words.thinks;
  return html`<div class="acts acts--none acts--think"><p>${doing}</p><progress aria-label=${doing}></progress></div>`;
}

/** While two computers play each other, to stop and look; it stays where it is. */
export const pauseButton = ({ paused }: Pick<Model, "paused">, act: Pick<Intents, "pause">) =>
  html`<div class="acts acts--one">
    <button class="btn" type="button" data-act="pause" @click=${act.pause}>${paused ? words.goOn : words.pause}</button>
  </div>`;
