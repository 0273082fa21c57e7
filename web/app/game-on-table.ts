// The game on the table: begun, brought back, played on, kept.  Made for controller.js, whose intents
// call it.  No DOM and no rules: legality, scores and words come from Python in `view`.
//
// One tap: idle -> sent (busy) -> answered -> saved -> shown.  An answer is dropped if another
// game has come onto the table meanwhile.

import { href } from "./routes";
import { summaryOf, finishedGame, newSeed } from "./saves";
import { waitingText } from "./seats";
import { liveText } from "./live-text";
import type { FinishedGame, Save, Storage } from "../store/storage";
import type { Model, Toast } from "./model";
import type { createAsker } from "./prefetch";

/** Milliseconds that the last position stays on the table before the end screen comes. */
const LAST_LOOK = 1600;
/** Milliseconds: what is answered sooner shows nothing of a wait. */
const SOON = 150;
/** Milliseconds that the coin is shown. */
const TOSS = 2300;

/** What a game is kept by that is only being looked at. */
const AS_IT_IS = async (_save: Save) => true;
const FULL = "This device keeps nothing more: the disk may be full. The game goes on, but it is gone when the page is closed.";

export type Asker = ReturnType<typeof createAsker>;
export type Keep = (save: Save, done?: FinishedGame | null) => Promise<boolean>;

export function createGameOnTable(model: Model, { note, show, ask, expect, storage, kept, go, leaving, toast, undoNew }: {note: (part: Partial<Model>) => void, show: (part: Partial<Model>) => void,
    ask: Asker["ask"], expect: Asker["expect"], storage: Storage,
    kept: Promise<void>, go: (hash: string, replace?: boolean) => void, leaving: () => () => boolean,
    toast: (toast: Toast | null) => void, undoNew: () => void}) {
  let table = 0; // goes up whenever another game comes onto the table
  let pending = () => {}; // what to do again once an interpreter is back
  let endTimer = 0;
  let slowTimer = 0;

  /** Whether games can go on here; if another tab has them, the bar that says so stays. */
  function mayWrite() {
    if (!storage.mine) show({ said: "The games are open in another tab." });
    return storage.mine;
  }

  /** Something is under way from now on; if it `shows`, only once it takes long. */
  function busy(shows = true) {
    clearTimeout(slowTimer);
    Object.assign(model, { busy: true, slow: false });
    if (shows) slowTimer = setTimeout(() => model.busy && show({ slow: true }), SOON);
  }

  /** Show the coin with `player`'s face up, for a while. */
  function toss(player: number) {
    const here = table;
    model.tossed = player;
    setTimeout(() => here === table && show({ tossed: null }), TOSS);
  }

  /**
   * Send one request about the game in `save`, keep the answer, then show it.
   * @param save the game before it
   * @param shown what is done with the answer
   * @returns whether the answer is on the table now
   */
  async function send(request: any, save: Save, keep: Keep = storage.save, shown: typeof show = show): Promise<boolean> {
    if (model.busy || (keep !== AS_IT_IS && !mayWrite())) return false;
    const mine = table;
    busy(model.route.screen !== "play" || model.down || model.refused !== null); // else the table looks the same
    Object.assign(model, { down: false, refused: null });
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
   * @param save the game before it
   */
  async function accept(view: any, save: Save, keep: Keep = storage.save, shown: typeof show = show) {
    const mine = table;
    model.busy = true; // until it is kept; nothing to show for
    const names = view.players.map((player: {name: string}) => player.name); // tidy
    const next = { ...save, names, id: save.id ?? newSeed(), record: view.record, brief: summaryOf(view), saved: Date.now() };
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
  function finish(before: any) {
    const { view } = model;
    clearTimeout(endTimer);
    const end = () => {
      if (model.view === view && model.route.screen === "play") go(href("end", view.game), true);
    };
    if (before) endTimer = setTimeout(end, LAST_LOOK);
  }

  /** Put the kept game `id` onto the table. */
  async function resume(id: string) {
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
   * @param starter "1", "2" or "toss"
   */
  async function begin(game: Omit<Save, "v" | "record" | "saved" | "brief">, starter: string, options: Record<string, string>, seed = newSeed()) {
    const left = leaving();
    busy(); // from the tap on: no card comes onto the sheet any more
    const save = ({ v: 1, record: "", saved: 0, brief: {}, ...game } as Save);
    const request = { do: "new", game: game.game, options, seed, starter };
    expect([request], save); // Python need not wait for the disk
    await kept;
    model.busy = false;
    if (!mayWrite()) return;
    clear();
    const replaced = storage.load(game.game);
    const here = table;
    await send(request, save, storage.begin, note); // the table shows it all
    if (model.down) pending = () => begin(game, starter, options, seed);
    if (here !== table || !model.view) return;
    if (starter === "toss") toss(model.view.starter);
    const there = model.route.screen === "play" && model.route.game === game.game;
    if (left() || there) show({});
    else go(href("play", game.game));
    const text = "New game started.";
    if (replaced?.brief.turn != null) toast({ text, label: "Undo", act: undoNew });
  }

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

  const again = (what: string, extra = {}) =>
    model.save && send({ do: what, record: model.save.record, ...extra }, model.save);

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
