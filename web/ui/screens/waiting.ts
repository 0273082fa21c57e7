// The table before its first answer is in: what is being fetched, byte by byte, and a way on if nothing can be
// fetched.  Knows of a game only what the catalogue says: there is no view yet.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { EngineStatus, Model } from "../../app/model";
import { gameOf, href } from "../../app/routes";
import { html, icon, nothing } from "../parts/pieces";

export function waiting({ route, engine, down }: Model) {
  if (!route.game) return nothing;
  const game = gameOf(route.game);
  return html`<main class="wait" tabindex="-1">
    <svg class="poster wait__art" aria-hidden="true"><use href="#poster-${game.id}"></use></svg>
    <h1>${game.title}</h1>
    <p class="lead">${down ? words.noPython : words.settingUpGame}</p>
    ${down ? nothing : progress(engine)}
    <p class="wait__acts">
      <a class="btn btn--small btn--ghost" href=${href("rules", game.id)}>${icon("rules")}${common.rules}</a>
      <a class="btn btn--small btn--ghost" href=${href("home")}>${icon("home")}${common.allGames}</a>
    </p>
  </main>`;
}

/** How much of the engine that is coming is there: real bytes, not a guess. */
export const progress = ({ quick, full, loaded, total }: EngineStatus) =>
  quick === "starting" || (quick === "failed" && full === "starting")
    ? html`<p class="wait__bar">
        <progress max=${total} value=${loaded} aria-label=${common.downloaded}></progress>
        <span class="num">${common.kilobytes(kilobytes(loaded), kilobytes(total))}</span>
      </p>`
    : nothing;

const kilobytes = (bytes: number) => Math.round(bytes / 1000);
