// What happens: holds the model, knows where people are, turns their intents into requests about the game on the
// table.  No DOM and no rules; each feature adds intents of its own.

import type { Engine } from "../python/engine";
import { runWhenIdle } from "../scheduler";
import type { Storage } from "../store/storage";
import { type Change, createChanges } from "./changes";
import { createGameOnTable, type GameOnTable } from "./game-on-table";
import type { Intents } from "./intents";
import { pickedText } from "./live-text";
import { type EngineStatus, firstModel, type Model, type Toast } from "./model";
import { optionsLine } from "./options";
import { type Ask, createAsker, type Expect } from "./prefetch";
import { href, OF_THE_TABLE, parseRoute, type ScreenName } from "./routes";
import type { Settings } from "./saved";
import { mayChangeVariant, newMatch } from "./saves";
import { countComputers, movesAfterUndo, namesOf, waitsForOther } from "./seats";
import { createToasts } from "./toasts";

/** Screens that need nothing of what is kept, or say what they wait for: they are drawn while it is being read. */
const AT_ONCE = ["home", "setup", ...OF_THE_TABLE];

/** What the controller does itself; features add the rest. */
type OwnIntents = Pick<
  Intents,
  | "start" | "play" | "draw" | "select" | "undo" | "redo" | "finish" | "resign" | "undoNew"
  | "changeVariant" | "seenToss" | "step" | "closeToast" | "holdToast" | "letToast" | "set" | "retry"
>;

export type Go = (hash: string, replace?: boolean) => void;

/** What all parts of the app stand on. */
export interface App {
  model: Model;
  change: Change;
  /** Call `watcher` after every change. */
  watch: (watcher: (model: Model) => void) => void;
  /** All intents; complete as soon as the page is put together. */
  act: Intents;
  ask: Ask;
  expect: Expect;
  go: Go;
  /** Tells, later, whether people have gone elsewhere since; they are not fetched back. */
  leaving: () => () => boolean;
  toast: (toast: Toast | null) => void;
}

/** What a feature has to do with. */
export interface Controller extends App, Pick<GameOnTable, "accept" | "begin" | "bring" | "visit"> {
  /** Settings that are kept. */
  remember: (chosen: Partial<Settings>) => void;
  /** What happens when people come to a screen, also from another address of it, and when they leave it. */
  onScreen: (screen: ScreenName, visit: Visit) => void;
  /** They come to the screen once more: what it shows is old. */
  enterAgain: () => void;
}

export interface Visit {
  enter?: () => void;
  leave?: () => void;
}

interface Parts {
  act: Intents;
  engine: Engine;
  storage: Storage;
  /** done once what is kept has been read */
  kept: Promise<void>;
  settings: Partial<Settings>;
  keepSettings: (settings: Settings) => void;
  go: Go;
}

