// A game written out, step by step and with reasons, for a class to read and for a wall to hang
// on.  Called by shell.js.  Every sentence is Python's; a chain's steps are its own proofs.

import { optionsLine } from "../../app/options";
import { html, icon, mark, nothing } from "../parts/pieces";
import { href } from "../../app/routes";

export function transcript({ view }) {
  const { players, outcome, table } = view;
  const rules = optionsLine(view);
  return html`<header class="top top--thin">
      <a class="icon" href=${href(outcome ? "end" : "play", view.game)} aria-label="Back to the game">${icon("back")}</a>
      <p class="top__t"><b>Written out</b> ${view.title}</p>
      <button class="btn btn--small btn--ghost noprint" type="button" @click=${() => print()}>${icon("print")}Print</button>
    </header>
    <main class="written" tabindex="-1">
      <h1>${players[0].name} against ${players[1].name}</h1>
      ${rules ? html`<p class="quiet">${rules}</p>` : nothing}
      <ol class="written__list ${table.chain ? "written__list--chain" : ""}">
        ${table.chain ? table.chain.map((link) => proof(link, players)) : view.log.map(sentence)}
      </ol>
      ${view.log.length ? nothing : html`<p class="quiet">Nothing has happened yet.</p>`}
      ${outcome ? html`<p class="written__end"><b>${outcome.title}</b> ${outcome.why}</p>` : nothing}
    </main>`;
}

/** "49 = 7 × 7": the number, and how it follows from the one before it. */
const proof = ({ number, by, proof }, players) =>
  html`<li>${mark(by)}<span class="vh">${players[by].name}: </span><b class="num">${proof || number}</b></li>`;

const sentence = ({ by, text }) => html`<li>${mark(by)}<span>${text}</span></li>`;
