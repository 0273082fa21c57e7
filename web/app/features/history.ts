// Finished games: has each counted after its end, keeps the list that is looked at, and takes games out and in.  No
// DOM; what the file looks like and where games are kept, the store knows, and what they add up to, statistics.ts.

import * as words from "#words/app";
import { openElsewhere } from "#words/shell";
import { readBackup, writeBackup } from "../../store/backup";
import { download } from "../../store/download";
import { loadSettings } from "../../store/settings";
import type { Storage } from "../../store/storage";
import type { Act, PythonRequest } from "../answers";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { History } from "../model";
import type { FinishedGame, Save } from "../saved";
import { briefOf, finishedGame } from "../saves";
import { statisticsByPair } from "../statistics";
import { namesIn } from "../view";

type HistoryIntents = Pick<
  Intents,
  | "lookAtPair" | "lookAtGame" | "moreGames" | "forgetGame" | "forgetAll" | "forgetUnread"
  | "exportAll" | "exportUnread" | "importFile" | "stopWork"
>;
/** How many games the list grows by. */
const PAGE_SIZE = 50;
/** How many games are counted until the sums are shown anew. */
const ROUND = 25;
/** How many games Python checks at a time, and of how many characters at the most. */
const BATCH = { games: 40, characters: 60000 };

/** What takes a while was stopped by hand. */
class Stopped extends Error {}

