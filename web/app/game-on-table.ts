// The game on the table: begun, brought back, played on, kept.  No DOM and no rules: legality, scores and words
// come from Python in `view`.
//
// One tap: idle -> sent (busy) -> answered -> saved -> shown.  An answer is dropped if another
// game has come onto the table meanwhile.

import type { Storage } from "../store/storage";
import type { Answer, PythonRequest } from "./answers";
import type { Go } from "./controller";
import { liveText } from "./live-text";
import type { Model, Toast } from "./model";
import type { Ask, Expect } from "./prefetch";
import { href } from "./routes";
import type { FinishedGame, Save } from "./saved";
import { briefOf, finishedGame, newSeed } from "./saves";
import { waitingText } from "./seats";
import { namesIn, type View } from "./view";

/** Milliseconds that the last position stays on the table before the end screen comes. */
const LAST_LOOK = 1600;
/** Milliseconds: what is answered sooner shows nothing of a wait. */
const SOON = 150;
/** Milliseconds that the coin is shown. */
const TOSS = 2300;

/** Keeps nothing: for a game that is only being looked at. */
const AS_IT_IS = async (_save: Save) => true;
const FULL = "This device keeps nothing more: the disk may be full. The game goes on, but it is gone when the page is closed.";

/** What changes the game on the table. */
type Move = "new" | "view" | "play" | "draw" | "redo" | "back" | "resign" | "reply";
/** Writes a game down; false if another tab writes now. */
type Keep = (save: Save, done?: FinishedGame | null) => Promise<boolean>;
/** A game that is about to begin. */
export type NewGame = Omit<Save, "v" | "record" | "saved" | "brief">;
export type Begin = (game: NewGame, starter: string, options: Record<string, string>, seed?: string) => Promise<void>;
export type GameOnTable = ReturnType<typeof createGameOnTable>;

interface Parts {
  /** change the model; `show` also draws it */
  note: (part: Partial<Model>) => void;
  show: (part: Partial<Model>) => void;
  ask: Ask;
  expect: Expect;
  storage: Storage;
  kept: Promise<void>;
  go: Go;
  leaving: () => () => boolean;
  toast: (toast: Toast | null) => void;
  undoNew: () => void;
}

