// Addresses: which screen a #fragment stands for.  Used by controller.js and the screens.
// "#/play/number_stack" is a screen of this page; "#1.number_stack..k3.1.0" is a game from elsewhere.

import { catalogue } from "../built/catalogue.js";
import { isDay, today } from "./dates.js";

/**
 * @typedef {{screen: "home" | "setup" | "play" | "end" | "review" | "rules" | "fair" | "settings" | "install" | "written" | "print" | "link" | "lab" | "history" | "puzzle",
 *   game?: string, text?: string, date?: string}} Route
 */

/** The screens of the game on the table: they need its view. */
export const OF_THE_TABLE = ["play", "end", "review", "written"];
const OF_A_GAME = ["setup", "play", "end", "review", "rules", "written", "print"];

/** No more of a link is read: four times what Python takes for the text of a game. */
const LONGEST_LINK = 8000;
/** The home page has an anchor of its own. */
const ANCHORS = ["", "games"];

/** The route of a fragment; whatever makes no sense is home. */
export function parseRoute(/** @type {string} */ hash) {
  const text = linkText(hash);
  if (!text.startsWith("/") && !ANCHORS.includes(text)) return /** @type {Route} */ ({ screen: "link", text });
  const [screen, game] = hash.replace(/^#\/?/, "").split("/");
  if (screen === "puzzle") return /** @type {Route} */ ({ screen, date: isDay(game) ? game : today() });
  if (["settings", "install", "fair", "history"].includes(screen)) return /** @type {Route} */ ({ screen });
  const known = catalogue.games.some((entry) => entry.id === game);
  if (screen === "lab") return /** @type {Route} */ ({ screen, game: known ? game : undefined });
  if (OF_A_GAME.includes(screen) && known) return /** @type {Route} */ ({ screen, game });
  return /** @type {Route} */ ({ screen: "home" });
}

/** What stands in a fragment; some messengers write "=" and "," as %3D and %2C. */
function linkText(/** @type {string} */ hash) {
  const text = hash.slice(1, LONGEST_LINK);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
