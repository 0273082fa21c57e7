// The game on the table: begun, brought back, played on, kept.  No DOM and no rules: legality, scores and words
// come from Python in `view`.  What is under way is a machine of its own (turns.ts).

import * as words from "#words/app";
import { openElsewhere } from "#words/shell";
import type { Storage } from "../store/storage";
import type { Answer, PythonRequest } from "./answers";
import type { App } from "./controller";
import { liveText } from "./live-text";
import { href, type ScreenName } from "./routes";
import type { FinishedGame, Save } from "./saved";
import { briefOf, finishedGame, newSeed } from "./saves";
import { waitingText } from "./seats";
import { createTurns, type Turn } from "./turns";
import { namesIn, type View } from "./view";

/** Milliseconds that the last position stays on the table before the end screen comes. */
const LAST_LOOK = 1600;
/** Milliseconds: what is answered sooner shows nothing of a wait. */
const SOON = 150;
/** Milliseconds that the coin is shown. */
const TOSS = 2300;

/** Keeps nothing: for a game that is only being looked at. */
const AS_IT_IS = async (_save: Save) => true;

/** What changes the game on the table. */
type Move = "new" | "view" | "play" | "draw" | "redo" | "finish" | "back" | "resign" | "reply";
/** Writes a game down; false if another tab writes now. */
type Keep = (save: Save, done?: FinishedGame | null) => Promise<boolean>;
/** A game that is about to begin. */
export type NewGame = Omit<Save, "v" | "record" | "saved" | "brief">;
export type Begin = (game: NewGame, starter: string, options: Record<string, string>, seed?: string) => Promise<void>;
export type GameOnTable = ReturnType<typeof createGameOnTable>;

