// What happens: holds the model, turns intents into requests, and answers into the next model.
// Made by main.js; the screens draw its model and call its intents ("act").  No DOM and no
// rules: legality, scores and words come from Python in `view`.
//
// One tap: idle -> sent (busy) -> answered -> saved -> shown.  An answer is dropped if another
// game has come onto the table meanwhile.

import { asker } from "./asking.js";
import { firstModel } from "./model.js";
import { href, parseRoute } from "./routes.js";
import { brief, doneOf, matchOf, newSeed } from "./saves.js";
import { computersAt, elseToMove, movesKept, namesOf, waitedFor } from "./seats.js";
import { toasts } from "./toasts.js";
import { picked, spoken } from "./words.js";

/** Milliseconds that the last position stays on the table before the end screen comes. */
const LAST_LOOK = 1600;
/** Milliseconds that the coin is shown. */
const TOSS = 2300;

/** What a game is kept by that is only being looked at. */
const AS_IT_IS = async (/** @type {Save} */ _save) => true;
const FULL = "This device keeps nothing more: the disk may be full. The game goes on, but it is gone when the page is closed.";

/** Screens that need nothing of what is kept: they are drawn while it is being read. */
const AT_ONCE = ["home", "setup"];

/**
 * @typedef {import("./storage.js").Save} Save
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").Toast} Toast
 * @typedef {import("./engine.js").Status} Status
 * @typedef {ReturnType<typeof createController>} Controller
 * @typedef {(save: Save, done?: import("./storage.js").Done | null) => Promise<boolean>} Keep
 * @typedef {Controller["act"]} Act
 */

/**
 * @param {{engine: import("./engine.js").Engine, storage: import("./storage.js").Storage,
 *   kept: Promise<void>, settings: Record<string, any>, keepSettings: (settings: Record<string, any>) => void,
 *   go: (hash: string, replace?: boolean) => void}} parts
 */