export function addHistory(controller: Controller, storage: Storage): HistoryIntents {
  const { model, ask, change, remember, onScreen, toast, watch } = controller;
  let counting = false;
  let stopped = false; // what takes a while is no longer wanted
  const asked = new Set<string>(); // what is being counted, or could not be: once is enough
  let latest = ""; // the last end on the table that was counted; the disk remembers the others
  const uncounted = (game: FinishedGame) => !game.tally && !asked.has(nameOf(game));

  onScreen("history", {
    enter: () => void load(),
    leave() {
      stopped = true;
      change({ history: null });
    },
  });

  watch(() => {
    if (model.engine.full !== "ready" || model.writer !== "this tab" || counting) return;
    if (model.route.screen !== "history") countEnd();
    else if (model.history?.games.some(uncounted)) countAll(model.history.games);
  });

  async function load(part: Partial<History> = {}) {
    const games = await storage.games().catch(() => []);
    if (model.route.screen !== "history") return;
    stopped = false;
    show(games, { pair: null, game: null, shown: PAGE_SIZE, ...part });
  }

  /** These are the games now. */
  function show(games: FinishedGame[], part: Partial<History> = {}) {
    const sorted = [...games].sort((a, b) => b.ended - a.ended);
    const pairs = statisticsByPair(sorted);
    const before = model.history ?? { game: null, pair: null, shown: PAGE_SIZE, work: null };
    const next = { ...before, ...part, games: sorted, pairs };
    const pair = pairs.some(({ key }) => key === next.pair) ? next.pair : null;
    change({ history: { ...next, pair }, quarantined: storage.quarantined() });
  }

  const changeHistory = (part: Partial<History>) => {
    if (model.history) change({ history: { ...model.history, ...part } });
  };

  // -- counting: Pyodide's, one game at a time, while nothing waits for it --------------------

  /** The game on the table has ended. */
  async function countEnd() {
    const { view, save } = model;
    if (!view?.outcome || !save?.id || save.tried || save.record !== view.record) return;
    const game = finishedGame(save, view);
    if (nameOf(game) === latest || !uncounted(game)) return;
    latest = nameOf(game);
    counting = true;
    const counted = await count(game);
    counting = false;
    renew(new Map([[game.id, counted]])); // the history may be open by now
  }

  async function count(game: FinishedGame): Promise<FinishedGame> {
    asked.add(nameOf(game));
    const answer = await ask({ do: "tally", record: game.record }).catch(() => null);
    if (!answer?.ok) return game;
    const { tally } = answer;
    if (await storage.counted(game.id, game.record, tally)) asked.delete(nameOf(game));
    return { ...game, tally };
  }

  /** Games that came in a file, or ended before Pyodide was there. */
  async function countAll(games: FinishedGame[]) {
    counting = true;
    const counted = new Map<string, FinishedGame>();
    for (const game of games.filter(uncounted)) {
      if (!model.history || model.history.work || model.engine.full !== "ready" || !storage.mayWrite) break;
      counted.set(game.id, await count(game));
      if (counted.size % ROUND === 0) renew(counted);
    }
    counting = false;
    if (counted.size) renew(counted);
  }

  function renew(counted: Map<string, FinishedGame>) {
    if (model.history) show(model.history.games.map((game) => counted.get(game.id) ?? game));
  }

  // -- writing ---------------------------------------------------------------------------------

  /** Whether it was written; if not, people are told. */
  async function written(writing: Promise<boolean>) {
    const done = await writing;
    if (!done) toast({ text: words.nothingChanged(openElsewhere) });
    return done;
  }

  // -- files: all of one is checked before anything is kept -------------------------------------

  /** Every game as Python reads it; fails with a sentence at the first that is none. */
  async function checkGames(games: FinishedGame[]) {
    const found: FinishedGame[] = [];
    while (found.length < games.length) {
      changeHistory({ work: { words: words.checkingFile, done: found.length, total: games.length } });
      const batch = batchFrom(games, found.length);
      const answer = await demand(checkRequest(batch));
      // Which of several is it?  The first that fails alone.
      if (!answer.ok && batch.length > 1)
        for (const [i, game] of batch.entries()) await checkAlone(game, found.length + i + 1);
      if (!answer.ok) throw new Error(words.badGame(found.length + 1, answer.error.text));
      found.push(...batch.map((game, i) => ({ ...game, ...answer.games[i] })));
    }
    return found;
  }

  async function checkAlone(game: FinishedGame, number: number) {
    const answer = await demand(checkRequest([game]));
    if (!answer.ok) throw new Error(words.badGame(number, answer.error.text));
  }

  /** Games that go on: Python sets each of them up. */
  async function checkSaves(saves: Save[]) {
    const found: Save[] = [];
    for (const save of saves) {
      const answer = await demand({ do: "view", record: save.record }, save);
      if (!answer.ok) throw new Error(words.badSave(answer.error.text));
      const { view } = answer;
      found.push({ ...save, game: view.game, record: view.record, names: namesIn(view), brief: briefOf(view) });
    }
    return found;
  }

  async function demand<A extends Act>(request: PythonRequest<A>, save?: Save) {
    if (stopped) throw new Stopped();
    return ask(request, save).catch(() => {
      throw new Error(words.notChecked);
    });
  }

  async function takeIn(file: File) {
    const backup = readBackup(await file.text());
    const games = await checkGames(backup.games);
    const saves = await checkSaves(backup.saves);
    const known = new Set((await storage.games()).map(({ id }) => id));
    const fresh = games.filter(({ id }) => !known.has(id));
    const days = { ...backup.days, ...storage.puzzles() };
    if (!(await written(storage.takeIn(fresh, saves, days)))) return changeHistory({ work: null });
    remember({ ...backup.settings, ...loadSettings() }); // what is chosen here stays
    change({ saves: storage.saves(), days: storage.puzzles() });
    await load({ work: null });
    toast({ text: words.added(fresh.length, games.length - fresh.length) });
  }

  return {
    lookAtPair: (pair) => changeHistory({ pair, shown: PAGE_SIZE }),
    lookAtGame: (game) => changeHistory({ game, shown: PAGE_SIZE }),
    moreGames: () => model.history && changeHistory({ shown: model.history.shown + PAGE_SIZE }),

    async forgetGame(game) {
      if (!(await written(storage.forgetGames([game])))) return;
      if (model.history) show(model.history.games.filter(({ id }) => id !== game.id)); // else they have left
      const undo = async () => {
        if (await written(storage.keepGames([game]))) await load({ ...model.history });
      };
      toast({ text: words.gameDeleted, label: words.undo, act: undo });
      change({ said: words.gameDeletedSpoken });
    },

    async forgetAll() {
      if (!model.history) return;
      if (!(await written(storage.forgetGames(model.history.games)))) return;
      if (model.history) show([]);
      toast({ text: words.allDeleted });
    },

    async forgetUnread() {
      const quarantined = storage.quarantined();
      if (!(await written(storage.forgetUnread(quarantined)))) return;
      change({ quarantined: [] });
      const undo = async () => {
        if (await written(storage.keepUnread(quarantined))) change({ quarantined: storage.quarantined() });
      };
      toast({ text: words.deleted, label: words.undo, act: undo });
    },

    async exportAll() {
      const games = await storage.games();
      const all = { games, saves: storage.saves(), days: storage.puzzles(), settings: model.settings };
      download(`numgames-${new Date().toISOString().slice(0, 10)}.json`, writeBackup(all));
    },

    exportUnread: () => download("numgames-unread.json", JSON.stringify(storage.quarantined(), null, 1)),

    async importFile(file) {
      toast(null); // whatever was said before is about something else
      stopped = false;
      try {
        await takeIn(file);
      } catch (error) {
        changeHistory({ work: null });
        if (error instanceof Stopped) return;
        toast({ text: words.nothingChanged(error instanceof Error ? error.message : String(error)) });
      }
    },

    stopWork() {
      stopped = true;
      changeHistory({ work: null });
    },
  };
}

/** The same game with more moves is something new to count. */
const nameOf = ({ id, record }: FinishedGame) => `${id} ${record}`;

const checkRequest = (games: FinishedGame[]): PythonRequest<"check"> => ({
  do: "check",
  games: games.map(({ record, names, tally }) => ({ record, names, tally })),
});

/** As many games from `start` on as go into one request. */
function batchFrom(games: FinishedGame[], start: number) {
  let end = start;
  let characters = 0;
  while (end < games.length && end - start < BATCH.games) {
    characters += JSON.stringify(games[end]).length;
    if (end > start && characters > BATCH.characters) break;
    end += 1;
  }
  return games.slice(start, end);
}
