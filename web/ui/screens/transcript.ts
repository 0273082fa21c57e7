// A game written out, step by step and with reasons, for a class to read and for a wall to hang on.  Every sentence is
// Python's; a chain's steps are its own proofs.

import * as common from "#words/common";
import * as words from "#words/transcript";
import type { Model } from "../../app/model";
import { optionsLine } from "../../app/options";
import { href } from "../../app/routes";
import { type ChainLink, chainOf, type LogEntry, namesIn } from "../../app/view";
import { html, icon, mark, nothing } from "../parts/pieces";

export function transcript({ view }: Model) {
  if (!view) return nothing;
  const { outcome } = view;
  const names = namesIn(view);
  const chain = chainOf(view);
  const rules = optionsLine(view);
  return html`<header class="top top--thin">
      <a class="icon" href=${href(outcome ? "end" : "play", view.game)} aria-label=${words.backToGame}>${icon("back")}</a>
      <p class="top__t"><b>${common.moveList}</b> ${view.title}</p>
      <button class="btn btn--small btn--ghost noprint" type="button" @click=${() => print()}>${icon("print")}${common.print}</button>
    </header>
    <main class="written" tabindex="-1">
      <h1>${common.opposed(names[0], names[1])}</h1>
      ${rules ? html`<p class="quiet">${rules}</p>` : nothing}
      <ol class="written__list ${chain ? "written__list--chain" : ""}">
        ${chain ? chain.map((link) => proof(link, names)) : view.log.map(sentence)}
      </ol>
      ${view.log.length ? nothing : html`<p class="quiet">${words.noMoves}</p>`}
      ${outcome ? html`<p class="written__end"><b>${outcome.title}</b> ${outcome.why}</p>` : nothing}
    </main>`;
}

/** "49 = 7 × 7": the number, and how it follows from the one before it. */
const proof = ({ number, by, proof }: ChainLink, names: string[]) =>
  html`<li>${mark(by)}<span class="vh">${names[by]}: </span><b class="num">${proof || number}</b></li>`;

const sentence = ({ by, text }: LogEntry) => html`<li>${mark(by)}<span>${text}</span></li>`;
