// The table before its first answer is in: what is being fetched, byte by byte, and a way on if
// nothing can be fetched.  Called by shell.js for "play" and "end" while there is no view; the
// set-up sheet shows the same progress.

import { html, icon, nothing } from "../parts/pieces";
import { gameOf, href } from "../../app/routes";

export function waiting({ route, engine, down }) {
  const game = gameOf(route.game);
  return html`<main class="wait" tabindex="-1">
    <svg class="poster wait__art" aria-hidden="true"><use href="#poster-${game.id}"></use></svg>
    <h1>${game.title}</h1>
    <p class="lead">${down ? "The table cannot be set: Python has stopped." : "Setting the table."}</p>
    ${down ? nothing : progress(engine)}
    <p class="wait__acts">
      <a class="btn btn--small btn--ghost" href=${href("rules", game.id)}>${icon("rules")}Rules</a>
      <a class="btn btn--small btn--ghost" href=${href("home")}>${icon("home")}All games</a>
    </p>
  </main>`;
}

/** How much of the engine that is coming is there: real bytes, not a guess. */
export const progress = ({ quick, full, loaded, total }) =>
  quick === "starting" || (quick === "failed" && full === "starting")
    ? html`<p class="wait__bar">
        <progress max=${total} value=${loaded} aria-label="Downloaded"></progress>
        <span class="num">${kilobytes(loaded)} of ${kilobytes(total)} KB</span>
      </p>`
    : nothing;

const kilobytes = (bytes: number) => Math.round(bytes / 1000);
