// Keeps games and settings on this device.  Opened by main.js, used by controller.js and what is
// joined to it.  Knows neither Python nor the page.
//
// Games live in IndexedDB, all in one store, so that whatever belongs together is written
// together or not at all:
//
//     number_stack           the game on that table      before/number_stack   the one before it
//     done/<id>              a finished game (history)   aside/<when>/<key>    what cannot be read
//     puzzles                days whose puzzle was tried  writer               which page may write
//
// Many pages may read, one may write: every write first looks whether `writer` is still this
// page, in the same transaction.  So a page that was taken over cannot write any more, whatever
// it was about to do, and who takes over reads all that was ever acknowledged (see writer.js).
//
// Where the browser keeps nothing, or the disk is full, the games go on in memory, and `lasting`
// says so; the next write tries again with all that is owed.  Settings live in localStorage,
// because the page's colours have to be known before it is drawn (first.js reads them there).

import { createStore, promisifyRequest } from "idb-keyval";
import { isValidFinishedGame, isValidPuzzles, isValidSave, validSettings } from "./validate";
import type { Seat } from "../app/seats";
import type { Tally } from "../app/statistics";

const SETTINGS = "numgames:settings"; // first.js reads the same key
const WRITER = "writer";
const PUZZLES = "puzzles";
/** Milliseconds until a disk that does not answer counts as none. */
const PATIENCE = 4000;

/**
 * One game as it is kept.  `id` is one for every game played; `brief` is what the home page shows
 * of it; `tried` says that it is a copy, made to try another move, and `replaced` that the game it
 * took the place of can come back; `twin` belongs to a duplicate match (twin.js).
 */
/** A finished game.  `tally` is what Python counted in it (numgames/history.py), once it has. */
export type Save = {v: 1, game: string, record: string, names: [string, string], help: string,
    table: string, match: {length: number, games: string[]}, saved: number, id?: string,
    seats?: Seat[], tried?: boolean, replaced?: boolean, twin?: string,
    brief: {turn: number | null, tiles: {number: string, by: number}[], match?: any}};
export type FinishedGame = {v: 1, id: string, game: string, record: string, names: [string, string],
    seats: Seat[], ended: number, winner: number,
    tally: Tally | null};
/** by date */
export type Puzzles = {v: 1, days: Record<string, {tries: string[], found: boolean}>};
export type Storage = ReturnType<typeof openStorage>;

/** Another page writes now. */
class Taken extends Error {}
/** The disk does not answer. */
class Late extends Error {}

