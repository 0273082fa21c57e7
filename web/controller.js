// What happens: holds the model, turns intents into requests, and answers into the next model.
// Made by main.js; the screens draw its model and call its intents ("act").  No DOM and no
// rules: legality, scores and words come from Python in `view`.
//
// One tap: idle -> sent (busy) -> answered -> saved -> shown.  An answer is dropped if another
// game has come onto the table meanwhile.

import { href, parseRoute } from "./routes.js";
import { spoken } from "./words.js";

/** Milliseconds that the last position stays on the table before the end screen comes. */
const LAST_LOOK = 1600;
/** Milliseconds that a toast stays. */
const TOAST = 6000;
/** Milliseconds that the coin is shown. */
const TOSS = 2300;

const DEFAULTS = {
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  names: ["", ""],
  starter: "toss",
  length: 1,
  help: "marks",
  table: "same",
  options: {}, // by game
};

/**
 * @typedef {import("./storage.js").Save} Save
 * @typedef {import("./routes.js").Route} Route
 * @typedef {import("./engine.js").Status} Status
 * @typedef {{game: string, names: [string, string], starter: string, length: number,
 *   options: Record<string, string>, help: string, table: string}} Setup
 * @typedef {{text: string, label?: string, act?: () => void}} Toast
 * @typedef {{route: Route, view: any, save: Save | null, saves: Save[], lasting: boolean,
 *   busy: boolean, down: boolean, selected: string | null,
 *   refused: {move: string, text: string} | null, tossed: number | null, step: number, toast: Toast | null,
 *   said: string,
 *   settings: Record<string, any>, engine: Status}} Model
 * @typedef {ReturnType<typeof createController>["act"]} Act
 */

/**
 * @param {{engine: import("./engine.js").Engine, storage: import("./storage.js").Storage,
 *   settings: Record<string, any>, keepSettings: (settings: Record<string, any>) => void,
 *   go: (hash: string, replace?: boolean) => void}} parts
 */
