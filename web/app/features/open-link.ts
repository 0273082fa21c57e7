// A game from elsewhere: opening a link, and playing on from it.  No DOM and no rules: whether the text is a game,
// what is new in it and whether it is the game on a table here, Python says.
//
// Opening changes nothing that is kept.  A game in which somebody waits for an answer lies on the table at once, and the
// first move keeps it: the same game goes on where it stopped here, any other becomes a copy beside the game that was
// here, which can be brought back; if there are two already, it has to be asked for.  All other games, and whoever only
// wants to look, get a game to go through.

import * as words from "#words/app";
import type { Storage } from "../../store/storage";
import type { LinkNews } from "../answers";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { OpenLink } from "../model";
import { href } from "../routes";
import type { FinishedGame, Save, Seat, Seated, Shown } from "../saved";
import { briefOf, canBringBack, finishedGame, isOpen, newSeed } from "../saves";
import { localPlayer, namesOf } from "../seats";
import { namesIn, type View } from "../view";

type LinkIntents = Pick<Intents, "openRecord" | "openAgain" | "playOn" | "playCards" | "seatCopy" | "startCopy">;

/** What a link leads to: looking at its game. */
interface Look {
  look: (game: { view: View; save: Shown }) => void;
  stopPlaying: () => void;
}

const NO_NEWS: LinkNews = { kin: "", said: "", turn: "", note: "", luck: false };
const SINGLE_GAME = { length: 1, games: [] };

/** @param look how a game is looked at, once it is open */
export function addLinks(controller: Controller, storage: Storage, { look, stopPlaying }: Look): LinkIntents {
  const { model, act, ask, bring, change, go, onScreen, toast, visit } = controller;
  let handedIn: Seated | null = null; // has the names that its link lacks
  let onlyLooking = ""; // at this link
  const origins = new Map<string, string>(); // by link: where one was before

  onScreen("link", {
    enter: () => open(model.route.text ?? ""),
    leave() {
      stopPlaying();
      change({ link: null, copy: null });
    },
  });

  async function open(text: string) {
    const saves = storage.saves();
    const candidates: Seated[] = handedIn?.record === text ? [handedIn, ...saves] : saves;
    const known = candidates.map((game) => ({ record: game.record, names: game.names, you: localPlayer(game) }));
    const save = { names: ["", ""], match: SINGLE_GAME };
    if (!origins.has(text)) origins.set(text, model.from);
    const back = origins.get(text) || href("home");
    const empty: OpenLink = { text, back, view: null, save, failed: "", mine: null, news: NO_NEWS };
    change({ link: empty });
    const answer = await ask({ do: "open", record: text, known }, save).catch(() => null);
    if (model.link !== empty) return;
    if (!answer) return change({ link: { ...empty, failed: words.linkFailed } });
    if (!answer.ok) return change({ link: { ...empty, failed: answer.error.text }, said: answer.error.text });
    const { view, link } = answer;
    const same = candidates.find((_, place) => place === link.known);
    const mine = saves.find((save) => save === same) ?? null;
    const news = mine ? link : { ...link, kin: "", note: "" };
    if (await playAtOnce(text, view, mine, news)) return;
    if (model.link !== empty) return;
    const shown = { names: same?.names ?? namesIn(view), seats: same?.seats, match: SINGLE_GAME };
    change({ link: { ...empty, view, save: shown, mine, news }, said: `${view.title}. ${news.said} ${news.turn}` });
    look({ view, save: shown });
  }

  /** Whether somebody waits for an answer, and the game could go onto the table for it. */
  async function playAtOnce(text: string, view: View, mine: Save | null, news: LinkNews) {
    const { game, turn, ply } = view;
    const here = storage.load(game);
    if (text === onlyLooking || text === handedIn?.record || turn === null || !ply || !storage.mayWrite) return false;
    if (mine && (mine !== here || !["ahead", "same"].includes(news.kin))) return false;
    if (!mine && here && isOpen(here) && canBringBack(here)) return false;
    const seats = [0, 1].map((player) => (player === turn ? "person" : "away"));
    const save = mine ? withNews(mine, view) : newCopy(view, ["", ""], seats, false);
    const keep = async (now: Save, done?: FinishedGame | null) => {
      if (mine) return storage.save(now, done);
      if (!(await storage.begin(now))) return false;
      if (now.replaced) toast({ text: words.copyAndOriginal, label: words.bringBack, act: act.undoNew });
      return !done || storage.save(now, done);
    };
    await visit(save, keep);
    const justLook = () => {
      onlyLooking = text;
      go(`#${text}`);
    };
    toast({ text: `${news.said} ${news.turn}`, label: words.justLook, act: justLook });
    return true;
  }

  /** A game of its own, beside the one here. */
  function newCopy(view: View, names: string[], seats: Seat[], tried: boolean): Save {
    const { help, table } = model.settings;
    const { game, record } = view;
    const here = storage.load(game);
    return {
      v: 1,
      game,
      record,
      names: namesOf(names, seats),
      seats,
      help,
      table,
      match: SINGLE_GAME,
      brief: briefOf(view),
      saved: Date.now(),
      tried,
      replaced: Boolean(here && isOpen(here)),
    };
  }

  const openAgain = () => void open(model.route.text ?? "");

  /** The game has gone on elsewhere; perhaps to its end. */
  const keepNews = (save: Save, view: View) => storage.save(save, view.outcome ? finishedGame(save, view) : null);

  /** Before the copy is made. */
  function askWhoPlays(view: View, seats: Seat[], tried: boolean) {
    const names = model.link?.mine?.names ?? model.settings.names;
    change({ copy: { view, names, seats, tried } });
  }

  return {
    openRecord(game) {
      handedIn = game;
      go(`#${game.record}`);
    },

    openAgain,

    /** At once, if the game on the table here goes on with it; otherwise people are asked who plays. */
    async playOn(view, last) {
      if (!model.link) return false;
      const { mine, news } = model.link;
      if (mine && last && ["ahead", "same"].includes(news.kin)) {
        if (storage.load(view.game) !== mine) openAgain(); // it has gone on meanwhile
        else await bring(view.game, async () => news.kin === "same" || keepNews(withNews(mine, view), view));
        return false;
      }
      const sender = last && view.turn !== null && view.ply > 0 ? 1 - view.turn : null;
      const seats = mine?.seats ?? [0, 1].map((player) => (player === sender ? "away" : "person"));
      askWhoPlays(view, seats, !last);
      return true;
    },

    async playCards() {
      const { link, route } = model;
      if (!link?.view) return false;
      const shared = await ask({ do: "share", record: link.view.record }, link.save);
      if (!shared.ok) return false;
      const start = await ask({ do: "view", record: shared.cards }, link.save);
      if (!start.ok || route !== model.route) return false; // they have left
      askWhoPlays(start.view, ["person", "person"], false);
      return true;
    },

    seatCopy(what, value) {
      if (model.copy) change({ copy: { ...model.copy, [what]: value } });
    },

    async startCopy() {
      const { copy } = model;
      if (!copy) return;
      const { game } = copy.view;
      const save = newCopy(copy.view, copy.names, copy.seats, copy.tried);
      await bring(game, () => storage.begin(save));
      const kept = { text: words.copyAndOriginal, label: words.bringBack, act: act.undoNew };
      toast(save.replaced ? kept : { text: words.yourCopy });
    },
  };
}

/** The same game, as far as the link has it. */
const withNews = (save: Save, view: View): Save => ({
  ...save,
  id: save.id ?? newSeed(),
  record: view.record,
  brief: briefOf(view),
  saved: Date.now(),
});
