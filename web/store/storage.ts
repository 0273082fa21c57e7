// Keeps games on this device.  Knows neither Python nor the page.
//
// Games live in IndexedDB, all in one store, so that what belongs together is written together or not at all:
//
//     number_stack           the game on that table       before/number_stack   the one before it
//     done/<id>              a finished game (history)    aside/<when>/<key>    what cannot be read
//     puzzles                days whose puzzle was tried  writer                which page may write
//
// Many pages may read, one may write: every write first looks whether `writer` is still this page, in the same
// transaction.  So a page that was taken over can't write any more, not even what it was about to, and the page that takes over
// reads all that was ever acknowledged (tab-lock.ts says who that is).
//
// Where the browser keeps nothing, or the disk is full, the games go on in memory, and `lasting` says so; the next
// write tries again with all that is owed.

import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import type { Tally } from "../app/answers";
import type { FinishedGame, PuzzleDays, Quarantined, Save } from "../app/saved";
import { asideOf, backFrom, type Entry, isOfNewerVersion, readableAt } from "./aside";
import { onlyHistory, outsideHistory } from "./entries";
import { ownName, takeOver } from "./own-name";
import { isObject, isValidFinishedGame } from "./validate";

const NAME = "numgames";
const WRITER = "writer";
const PUZZLES = "puzzles";
const FINISHED = "done/";
const BEFORE = "before/";
const QUARANTINE = "aside/";
/** Milliseconds until a disk that does not answer counts as none. */
const PATIENCE = 4000;

export type Storage = ReturnType<typeof openStorage>;

/** Another page writes now. */
class TakenOver extends Error {}
/** The disk does not answer. */
class TooLate extends Error {}

