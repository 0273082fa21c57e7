// What happens: holds the model, knows where people are, turns their intents into requests about the game on the
// table.  No DOM and no rules; each feature adds intents of its own.

import { runWhenIdle } from "../scheduler";
import { type Begin, createGameOnTable, type GameOnTable } from "./game-on-table";
import type { Intents } from "./intents";
import { pickedText } from "./live-text";
import { type EngineStatus, firstModel, type Model, type Toast } from "./model";
import { type Ask, createAsker } from "./prefetch";
import { href, OF_THE_TABLE, parseRoute } from "./routes";
import type { Settings } from "./saved";
import { newMatch } from "./saves";
import { countComputers, movesAfterUndo, namesOf, waitsForOther } from "./seats";
import { createToasts } from "./toasts";
import type { Engine } from "../python/engine";
import type { Storage } from "../store/storage";

/** Screens that need nothing of what is kept, or say what they wait for: they are drawn while it is being read. */
const AT_ONCE = ["home", "setup", ...OF_THE_TABLE];

/** What the controller does itself; features add the rest. */
export type OwnIntents = Pick<
  Intents,
  | "open" | "leave" | "result" | "start" | "play" | "draw" | "select" | "undo" | "redo" | "resign" | "undoNew"
  | "seenToss" | "step" | "closeToast" | "holdToast" | "letToast" | "set" | "retry"
>;

export interface Controller {
  model: Model;
  /** All intents; complete as soon as the page is put together. */
  act: Intents;
  ask: Ask;
  accept: GameOnTable["accept"];
  begin: Begin;
  bring: GameOnTable["bring"];
  go: Go;
  toast: (toast: Toast | null) => void;
  /** Something outside has changed: a part of the model is new. */
  report: (part: Partial<Model>) => void;
  /** Settings that are kept. */
  remember: (chosen: Partial<Settings>) => void;
  /** Call `watcher` after every change. */
  watch: (watcher: (model: Model) => void) => void;
}

export type Go = (hash: string, replace?: boolean) => void;

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
  let routes = 0; // goes up whenever the address changes
  let arrived = false; // until the first screen is there, nothing is shown in its place
  const watchers: ((model: Model) => void)[] = [];

  function note(part: Partial<Model>) {
    Object.assign(model, part);
    if ("said" in part) model.sayings += 1;
  }

  function show(part: Partial<Model>) {
    note(part);
    if (!arrived) return;
    for (const watcher of watchers) watcher(model);
  }

  const { toast, hold, fade } = createToasts(show);
  const { ask, expect, lookAhead } = createAsker(engine, model);
  watchers.push(() => runWhenIdle(lookAhead));

  /** Tells whether people have gone elsewhere since; they are not fetched back. */
  function leaving() {
    const now = routes;
    return () => now !== routes;
  }

  const undoNew = () => act.undoNew();
  const table = createGameOnTable(model, { note, show, ask, expect, storage, kept, go, leaving, toast, undoNew });
  const { accept, again, begin, bring } = table;

  // -- intents -------------------------------------------------------------------------------

  const intents: OwnIntents = {
    open: (game) => go(href("setup", game)),
    leave: () => go(href("home")),
    result: () => model.view && go(href("end", model.view.game)),

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
      if (token !== null && token === model.selected) act.play(token);
      else show({ selected: token, refused: null, ...(token && { said: pickedText(token, model.view, model.save?.help) }) });
    },

    /** Two computers stop at it. */
    async undo() {
      const ply = model.view && movesAfterUndo(model.view, model.save);
      if (ply === null || !model.view) return;
      const { game } = model.view;
      table.stay();
      if (countComputers(model.save) === 2) model.paused = true;
      if ((await again("back", { ply })) && model.route.screen === "end") go(href("play", game), true);
    },

    resign: (player) => again("resign", { player }),

    async undoNew() {
      const { game } = model.save ?? {};
      if (game) await bring(game, () => storage.bringBack(game));
    },

    seenToss: () => show({ tossed: null }),
    step: (step) => show({ step }),
    closeToast: () => toast(null),
    holdToast: hold,
    letToast: fade,

    async set(setting, value) {
      const ofGame = setting === "help" || setting === "table";
      if (ofGame && model.save && model.route.screen === "play") {
        model.save = { ...model.save, [setting]: value };
        await storage.save(model.save);
      }
      remember({ [setting]: value });
    },

    retry() {
      engine.restart();
      show({ down: false });
      table.retry();
    },
  };

  function remember(chosen: Partial<Settings>) {
    const settings = { ...model.settings, ...chosen };
    keepSettings(settings);
    show({ settings });
  }

  const controller: Controller = {
    act,
    model,
    ask,
    accept,
    begin,
    bring,
    remember,
    toast,
    go,
    report: show,
    watch: (watcher) => void watchers.push(watcher),
  };

  return {
    ...controller,
    intents,

    /** The address has changed. */
    async route(hash: string) {
      const route = parseRoute(hash);
      const mine = ++routes;
      if (!AT_ONCE.includes(route.screen)) await kept;
      if (mine !== routes) return;
      arrived = true;
      show({ route, selected: null, refused: null, step: 0 });
      if (!route.game || !OF_THE_TABLE.includes(route.screen)) return;
      await kept;
      if (mine !== routes) return;
      if (model.save?.game !== route.game) await table.resume(route.game);
      const goesOn = mine === routes && model.view?.game === route.game && !model.view.outcome;
      if (goesOn && route.screen === "end") go(href("play", route.game), true); // an old address
    },

    /** The engine has something to say. */
    status(engine: EngineStatus) {
      const news = engine.sentence && engine.sentence !== model.engine.sentence;
      show({ engine });
      const gone = engine.quick === "failed" && engine.full === "failed";
      if (news) toast(gone ? null : { text: engine.sentence }); // the overlay says the worst itself
    },
  };
}
