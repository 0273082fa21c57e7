// The end of a game of a duplicate match: on to the other seat, or who decided better.  Knows no sums: the comparison
// and its words are Python's.

import * as common from "#words/common";
import * as words from "#words/end";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { html, icon, nothing } from "../parts/pieces";

/** After the first game: the same cards again. */
export const swapButton = (first: string, act: Pick<Intents, "swap">) =>
  html`<button class="btn btn--main btn--go" type="button" data-act="swap" @click=${act.swap}>
    ${icon("again")}<span>${words.swapSeats}<small>${common.starts(first)}</small></span>
  </button>`;

/** After the second: decisions, not luck. */
export function duplicateResult({ view, save, duplicate }: Pick<Model, "view" | "save" | "duplicate">) {
  if (!save?.duplicate || duplicate?.view !== view) return nothing;
  const { found, failed } = duplicate;
  if (failed) return html`<p class="twin">${words.notCompared}</p>`;
  return html`<div class="twin">
    ${found
      ? html`<p><b>${found.title}</b></p><p>${found.why}</p>`
      : html`<p>${words.comparing}</p><progress aria-label=${words.comparing}></progress>`}
  </div>`;
}