/** @param version which build of the page this is */
export function openStorage(version = "") {
  const me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  /** What is kept, but for the history: the truth for reading, even if the disk fails. */
  const kept = new Map<string, unknown>();
  /** What the disk has not taken yet; undefined is a deletion that it owes. */
  const owed = new Map<string, unknown>();
  /** What a newer version of the page has kept.  It stays where it is, unless its place is needed. */
  const newer = new Map<string, unknown>();
  let disk: UseStore | null = createStore(ownName(NAME), "saves");
  let failing = false;
  let mayWrite = false;
  let claimed = false;
  let turns = 0; // goes up with every claim and every release: a claim may be overtaken
  let onTakenOver = () => {};

  /** Everything but the history.  Gives what cannot be read. */
  async function read() {
    const unreadable: Entry[] = [];
    if (!disk) return unreadable;
    let entries: Entry[];
    try {
      entries = await inTime(disk("readonly", outsideHistory));
      if (failing) entries = [...new Map([...entries, ...owed])];
    } catch {
      withoutDisk();
      return unreadable;
    }
    kept.clear();
    newer.clear();
    for (const [key, value] of entries) {
      if (value === undefined || key === WRITER) continue;
      const readable = key.startsWith(QUARANTINE) ? value : readableAt(key, value);
      if (readable !== undefined) kept.set(key, readable);
      else if (isOfNewerVersion(value)) newer.set(key, value);
      else if (/^(before\/)?[a-z_]+$/.test(key)) unreadable.push([key, value]);
    }
    return unreadable;
  }

  /** All is in memory from now on, where no other page sees it. */
  function withoutDisk() {
    disk = null;
    mayWrite = true;
  }

  const quarantine = (entries: Entry[], by?: string) =>
    put(entries.flatMap(([key, value]): Entry[] => [[asideOf(key, by), value], [key, undefined]]));

  /** What was set aside, can be read by now, and finds its place free. */
  async function comeBack() {
    if (![...kept.keys()].some((key) => key.startsWith(QUARANTINE))) return;
    const history = disk ? (await disk("readonly", onlyHistory)).map(([key]) => key) : [];
    const entries = backFrom(kept, new Set([...kept.keys(), ...newer.keys(), ...history]), version);
    if (entries.length) await put(entries);
  }

  /**
   * Keep all of it or nothing; undefined deletes.
   * @returns false if another page writes now: then nothing has changed
   */
  const write = async (entries: Entry[]): Promise<boolean> => mayWrite && put(entries);

  async function put(given: Entry[]) {
    const entries = given.flatMap(([key, value]): Entry[] =>
      newer.has(key) ? [[asideOf(key), newer.get(key)], [key, value]] : [[key, value]],
    );
    for (const [key] of given) newer.delete(key);
    const owing = new Map(owed);
    const all = new Map([...owing, ...entries]);
    const [turn, sure] = [turns, claimed]; // both may be others by the time of the answer
    if (disk) {
      try {
        await disk("readwrite", (store) => writeAsWriter(store, all, sure));
        for (const [key, value] of owing) if (owed.get(key) === value) owed.delete(key);
        failing = owed.size > 0; // another write may be owed still
      } catch (error) {
        if (error instanceof TakenOver) {
          if (turn !== turns) return false; // it knows already, or has claimed again
          release();
          onTakenOver();
          return false;
        }
        failing = true; // the disk is full or was taken away; the game goes on in memory
      }
    }
    for (const [key, value] of entries) {
      if (!disk || failing) owed.set(key, value);
      if (key.startsWith(FINISHED)) continue;
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
    }
    return true;
  }

  /** Write, if this page is still the one that may.  Everything is asked for at once, and taken back if the first
   * answer says no: to wait for that answer first would cost every tap a way to the disk. */
  function writeAsWriter(store: IDBObjectStore, all: Map<string, unknown>, sure: boolean) {
    const { transaction } = store;
    let trouble: unknown = null;
    const stop = (error: unknown) => {
      trouble = error;
      transaction.abort();
    };
    const writer = store.get(WRITER);
    writer.onsuccess = () => {
      if (!sure || writer.result === me) return;
      if (writer.result === undefined) store.put(me, WRITER); // the disk was cleared: this page carries on
      else stop(new TakenOver());
    };
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
    mayWrite = disk === null;
    owed.clear();
  }

  function load(game: string): Save | undefined {
    const save = kept.get(game);
    return isSave(save) ? save : undefined;
  }

  return {
    /** False if nothing outlives the page. */
    get lasting() {
      return disk !== null && !failing;
    },

    /** Whether this page may write. */
    get mayWrite() {
      return mayWrite;
    },

    /** Call `listener` when another page turns out to write now. */
    watchTakeover(listener: () => void) {
      onTakenOver = listener;
    },

    /** From now on this page writes, and no other; reads all there is. */
    async claim() {
      const turn = ++turns;
      try {
        claimed = false;
        if (disk) await inTime(takeOver(NAME, "saves", disk)).catch(() => {}); // the next start tries again
        if (disk) await inTime(disk("readwrite", (store) => (store.put(me, WRITER), promisifyRequest(store.transaction))));
        claimed = true;
      } catch (error) {
        if (error instanceof TooLate) withoutDisk();
        failing = true; // even that was too much; the first write that succeeds claims
      }
      const unreadable = await read();
      if (unreadable.length) await quarantine(unreadable);
      await comeBack().catch(() => {});
      if (turn === turns) mayWrite = true; // not before: an older game that is shown must not go on
    },

    release,
    read: async () => void (await read()),
    load,

    /** @returns every game there is, the latest first */
    saves: (): Save[] =>
      [...kept]
        .flatMap(([key, save]) => (isSave(save) && key === save.game ? [save] : []))
        .sort((a, b) => b.saved - a.saved),

    /** The game goes on.  Its end goes into the history; null takes it out again. */
    save: (save: Save, finished?: FinishedGame | null) => write([[save.game, save], ...historyEntries(save, finished)]),

    /** Another game begins; the one it replaces can be brought back. */
    begin: (save: Save) => write([[BEFORE + save.game, kept.get(save.game)], [save.game, save]]),

    /** Undo `begin`. */
    bringBack: async (game: string) =>
      kept.has(BEFORE + game) && write([[game, kept.get(BEFORE + game)], [BEFORE + game, undefined]]),

    /** Python cannot read this game: it is kept, but not on the table. */
    quarantine: async (game: string) => mayWrite && quarantine([[game, kept.get(game)]], version),

    /** @returns what could not be read */
    quarantined: (): Quarantined[] =>
      [...kept].filter(([key]) => key.startsWith(QUARANTINE)).map(([key, value]) => ({ key, value })),

    /** @returns the whole history, in no order; not for pages that must be quick */
    async games(): Promise<FinishedGame[]> {
      const found = new Map<string, unknown>(disk ? await disk("readonly", onlyHistory) : []);
      for (const [key, value] of owed) if (key.startsWith(FINISHED)) found.set(key, value);
      const games: FinishedGame[] = [];
      const unreadable: Entry[] = [];
      for (const [key, value] of found) {
        if (isValidFinishedGame(value, key.slice(FINISHED.length))) games.push(value);
        else if (value !== undefined && !isOfNewerVersion(value)) unreadable.push([key, value]);
      }
      if (mayWrite && unreadable.length) await quarantine(unreadable);
      return games;
    },

    /** A finished game has been counted, if it is still there. */
    async counted(id: string, record: string, tally: Tally) {
      const key = FINISHED + id;
      const get = (store: IDBObjectStore) => promisifyRequest<unknown>(store.get(key));
      const game = owed.has(key) || !disk ? owed.get(key) : await disk("readonly", get).catch(() => null);
      return isObject(game) && game.record === record && write([[key, { ...game, tally }]]);
    },

    puzzles(): PuzzleDays {
      const puzzles = kept.get(PUZZLES);
      return isPuzzles(puzzles) ? puzzles.days : {};
    },

    keepPuzzles: (days: PuzzleDays) => write([[PUZZLES, { v: 1, days }]]),

    // the history, by hand: each of these is false if another page writes now
    keepGames: (games: FinishedGame[]) => write(games.map((game) => [FINISHED + game.id, game])),
    forgetGames: (games: FinishedGame[]) => write(games.map(({ id }) => [FINISHED + id, undefined])),
    keepUnread: (unread: Quarantined[]) => write(unread.map(({ key, value }) => [key, value])),
    forgetUnread: (unread: Quarantined[]) => write(unread.map(({ key }) => [key, undefined])),

    /** What came in a file, all of it or nothing: games at tables that are free, and finished ones. */
    takeIn: (games: FinishedGame[], saves: Save[], days: PuzzleDays) =>
      write([
        ...games.map((game): Entry => [FINISHED + game.id, game]),
        ...saves.filter(({ game }) => !kept.has(game)).map((save): Entry => [save.game, save]),
        [PUZZLES, { v: 1, days }],
      ]),
  };
}

/** What is to be written of a game's end: copies for trying have none. */
function historyEntries({ id, tried }: Save, finished: FinishedGame | null | undefined): Entry[] {
  return tried || finished === undefined ? [] : [[FINISHED + id, finished ?? undefined]];
}

// What is in memory has been looked through when it came: here only what it is has to be told.
const isSave = (value: unknown): value is Save => isObject(value) && "record" in value;
const isPuzzles = (value: unknown): value is { days: PuzzleDays } => isObject(value) && "days" in value;

/** The disk's answer, unless it never comes. */
const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(() => reject(new TooLate()), PATIENCE))]);