export function openStorage() {
  const me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  /** What is kept, but for the history: the truth for reading, whatever becomes of the disk. */
  const kept = new Map();
  /** What the disk has not taken yet; undefined is a deletion that it owes. */
  const owed = new Map();
  let disk = createStore("numgames", "saves");
  let failing = false;
  let mine = false;
  let claimed = false;
  let turns = 0; // goes up with every claim and every release: a claim may be overtaken
  let taken = () => {};

  /** Everything but the history.  Gives what cannot be read. */
  async function read() {
    const bad: [string, unknown][] = [];
    if (!disk) return bad;
    let pairs;
    try {
      pairs = await inTime(disk("readonly", outsideHistory));
      if (failing) pairs = [...new Map([...pairs, ...owed])];
    } catch {
      forgo();
      return bad;
    }
    kept.clear();
    for (const [key, value] of pairs) {
      if (value === undefined || key === WRITER) continue;
      const game = key.replace(/^before\//, "");
      if (key.startsWith("aside/") || isValidAt(key, game, value)) kept.set(key, value);
      else if (key === PUZZLES || /^[a-z_]+$/.test(game)) bad.push([key, value]);
    }
    return bad;
  }

  /** There is no disk: all is in memory, where nobody else sees it. */
  function forgo() {
    disk = null;
    mine = true;
  }

  const setAside = (pairs: [string, unknown][]) =>
    put(pairs.flatMap(([key, value]) => [[`aside/${Date.now()}/${key}`, value], [key, undefined]]));

  /**
   * Keep all of it or nothing; undefined deletes.
   * @returns false if another page writes now: then nothing has changed
   */
  const write = async (pairs: [string, unknown][]): Promise<boolean> => mine && put(pairs);

  async function put(pairs: [string, unknown][]) {
    const all = new Map([...owed, ...pairs]);
    const [turn, sure] = [turns, claimed]; // both may be others by the time of the answer
    if (disk) {
      try {
        await disk("readwrite", (store) => fenced(store, all, sure));
        for (const [key, value] of all) if (owed.get(key) === value) owed.delete(key);
        failing = false;
      } catch (error) {
        if (error instanceof Taken) {
          if (turn !== turns) return false; // it knows already, or has claimed again
          release();
          taken();
          return false;
        }
        failing = true; // the disk is full or was taken away; the game goes on in memory
      }
    }
    for (const [key, value] of pairs) {
      if (!disk || failing) owed.set(key, value);
      if (key.startsWith("done/")) continue;
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
    }
    return true;
  }

  /** Write, if this page is still the one that may.  Everything is asked for at once, and taken back if
   * the first answer says no: to wait for that answer first would cost every tap a way to the disk. */
  function fenced(store: IDBObjectStore, all: Map<string, unknown>, sure: boolean) {
    const { transaction } = store;
    let trouble = null;
    const stop = (error: unknown) => {
      trouble = error;
      transaction.abort();
    };
    const asked = store.get(WRITER);
    asked.onsuccess = () => asked.result !== me && sure && stop(new Taken());
    try {
      if (!sure) store.put(me, WRITER);
      for (const [key, value] of all) value === undefined ? store.delete(key) : store.put(value, key);
    } catch (error) {
      stop(error);
    }
    return promisifyRequest(transaction).then(
      () => (claimed = true),
      (error) => Promise.reject(trouble ?? error),
    );
  }

  /** This page only reads from now on. */
  function release() {
    turns += 1;
    mine = disk === null;
    owed.clear();
  }

  return {
    /** False if nothing outlives the page. */
    get lasting() {
      return disk !== null && !failing;
    },

    /** Whether this page may write. */
    get mine() {
      return mine;
    },

    /** Whether other pages can see what is kept here. */
    get shared() {
      return disk !== null;
    },

    /** Call `told` when another page turns out to write now. */
    onTaken(told: () => void) {
      taken = told;
    },

    /** From now on this page writes, and nobody else; reads all there is. */
    async claim() {
      const turn = ++turns;
      try {
        claimed = false;
        if (disk) await inTime(disk("readwrite", (store) => (store.put(me, WRITER), promisifyRequest(store.transaction))));
        claimed = true;
      } catch (error) {
        if (error instanceof Late) forgo();
        failing = true; // even that was too much; the first write that succeeds claims
      }
      const bad = await read();
      if (bad.length) await setAside(bad);
      if (turn === turns) mine = true; // not before: whoever shows an older game must not go on with it
    },

    release,
    read: async () => void (await read()),

    load(game: string): Save | undefined {
      return kept.get(game);
    },

    /** @returns every game there is, the latest first */
    saves(): Save[] {
      return [...kept]
        .filter(([key, save]) => key === save.game)
        .map(([, save]) => save)
        .sort((a, b) => b.saved - a.saved);
    },

    /** The game goes on.  Its end goes into the history; null takes it out again. */
    save: (save: Save, done?: FinishedGame | null) => write([[save.game, save], ...history(save, done)]),

    /** Another game begins; the one it replaces can be brought back. */
    begin: (save: Save) => write([[`before/${save.game}`, kept.get(save.game)], [save.game, save]]),

    /** Undo `begin`. */
    bringBack: (game: string) => write([[game, kept.get(`before/${game}`)], [`before/${game}`, undefined]]),

    /** Python cannot read this game: it is kept, but not on the table. */
    setAside: async (game: string) => mine && setAside([[game, kept.get(game)]]),

    /** @returns what could not be read */
    aside: (): {key: string, value: unknown}[] => [...kept].filter(([key]) => key.startsWith("aside/")).map(([key, value]) => ({ key, value })),

    /** @returns the whole history, in no order; not for pages that must be quick */
    async games(): Promise<FinishedGame[]> {
      const found = new Map();
      if (disk) for (const [key, value] of await disk("readonly", onlyHistory)) found.set(key, value);
      for (const [key, value] of owed) if (key.startsWith("done/")) found.set(key, value);
      const bad = [...found].filter(([key, value]) => value !== undefined && !isValidFinishedGame(value, key.slice(5)));
      if (mine && bad.length) await setAside(bad);
      return [...found].filter(([key, value]) => isValidFinishedGame(value, key.slice(5))).map(([, value]) => value);
    },

    /** A finished game has been counted, if it is still there. */
    async counted(id: string, record: string, tally: any) {
      const key = `done/${id}`;
      const ask = (store: IDBObjectStore) => promisifyRequest(store.get(key));
      const done = owed.has(key) || !disk ? owed.get(key) : await disk("readonly", ask).catch(() => null);
      return done?.record === record && write([[key, { ...done, tally }]]);
    },

    puzzles: (): Puzzles["days"] => kept.get(PUZZLES)?.days ?? {},
    keepPuzzles: (days: Puzzles["days"]) => write([[PUZZLES, { v: 1, days }]]),
    write,
  };
}

/** What is to be written of a game's end: copies for trying have none. */
function history({ id, tried }: Save, done: FinishedGame | null | undefined) {
  const end: [string, unknown] = [`done/${id}`, done ?? undefined];
  return tried || done === undefined ? [] : [end];
}

/** Whether a value is what its key says. */
const isValidAt = (key: string, game: string, value: unknown) =>
  key === PUZZLES ? isValidPuzzles(value) : isValidSave(value, game);

/** The disk's answer, unless it never comes. */
const inTime = (answer: Promise<any>) =>
  Promise.race([answer, new Promise((_, reject) => setTimeout(() => reject(new Late()), PATIENCE))]);

// Keys beginning with "done/" are all those from "done/" up to "done0": "0" comes after "/".
const onlyHistory = (store: IDBObjectStore) => pairsIn(store, IDBKeyRange.bound("done/", "done0", false, true));

/** However long the history is, this costs the same. */
async function outsideHistory(store: IDBObjectStore) {
  const parts = [IDBKeyRange.upperBound("done/", true), IDBKeyRange.lowerBound("done0")];
  return (await Promise.all(parts.map((part) => pairsIn(store, part)))).flat();
}

async function pairsIn(store: IDBObjectStore, range: IDBKeyRange) {
  const [keys, values] = await Promise.all(
    [store.getAllKeys(range), store.getAll(range)].map((asked) => promisifyRequest(asked)),
  );
  return keys.map((key: any, i: number) => [String(key), values[i]]);
}

/** @returns what was chosen; nothing on a first visit */
export function loadSettings(): Record<string, any> {
  try {
    return validSettings(JSON.parse(localStorage.getItem(SETTINGS) ?? "{}"));
  } catch {
    return {};
  }
}

export function saveSettings(settings: Record<string, any>) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}
