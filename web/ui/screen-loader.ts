// What draws which screen.  Screens without a game to play come once Python is here, or when they are opened:
// fetched before, they would keep the first tap waiting.  Knows no model.

import * as common from "#words/common";
import * as words from "#words/shell";
import type { Intents } from "../app/intents";
import type { Model } from "../app/model";
import { href, type ScreenName } from "../app/routes";
import { untilIdle } from "../scheduler";
import { html, icon } from "./parts/pieces";
import { setup } from "./screens/setup";

export type Screen = (model: Model, act: Intents) => unknown;
export type Screens = Partial<Record<ScreenName, Screen>>;
export type LoadRest = () => Promise<typeof import("../lazy-bundle")>;

/** Drawn by the shell itself. */
const OWN: ScreenName[] = ["home", "play"];

export function createScreenLoader(loadRest: LoadRest) {
  const screens: Screens = { setup };
  let loading: Promise<unknown> | null = null;
  let failed = false; // they could not be fetched; going there again tries again
  let asked = false;

  function load() {
    loading ??= loadRest().then(
      (rest) => Object.assign(screens, rest.screens),
      () => {
        failed = true;
        loading = null;
      },
    );
    return loading;
  }

  return {
    /** What draws a screen.  If it is not here yet there is nothing, and `whenLoaded` is called when it is. */
    screenOf(name: ScreenName, whenLoaded: () => void): Screen | undefined {
      if (screens[name] || OWN.includes(name)) return screens[name];
      if (failed) {
        failed = false;
        return unreached;
      }
      load().then(whenLoaded);
    },

    /** Fetch all screens there are, once. */
    fetchScreens() {
      if (asked) return;
      asked = true;
      untilIdle()
        .then(load)
        .then(() => (failed = false));
    },
  };
}

/** There is no network, and this is a first visit: nothing has been kept yet. */
const unreached = () => html`<main class="wait" tabindex="-1">
  <h1>${words.notLoaded}</h1>
  <p class="lead">${words.offlineButSafe}</p>
  <p class="wait__acts">
    <a class="btn btn--small btn--ghost" href=${href("home")}>${icon("home")}${common.allGames}</a>
  </p>
</main>`;
