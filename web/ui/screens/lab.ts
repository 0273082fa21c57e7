// The bot lab, and what stands in its place until its own scripts are there.  Knows nothing of what is in it.

import { type Model, openedLab } from "../../app/model";
import { href } from "../../app/routes";
import { html, icon, nothing } from "../parts/pieces";

/** numgames.html, the whole site in one file, is without the lab. */
const SHUT =
  location.protocol === "file:"
    ? "The lab is not in this file. It needs numgames on a web server."
    : "The lab could not be fetched. Are you offline?";

export function lab(model: Model) {
  const lab = openedLab(model);
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>Bot lab</b></p>
    </header>
    ${lab ? lab.screen(model) : opening(model.lab !== null && "failed" in model.lab)}`;
}

const opening = (failed: boolean) =>
  html`<main class="wait" tabindex="-1">
    <h1>Write your own player</h1>
    <p class="lead">${failed ? SHUT : "Opening the lab."}</p>
    ${failed ? html`<p class="wait__acts"><a class="btn btn--small btn--ghost" href=${href("home")}>All games</a></p>` : nothing}
  </main>`;
