// The bot lab: which bot is being written, its files, and how it does.  Its part of the model is `lab`.  No rules
// and no markup here.
//
// Programs come from this device, from the keyboard or from a file that people pick: never from an address.

import { undo } from "#words/app";
import * as words from "#words/lab";
import { catalogue } from "built/catalogue";
import type { Controller } from "../app/controller";
import type { Model } from "../app/model";
import { gameOf, href } from "../app/routes";
import { type Bot, LONGEST_BOT, LONGEST_BOT_NAME } from "../app/saved";
import { botName } from "../app/seats";
import { assetUrl } from "../asset-url";
import type { Bots } from "../store/bot-store";
import type { Editor } from "./editor";
import { createMeasure, type Measurement } from "./measure";
import { ANY_PLAYER, WITH_THE_COACH } from "./programs";
import { prepare } from "./sandbox";
import { drawLab } from "./screen";
import { createTournament, GAMES, noResults, type Results } from "./tournament";

export interface LabState extends Results {
  game: string;
  options: Record<string, string>;
  /** the one that is being written; still the sample while `saved` is 0 */
  bot: Bot;
  /** a level, or "bot:" and the name of another bot */
  against: string;
  working: "" | "run" | "tournament";
  /** in a whole tournament */
  games: number;
  measured: Measurement | null;
}

/** What the page knows of the lab. */
export interface Lab extends LabState {
  act: LabIntents;
  editor: Editor;
  screen: (model: Pick<Model, "bots">) => unknown;
}

/** Everything that people can do in the lab. */
export interface LabIntents {
  run(): Promise<void>;
  tournament(): Promise<void>;
  /** At once, even in the middle of a game. */
  stop(): void;
  /** Measure the rules: the game with its options. */
  measure(): Promise<void>;
  stopMeasuring(): void;
  game(game: string): void;
  option(name: string, value: string): void;
  against(against: string): void;
  /** Go on with another bot of this game. */
  pick(name: string): void;
  /** A new bot. */
  fresh(): Promise<void>;
  rename(wish: string): Promise<void>;
  remove(): Promise<void>;
  /** As a .py file, which also plays in a terminal. */
  saveFile(): void;
  openFile(input: HTMLInputElement): Promise<void>;
  /** The program that asks the coach, in place of this one. */
  putIn(): void;
  /** The review of a game it played. */
  look(record: string): void;
  /** On the board, in person. */
  meet(): void;
}

export type ChangeLab = (part: Partial<LabState>) => void;

/** Milliseconds without a key until the program is kept. */
const KEEP = 400;

