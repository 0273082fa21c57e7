// @ts-check
// All that the page can show, in one object, and how it begins.  Made for controller.js, which
// alone changes it; the screens read it.

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

/**
 * @typedef {import("../store/storage.js").Save} Save
 * @typedef {import("./routes.js").Route} Route
 * @typedef {import("../python/engine.js").Status} Status
 * @typedef {{text: string, label?: string, act?: () => void}} Toast
 * @typedef {{game: string, names: string[], seats: import("./seats.js").Seat[], starter: string,
 *   length: number, options: Record<string, string>, help: string, table: string}} Setup
 * @typedef {{route: Route, view: any, save: Save | null, saves: Save[], lasting: boolean,
 *   busy: boolean, slow: boolean, down: boolean, paused: boolean, selected: string | null,
 *   refused: {move: string, text: string} | null, hint: import("./features/coach.js").Hint | null,
 *   coach: import("./features/coach.js").Coach | null, review: import("./features/review.js").Review | null,
 *   deal: import("./features/print.js").Deal | null,
 *   link: import("./features/open-link.js").Link | null, playOn: import("./features/open-link.js").PlayOn | null,
 *   share: import("./features/share.js").Share | null, twin: import("./features/duplicate.js").Twin | null,
 *   writer: import("../store/tab-lock.js").Writer, aside: {key: string, value: unknown}[],
 *   history: import("./features/history.js").History | null, puzzle: import("./features/puzzle.js").Puzzle | null,
 *   days: import("../store/storage.js").Puzzles["days"],
 *   tossed: number | null, step: number, toast: Toast | null, said: string, sayings: number,
 *   settings: Record<string, any>, engine: Status, offline: any, install: any,
 *   bots: import("../store/bot-store.js").Bot[], lab: any}} Model
 */

/**
 * @param {Record<string, any>} settings
 * @param {Status} engine
 * @returns {Model}
 */
export const firstModel = (settings, engine) => ({
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
