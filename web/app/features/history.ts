// Finished games: has each counted after its end, keeps the list for the history screen, and
// takes games out and in.  Joined to the controller by main.js.  No DOM: screens/history.js draws
// it, exchange.js knows the file, storage.js keeps the games, statistics.js adds them up.

import { writeBackup, readBackup } from "../../store/backup";
import { briefOf, finishedGame } from "../saves";
import { statisticsByPair } from "../statistics";
import { loadSettings } from "../../store/storage";
import type { Controller } from "../controller";
import type { FinishedGame, Save, Storage } from "../../store/storage";
import type { Pair } from "../statistics";

/** How many games the list grows by. */
export const PAGE_SIZE = 50;
/** How many games are counted until the sums are shown anew. */
const ROUND = 25;
/** How many games Python checks at a time, and of how many characters at the most. */
const BATCH = { games: 40, characters: 60000 };

/**
 * `pair` and `game` say which games are looked at, null is all; `shown` how many of them are on
 * the page.  `work` is something that takes a while.
 */
export type History = {games: FinishedGame[], pairs: Pair[], pair: string | null,
    game: string | null, shown: number,
    work: {words: string, done: number, total: number} | null};

export function addHistory({ model, act, ask, report, remember, toast, watch }: Controller, storage: Storage, { download }: {download: (name: string, text: string) => void}) {
  let loading = false;
  let counting = false;
  let stopped = false; // what takes a while is no longer wanted
  const asked = new Set(); // what is being counted, or could not be: once is enough
  let latest = ""; // the last end on the table that was counted; the disk remembers the others
  const nameOf = ({ id, record }: FinishedGame) => `${id} ${record}`;
  const uncounted = (done: FinishedGame) => !done.tally && !asked.has(nameOf(done));
  watch(onChange);

  function onChange() {
    const here = model.route.screen === "history";
    if (here && !model.history && !loading) load();
    if (!here && model.history) {
      stopped = true;
      report({ history: null });
    }
    if (model.engine.full !== "ready" || model.writer !== "mine" || counting) return;
    if (!here) countEnd();
    else if (model.history?.games.some(uncounted)) countAll();
  }

  async function load(looked: Partial<History> = {}) {
    loading = true;
    const games = await storage.games().catch(() => []);
    loading = false;
    if (model.route.screen !== "history") return;
    stopped = false;
    show(games, { pair: null, game: null, shown: PAGE_SIZE, ...looked });
  }

  /** These are the games now. */
  function show(games: FinishedGame[], part: Partial<History> = {}) {
    const sorted = [...games].sort((a, b) => b.ended - a.ended);
    const pairs = statisticsByPair(sorted);
    const old = { ...model.history, ...part };
    const pair = pairs.some(({ key }) => key === old.pair) ? old.pair : null;
    const history = { work: null, ...old, games: sorted, pairs, pair };
    report({ history: (history as History), aside: storage.aside() });
  }

  const change = (part: Partial<History>) => {
    if (model.history) report({ history: { ...model.history, ...part } });
  };

  // -- counting: Pyodide's, one game at a time, while nothing waits for it --------------------

  /** The game on the table has ended. */
  async function countEnd() {
    const { view, save } = model;
    if (!view?.outcome || !save?.id || save.tried || save.record !== view.record) return;
    const done = finishedGame(save, view);
    if (nameOf(done) === latest || !uncounted(done)) return;
    latest = nameOf(done);
    counting = true;
    const counted = await count(done);
    counting = false;
    renew(new Map([[done.id, counted]])); // somebody may be looking by now
  }

  async function count(done: FinishedGame) {
    asked.add(nameOf(done));
    const answer = await ask({ do: "tally", record: done.record }, ({} as any)).catch(() => null);
    if (answer?.ok && (await storage.counted(done.id, done.record, answer.tally))) asked.delete(nameOf(done));
    return answer?.ok ? { ...done, tally: answer.tally } : done;
  }

  /** Games that came in a file, or ended before Pyodide was there. */
  async function countAll() {
    counting = true;
    const fresh = new Map();
    for (const done of model.history.games.filter(uncounted)) {
      if (!model.history || model.history.work || model.engine.full !== "ready" || !storage.mine) break;
      fresh.set(done.id, await count(done));
      if (fresh.size % ROUND === 0) renew(fresh);
    }
    counting = false;
    if (fresh.size) renew(fresh);
  }

  function renew(fresh: Map<string, FinishedGame>) {
    if (model.history) show(model.history.games.map((done) => fresh.get(done.id) ?? done));
  }

  // -- looking ---------------------------------------------------------------------------------

  act.lookAtPair = (pair: string | null) => change({ pair, shown: PAGE_SIZE });
  act.lookAtGame = (game: string | null) => change({ game, shown: PAGE_SIZE });
  act.moreGames = () => change({ shown: model.history.shown + PAGE_SIZE });

  // -- taking out ------------------------------------------------------------------------------

  act.forgetGame = async (done: FinishedGame) => {
    if (!(await write([[`done/${done.id}`, undefined]]))) return;
    if (model.history) show(model.history.games.filter(({ id }) => id !== done.id)); // else they have left
    const undo = async () => {
      if (await write([[`done/${done.id}`, done]])) await load({ ...model.history });
    };
    toast({ text: "The game is deleted.", label: "Undo", act: undo });
    report({ said: "The game is deleted. You can undo that." });
  };

  act.forgetAll = async () => {
    const games = model.history.games;
    if (!(await write(games.map(({ id }) => [`done/${id}`, undefined])))) return;
    if (model.history) show([]);
    toast({ text: "All finished games are deleted." });
  };

  act.forgetAside = async () => {
    const aside = storage.aside();
    if (!(await write(aside.map(({ key }) => [key, undefined])))) return;
    report({ aside: [] });
    const undo = async () => (await write(aside.map(({ key, value }) => [key, value]))) && report({ aside: storage.aside() });
    toast({ text: "It is deleted.", label: "Undo", act: undo });
  };

  async function write(pairs: [string, unknown][]) {
    const written = await storage.write(pairs);
    if (!written) toast({ text: "The games are open in another tab. Nothing was changed." });
    return written;
  }

  // -- files -----------------------------------------------------------------------------------

  act.exportAll = async () => {
    const parts = { games: await storage.games(), saves: storage.saves(), days: storage.puzzles(), settings: model.settings };
    download(`numgames-${new Date().toISOString().slice(0, 10)}.json`, writeBackup(parts));
  };

  act.exportAside = () => download("numgames-unread.json", JSON.stringify(storage.aside(), null, 1));

  act.stopWork = () => {
    stopped = true;
    change({ work: null });
  };

  /** Take in a file: all of it is checked before anything is kept. */
  act.importFile = async (file: File) => {
    toast(null); // whatever was said before is about something else
    try {
      stopped = false;
      const read = readBackup(file.size, await file.text());
      const games = await checked(read.games);
      const saves = await checkedSaves(read.saves);
      const known = new Set((await storage.games()).map(({ id }) => id));
      const fresh = games.filter(({ id }) => !known.has(id));
      const pairs = [
        ...fresh.map((done) => [`done/${done.id}`, done]),
        ...saves.filter(({ game }) => !storage.load(game)).map((save) => [save.game, save]),
        ["puzzles", { v: 1, days: { ...read.days, ...storage.puzzles() } }],
      ];
      if (!(await write((pairs as [string, unknown][])))) return change({ work: null });
      remember({ ...read.settings, ...loadSettings() }); // what is chosen here stays
      report({ saves: storage.saves(), days: storage.puzzles() });
      await load({ work: null });
      toast({ text: told(fresh.length, games.length - fresh.length) });
    } catch (error) {
      const { message } = (error as Error);
      change({ work: null });
      if (message !== STOPPED) toast({ text: `${message} Nothing was changed.` });
    }
  };

  /** Every game as Python reads it; fails with a sentence at the first that is none. */
  async function checked(games: FinishedGame[]) {
    const found = [];
    while (found.length < games.length) {
      change({ work: { words: "Checking the file", done: found.length, total: games.length } });
      const batch = batchFrom(games, found.length);
      const answer = await demand({ do: "check", games: batch.map(({ record, names, tally }) => ({ record, names, tally })) });
      if (!answer.ok && batch.length > 1) {
        // which one is it? the first that fails alone
        for (const [i, one] of batch.entries()) await alone(one, found.length + i + 1);
      }
      if (!answer.ok) throw new Error(`Game ${found.length + 1} in this file cannot be kept. ${answer.error.text}`);
      found.push(...batch.map((done, i) => ({ ...done, ...answer.games[i] })));
    }
    return found;
  }

  async function alone({ record, names, tally }: FinishedGame, number: number) {
    const answer = await demand({ do: "check", games: [{ record, names, tally }] });
    if (!answer.ok) throw new Error(`Game ${number} in this file cannot be kept. ${answer.error.text}`);
  }

  /** Games that go on: Python sets each of them up. */
  async function checkedSaves(saves: Save[]) {
    const found = [];
    for (const save of saves) {
      const answer = await demand({ do: "view", record: save.record }, save);
      if (!answer.ok) throw new Error(`A game in this file cannot go on. ${answer.error.text}`);
      const { view } = answer;
      const names = view.players.map(({ name }: any) => name);
      found.push({ ...save, game: view.game, record: view.record, names, brief: briefOf(view) });
    }
    return found;
  }

  async function demand(request: any, save: any = {}) {
    if (stopped) throw new Error(STOPPED);
    return ask(request, save).catch(() => Promise.reject(new Error("Python has stopped.")));
  }
}

const STOPPED = "stopped";

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

function told(fresh: number, known: number) {
  const added = fresh === 1 ? "1 game was added." : `${fresh || "No"} games were added.`;
  return known ? `${added} ${known === 1 ? "1 was" : `${known} were`} here already.` : added;
}