export function createGameOnTable(model: Model, parts: Parts) {
  const { note, show, ask, expect, storage, kept, go, leaving, toast, undoNew } = parts;
  let table = 0; // goes up whenever another game comes onto the table
  let pending: () => unknown = () => {}; // what to do again once an interpreter is back
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether games can go on here; if another tab has them, the bar that says so stays. */
  function mayWrite() {
    if (!storage.mayWrite) show({ said: "The games are open in another tab." });
    return storage.mayWrite;
  }

  /** Something is under way from now on; if it `shows`, only once it takes long. */
  function busy(shows = true) {
    clearTimeout(slowTimer);
    Object.assign(model, { busy: true, slow: false });
    if (shows) slowTimer = setTimeout(() => model.busy && show({ slow: true }), SOON);
  }

  /** Show the coin with `player`'s face up, for a while. */
  function toss(player: number) {
    const mine = table;
    model.tossed = player;
    setTimeout(() => mine === table && show({ tossed: null }), TOSS);
  }

  /** Send one request about the game in `save`, keep the answer, then show it.  Whether it is on the table now. */
  async function send(request: PythonRequest<Move>, save: Save, keep: Keep = storage.save, shown = show): Promise<boolean> {
    if (model.busy || (keep !== AS_IT_IS && !mayWrite())) return false;
    const mine = table;
    busy(model.route.screen !== "play" || model.down || model.refused !== null); // else the table looks the same
    Object.assign(model, { down: false, refused: null });
    let answer: Answer<Move>;
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
      if (kind === "illegal_move" && request.move) show({ refused: { move: String(request.move), text }, said: text });
      else toast({ text });
      return false;
    }
    return accept(answer.view, save, keep, shown);
  }

  /** The game in `save` goes on: keep the new position, then show and say it. */
  async function accept(view: View, save: Save, keep: Keep = storage.save, shown = show): Promise<boolean> {
    const mine = table;
    model.busy = true; // until it is kept; nothing to show for
    const next = { ...save, names: namesIn(view), id: save.id ?? newSeed(), record: view.record, brief: briefOf(view), saved: Date.now() };
    const lasting = storage.lasting;
    const written = await keep(next, view.outcome && !next.tried ? finishedGame(next, view) : null);
    if (mine !== table) return false;
    if (!written) {
      show({ busy: false, selected: null }); // another tab has the game now
      return false;
    }
    const before = model.view;
    Object.assign(model, { view, save: next, saves: storage.saves(), lasting: storage.lasting });
    shown({ busy: false, selected: null, refused: null, said: liveText(before, view, next.help, waitingText(model)) });
    if (lasting && !storage.lasting) toast({ text: FULL });
    if (view.wait === "over") finish(before);
    return true;
  }

  /** The game is over: a last look at the table, then the end screen. */
  function finish(before: View | null) {
    const { view } = model;
    clearTimeout(endTimer);
    const end = () => {
      if (view && model.view === view && model.route.screen === "play") go(href("end", view.game), true);
    };
    if (before) endTimer = setTimeout(end, LAST_LOOK);
  }

  /** Put the kept game `id` onto the table. */
  async function resume(id: string) {
    const save = storage.load(id);
    if (!save) return go(href("setup", id), true);
    clear();
    model.save = save;
    const mine = table;
    const shown = await send({ do: "view", record: save.record }, save, AS_IT_IS);
    if (shown || mine !== table || model.down) return;
    go(href("setup", id), true); // Python cannot read it; why, the toast says
    await storage.quarantine(id); // unless another tab has the games
    if (mine === table) show({ save: null, saves: storage.saves(), quarantined: storage.quarantined() });
  }

  /** Another game is coming: nothing of the old one may arrive any more. */
  function clear() {
    table += 1;
    clearTimeout(endTimer);
    Object.assign(model, { view: null, save: null, busy: false, down: false, selected: null });
    Object.assign(model, { tossed: null, paused: false });
  }

  /** Begin a game and go to its table; the starter is "1", "2" or "toss". */
  const begin: Begin = async (game, starter, options, seed = newSeed()) => {
    const left = leaving();
    busy(); // from the tap on: no card comes onto the sheet any more
    const save: Save = { v: 1, record: "", saved: 0, brief: { turn: null, tiles: [] }, ...game };
    const request: PythonRequest<"new"> = { do: "new", game: game.game, options, seed, starter };
    expect([request], save); // Python need not wait for the disk
    await kept;
    model.busy = false;
    if (!mayWrite()) return;
    clear();
    const replaced = storage.load(game.game);
    const mine = table;
    await send(request, save, storage.begin, note); // the table shows it all
    if (model.down) pending = () => begin(game, starter, options, seed);
    if (mine !== table || !model.view) return;
    if (starter === "toss") toss(model.view.starter);
    const there = model.route.screen === "play" && model.route.game === game.game;
    if (left() || there) show({});
    else go(href("play", game.game));
    const text = "New game started.";
    if (replaced?.brief.turn != null) toast({ text, label: "Undo", act: undoNew });
  };

  /** After `keep` has changed what is kept of `game`, put that onto the table. */
  async function bring(game: string, keep: () => Promise<unknown>) {
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

  const again = async (what: Move, extra = {}) =>
    model.save !== null && send({ do: what, record: model.save.record, ...extra }, model.save);

  return {
    accept,
    again,
    begin,
    bring,
    resume,

    /** The end screen does not come by itself any more. */
    stay: () => clearTimeout(endTimer),

    /** Ask again what was not answered; only once, or it would bring an old position back.  What
     * fails at this very moment is only known a little later. */
    retry: () =>
      setTimeout(() => {
        const unanswered = pending;
        pending = () => {};
        unanswered();
      }),
  };
}