export function createController({ engine, storage, settings, keepSettings, go }) {
  /** @type {Model} */
  const model = {
    route: { screen: "home" },
    view: null,
    save: null,
    saves: storage.saves(),
    lasting: storage.lasting,
    busy: false, // a request is under way
    down: false, // it could not be answered: both interpreters are gone
    selected: null, // the number picked, not yet played
    refused: null, // the move that was not allowed, and why
    tossed: null, // the player whose face the coin shows, while it is shown
    step: 0, // of the example on the rules page
    toast: null,
    said: "",
    settings: { ...DEFAULTS, ...settings },
    engine: engine.status,
    offline: { state: "none", done: 0, total: 0, version: "", sentence: "" }, // tablet.js
    install: { can: false, done: false, apple: false }, // tablet.js
  };
  let table = 0; // goes up whenever another game comes onto the table
  let pending = () => {}; // what to do again once an interpreter is back
  let toastTimer = 0;
  let endTimer = 0;
  /** @type {((model: Model) => void)[]} */
  const watchers = [];

  function show(/** @type {Partial<Model>} */ part) {
    Object.assign(model, part);
    for (const watcher of watchers) watcher(model);
  }

  function toast(/** @type {Toast | null} */ toast) {
    clearTimeout(toastTimer);
    if (toast) toastTimer = setTimeout(() => show({ toast: null }), TOAST);
    show({ toast });
  }

  /** Show the coin with `player`'s face up, for a while. */
  function toss(/** @type {number} */ player) {
    const here = table;
    model.tossed = player;
    setTimeout(() => here === table && show({ tossed: null }), TOSS);
  }

  // -- asking Python -----------------------------------------------------------------------

  /**
   * Send one request about the game in `save`, keep the answer, then show it.
   * @param {object} request
   * @param {Save} save the game before it
   * @param {(save: Save) => Promise<unknown>} keep
   * @returns {Promise<boolean>} whether the answer is on the table now
   */
  async function send(request, save, keep = storage.save) {
    if (model.busy) return false;
    const mine = table;
    show({ busy: true, down: false, refused: null });
    let answer;
    try {
      answer = await engine.ask({ ...request, names: save.names, match: save.match });
    } catch {
      if (mine !== table) return false;
      pending = () => send(request, save, keep);
      show({ busy: false, down: true });
      return false;
    }
    if (mine !== table) return false;
    if (!answer.ok) {
      const { kind, text } = answer.error;
      show({ busy: false, selected: null, said: text });
      if (kind === "illegal_move" && request.move) show({ refused: { move: request.move, text } });
      else toast({ text });
      return false;
    }
    const { view } = answer;
    const next = { ...save, record: view.record, brief: brief(view), saved: Date.now() };
    await keep(next);
    if (mine !== table) return false;
    const said = spoken(model.view, view);
    const before = model.view;
    Object.assign(model, { view, save: next, saves: storage.saves(), lasting: storage.lasting });
    show({ busy: false, selected: null, said });
    if (view.wait === "over") finish(before);
    return true;
  }

  /** The game is over: a last look at the table, then the end screen. */
  function finish(/** @type {any} */ before) {
    const { view } = model;
    clearTimeout(endTimer);
    const end = () => {
      if (model.view === view && model.route.screen === "play") go(href("end", view.game), true);
    };
    if (before) endTimer = setTimeout(end, LAST_LOOK);
  }

  /** Put the kept game `id` onto the table. */
  async function resume(/** @type {string} */ id) {
    const save = storage.load(id);
    if (!save) return go(href("setup", id), true);
    clear();
    model.save = save;
    const here = table;
    const shown = await send({ do: "view", record: save.record }, save, async () => {});
    if (!shown && here === table && !model.down) go(href("setup", id), true);
  }

  /** Another game is coming: nothing of the old one may arrive any more. */
  function clear() {
    table += 1;
    clearTimeout(endTimer);
    Object.assign(model, { view: null, save: null, busy: false, down: false, selected: null });
    model.tossed = null;
  }

  /**
   * Begin a game and go to its table.
   * @param {Omit<Save, "v" | "record" | "saved" | "brief">} game
   * @param {string} starter "1", "2" or "toss"
   * @param {Record<string, string>} options
   */
  async function begin(game, starter, options) {
    clear();
    const save = /** @type {Save} */ ({ v: 1, record: "", saved: 0, brief: {}, ...game });
    const replaced = storage.load(game.game);
    const request = { do: "new", game: game.game, options, seed: newSeed(), starter };
    const here = table;
    await send(request, save, storage.begin);
    if (here !== table || !model.view) return;
    if (starter === "toss") toss(model.view.starter);
    go(href("play", game.game));
    const text = "New game started.";
    if (replaced?.brief.turn != null) toast({ text, label: "Undo", act: act.undoNew });
  }

  const again = (/** @type {string} */ what, extra = {}) =>
    model.save && send({ do: what, record: model.save.record, ...extra }, model.save);

  // -- intents -------------------------------------------------------------------------------

  const act = {
    /** To the set-up sheet of a game. */
    open: (/** @type {string} */ game) => go(href("setup", game)),
    leave: () => go(href("home")),
    result: () => model.view && go(href("end", model.view.game)),

    start({ game, names, starter, length, options, help, table }) {
      const kept = { names, starter, length, help, table };
      remember({ ...kept, options: { ...model.settings.options, [game]: options } });
      const match = { length, games: [] };
      return begin({ game, names, help, table, match }, starter, options);
    },

    play: (/** @type {string} */ move) => again("play", { move }),
    draw: () => again("draw"),
    redo: () => again("redo"),

    /** Pick a number; picking the picked one again plays it. */
    select(/** @type {string | null} */ token) {
      if (model.busy) return;
      if (token !== null && token === model.selected) act.play(token);
      else show({ selected: token, refused: null });
    },

    /** Take the last move back; whether both agree, the page has asked before. */
    async undo() {
      if (!model.view?.undo) return;
      const { game } = model.view;
      clearTimeout(endTimer);
      if ((await again("undo")) && model.route.screen === "end") go(href("play", game), true);
    },

    resign: (/** @type {number} */ player) => again("resign", { player }),

    /** The next game of the match; the start alternates. */
    next() {
      const { save, view } = model;
      if (!save || !view?.match) return;
      const match = { length: save.match.length, games: [...save.match.games, save.record] };
      return begin({ ...tableOf(save), match }, String(view.match.next_starter + 1), view.options);
    },

    /** The same again; whoever did not start now does. */
    rematch() {
      const { save, view } = model;
      if (!save || !view) return;
      const match = { length: save.match.length, games: [] };
      return begin({ ...tableOf(save), match }, String(2 - view.starter), view.options);
    },

    /** "New game" was a slip: the game it replaced comes back. */
    async undoNew() {
      const { game } = model.save ?? {};
      if (!game) return;
      clear();
      toast(null);
      const before = await storage.bringBack(game);
      show({ saves: storage.saves() });
      if (!before) return go(href("home"));
      await resume(game);
      go(href("play", game), true);
    },

    seenToss: () => show({ tossed: null }),
    step: (/** @type {number} */ step) => show({ step }),
    closeToast: () => toast(null),

    /** Choose something for good; help and table also for the game on the table. */
    async set(/** @type {string} */ setting, /** @type {any} */ value) {
      const ofGame = setting === "help" || setting === "table";
      if (ofGame && model.save && model.route.screen === "play") {
        model.save = { ...model.save, [setting]: value };
        await storage.save(model.save);
      }
      remember({ [setting]: value });
    },

    /** Both interpreters were gone: start them again, and ask again what was not answered. */
    retry() {
      engine.restart();
      show({ down: false });
      pending();
    },
  };

  function remember(/** @type {Record<string, unknown>} */ chosen) {
    const settings = { ...model.settings, ...chosen };
    keepSettings(settings);
    show({ settings });
  }

  return {
    act,
    model,

    /** The address has changed. */
    route(/** @type {string} */ hash) {
      const route = parseRoute(hash);
      show({ route, selected: null, refused: null, step: 0 });
      if (route.screen !== "play" && route.screen !== "end") return;
      if (model.save?.game !== route.game) resume(/** @type {string} */ (route.game));
    },

    /** The engine has something to say. */
    status(/** @type {Status} */ engine) {
      const news = engine.sentence && engine.sentence !== model.engine.sentence;
      show(news ? { engine, said: engine.sentence } : { engine });
      const gone = engine.quick === "failed" && engine.full === "failed";
      if (news) toast(gone ? null : { text: engine.sentence }); // over.js says the worst itself
    },

    /** Something outside has changed: a part of the model is new. */
    report: show,

    /** Call `watcher` after every change. */
    watch: (/** @type {(model: Model) => void} */ watcher) => void watchers.push(watcher),
  };
}

/** What stays the same from one game of two people to the next. */
const tableOf = (/** @type {Save} */ { game, names, help, table }) => ({ game, names, help, table });

/** What the home page shows of a game: whose turn it is, and the last numbers. */
function brief(/** @type {any} */ view) {
  const tiles = view.log
    .filter(({ move }) => /\d/.test(move))
    .slice(-3)
    .map(({ move, by }) => ({ number: move.replace("=", ""), by }));
  return { turn: view.turn, match: view.match, tiles };
}

/** All luck of a game hangs on this. */
function newSeed() {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 36]).join("");
}
