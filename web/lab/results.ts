// Results: a game step by step, and the picture of a tournament.  Knows how they look, not how they came about.

import { svg } from "lit-html";
import * as words from "#words/lab";
import { percent } from "../app/live-text";
import { html, icon, mark, nothing } from "../ui/parts/pieces";
import type { LabGame, TournamentResult } from "./answers";
import type { LabIntents } from "./controller";

type Look = Pick<LabIntents, "look">;

/** One game: what happened, who won, what the bot printed. */
export const gameStory = ({ won, failed, why, steps, printed, record }: LabGame, name: string, act: Look) =>
  html`<div class="lab__result" data-verdict=${won ? "better" : "worse"}>
    <p class="lab__rate"><b>${won ? words.wonGame(name) : words.lostGame(name)}</b></p>
    <p class=${failed ? "lab__error" : ""} role=${failed ? "alert" : nothing}>
      ${failed ? icon("no") : nothing}<span>${why}</span>
    </p>
    <ol class="lab__log" tabindex="0" aria-label=${words.stepByStep}>
      ${steps.map(({ by, text, card }) => html`<li class=${card ? "lab__card" : ""}>${card ? nothing : mark(by)}<span>${text}</span></li>`)}
    </ol>
    ${printed ? html`<h3>${words.printed}</h3><pre class="lab__printed" tabindex="0">${printed}</pre>` : nothing}
    <p>${lookButton(record, act, words.lookAtGame)}</p>
  </div>`;

/** To the review of a game: it is a record like any other. */
export const lookButton = (record: string, act: Look, label: string) =>
  html`<a class="btn btn--small btn--ghost" data-act="look" href="#${record}"
    @click=${(event: Event) => (event.preventDefault(), act.look(record))}>${icon("look")}${label}</a>`;

const ROWS: ["all" | "first" | "second", string][] = [
  ["all", words.allGames],
  ["first", words.goingFirst],
  ["second", words.goingSecond],
];

/** Three shares with their errors on one scale; in the middle both bots are equally good. */
export const shareBars = (result: TournamentResult) =>
  html`<table class="lab__bars">
    <caption class="vh">${words.shares}</caption>
    <tbody>
      ${ROWS.map(([name, title]) => {
        const { rate, low, high } = result[name];
        return html`<tr>
          <th scope="row">${title}</th>
          <td>${shareBar(rate, low, high)}</td>
          <td class="num">${percent(rate)}<span class="vh">${words.between(percent(low), percent(high))}</span></td>
        </tr>`;
      })}
    </tbody>
  </table>`;

export const shareBar = (rate: number, low: number, high: number) =>
  html`<svg class="lab__picture" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="lab__scale" x="0" y="6" width="200" height="8"></rect>
      <rect class="lab__share" x="0" y="6" width=${200 * rate} height="8"></rect>
      <path class="lab__half" d="M100 0V20"></path>
      <path class="lab__whisker" d="M${200 * low} 10H${200 * high}M${200 * low} 4V16M${200 * high} 4V16"></path>`}
  </svg>`;
