// Keeps the players that people have written, on this device.  Opened by main.js; used by the
// lab and wherever a bot sits down at a table.  Knows neither Python nor the page.
//
// They have a database of their own: whatever becomes of it, no game is touched.

import { createStore, del, entries, set } from "idb-keyval";

export const LONGEST_NAME = 24;
/** More than anybody writes, and less than hurts. */
export const LONGEST_CODE = 100_000;

export type Bot = {name: string, game: string, code: string, saved: number};
export type Bots = ReturnType<typeof openBots>;

export function openBots() {
  const kept: Map<string, Bot> = new Map();
  let disk = null;

  const ready = (async () => {
    try {
      disk = createStore("numgames-bots", "bots");
      for (const [key, bot] of await entries(disk)) if (bot?.code && !kept.has(String(key))) kept.set(String(key), bot);
    } catch {
      disk = null; // a browser that keeps nothing: bots live until the page is closed
    }
  })();

  const attempt = async (deed: (store: any) => Promise<unknown>) => {
    await ready;
    try {
      if (disk) await deed(disk);
    } catch {
      disk = null;
    }
  };

  return {
    /** Done once what was kept is known. */
    ready,

    /** Every bot of a game, or of all, the latest first. */
    list: (game: string | null = null) =>
      [...kept.values()].filter((bot) => !game || bot.game === game).sort((a, b) => b.saved - a.saved),

    find: (game: string, name: string) => kept.get(`${game}/${name}`),

    save(bot: Bot) {
      kept.set(`${bot.game}/${bot.name}`, bot);
      return attempt((store) => set(`${bot.game}/${bot.name}`, bot, store));
    },

    remove(bot: Bot) {
      kept.delete(`${bot.game}/${bot.name}`);
      return attempt((store) => del(`${bot.game}/${bot.name}`, store));
    },

    /** A name that no other bot of this game has: "Ada", "Ada 2", … */
    free(game: string, wish: string) {
      const name = wish.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME - 3) || "Bot";
      for (let n = 1; ; n += 1) {
        const free = n === 1 ? name : `${name} ${n}`;
        if (!kept.has(`${game}/${free}`)) return free;
      }
    },
  };
}