export function createController({ act, engine, storage, kept, settings, keepSettings, go }: Parts) {
  const model = firstModel(settings, engine.status);
  const { change, watch, show } = createChanges(model);
  const { toast, hold, fade } = createToasts(change);
  const { ask, expect, lookAhead } = createAsker(engine, model);
  watch(() => runWhenIdle(lookAhead));
  const visits: Partial<Record<ScreenName, Visit>> = {};
  let routes = 0; // goes up whenever the address changes

  function leaving() {
    const now = routes;
    return () => now !== routes;
  }

  const app: App = { model, change, watch, act, ask, expect, go, leaving, toast };
  const table = createGameOnTable(app, storage, kept);
  const { accept, again, begin, bring, visit } = table;
  let finished = { record: "", from: 0 }; // the game whose rest was turned over, and after how many moves

  // -- intents -------------------------------------------------------------------------------

  const intents: OwnIntents = {
    start({ game, names, seats, starter, length, options, help, table }) {
      const kept = { names, seats, starter, length, help, table };
      remember({ ...kept, options: { ...model.settings.options, [game]: options } });
      const who = { game, names: namesOf(names, seats), seats, help, table };
      return begin({ ...who, ...newMatch(length) }, starter, options);
    },

    play: (move) => waitsForOther(model) || again("play", { move }),
    draw: () => waitsForOther(model) || again("draw"),
    redo: () => again("redo"),

    select(token) {
      if (model.busy || waitsForOther(model) || !model.view) return;
      change({ selected: token, refused: null });
      if (token !== null) change({ said: pickedText(token, model.view, model.save?.help) });
    },

    /** Two computers stop at it. */
    async undo() {
      if (!model.view) return;
      const { game, record } = model.view;
      const ply = record === finished.record ? finished.from : movesAfterUndo(model.view, model.save);
      if (ply === null) return;
      table.stay();
      if (countComputers(model.save) === 2) change({ paused: true });
      if ((await again("back", { ply })) && model.route.screen === "end") go(href("play", game), true);
    },

    async finish() {
      const { view } = model;
      if (!view || waitsForOther(model)) return;
      if ((await again("finish")) && model.view) finished = { record: model.view.record, from: view.ply };
    },

    resign: (player) => again("resign", { player }),

    async undoNew() {
      const { game } = model.save ?? {};
      const wasReviewed = model.save?.tried && model.review?.view.game === game;
      if (game) await bring(game, () => storage.bringBack(game), wasReviewed ? "review" : undefined);
    },

    async changeVariant(option, value) {
      const { view, save } = model;
      if (!view || !save || !mayChangeVariant(view, save)) return;
      const { game, seed, starter } = view;
      const options = { ...view.options, [option]: value };
      if (!(await again("new", { game, options, seed, starter: String(starter + 1) })) || !model.view) return;
      remember({ options: { ...model.settings.options, [game]: options } });
      change({ said: optionsLine(model.view) });
    },

    seenToss: () => change({ tossed: null }),
    step: (step) => change({ step }),
    closeToast: () => toast(null),
    holdToast: hold,
    letToast: fade,

    async set(setting, value) {
      const ofGame = setting === "help" || setting === "table";
      if (ofGame && model.save && model.route.screen === "play") {
        const save = { ...model.save, [setting]: value };
        change({ save });
        if (!table.visiting()) await storage.save(save);
      }
      remember({ [setting]: value });
    },

    /** The screen may have been waiting for it as well: a review, a link. */
    async retry() {
      const left = leaving();
      engine.restart();
      change({ down: false });
      await table.retry();
      if (!left() && !model.down) enterAgain();
    },
  };

  function remember(chosen: Partial<Settings>) {
    const { seats = null } = chosen;
    const computer = seats && countComputers({ seats }) === 1 ? seats : model.settings.computer;
    const settings = { ...model.settings, computer, ...chosen };
    keepSettings(settings);
    change({ settings });
  }

  const enterAgain = () => visits[model.route.screen]?.enter?.();

  const controller: Controller = {
    ...app,
    accept,
    begin,
    bring,
    visit,
    remember,
    onScreen(screen, visit) {
      visits[screen] = visit;
    },
    enterAgain,
  };

  return {
    ...controller,
    intents,

    /** The address has changed. */
    async route(hash: string) {
      const route = parseRoute(hash);
      const { screen: left, game, text } = model.route;
      const mine = ++routes;
      if (route.door || !AT_ONCE.includes(route.screen)) await kept;
      if (mine !== routes) return;
      show();
      change({ route, from: text ? `#${text}` : href(left, game), selected: null, refused: null, step: 0 });
      if (left !== route.screen) visits[left]?.leave?.();
      if (table.visiting() && ["home", "link"].includes(route.screen)) table.clear();
      if (route.game && OF_THE_TABLE.includes(route.screen)) {
        await kept;
        if (mine !== routes) return;
        if (model.save?.game !== route.game) await table.resume(route.game);
        const goesOn = mine === routes && model.view?.game === route.game && !model.view.outcome;
        if (goesOn && route.screen === "end") return go(href("play", route.game), true); // an old address
      }
      if (mine === routes) enterAgain();
    },

    /** The engine has something to say. */
    status(engine: EngineStatus) {
      const news = engine.sentence && engine.sentence !== model.engine.sentence;
      change({ engine });
      const gone = engine.quick === "failed" && engine.full === "failed";
      if (news) toast(gone ? null : { text: engine.sentence }); // the overlay says the worst itself
    },
  };
}
