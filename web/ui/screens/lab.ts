// The bot lab, and what stands in its place until its own scripts are there.  Knows nothing of what is in it.

import * as common from "#words/common";
import * as words from "#words/lab-door";
import { type Model, openedLab } from "../../app/model";
import { href } from "../../app/routes";
import { html, icon, nothing } from "../parts/pieces";

/** numgames.html, the whole site in one file, is without the lab. */
const SHUT = location.protocol === "file:" ? words.notInFile : words.notLoaded;

export function lab(model: Model) {
  const lab = openedLab(model);
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${words.title}</b></p>
    </header>
    ${lab ? lab.screen(model) : opening(model.lab !== null && "failed" in model.lab)}`;
}

const opening = (failed: boolean) =>
  html`<main class="wait" tabindex="-1">
    <h1>${words.heading}</h1>
    <p class="lead">${failed ? SHUT : words.opening}</p>
    ${failed ? html`<p class="wait__acts"><a class="btn btn--small btn--ghost" href=${href("home")}>${common.allGames}</a></p>` : nothing}
  </main>`;
