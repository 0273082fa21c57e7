// Addresses: which screen a #fragment stands for.  Used by controller.js and the screens.

import { catalogue } from "./built/catalogue.js";

/**
 * @typedef {{screen: "home" | "setup" | "play" | "end" | "review" | "rules" | "fair" | "settings" | "install" | "lab", game?: string}} Route
 */

const OF_A_GAME = ["setup", "play", "end", "review", "rules"];

/** The route of a fragment; whatever makes no sense is home. */
export function parseRoute(/** @type {string} */ hash) {
  const [screen, game] = hash.replace(/^#\/?/, "").split("/");
  if (["settings", "install", "fair"].includes(screen)) return /** @type {Route} */ ({ screen });
  const known = catalogue.games.some((entry) => entry.id === game);
  if (screen === "lab") return /** @type {Route} */ ({ screen, game: known ? game : undefined });
  if (OF_A_GAME.includes(screen) && known) return /** @type {Route} */ ({ screen, game });
  return /** @type {Route} */ ({ screen: "home" });
}

/** The fragment of a route: what a link's href says. */
export function href(/** @type {Route["screen"]} */ screen, /** @type {string | undefined} */ game = undefined) {
  if (screen === "home") return "#/";
  return game ? `#/${screen}/${game}` : `#/${screen}`;
}

/** A game's entry in the catalogue: title, task, options. */
export const gameOf = (/** @type {string} */ id) =>
  /** @type {any} */ (catalogue.games.find((entry) => entry.id === id));

export const titleOfGame = (/** @type {string} */ id) => gameOf(id).title;
