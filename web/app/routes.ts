// Addresses: which screen a #fragment stands for.  Used by controller.js and the screens.
// "#/play/number_stack" is a screen of this page; "#1.number_stack..k3.1.0" is a game from elsewhere.

import { catalogue } from "../built/catalogue";
import { isDate, today } from "./dates";

export type Route = {screen: "home" | "setup" | "play" | "end" | "review" | "rules" | "fair" | "settings" | "install" | "written" | "print" | "link" | "lab" | "history" | "puzzle",
    game?: string, text?: string, date?: string};

/** The screens of the game on the table: they need its view. */
export const OF_THE_TABLE = ["play", "end", "review", "written"];
const OF_A_GAME = ["setup", "play", "end", "review", "rules", "written", "print"];

/** No more of a link is read: four times what Python takes for the text of a game. */
const LONGEST_LINK = 8000;
/** The home page has an anchor of its own. */
const ANCHORS = ["", "games"];

/** The route of a fragment; whatever makes no sense is home. */
export function parseRoute(hash: string) {
  const text = linkText(hash);
  if (!text.startsWith("/") && !ANCHORS.includes(text)) return ({ screen: "link", text } as Route);
  const [screen, game] = hash.replace(/^#\/?/, "").split("/");
  if (screen === "puzzle") return ({ screen, date: isDate(game) ? game : today() } as Route);
  if (["settings", "install", "fair", "history"].includes(screen)) return ({ screen } as Route);
  const known = catalogue.games.some((entry) => entry.id === game);
  if (screen === "lab") return ({ screen, game: known ? game : undefined } as Route);
  if (OF_A_GAME.includes(screen) && known) return ({ screen, game } as Route);
  return ({ screen: "home" } as Route);
}

/** What stands in a fragment; some messengers write "=" and "," as %3D and %2C. */
function linkText(hash: string) {
  const text = hash.slice(1, LONGEST_LINK);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The fragment of a route: what a link's href says. */
export function href(screen: Route["screen"], game: string | undefined = undefined) {
  if (screen === "home") return "#/";
  return game ? `#/${screen}/${game}` : `#/${screen}`;
}

/** A game's entry in the catalogue: title, task, options. */
export const gameOf = (id: string) =>
  (catalogue.games.find((entry) => entry.id === id) as any);

export const titleOfGame = (id: string) => gameOf(id).title;
