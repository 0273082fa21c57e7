// What came out: a game told step by step, and the picture of a tournament.  Called by screen.js.

import { svg } from "lit-html";
import { html, icon, mark, nothing } from "../ui/parts/pieces";
import { percent } from "../app/live-text";

/** One game: what happened, who won, what the bot printed. */
export function gameStory({ shown, bot }, act) {
  return html`<div class="lab__result" data-verdict=${shown.won ? "better" : "worse"}>
    <p class="lab__rate"><b>${shown.won ? `${bot.name} won.` : `${bot.name} lost.`}</b></p>
    <p class=${shown.failed ? "lab__error" : ""} role=${shown.failed ? "alert" : nothing}>
      ${shown.failed ? icon("no") : nothing}<span>${shown.why}</span>
    </p>
    <ol class="lab__log" tabindex="0" aria-label="The game, step by step">
      ${shown.steps.map(({ by, text, card }) => html`<li class=${card ? "lab__card" : ""}>${card ? nothing : mark(by)}<span>${text}</span></li>`)}
    </ol>
    ${shown.printed ? html`<h3>Printed</h3><pre class="lab__printed" tabindex="0">${shown.printed}</pre>` : nothing}
    <p>${lookButton(shown.record, act, "Look at it move by move")}</p>
  </div>`;
}

/** To the review of a game: it is a record like any other. */
export const lookButton = (record: string, act, words: string) =>
  html`<a class="btn btn--small btn--ghost" data-act="look" href="#${record}"
    @click=${(event) => (event.preventDefault(), act.look(record))}>${icon("look")}${words}</a>`;

const ROWS = [
  ["all", "All games"],
  ["first", "Going first"],
  ["second", "Going second"],
];

/** Three shares with their errors on one scale; the middle is as good as the other. */
export function shareBars(result) {
  return html`<table class="lab__bars">
    <caption class="vh">Share of games won, with the error</caption>
    <tbody>
      ${ROWS.map(([name, words]) => {
        const { rate, low, high } = result[name];
        return html`<tr>
          <th scope="row">${words}</th>
          <td>${shareBar(rate, low, high)}</td>
          <td class="num">${percent(rate)}<span class="vh">, between ${percent(low)} and ${percent(high)}</span></td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

export const shareBar = (rate: number, low: number, high: number) =>
  html`<svg class="lab__picture" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="lab__scale" x="0" y="6" width="200" height="8"></rect>
      <rect class="lab__share" x="0" y="6" width=${200 * rate} height="8"></rect>
      <path class="lab__half" d="M100 0V20"></path>
      <path class="lab__whisker" d="M${200 * low} 10H${200 * high}M${200 * low} 4V16M${200 * high} 4V16"></path>`}
  </svg>`;
