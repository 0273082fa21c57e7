// Every card and every decision of a game, as a table beside the picture; with their numbers once the game has been
// gone through.  A tap on a move shows the position it was made in.  Judges nothing: verdicts and costs are Python's.

import * as words from "#words/review";
import type { ReviewStep } from "../../app/answers";
import { percent } from "../../app/live-text";
import type { PlainStep, Review } from "../../app/model";
import { namesIn } from "../../app/view";
import { html, icon, mark, nothing } from "../parts/pieces";

const VERDICTS: Record<ReviewStep["verdict"], string> = { "": "good", "?!": "small", "?": "mistake", "??": "big" };

export function moveTable({ view, found, steps, stops, at }: Review, go: (at: number) => void) {
  const sure = found?.sure;
  const names = namesIn(view);
  const stopOf = new Map(stops.map(({ step }, stop) => [step, stop]));
  const row = (step: PlainStep, i: number) => {
    const stop = stopOf.get(i);
    const judged = found?.steps[i];
    if (stop === undefined) // a card: there was nothing to decide
      return html`<tr class="moves__card">
        <td></td><td colspan="3">${step.said}</td>${judged ? html`<td class="r">${ahead(judged.chance)}</td>` : nothing}
      </tr>`;
    const current = stop === at;
    return html`<tr class=${current ? "cur" : ""} aria-current=${current ? "true" : nothing} @click=${() => go(stop)}>
      <th scope="row">${stop + 1}</th>
      <td><span class="mv">${mark(step.by)}<button type="button" class="mv__b">${words.shortMove(step.said, names[step.by])}</button></span></td>
      ${judged
        ? html`<td>${sure ? sureVerdict(judged) : verdict(judged)}</td>
            <td class="r">${sure ? kept(judged) : cost(judged)}</td>
            <td class="r">${sure ? holder(judged.chance) : ahead(judged.chance)}</td>`
        : nothing}
    </tr>`;
  };
  return html`<section class="panel panel--moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${words.moves}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.listOfMoves}>
      <table class="moves">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">${words.moveColumn}</th>
            ${found
              ? html`<th scope="col"><span class="vh">${words.verdict}</span></th>
                  <th scope="col" class="r">${sure ? words.winningMoves : words.cost}</th>
                  <th scope="col" class="r">${sure ? words.winning : words.ahead}</th>`
              : nothing}
          </tr>
        </thead>
        <tbody>
          ${sure || !found ? nothing : beforeAnyCard(found.chances[0])}
          ${steps.map(row)}
        </tbody>
      </table>
    </div>
  </section>`;

  function beforeAnyCard(chance: number) {
    return html`<tr class="moves__card">
      <td></td><td colspan="3">${words.beforeCards}</td><td class="r">${ahead(chance)}</td>
    </tr>`;
  }

  function ahead(chance: number) {
    if (chance === 0.5) return words.even;
    const player = chance > 0.5 ? 0 : 1;
    const share = percent(player ? 1 - chance : chance);
    return html`<span class="mv">${share}${mark(player)}<span class="vh">${names[player]}</span></span>`;
  }

  function holder(chance: number) {
    const player = chance > 0.5 ? 0 : 1;
    return html`<span class="mv">${mark(player)}<span class="vh">${names[player]}</span></span>`;
  }
}

const verdict = ({ verdict, text, forced }: ReviewStep) =>
  html`<span class="verdict verdict--${forced ? "ok" : VERDICTS[verdict]}" aria-hidden="true">${forced ? "–" : verdict || icon("ok")}</span
    ><span class="vh">${text}</span>`;

/** Kept the win, lost it, or had nothing to lose. */
function sureVerdict({ verdict, text, keep, forced, move }: ReviewStep) {
  const how = verdict ? "lost" : !forced && (keep || move === "resign") ? "won" : "ok";
  const sign = verdict || (how === "won" ? icon("ok") : "–");
  return html`<span class="verdict verdict--${how}" aria-hidden="true">${sign}</span><span class="vh">${text}</span>`;
}

const kept = ({ keep, moves }: ReviewStep) => (moves ? words.keptWin(keep, moves) : nothing);

const cost = ({ cost }: ReviewStep) => (cost > 0 ? html`−${(100 * cost).toFixed(1)}` : nothing);
