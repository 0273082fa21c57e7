// The bot lab: which bot is being written, running it, tournaments, files.  Opened by labdoor.js
// when somebody goes there.  Its part of the model is `lab`; screen.js draws it.  No rules here:
// games are played and counted by numgames/lab.py in the worker (runner.js).
//
// Programs come from this device, from the keyboard or from a file that somebody picks: never
// from an address.

import { catalogue } from "built/catalogue";
import { LONGEST_CODE, LONGEST_NAME } from "../store/bot-store";
import { assetUrl } from "../asset-url";
import { gameOf, href } from "../app/routes";
import { newSeed } from "../app/saves";
import { loadCss } from "../load-css";
import { ANY_PLAYER, WITH_THE_COACH } from "./guide";
import { createMeasure } from "./measure";
import * as runner from "./sandbox";
import { screen } from "./screen";
import type { Bot, Bots } from "../store/bot-store";
import type { Controller } from "../app/controller";

/** Games in a tournament. */
const GAMES = 1000;
/** Milliseconds of games between two looks at the result. */
const CHUNK = 300;
/** Milliseconds without a key until the program is kept. */
const KEEP = 400;

export async function openLab(controller: Controller, bots: Bots) {
  const { model, act, report, toast, go, watch } = controller;
  const { pathname, search } = new URL(assetUrl("style/lab.css"));
  const [{ createEditor }] = await Promise.all([import("./editor"), loadCss(pathname + search), bots.ready]);
  const editor = createEditor(typed, assetUrl("lab/editor.css"));
  let keepTimer = 0;
  let rounds = 0;

  const lab: any = {
    screen,
    editor,
    game: model.route.game ?? catalogue.games[0].id,
    options: {},
    bot: null,
    against: "3",
    working: "", // "run", "tournament" or nothing
    done: 0,
    games: GAMES,
    shown: null, // the last game, told
    result: null, // of the tournament, so far
    tally: null,
    error: null,
  };
  const change = (part: object) => report({ lab: Object.assign(lab, part) });

  const rules = createMeasure(controller, lab, change);

  /** The address names another game. */
  function follow() {
    const { route } = model;
    if (route.screen === "lab" && route.game && route.game !== lab.game) seatAt(route.game);
  }

  /** To another game: its latest bot, or the sample. */
  async function seatAt(game: string) {
    keepNow();
    lab.game = game;
    const { options } = gameOf(game);
    lab.options = Object.fromEntries(options.map(({ name, values }) => [name, values[0].value]));
    const bot = bots.list(game)[0] ?? (await sampleOf(game));
    if (lab.game === game) open(bot); // else they have gone on to another
  }

  async function sampleOf(game: string) {
    const response = await fetch(assetUrl(`lab/samples/${game}.py`));
    const code = response.ok ? await response.text() : ANY_PLAYER(game);
    return { name: bots.free(game, "My bot"), game, code, saved: 0 };
  }

  function open(bot: Bot) {
    change({ bot, ...clear() });
    editor.set(bot.code);
  }

  /** Nothing has come out yet. */
  function clear() {
    return { shown: null, result: null, tally: null, error: null, done: 0 };
  }

  function typed(code: string) {
    lab.bot = { ...lab.bot, code, saved: Date.now() };
    clearTimeout(keepTimer);
    keepTimer = setTimeout(keepNow, KEEP);
    if (lab.error) change({ error: null });
  }

  function keepNow() {
    clearTimeout(keepTimer);
    if (!lab.bot?.saved) return;
    if (bots.find(lab.bot.game, lab.bot.name)?.code === lab.bot.code) return;
    bots.save(lab.bot);
    report({ bots: bots.list() });
  }

  /** A sample that nobody has changed becomes a bot of one's own once it is used. */
  function keepUsed() {
    if (!lab.bot.saved) lab.bot = { ...lab.bot, saved: Date.now() };
    keepNow();
  }

  // -- running ---------------------------------------------------------------------------------

  const request = () => {
    const other = lab.against.startsWith("bot:") && bots.find(lab.game, lab.against.slice(4));
    const against = other ? { name: other.name, bot: other.code } : Number(lab.against) || 3;
    return { bot: lab.bot.code, name: lab.bot.name, game: lab.game, options: lab.options, against };
  };

  function failed(error: {text: string, line: number}) {
    change({ error, working: "" });
    report({ said: error.text });
    editor.point(error.line);
  }

  async function run() {
    keepUsed();
    editor.point(0);
    change({ ...clear(), working: "run" });
    rounds += 1;
    try {
      const answer = await runner.ask({ do: "run", seed: newSeed(), i: rounds, ...request() });
      if (!answer.ok) return failed(answer.error);
      change({ shown: answer, working: "" });
      report({ said: `${answer.won ? "Won" : "Lost"}. ${answer.why}` });
      if (answer.failed) editor.point(answer.line);
    } catch (error) {
      trouble(error);
    }
  }

  /** The worker is gone, by a person's wish or because it had to be. */
  function trouble(error: unknown) {
    if (error instanceof runner.Cancelled) return change({ working: "" });
    failed({ text: `${lab.bot.name} lost. ${runner.failureText(error)}`, line: 0 });
  }

  async function tournament() {
    keepUsed();
    editor.point(0);
    change({ ...clear(), working: "tournament" });
    const fixed = { do: "tournament", seed: newSeed(), ...request() };
    let games = 2;
    let stopped = "";
    while (lab.working === "tournament" && lab.done < GAMES) {
      const began = performance.now();
      const next = { ...fixed, tally: lab.tally, games: Math.min(games, GAMES - lab.done), stopped };
      stopped = "";
      try {
        const answer = await runner.ask(next);
        if (lab.working !== "tournament") return;
        if (!answer.ok) return failed(answer.error);
        change({ tally: answer.tally, result: answer.said, done: answer.said.games });
      } catch (error) {
        if (!(error instanceof runner.Stopped)) return trouble(error);
        if (games > 1) games = 1; // which of several it was, nobody can say: again, one by one
        else stopped = `${lab.bot.name} gave up. ${runner.failureText(error)}`;
        if (lab.tally?.failures.some(([text]) => text === stopped)) return trouble(error);
        continue;
      }
      games = Math.max(1, Math.min(200, Math.round((games * CHUNK) / Math.max(1, performance.now() - began))));
    }
    change({ working: "" });
    const { result } = lab;
    if (result) report({ said: `${result.won} of ${result.games} games won.` });
  }

  // -- intents -----------------------------------------------------------------------------------

  act.lab = {
    ...rules,
    run,
    tournament,
    /** At once, whatever the program is doing. */
    stop() {
      change({ working: "" });
      runner.stop();
    },
    game: (game: string) => go(href("lab", game), true),
    option: (name: string, value: string) =>
      change({ options: { ...lab.options, [name]: value }, ...clear() }),
    against: (against: string) => change({ against, ...clear() }),

    pick(name: string) {
      keepNow();
      const bot = bots.find(lab.game, name);
      if (bot) open(bot);
    },
    async fresh() {
      keepNow();
      const bot = { ...(await sampleOf(lab.game)), saved: Date.now() };
      await bots.save(bot);
      report({ bots: bots.list() });
      open(bot);
    },
    async rename(wish: string) {
      keepNow();
      const before = lab.bot;
      if (!wish.trim() || wish.trim() === before.name) return change({});
      const bot = { ...before, name: bots.free(lab.game, wish.slice(0, LONGEST_NAME)), saved: Date.now() };
      await bots.save(bot); // first: whatever happens now, it is not lost
      await bots.remove(before);
      change({ bot });
      report({ bots: bots.list() });
    },
    async remove() {
      const bot = lab.bot;
      clearTimeout(keepTimer);
      await bots.remove(bot);
      report({ bots: bots.list() });
      open(bots.list(lab.game)[0] ?? (await sampleOf(lab.game)));
      const undo = async () => {
        await bots.save(bot);
        report({ bots: bots.list() });
        open(bot);
      };
      toast({ text: `${bot.name} is deleted.`, label: "Undo", act: undo });
    },

    /** As a .py file, which also plays in a terminal. */
    saveFile() {
      keepUsed();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([lab.bot.code], { type: "text/x-python" }));
      link.download = `${lab.bot.name.replace(/[^\p{L}\p{N}]+/gu, "_")}.py`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    async openFile(input: HTMLInputElement) {
      const file = input.files?.[0];
      if (!file) return;
      if (file.size > LONGEST_CODE) return toast({ text: "This file is too long for a player." });
      const code = (await file.text()).replaceAll("\r\n", "\n");
      input.value = ""; // the same file may be picked again
      const said = /^GAME\s*=\s*["'](\w+)["']/m.exec(code)?.[1];
      const game = catalogue.games.some(({ id }) => id === said) ? said : lab.game;
      const name = bots.free(game, file.name.replace(/\.py$/i, "").replaceAll("_", " "));
      const bot = { name, game, code, saved: Date.now() };
      keepNow();
      await bots.save(bot);
      report({ bots: bots.list() });
      if (game !== lab.game) go(href("lab", game), true);
      else open(bot);
    },

    putIn() {
      const code = WITH_THE_COACH(lab.game);
      editor.set(code);
      typed(code);
      change(clear());
    },

    /** The review of a game it played. */
    look(record: string) {
      const rival = lab.against.startsWith("bot:") ? lab.against.slice(4) : `Level ${lab.against}`;
      (act as any).openRecord({ record, names: [lab.bot.name, rival], seats: ["person", "person"] });
    },

    /** On the board, in person. */
    meet() {
      keepUsed();
      const { names, help, table } = model.settings;
      const seats = ["person", `bot:${lab.bot.name}`];
      act.start({ game: lab.game, names, seats, starter: "toss", length: 1, options: lab.options, help, table });
    },
  };
  await seatAt(lab.game);
  watch(follow);
  addEventListener("pagehide", keepNow);
}