export function createController({ engine, storage, kept, settings, keepSettings, go }) {
  const model = firstModel(settings, engine.status);
  let routes = 0; // goes up whenever the address changes
  let table = 0; // goes up whenever another game comes onto the table
  let pending = () => {}; // what to do again once an interpreter is back
  let endTimer = 0;
  /** @type {((model: Model) => void)[]} */
  const watchers = [];

  function note(/** @type {Partial<Model>} */ part) {
    Object.assign(model, part);
    if ("said" in part) model.sayings += 1;
  }

  function show(/** @type {Partial<Model>} */ part) {
    note(part);
    for (const watcher of watchers) watcher(model);
  }

  const { toast, hold, fade } = toasts(show);
  const ask = asker(engine, model);

  /** Whether games can go on here; if another tab has them, the bar that says so stays. */
  function mayWrite() {
    if (!storage.mine) show({ said: "The games are open in another tab." });
    return storage.mine;
  }

  /** Tells whether people have gone elsewhere since; they are not fetched back. */
  function leaving() {
    const here = routes;
    return () => here !== routes;
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
   * @param {any} request
   * @param {Save} save the game before it
   * @param {Keep} keep
   * @param {typeof show} shown what is done with the answer
   * @returns {Promise<boolean>} whether the answer is on the table now
   */
  async function send(request, save, keep = storage.save, shown = show) {
    if (model.busy || (keep !== AS_IT_IS && !mayWrite())) return false;
    const mine = table;
    const waits = model.route.screen !== "play" || model.down || model.refused;
    Object.assign(model, { busy: true, down: false, refused: null });
    if (waits) show({}); // the table looks the same while it waits
    let answer;
    try {
      answer = await ask(request, save);
    } catch {
      if (mine !== table) return false;
      pending = () => send(request, save, keep);
      show({ busy: false, down: true });
      return false;
    }
    if (mine !== table) return false;
    if (!answer.ok) {
      const { kind, text } = answer.error;
      show({ busy: false, selected: null });
      if (kind === "illegal_move" && request.move) show({ refused: { move: request.move, text }, said: text });
      else toast({ text });
      return false;
    }
    return accept(answer.view, save, keep, shown);
  }

  /**
   * The game goes on: keep the new position, then show and say it.
   * @param {any} view
   * @param {Save} save the game before it
   * @param {Keep} keep
   * @param {typeof show} shown
   */
  async function accept(view, save, keep = storage.save, shown = show) {
    const mine = table;
    model.busy = true; // until it is kept; nothing to show for
    const names = view.players.map((/** @type {{name: string}} */ player) => player.name); // tidy
    const next = { ...save, names, id: save.id ?? newSeed(), record: view.record, brief: brief(view), saved: Date.now() };
    const lasting = storage.lasting;
    const written = await keep(next, view.outcome && !next.tried ? doneOf(next, view) : null);
    if (mine !== table) return false;
    if (!written) {
      show({ busy: false, selected: null }); // another tab has the game now
      return false;
    }
    const before = model.view;
    Object.assign(model, { view, save: next, saves: storage.saves(), lasting: storage.lasting });
    shown({ busy: false, selected: null, refused: null, said: spoken(before, view, next.help, waitedFor(model)) });
    if (lasting && !storage.lasting) toast({ text: FULL });
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
    const shown = await send({ do: "view", record: save.record }, save, AS_IT_IS);
    if (shown || here !== table || model.down) return;
    go(href("setup", id), true); // Python cannot read it; why, the toast says
    if (await storage.setAside(id)) show({ save: null, saves: storage.saves(), aside: storage.aside() });
  }

  /** Another game is coming: nothing of the old one may arrive any more. */
  function clear() {
    table += 1;
    clearTimeout(endTimer);
    Object.assign(model, { view: null, save: null, busy: false, down: false, selected: null });
    Object.assign(model, { tossed: null, paused: false });
  }

  /**
   * Begin a game and go to its table.
   * @param {Omit<Save, "v" | "record" | "saved" | "brief">} game
   * @param {string} starter "1", "2" or "toss"
   * @param {Record<string, string>} options
   * @param {string} seed
   */
  async function begin(game, starter, options, seed = newSeed()) {
    const left = leaving();
    await kept;
    if (!mayWrite()) return;
    clear();
    const save = /** @type {Save} */ ({ v: 1, record: "", saved: 0, brief: {}, ...game });
    const replaced = storage.load(game.game);
    const request = { do: "new", game: game.game, options, seed, starter };
    const here = table;
    await send(request, save, storage.begin, note); // the table shows it all
    if (model.down) pending = () => begin(game, starter, options, seed);
    if (here !== table || !model.view) return;
    if (starter === "toss") toss(model.view.starter);
    const there = model.route.screen === "play" && model.route.game === game.game;
    if (left() || there) show({});
    else go(href("play", game.game));
    const text = "New game started.";
    if (replaced?.brief.turn != null) toast({ text, label: "Undo", act: act.undoNew });
  }

  /** After `keep` has changed what is kept of `game`, put that onto the table. */
  async function bring(/** @type {string} */ game, /** @type {() => Promise<unknown>} */ keep) {
    const left = leaving();
    clear();
    toast(null);
    await keep();
    show({ saves: storage.saves() });
    const save = storage.load(game);
    if (!save) return left() || go(href("home"));
    await resume(game);
    if (!left()) go(href(save.brief.turn === null ? "end" : "play", game), true);
  }

  const again = (/** @type {string} */ what, extra = {}) =>
    model.save && send({ do: what, record: model.save.record, ...extra }, model.save);

  // -- intents -------------------------------------------------------------------------------

  const act = {
    /** To the set-up sheet of a game. */
    open: (/** @type {string} */ game) => go(href("setup", game)),
    leave: () => go(href("home")),
    result: () => model.view && go(href("end", model.view.game)),

    start(/** @type {import("./model.js").Setup} */ { game, names, seats, starter, length, options, help, table }) {
      const kept = { names, seats, starter, length, help, table };
      remember({ ...kept, options: { ...model.settings.options, [game]: options } });
      const who = { game, names: namesOf(names, seats), seats, help, table };
      return begin({ ...who, ...matchOf(length) }, starter, options);
    },

    play: (/** @type {string} */ move) => elseToMove(model) || again("play", { move }),
    draw: () => elseToMove(model) || again("draw"),
    redo: () => again("redo"),

    /** Pick a number; picking the picked one again plays it. */
    select(/** @type {string | null} */ token) {
      if (model.busy || elseToMove(model)) return;
      if (token !== null && token === model.selected) act.play(token);
      else show({ selected: token, refused: null, ...(token && { said: picked(token, model.view, model.save?.help) }) });
    },

    /** Take back the last move, or against a computer one's own; whether both agree, the page
     * has asked before.  Two computers stop at it. */
    async undo() {
      const ply = model.view && movesKept(model.view, model.save);
      if (ply === null) return;
      const { game } = model.view;
      clearTimeout(endTimer);
      if (computersAt(model.save) === 2) model.paused = true;
      if ((await again("back", { ply })) && model.route.screen === "end") go(href("play", game), true);
    },

    resign: (/** @type {number} */ player) => again("resign", { player }),

    /** "New game" was a slip, or the copy is no longer wanted: the game before it comes back. */
    async undoNew() {
      const { game } = model.save ?? {};
      if (game) await bring(game, () => storage.bringBack(game));
    },

    seenToss: () => show({ tossed: null }),
    step: (/** @type {number} */ step) => show({ step }),
    closeToast: () => toast(null),
    /** A toast that somebody has reached stays until they leave it. */
    holdToast: hold,
    letToast: fade,

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
      const unanswered = pending;
      pending = () => {}; // asked twice, it would bring an old position back
      engine.restart();
      show({ down: false });
      unanswered();
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
    ask,
    accept,
    begin,
    bring,
    remember,
    toast,
    go,

    /** The address has changed. */
    async route(/** @type {string} */ hash) {
      const route = parseRoute(hash);
      const mine = ++routes;
      if (!AT_ONCE.includes(route.screen)) await kept;
      if (mine !== routes) return;
      show({ route, selected: null, refused: null, step: 0 });
      if (!["play", "end", "review", "written"].includes(route.screen)) return;
      if (model.save?.game !== route.game) await resume(/** @type {string} */ (route.game));
      const goesOn = mine === routes && model.view?.game === route.game && !model.view.outcome;
      if (goesOn && route.screen === "end") go(href("play", route.game), true); // an old address
    },

    /** The engine has something to say. */
    status(/** @type {Status} */ engine) {
      const news = engine.sentence && engine.sentence !== model.engine.sentence;
      show({ engine });
      const gone = engine.quick === "failed" && engine.full === "failed";
      if (news) toast(gone ? null : { text: engine.sentence }); // over.js says the worst itself
    },

    /** Something outside has changed: a part of the model is new. */
    report: show,

    /** Call `watcher` after every change. */
    watch: (/** @type {(model: Model) => void} */ watcher) => void watchers.push(watcher),
  };
}