/** @param kept done once what is kept has been read */
export function createGameOnTable(app: App, storage: Storage, kept: Promise<void>) {
  const { model, act, change, ask, expect, go, leaving, toast } = app;
  const turns = createTurns();
  let firstKeep: Keep | null = null; // of a game that lies on the table and is not kept before somebody plays
  let pending: () => unknown = () => {}; // what to do again once an interpreter is back
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether games can go on here; if another tab has them, the bar that says so stays. */
  function mayWrite() {
    if (!storage.mayWrite) change({ said: openElsewhere });
    return storage.mayWrite;
  }

  /** Something is under way from now on; people are told if it takes long. */
  function busy() {
    clearTimeout(slowTimer);
    change({ busy: true, slow: false });
    slowTimer = setTimeout(() => model.busy && change({ slow: true }), SOON);
  }

  /** It came to nothing.  Whether its game is still on the table. */
  function stop(turn: Turn) {
    const wanted = turn.end();
    if (wanted) change({ busy: false, selected: null });
    return wanted;
  }

  /** Show the coin with `player`'s face up, for a while. */
  function toss(player: number) {
    const stillThere = turns.stillThere();
    change({ tossed: player });
    setTimeout(() => stillThere() && change({ tossed: null }), TOSS);
  }

  /** Send one request about the game in `save`, keep the answer, then show it.  Whether it is on the table now. */
  async function send(request: PythonRequest<Move>, save: Save, keep = firstKeep ?? storage.save): Promise<boolean> {
    if (keep !== AS_IT_IS && !mayWrite()) return false;
    const turn = turns.send();
    if (!turn) return false;
    busy();
    change({ down: false, refused: null });
    let answer: Answer<Move>;
    try {
      answer = await ask(request, save);
    } catch {
      if (!turn.end()) return false;
      pending = () => send(request, save, keep);
      change({ busy: false, down: true });
      return false;
    }
    if (answer.ok) return keepAndShow(turn, answer.view, save, keep);
    if (!stop(turn)) return false;
    const { kind, text } = answer.error;
    if (kind === "illegal_move" && request.move) change({ refused: { move: String(request.move), text }, said: text });
    else toast({ text });
    return false;
  }

  /** The game in `save` goes on by itself: a computer has moved. */
  async function accept(view: View, save: Save) {
    const turn = turns.send();
    if (!turn) return false;
    busy();
    return keepAndShow(turn, view, save, storage.save);
  }

  async function keepAndShow(turn: Turn, view: View, save: Save, keep: Keep): Promise<boolean> {
    if (!turn.answered()) return false;
    const now = { names: namesIn(view), record: view.record, brief: briefOf(view), saved: Date.now() };
    const next: Save = { ...save, ...now, id: save.id ?? newSeed() };
    const lasting = storage.lasting;
    const written = await keep(next, view.outcome && !next.tried ? finishedGame(next, view) : null);
    if (!written) stop(turn); // another tab has the game now
    if (!written || !turn.saved()) return false;
    if (keep === firstKeep) firstKeep = null;
    const before = model.view;
    change({ view, save: next, saves: storage.saves(), lasting: storage.lasting });
    change({ busy: false, selected: null, refused: null, said: liveText(before, view, next.help, waitingText(model)) });
    turn.shown();
    if (lasting && !storage.lasting) toast({ text: words.diskFull });
    if (view.wait === "over" && before) lastLook(view);
    return true;
  }

  /** The game is over: a last look at the table, then the end screen. */
  function lastLook(view: View) {
    clearTimeout(endTimer);
    endTimer = setTimeout(() => {
      if (model.view === view && model.route.screen === "play") go(href("end", view.game), true);
    }, LAST_LOOK);
  }

  /** Put the kept game `id` onto the table. */
  async function resume(id: string) {
    const save = storage.load(id);
    if (!save) return go(href("setup", id), true);
    clear();
    change({ save });
    const stillThere = turns.stillThere();
    const shown = await send({ do: "view", record: save.record }, save, AS_IT_IS);
    if (shown || !stillThere() || model.down) return;
    go(href("setup", id), true); // Python cannot read it; why, the toast says
    await storage.quarantine(id); // unless another tab has the games
    if (stillThere()) change({ save: null, saves: storage.saves(), quarantined: storage.quarantined() });
  }

  /** Another game is coming: nothing of the old one may arrive any more. */
  function clear() {
    turns.drop();
    firstKeep = null;
    clearTimeout(endTimer);
    change({ view: null, save: null, busy: false, down: false, selected: null, tossed: null, paused: false });
  }

  /** Begin a game and go to its table; the starter is "1", "2" or "toss". */
  const begin: Begin = async (game, starter, options, seed = newSeed()) => {
    const left = leaving();
    busy(); // from the tap on: no card comes onto the sheet any more
    const save: Save = { v: 1, record: "", saved: 0, brief: { turn: null, tiles: [] }, ...game };
    const request: PythonRequest<"new"> = { do: "new", game: game.game, options, seed, starter };
    expect([request], save); // Python need not wait for the disk
    await kept;
    if (!mayWrite()) return change({ busy: false });
    clear();
    const replaced = storage.load(game.game);
    const stillThere = turns.stillThere();
    await send(request, save, storage.begin);
    if (model.down) pending = () => begin(game, starter, options, seed);
    if (!stillThere() || !model.view) return;
    if (starter === "toss") toss(model.view.starter);
    if (!left()) go(href("play", game.game));
    if (replaced?.brief.turn != null) toast({ text: words.newGame, label: words.undo, act: act.undoNew });
  };

  /** After `keep` has changed what is kept of `game`, put that onto the table, and go there: in place of where we are,
   * or to the screen `onto`, from which Back leads here. */
  async function bring(game: string, keep: () => Promise<unknown>, onto?: ScreenName) {
    const left = leaving();
    clear();
    toast(null);
    await keep();
    change({ saves: storage.saves() });
    const save = storage.load(game);
    if (!save) return left() || go(href("home"));
    await resume(game);
    if (!left()) go(href(onto ?? (save.brief.turn === null ? "end" : "play"), game), !onto);
  }

  /** Put a game onto the table that `keep` writes down with the first move; until then nothing is touched. */
  async function visit(save: Save, keep: Keep) {
    const left = leaving();
    clear();
    change({ save });
    if (!(await send({ do: "view", record: save.record }, save, AS_IT_IS))) return;
    firstKeep = keep;
    if (!left()) go(href("play", save.game), true);
  }

  /** Another move of the game that is on the table. */
  const again = async (what: Move, extra = {}) =>
    model.save !== null && send({ do: what, record: model.save.record, ...extra }, model.save);

  return {
    accept,
    again,
    begin,
    bring,
    resume,
    visit,

    /** A game that is not kept lies on the table. */
    visiting: () => firstKeep !== null,
    clear,

    /** The end screen does not come by itself any more. */
    stay: () => clearTimeout(endTimer),

    /** Ask again what was not answered; only once, or it would bring an old position back.  What fails at this very
     * moment is only known a little later. */
    async retry() {
      await new Promise((resolve) => setTimeout(resolve));
      const unanswered = pending;
      pending = () => {};
      await unanswered();
    },
  };
}
