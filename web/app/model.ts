// All that the page can show, in one object, and how it begins.  Made for controller.js, which
// alone changes it; the screens read it.

import type { Bot } from "../store/bot-store";
import type { Coach, Hint } from "./features/coach";
import type { Deal } from "./features/print";
import type { History } from "./features/history";
import type { Link, PlayOn } from "./features/open-link";
import type { Puzzle } from "./features/puzzle";
import type { Puzzles, Save } from "../store/storage";
import type { Review } from "./features/review";
import type { Route } from "./routes";
import type { Seat } from "./seats";
import type { Share } from "./features/share";
import type { Status } from "../python/engine";
import type { Twin } from "./features/duplicate";
import type { Writer } from "../store/tab-lock";

/** What is chosen until somebody chooses otherwise. */
const DEFAULTS = {
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  names: ["", ""],
  seats: ["person", "person"],
  starter: "toss",
  length: 1,
  help: "marks",
  table: "same",
  sound: "off",
  touch: "off",
  keys: "on",
  options: {}, // by game
};

export type Toast = {text: string, label?: string, act?: () => void};
export type Setup = {game: string, names: string[], seats: Seat[], starter: string,
    length: number, options: Record<string, string>, help: string, table: string};
export type Model = {route: Route, view: any, save: Save | null, saves: Save[], lasting: boolean,
    busy: boolean, slow: boolean, down: boolean, paused: boolean, selected: string | null,
    refused: {move: string, text: string} | null, hint: Hint | null,
    coach: Coach | null, review: Review | null,
    deal: Deal | null,
    link: Link | null, playOn: PlayOn | null,
    share: Share | null, twin: Twin | null,
    writer: Writer, aside: {key: string, value: unknown}[],
    history: History | null, puzzle: Puzzle | null,
    days: Puzzles["days"],
    tossed: number | null, step: number, toast: Toast | null, said: string, sayings: number,
    settings: Record<string, any>, engine: Status, offline: any, install: any,
    bots: Bot[], lab: any};

export const firstModel = (settings: Record<string, any>, engine: Status): Model => ({
  route: { screen: "home" },
  view: null,
  save: null,
  saves: [], // main.js, once they are read
  lasting: true, // whether anything outlives the page
  writer: "mine", // elsewhere.js: which tab may write
  aside: [], // what is kept but cannot be read
  history: null, // history.js
  puzzle: null, // puzzle.js
  days: {}, // by date: whether its puzzle was found
  busy: false, // a request is under way
  slow: false, // and for so long that people are told
  down: false, // it could not be answered: both interpreters are gone
  paused: false, // two computers play each other, and somebody wants to look
  selected: null, // the number picked, not yet played
  refused: null, // the move that was not allowed, and why
  hint: null, // coaching.js
  coach: null, // coaching.js
  review: null, // lookback.js
  deal: null, // onpaper.js
  link: null, // link.js
  playOn: null, // link.js
  share: null, // sharing.js
  twin: null, // twin.js
  tossed: null, // the player whose face the coin shows, while it is shown
  step: 0, // of the example on the rules page
  toast: null,
  said: "", // what the live region says
  sayings: 0, // goes up with each, also where it says the same again
  settings: { ...DEFAULTS, ...settings },
  engine,
  offline: { state: "none", done: 0, total: 0, version: "", sentence: "" }, // tablet.js
  install: { can: false, done: false, apple: false }, // tablet.js
  bots: [], // labdoor.js
  lab: null, // lab/lab.js, once somebody has been there
});
