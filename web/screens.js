// @ts-check
// Which screens there are.  Used by shell.js, which draws them; the table it draws itself.
//
// Screens that nobody plays on are fetched once Python is here, or when somebody goes there:
// fetched before, they would keep the first tap waiting.

import { html, icon } from "./parts.js";
import { href } from "./routes.js";
import { setup } from "./screens/setup.js";

/** @typedef {(model: any, act: any) => unknown} Screen */

/** @type {Record<string, Screen>} those that are here */
const screens = { setup };

/** @type {Record<string, () => Promise<Screen>>} */
const later = {
  end: () => import("./screens/end.js").then(({ end }) => end),
  review: () => import("./screens/review.js").then(({ review }) => review),
  link: () => import("./screens/link.js").then(({ link }) => link),
  rules: () => import("./screens/rules.js").then(({ rules }) => rules),
  fair: () => import("./screens/fair.js").then(({ fair }) => fair),
  settings: () => import("./screens/settings.js").then(({ settings }) => settings),
  install: () => import("./screens/install.js").then(({ install }) => install),
  written: () => import("./screens/written.js").then(({ written }) => written),
  lab: () => import("./screens/lab.js").then(({ lab }) => lab),
  history: () => import("./screens/history.js").then(({ history }) => history),
  puzzle: () => import("./screens/puzzle.js").then(({ puzzle }) => puzzle),
  print: () => import("./screens/paper.js").then(({ paper }) => paper),
};

/** Screens that could not be fetched; going there again tries again. */
const missed = new Set();

/**
 * What draws a screen.  If it is not here yet there is nothing, and `come` is called when it is.
 * @param {string} name
 * @param {() => void} come
 * @returns {Screen | undefined}
 */
export function screenOf(name, come) {
  if (missed.delete(name)) return unreached;
  if (!screens[name] && name in later) bring(name).then(come);
  return screens[name];
}

let asked = false;

/** Fetch all screens there are, once. */
export function fetchScreens() {
  if (asked) return;
  asked = true;
  for (const name of Object.keys(later)) bring(name).then(() => missed.delete(name));
}

async function bring(/** @type {string} */ name) {
  try {
    screens[name] ??= await later[name]();
  } catch {
    missed.add(name);
  }
}

/** There is no network, and this is a first visit: nothing has been kept yet. */
const unreached = () => html`<main class="wait" tabindex="-1">
  <h1>This page has not come.</h1>
  <p class="lead">There seems to be no network. What is on the table is not lost.</p>
  <p class="wait__acts">
    <a class="btn btn--small btn--ghost" href=${href("home")}>${icon("home")}All games</a>
  </p>
</main>`;
