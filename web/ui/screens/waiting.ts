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

/** Whether an engine is still being fetched, and none is there. */
export const isLoading = ({ quick, full }: EngineStatus) =>
  quick === "starting" || (quick === "failed" && full === "starting");

/** How much of the engine that is coming is there: real bytes, not a guess. */
export const progress = (engine: EngineStatus) =>
  isLoading(engine)
    ? html`<p class="wait__bar">
        <progress max=${engine.total} value=${engine.loaded} aria-label=${common.downloaded}></progress>
        <span class="num">${common.kilobytes(kilobytes(engine.loaded), kilobytes(engine.total))}</span>
      </p>`
    : nothing;

export const kilobytes = (bytes: number) => Math.round(bytes / 1000);
