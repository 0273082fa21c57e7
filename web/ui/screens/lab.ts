// The bot lab before its own scripts are there, and then the lab itself.  Called by shell.js.

import { html, icon, nothing } from "../parts/pieces";
import { href } from "../../app/routes";

/** numgames.html, the whole site in one file, is without the lab (tools/one_file.py). */
const SHUT =
  location.protocol === "file:"
    ? "The lab is not in this file. It needs numgames on a web server."
    : "The lab could not be fetched. Are you offline?";

export function lab(model, act) {
  const { lab } = model;
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>Bot lab</b></p>
    </header>
    ${lab?.screen ? lab.screen(model, act) : arriving(lab)}`;
}

const arriving = (lab: any) =>
  html`<main class="wait" tabindex="-1">
    <h1>Write your own player</h1>
    <p class="lead">${lab?.failed ? SHUT : "Opening the lab."}</p>
    ${lab?.failed ? html`<p class="wait__acts"><a class="btn btn--small btn--ghost" href=${href("home")}>All games</a></p>` : nothing}
  </main>`;
