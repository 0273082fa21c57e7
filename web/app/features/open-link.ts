// A game from elsewhere: opening a link, and playing on from it.  Joined to the controller by
// main.js.  No DOM and no rules: whether the text is a game, what is new in it and whether it is
// the game on a table here, Python says (numgames/links.py).
//
// Opening changes nothing that is kept.  Only "play on" does, when somebody asks for it: the same
// game goes on where it lay; any other becomes a copy, and what lay there can be brought back.

import { briefOf, finishedGame, newSeed } from "../saves";
import { namesOf, localPlayer } from "../seats";
import type { Controller } from "../controller";
import type { Save, Storage } from "../../store/storage";
import type { Seat } from "../seats";

/** `failed` is the one sentence if it is no game; `mine` is the game here that is the same one. */
export type Link = {text: string, view: any, save: any, failed: string, mine: Save | null,
    news: {kin: string, said: string, turn: string, note: string, luck: boolean}};
/** a copy that is about to be made: from which position, and who will play it */
export type PlayOn = {view: any, names: string[], seats: Seat[], tried: boolean};

const NO_NEWS = { kin: "", said: "", turn: "", note: "", luck: false };
const ALONE = { length: 1, games: [] };

export function addLinks({ model, act, ask, bring, go, report, toast, watch }: Controller, storage: Storage) {
  let lent: any = null;
  watch(onChange);

  function onChange() {
    const { route, link } = model;
    if (route.screen !== "link") return link ? report({ link: null, playOn: null }) : undefined;
    if (link?.text !== route.text) open(route.text ?? "");
  }

  async function open(text: string) {
    const here = [lent, ...storage.saves()].filter(Boolean);
    const known = here.map((save) => ({ record: save.record, names: save.names, you: localPlayer(save) }));
    const names = ["", ""];
    const empty = { text, view: null, save: { names, match: ALONE }, failed: "", mine: null, news: NO_NEWS };
    report({ link: empty });
    const answer = await ask({ do: "open", record: text, known }, (empty.save as any)).catch(() => null);
    if (model.link !== empty) return;
    if (!answer) return report({ link: { ...empty, failed: "No answer came." } });
    if (!answer.ok) return report({ link: { ...empty, failed: answer.error.text }, said: answer.error.text });
    const { view, link: news } = answer;
    const same = here[news.known] ?? null;
    const mine = same === lent ? null : same;
    const save = { names: same?.names ?? view.players.map(({ name }) => name), seats: same?.seats, match: ALONE };
    if (!mine) Object.assign(news, { kin: "", note: "" });
    report({ link: { ...empty, view, save, mine, news }, said: `${view.title}. ${news.said} ${news.turn}` });
  }

  /** Open a game that is kept in this page but on no table, with its names. */
  act.openRecord = (game: {record: string, names: string[], seats?: any[]}) => {
    lent = game;
    report({ link: null });
    go(`#${game.record}`);
  };

  act.openAgain = () => report({ link: null });

  /**
   * Play on from `view`, a position of the link: at once if the game on the table here goes on
   * with it, otherwise after asking who plays.
   * @param last whether it is where the link ends
   * @returns whether it has to be asked
   */
  act.playOn = async (view: any, last: boolean): Promise<boolean> => {
    const { mine, news } = (model.link as Link);
    if (mine && last && ["ahead", "same"].includes(news.kin)) {
      if (storage.load(view.game) !== mine) act.openAgain(); // it has gone on meanwhile
      else await bring(view.game, async () => news.kin === "same" || keepNews(withNews(mine, view), view));
      return false;
    }
    const away = last && view.turn !== null && view.ply > 0 ? 1 - view.turn : null;
    const seats = mine?.seats ?? [0, 1].map((player) => (player === away ? "away" : "person"));
    askWho(view, seats, !last);
    return true;
  };

  /** The game has gone on elsewhere; perhaps to its end. */
  const keepNews = (save: Save, view: any) =>
    storage.save(save, view.outcome ? finishedGame(save, view) : null);

  /** The same cards from the start. */
  act.playCards = async () => {
    const { view, save } = (model.link as Link);
    const { route } = model;
    const { cards } = await ask({ do: "share", record: view.record }, save);
    const start = await ask({ do: "view", record: cards }, save);
    if (route !== model.route) return false; // they have left
    askWho(start.view, ["person", "person"], false);
    return true;
  };

  /** Before the copy is made. */
  function askWho(view: any, seats: any[], tried: boolean) {
    const names = model.link?.mine?.names ?? model.settings.names;
    report({ playOn: { view, names, seats, tried } });
  }

  /** Somebody else will play it. */
  act.seatCopy = (what: string, value: any) =>
    model.playOn && report({ playOn: { ...model.playOn, [what]: value } });

  /** Make the copy. */
  act.startCopy = async () => {
    const { playOn, settings } = model;
    if (!playOn) return;
    const { view, names, seats, tried } = playOn;
    const { game, record } = view;
    const replaced = storage.load(game)?.brief.turn != null;
    const who = { names: namesOf(names, seats), seats, help: settings.help, table: settings.table };
    const copy = { v: 1, game, record, ...who, match: ALONE, brief: briefOf(view), saved: Date.now(), tried, replaced };
    await bring(game, () => storage.begin((copy as any)));
    const text = "A copy is on the table.";
    toast(replaced ? { text: `${text} The game that lay there is kept.`, label: "Bring it back", act: act.undoNew } : { text });
  };
}

const withNews = (save: Save, view: any) => ({
  ...save,
  id: save.id ?? newSeed(),
  record: view.record,
  brief: briefOf(view),
  saved: Date.now(),
});
