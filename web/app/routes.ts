// Addresses: which screen a #fragment stands for.
// "#/play/number_stack" is a screen of this page; "#1.number_stack..k3.1.0" is a game from elsewhere.

import { type CatalogueGame, catalogue } from "built/catalogue";
import { isDate, today } from "./dates";

const OF_A_GAME = ["setup", "play", "end", "review", "rules", "written", "print"] as const;
const OF_NO_GAME = ["settings", "install", "fair", "history", "accessibility"] as const;
/** Addresses that lead on to whatever fits: the app's shortcuts have them. */
const DOORS = ["continue", "computer"] as const;
/** The screens of the game on the table: they need its view. */
export const OF_THE_TABLE: ScreenName[] = ["play", "end", "review", "written"];

export type ScreenName = "home" | "link" | "lab" | "puzzle" | (typeof OF_A_GAME)[number] | (typeof OF_NO_GAME)[number];

export type Door = (typeof DOORS)[number];

export interface Route {
  screen: ScreenName;
  /** of the home page, before it leads on */
  door?: Door;
  game?: string;
  /** of a link */
  text?: string;
  /** of a puzzle */
  date?: string;
}

/** No more of a link is read: four times what Python takes for the text of a game. */
const LONGEST_LINK = 8000;
/** The home page has an anchor of its own. */
const ANCHORS = ["", "games"];

/** The route of a fragment; whatever makes no sense is home. */
export function parseRoute(hash: string): Route {
  const text = linkText(hash);
  if (!text.startsWith("/") && !ANCHORS.includes(text)) return { screen: "link", text };
  const [name, game] = hash.replace(/^#\/?/, "").split("/");
  if (name === "puzzle") return { screen: name, date: isDate(game) ? game : today() };
  const known = catalogue.games.some((entry) => entry.id === game);
  if (name === "lab") return { screen: name, game: known ? game : undefined };
  const door = DOORS.find((one) => one === name);
  if (door) return { screen: "home", door };
  const apart = OF_NO_GAME.find((one) => one === name);
  if (apart) return { screen: apart };
  const screen = OF_A_GAME.find((one) => one === name);
  return screen && known ? { screen, game } : { screen: "home" };
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
export function href(screen: ScreenName, game?: string) {
  if (screen === "home") return "#/";
  return game ? `#/${screen}/${game}` : `#/${screen}`;
}

/** A game's entry in the catalogue: title, task, options. */
export function gameOf(id: string): CatalogueGame {
  const game = catalogue.games.find((entry) => entry.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

export const titleOfGame = (id: string) => gameOf(id).title;
