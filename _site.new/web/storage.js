// Keeps games and settings on this device.  Opened by main.js, used by controller.js.
// Knows neither Python nor the page.
//
// Games live in IndexedDB: one save for each game, and the one before it, so that "New game"
// can be taken back.  Where the browser keeps nothing they live in memory, and `lasting` says
// so.  Settings live in localStorage, because the page's colours have to be known before it is
// drawn (first.js reads them there).

import { createStore, entries, setMany } from "../runtime/idb-keyval/index.js";

const SETTINGS = "numgames:settings"; // first.js reads the same key

/**
 * One game as it is kept.  `brief` is what the home page shows of it; `tried` says that it is a
 * copy of a finished game (the one before it), made to try another move.
 * @typedef {{v: 1, game: string, record: string, names: [string, string], help: string,
 *   table: string, match: {length: number, games: string[]}, saved: number,
 *   seats?: import("./seats.js").Seat[], tried?: boolean,
 *   brief: {turn: number | null, tiles: {number: string, by: number}[], match?: any}}} Save
 * @typedef {Awaited<ReturnType<typeof openStorage>>} Storage
 */

export async function openStorage() {
  /** What is kept, in memory: the truth for reading, whatever becomes of the disk. */
  const kept = new Map();
  let disk = null;
  try {
    disk = createStore("numgames", "saves");
    for (const [key, save] of await entries(disk)) if (save?.v === 1) kept.set(key, save);
  } catch {
    disk = null;
  }

  /** @param {[string, Save | undefined][]} pairs written all together or not at all */
  async function write(pairs) {
    for (const [key, save] of pairs) kept.set(key, save);
    if (!disk) return;
    try {
      await setMany(pairs, disk);
    } catch {
      disk = null; // the disk is full or was taken away; the game goes on in memory
    }
  }

  return {
    /** False if nothing outlives the page. */
    get lasting() {
      return disk !== null;
    },

    /** @returns {Save | undefined} */
    load(/** @type {string} */ game) {
      return kept.get(game);
    },

    /** @returns {Save[]} every game there is, the latest first */
    saves() {
      return [...kept]
        .filter(([key, save]) => save && key === save.game)
        .map(([, save]) => save)
        .sort((a, b) => b.saved - a.saved);
    },

    /** The game goes on. */
    save(/** @type {Save} */ save) {
      return write([[save.game, save]]);
    },

    /** Another game begins; the one it replaces can be brought back. */
    begin(/** @type {Save} */ save) {
      return write([
        [`before/${save.game}`, kept.get(save.game)],
        [save.game, save],
      ]);
    },

    /** Undo `begin`.  Gives what is on the table again, if anything was. */
    async bringBack(/** @type {string} */ game) {
      const before = kept.get(`before/${game}`);
      await write([
        [game, before],
        [`before/${game}`, undefined],
      ]);
      return before;
    },
  };
}

/** @returns {Record<string, any>} what was chosen; nothing on a first visit */
export function loadSettings() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? "{}");
  } catch {
    return {};
  }
}

export function saveSettings(/** @type {Record<string, any>} */ settings) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}