export async function openLab(controller: Controller, bots: Bots) {
  const { model, change, toast, go, watch } = controller;
  const [{ createEditor }] = await Promise.all([import("./editor"), bots.ready]);
  const firstGame = model.route.game ?? catalogue.games[0].id;
  const state: LabState = {
    ...noResults(),
    game: firstGame,
    options: defaultOptions(firstGame),
    bot: await latestBot(firstGame),
    against: "3",
    working: "",
    games: GAMES,
    measured: null,
  };
  const editor = createEditor(onTyped, assetUrl("lab/editor.css"), words.programOf);
  const changeLab: ChangeLab = (part) => change({ lab: Object.assign(lab, part) });
  let keepTimer = 0;

  /** The address names another game. */
  function onChange() {
    const { route } = model;
    if (route.screen === "lab" && route.game && route.game !== lab.game) goTo(route.game);
  }

  /** To another game: its latest bot, or the sample. */
  async function goTo(game: string) {
    keepNow();
    lab.game = game;
    lab.options = defaultOptions(game);
    const bot = await latestBot(game);
    if (lab.game === game) open(bot); // else they have gone on to another
  }

  async function latestBot(game: string): Promise<Bot> {
    return bots.list(game)[0] ?? (await sampleOf(game));
  }

  async function sampleOf(game: string): Promise<Bot> {
    const response = await fetch(assetUrl(`lab/samples/${game}.py`));
    const code = response.ok ? await response.text() : ANY_PLAYER(game);
    return { name: bots.free(game, words.newName), game, code, saved: 0 };
  }

  function open(bot: Bot) {
    changeLab({ bot, ...noResults() });
    editor.set(bot.code);
  }

  function onTyped(code: string) {
    lab.bot = { ...lab.bot, code, saved: Date.now() };
    clearTimeout(keepTimer);
    keepTimer = setTimeout(keepNow, KEEP);
    if (lab.error) changeLab({ error: null });
  }

  function keepNow() {
    clearTimeout(keepTimer);
    const { bot } = lab;
    if (!bot.saved || bots.find(bot.game, bot.name)?.code === bot.code) return;
    bots.save(bot);
    showBots();
    const rival = bots.find(bot.game, botName(lab.against));
    prepare({ bot: bot.code, against: rival && { bot: rival.code } });
  }

  /** An unchanged sample becomes a bot of one's own once it is used. */
  function keepUsed() {
    if (!lab.bot.saved) lab.bot = { ...lab.bot, saved: Date.now() };
    keepNow();
  }

  const showBots = () => change({ bots: bots.list() });

  const act: LabIntents = {
    ...createTournament({ lab: state, bots, editor, change, changeLab, keepUsed }),
    ...createMeasure(state, controller.ask, changeLab),

    game: (game) => go(href("lab", game), true),
    option: (name, value) => changeLab({ options: { ...lab.options, [name]: value }, ...noResults() }),
    against: (against) => changeLab({ against, ...noResults() }),

    pick(name) {
      keepNow();
      const bot = bots.find(lab.game, name);
      if (bot) open(bot);
    },

    async fresh() {
      keepNow();
      const bot = { ...(await sampleOf(lab.game)), saved: Date.now() };
      await bots.save(bot);
      showBots();
      open(bot);
    },

    async rename(wish) {
      keepNow();
      const before = lab.bot;
      if (!wish.trim() || wish.trim() === before.name) return changeLab({});
      const bot = { ...before, name: bots.free(lab.game, wish.slice(0, LONGEST_BOT_NAME)), saved: Date.now() };
      await bots.save(bot); // first, so that nothing can lose it
      await bots.remove(before);
      changeLab({ bot });
      showBots();
    },

    async remove() {
      const { bot } = lab;
      clearTimeout(keepTimer);
      await bots.remove(bot);
      showBots();
      open(await latestBot(lab.game));
      const bringBack = async () => {
        await bots.save(bot);
        showBots();
        open(bot);
      };
      toast({ text: words.removed(bot.name), label: undo, act: bringBack });
    },

    saveFile() {
      keepUsed();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([lab.bot.code], { type: "text/x-python" }));
      link.download = `${lab.bot.name.replace(/[^\p{L}\p{N}]+/gu, "_")}.py`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },

    async openFile(input) {
      const file = input.files?.[0];
      if (!file) return;
      if (file.size > LONGEST_BOT) return toast({ text: words.tooLong });
      const code = (await file.text()).replaceAll("\r\n", "\n");
      input.value = ""; // the same file may be picked again
      const named = /^GAME\s*=\s*["'](\w+)["']/m.exec(code)?.[1];
      const game = catalogue.games.find(({ id }) => id === named)?.id ?? lab.game;
      const name = bots.free(game, file.name.replace(/\.py$/i, "").replaceAll("_", " "));
      const bot = { name, game, code, saved: Date.now() };
      keepNow();
      await bots.save(bot);
      showBots();
      if (game !== lab.game) go(href("lab", game), true);
      else open(bot);
    },

    putIn() {
      const code = WITH_THE_COACH(lab.game);
      editor.set(code);
      onTyped(code);
      changeLab(noResults());
    },

    look(record) {
      const rival = botName(lab.against) || words.levelAlone(Number(lab.against));
      controller.act.openRecord({ record, names: [lab.bot.name, rival], seats: ["person", "person"] });
    },

    meet() {
      keepUsed();
      const { game, options } = lab;
      const { names, help, table } = model.settings;
      const seats = ["person", `bot:${lab.bot.name}`];
      controller.act.start({ game, names, seats, starter: "toss", length: 1, options, help, table });
    },
  };

  const lab: Lab = Object.assign(state, { act, editor, screen: ({ bots }: Pick<Model, "bots">) => drawLab(lab, bots) });
  open(lab.bot);
  watch(onChange);
  addEventListener("pagehide", keepNow);
}

const defaultOptions = (game: string) =>
  Object.fromEntries(gameOf(game).options.map(({ name, values }) => [name, values[0].value]));
