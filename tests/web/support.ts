// What the tests of the page share: views and saves, an engine that plays a game of three moves and can be held back,
// a storage without a disk, and time that passes when a test says so.

import { mock } from "node:test";
import { setImmediate } from "node:timers/promises";
import type { Answer, PythonRequest } from "../../web/app/answers";
import type { EngineStatus } from "../../web/app/model";
import type { FinishedGame, Quarantined, Save } from "../../web/app/saved";
import type { View } from "../../web/app/view";
import type { AskOptions, Engine } from "../../web/python/engine";
import type { Storage } from "../../web/store/storage";

export const GAME = "number_stack";
export const NAMES = ["Ada", "Ben"];

export const fakeView = (part: Partial<View> = {}): View => ({
  record: "1.number_stack..k3.1.0",
  game: GAME,
  title: "Number Stack",
  options: { sum: "any" },
  seed: "k3",
  starter: 0,
  ply: 0,
  turn: 0,
  wait: "move",
  ask: "Keep or discard?",
  choices: ["keep", "discard"].map((move) => ({ move, label: move, kind: "", reason: "" })),
  players: NAMES.map((name, player) => ({ name, first: player === 0, tray: { note: "" } })),
  table: {},
  log: [],
  outcome: null,
  decided: null,
  undo: false,
  undo_shows: false,
  redo: false,
  taken_back: 0,
  match: null,
  ...part,
});

export const fakeSave = (part: Partial<Save> = {}): Save => ({
  v: 1,
  game: GAME,
  record: "number_stack/k3/0/",
  names: NAMES,
  seats: ["person", "person"],
  help: "marks",
  table: "same",
  match: { length: 1, games: [] },
  saved: 1_700_000_000_000,
  brief: { turn: 0, tiles: [] },
  ...part,
});

export const fakeFinished = (part: Partial<FinishedGame> = {}): FinishedGame => ({
  v: 1,
  id: "g1",
  game: GAME,
  record: "1.number_stack..k3.1.0",
  names: NAMES,
  seats: ["person", "person"],
  ended: Date.UTC(2023, 10, 14, 10),
  winner: 0,
  tally: null,
  ...part,
});

// -- Python ----------------------------------------------------------------------------------------

const READY: EngineStatus = { quick: "ready", full: "ready", progress: 1, loaded: 1, total: 1, sentence: "" };

/** A game of three moves, told by its record: game/seed/starter/moves.  The third move wins. */
export function fakePython(request: PythonRequest): Answer {
  const record = String(request.record ?? `${request.game}/${request.seed}/${request.starter === "2" ? 1 : 0}/`);
  const [game, seed, starter, text] = record.split("/");
  if (text === undefined) return refusal("bad_record", "This game is cut off.");
  const moves = text.split("-").filter(Boolean);
  if (request.do === "play" && request.move === "wrong") return refusal("illegal_move", "That does not fit.");
  if (request.do === "play") moves.push(String(request.move));
  while (request.do === "finish" && moves.length < 3) moves.push("keep");
  if (request.do === "back") moves.length = Number(request.ply);
  const by = (ply: number) => (Number(starter) + ply) % 2;
  const over = moves.length === 3;
  const winner = by(2);
  const names = Array.isArray(request.names) ? request.names.map(String) : NAMES;
  const view = fakeView({
    record: `${game}/${seed}/${starter}/${moves.join("-")}`,
    game,
    seed,
    starter: Number(starter),
    ply: moves.length,
    turn: over ? null : by(moves.length),
    wait: over ? "over" : "move",
    undo: moves.length > 0,
    log: moves.map((move, ply) => ({ by: by(ply), move, text: `${names[by(ply)]} played ${move}.` })),
    players: names.map((name, player) => ({ name, first: player === by(0), tray: { note: "" } })),
    outcome: over ? { winner, reason: "moves", title: `${names[winner]} wins.`, why: "The last move was made.", reasons: [] } : null,
  });
  return { ok: true, view };
}

export const refusal = (kind: string, text: string): Answer => ({ ok: false, error: { kind, text } });

/** Answers by `script`; what it was asked stands in `asked`. */
export function fakeEngine(script: (request: PythonRequest) => Answer = fakePython) {
  const asked: PythonRequest[] = [];
  let held: (() => void)[] | null = null;
  const fake = {
    asked,
    options: [] as AskOptions[],
    restarts: 0,
    /** both interpreters are gone, until they are started again */
    down: false,
    /** No answer comes until it is let go. */
    hold() {
      held ??= [];
    },
    letGo() {
      for (const go of held?.splice(0) ?? []) go();
      held = null;
    },
    engine: {
      async ask(request: object, options: AskOptions = {}): Promise<unknown> {
        const about = request as PythonRequest;
        asked.push(about);
        fake.options.push(options);
        await new Promise<void>((go) => (held ? held.push(go) : go()));
        if (fake.down) throw new Error("Both interpreters are gone.");
        return script(about);
      },
      restart() {
        fake.restarts += 1;
        fake.down = false;
      },
      status: READY,
    } satisfies Engine,
  };
  return fake;
}

// -- what is kept ----------------------------------------------------------------------------------

/** Keeps games in memory, and like the real one nothing at all while another tab writes. */
export function fakeStorage(...saves: Save[]) {
  const games = new Map(saves.map((save) => [save.game, save]));
  const before = new Map<string, Save | undefined>();
  const finished = new Map<string, FinishedGame>();
  const unread: Quarantined[] = [];
  const fake = { games, finished, mayWrite: true, lasting: true, written: 0, storage: {} as Storage };
  const put = (game: string, save: Save | undefined) => (save ? games.set(game, save) : games.delete(game));
  const write = async (task: () => void) => {
    if (!fake.mayWrite) return false;
    fake.written += 1;
    task();
    return true;
  };
  fake.storage = {
    get lasting() {
      return fake.lasting;
    },
    get mayWrite() {
      return fake.mayWrite;
    },
    watchTakeover() {},
    async claim() {},
    release() {},
    async read() {},
    load: (game) => games.get(game),
    saves: () => [...games.values()],
    save: (save, ended) =>
      write(() => {
        games.set(save.game, save);
        if (ended) finished.set(ended.id, ended);
        else if (ended === null) finished.delete(save.id ?? "");
      }),
    begin: (save) =>
      write(() => {
        before.set(save.game, games.get(save.game));
        games.set(save.game, save);
      }),
    bringBack: (game) => write(() => put(game, before.get(game))),
    quarantine: (game) =>
      write(() => {
        unread.push({ key: game, value: games.get(game) });
        games.delete(game);
      }),
    quarantined: () => unread,
    games: async () => [...finished.values()],
    counted: async () => false,
    puzzles: () => ({}),
    keepPuzzles: () => write(() => {}),
    keepGames: () => write(() => {}),
    forgetGames: () => write(() => {}),
    keepUnread: () => write(() => {}),
    forgetUnread: () => write(() => {}),
    takeIn: () => write(() => {}),
  };
  return fake;
}

// -- time ------------------------------------------------------------------------------------------

/** From now on time stands still until a test lets it pass; for `beforeEach`. */
export function stopClock() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.UTC(2026, 10, 16, 10) });
  const stopped = globalThis.setTimeout; // which in node 20 loses what is to be done without delay
  globalThis.setTimeout = ((task: () => void, delay = 0) => stopped(task, delay)) as typeof setTimeout;
}

/** Whatever can be done without time passing has been done. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

/** So many milliseconds pass. */
export async function pass(milliseconds: number) {
  await settled();
  mock.timers.tick(milliseconds);
  await settled();
}
