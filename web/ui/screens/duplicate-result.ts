// The end of a game of a duplicate match: on to the other seat, or who decided better.  Knows no sums: the comparison
// and its words are Python's.

import * as common from "#words/common";
import * as words from "#words/end";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { html, icon } from "../parts/pieces";

/** After the first game: the same cards again. */
export const swapButton = (first: string, act: Pick<Intents, "swap">) =>
  html`<button class="btn btn--main btn--go" type="button" data-act="swap" @click=${act.swap}>
    ${icon("again")}<span>${words.swapSeats}<small>${common.starts(first)}</small></span>
  </button>`;

/** After the second: what is known of who decided better; null after any other game. */
export const comparison = ({ view, save, duplicate }: Pick<Model, "view" | "save" | "duplicate">) =>
  save?.duplicate && duplicate?.view === view ? duplicate : null;

/** Decisions, not luck: that is the headline. */
export function headline({ found, failed }: NonNullable<Model["duplicate"]>) {
  if (failed) return html`<h1>${words.notCompared}</h1>`;
  if (!found) return html`<h1>${words.comparing}</h1><progress aria-label=${words.comparing}></progress>`;
  return html`<h1>${found.title.replace(/\.$/, "")}</h1><p class="end__lead">${found.why}</p>`;
}

/** How the second game ended: that comes second. */
export const secondGame = (title: string, why: string) =>
  html`<p class="end__why"><small>${words.secondGame}</small> ${title} ${why}</p>`;
