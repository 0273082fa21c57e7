// What happens: holds the model, knows where people are, turns their intents into requests about
// the game on the table (ontable.js).  Made by main.js; the screens draw its model and call its
// intents ("act").  No DOM and no rules.

import { createAsker } from "./prefetch";
import { runWhenIdle } from "../scheduler";
import { firstModel } from "./model";
import { createGameOnTable } from "./game-on-table";
import { OF_THE_TABLE, href, parseRoute } from "./routes";
import { newMatch } from "./saves";
import { countComputers, waitsForOther, movesAfterUndo, namesOf } from "./seats";
import { createToasts } from "./toasts";
import { pickedText } from "./live-text";
import type { Engine, Status } from "../python/engine";
import type { Model, Setup } from "./model";
import type { Storage } from "../store/storage";

/** Screens that need nothing of what is kept, or say what they wait for: they are drawn while it is being read. */
const AT_ONCE = ["home", "setup", ...OF_THE_TABLE];

export type Controller = ReturnType<typeof createController>;
export type Intents = Controller["act"];

export function createController({ engine, storage, kept, settings, keepSettings, go }: {engine: Engine, storage: Storage,
    kept: Promise<void>, settings: Record<string, any>, keepSettings: (settings: Record<string, any>) => void,
    go: (hash: string, replace?: boolean) => void}) {
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
    const here = routes;
    return () => here !== routes;
  }

  const undoNew = () => act.undoNew();
  const table = createGameOnTable(model, { note, show, ask, expect, storage, kept, go, leaving, toast, undoNew });
  const { accept, again, begin, bring } = table;

  // -- intents -------------------------------------------------------------------------------

  const act = {
    /** To the set-up sheet of a game. */
    open: (game: string) => go(href("setup", game)),
    leave: () => go(href("home")),
    result: () => model.view && go(href("end", model.view.game)),

    start({ game, names, seats, starter, length, options, help, table }: Setup) {
      const kept = { names, seats, starter, length, help, table };
      remember({ ...kept, options: { ...model.settings.options, [game]: options } });
      const who = { game, names: namesOf(names, seats), seats, help, table };
      return begin({ ...who, ...newMatch(length) }, starter, options);
    },

    play: (move: string) => waitsForOther(model) || again("play", { move }),
    draw: () => waitsForOther(model) || again("draw"),
    redo: () => again("redo"),

    /** Pick a number; picking the picked one again plays it. */
    select(token: string | null) {
      if (model.busy || waitsForOther(model)) return;
      if (token !== null && token === model.selected) act.play(token);
      else show({ selected: token, refused: null, ...(token && { said: pickedText(token, model.view, model.save?.help) }) });
    },

    /** Take back the last move, or against a computer one's own; whether both agree, the page
     * has asked before.  Two computers stop at it. */
    async undo() {
      const ply = model.view && movesAfterUndo(model.view, model.save);
      if (ply === null) return;
      const { game } = model.view;
      table.stay();
      if (countComputers(model.save) === 2) model.paused = true;
      if ((await again("back", { ply })) && model.route.screen === "end") go(href("play", game), true);
    },

    resign: (player: number) => again("resign", { player }),

    /** "New game" was a slip, or the copy is no longer wanted: the game before it comes back. */
    async undoNew() {
      const { game } = model.save ?? {};
      if (game) await bring(game, () => storage.bringBack(game));
    },

    seenToss: () => show({ tossed: null }),
    step: (step: number) => show({ step }),
    closeToast: () => toast(null),
    /** A toast that somebody has reached stays until they leave it. */
    holdToast: hold,
    letToast: fade,

    /** Choose something for good; help and table also for the game on the table. */
    async set(setting: string, value: any) {
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
      table.retry();
    },
  };

  function remember(chosen: Record<string, unknown>) {
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
    async route(hash: string) {
      const route = parseRoute(hash);
      const mine = ++routes;
      if (!AT_ONCE.includes(route.screen)) await kept;
      if (mine !== routes) return;
      arrived = true;
      show({ route, selected: null, refused: null, step: 0 });
      if (!OF_THE_TABLE.includes(route.screen)) return;
      await kept;
      if (mine !== routes) return;
      if (model.save?.game !== route.game) await table.resume((route.game as string));
      const goesOn = mine === routes && model.view?.game === route.game && !model.view.outcome;
      if (goesOn && route.screen === "end") go(href("play", route.game), true); // an old address
    },

    /** The engine has something to say. */
    status(engine: Status) {
      const news = engine.sentence && engine.sentence !== model.engine.sentence;
      show({ engine });
      const gone = engine.quick === "failed" && engine.full === "failed";
      if (news) toast(gone ? null : { text: engine.sentence }); // over.js says the worst itself
    },

    /** Something outside has changed: a part of the model is new. */
    report: show,

    /** Call `watcher` after every change. */
    watch: (watcher: (model: Model) => void) => void watchers.push(watcher),
  };
}
