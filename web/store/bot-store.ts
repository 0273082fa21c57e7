// Keeps the players that people have written, on this device, in a database of their own: if it breaks, no
// game is touched.  Knows neither Python nor the page.

import { bot } from "#words/table";
import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { type Bot, LONGEST_BOT_NAME } from "../app/saved";
import { ownName, takeOver } from "./own-name";

const NAME = "numgames-bots";

export type Bots = ReturnType<typeof openBots>;

export function openBots() {
  const kept = new Map<string, Bot>();
  let disk: UseStore | null = null;

  const ready = (async () => {
    try {
      disk = createStore(ownName(NAME), "bots");
      await takeOver(NAME, "bots", disk).catch(() => {}); // the next start tries again
      for (const [key, bot] of await entries<string, Bot | undefined>(disk))
        if (bot?.code && !kept.has(String(key))) kept.set(String(key), bot);
    } catch {
      disk = null; // a browser that keeps nothing: bots live until the page is closed
    }
  })();

  const attempt = async (task: (store: UseStore) => Promise<void>) => {
    await ready;
    try {
      if (disk) await task(disk);
    } catch {
      disk = null;
    }
  };

  const keyOf = ({ game, name }: Pick<Bot, "game" | "name">) => `${game}/${name}`;

  return {
    /** Done once what was kept is known. */
    ready,

    /** Every bot of a game, or of all, the latest first. */
    list: (game: string | null = null) =>
      [...kept.values()].filter((bot) => !game || bot.game === game).sort((a, b) => b.saved - a.saved),

    find: (game: string, name: string) => kept.get(keyOf({ game, name })),

    save(bot: Bot) {
      kept.set(keyOf(bot), bot);
      return attempt((store) => set(keyOf(bot), bot, store));
    },

    remove(bot: Bot) {
      kept.delete(keyOf(bot));
      return attempt((store) => del(keyOf(bot), store));
    },

    /** A name that no other bot of this game has: "Ada", "Ada 2", … */
    free(game: string, wish: string) {
      const name = wish.replace(/\s+/g, " ").trim().slice(0, LONGEST_BOT_NAME - 3) || bot;
      for (let n = 1; ; n += 1) {
        const free = n === 1 ? name : `${name} ${n}`;
        if (!kept.has(keyOf({ game, name: free }))) return free;
      }
    },
  };
}
