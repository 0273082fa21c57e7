// Which screens there are.  Used by shell.js, which draws them; the table it draws itself.
//
// Screens that nobody plays on are fetched once Python is here, or when somebody goes there:
// fetched before, they would keep the first tap waiting.

import { assetUrl } from "../asset-url";
import { untilIdle } from "../scheduler";
import { html, icon } from "./parts/pieces";
import { href } from "../app/routes";
import { setup } from "./screens/setup";
import { loadCss } from "../load-css";

export type Screen = (model: any, act: any) => unknown;

const screens: Record<string, Screen> = { setup };
/** Drawn by the shell itself. */
const ITS_OWN = ["home", "play"];

let coming: Promise<unknown> | null = null;
/** They could not be fetched; going there again tries again. */
let missed = false;

/** What draws a screen.  If it is not here yet there is nothing, and `come` is called when it is. */
export function screenOf(name: string, come: () => void): Screen | undefined {
  if (screens[name] || ITS_OWN.includes(name)) return screens[name];
  if (missed) {
    missed = false;
    return unreached;
  }
  bring().then(come);
}

let asked = false;

/** Fetch all screens there are, once. */
export function fetchScreens() {
  if (asked) return;
  asked = true;
  untilIdle()
    .then(bring)
    .then(() => (missed = false));
}

function bring() {
  coming ??= Promise.all([import("../lazy-bundle"), loadCss(assetUrl("built/later.css"))]).then(
    ([later]) => Object.assign(screens, later.screens),
    () => {
      missed = true;
      coming = null;
    },
  );
  return coming;
}

/** There is no network, and this is a first visit: nothing has been kept yet. */
const unreached = () => html`<main class="wait" tabindex="-1">
  <h1>This page has not come.</h1>
  <p class="lead">There seems to be no network. What is on the table is not lost.</p>
  <p class="wait__acts">
    <a class="btn btn--small btn--ghost" href=${href("home")}>${icon("home")}All games</a>
  </p>
</main>`;
