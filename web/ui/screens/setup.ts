// The set-up sheet: who plays, and of two games in one name which; all else is folded, and the folds say what is chosen.
// What is chosen is kept at once, so the sheet remembers it for the next time.  Does not know what an option does: names,
// labels and notes are the catalogue's.

import { keyed } from "lit-html/directives/keyed.js";
import { catalogue, type GameOption } from "built/catalogue";
import * as common from "#words/common";
import * as words from "#words/setup";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { chosenOptions, makesTwoGames, matchInWords, optionsInWords } from "../../app/options";
import { gameOf, href } from "../../app/routes";
import { DUPLICATE } from "../../app/saved";
import { availableSeats, countComputers, localPlayer, namesOf } from "../../app/seats";
import { isOpen } from "../../app/saves";
import { continueCard } from "../parts/continue-card";
import { html, icon, mark, nothing } from "../parts/pieces";
import { playerPicker } from "../parts/player-picker";
import { HELP_LEVELS, radioGroup, type RadioOption, SEATING } from "../parts/radio-group";
import { progress } from "./waiting";

type Chosen = Record<string, string>;
type SetOption = (name: string) => (value: string) => void;

export function setup(model: Model, act: Intents) {
  const { settings, saves, busy, engine, route } = model;
  if (!route.game) return nothing;
  const waits = busy && model.slow;
  const game = gameOf(route.game);
  const seats = availableSeats(game.id, settings.seats, model.bots);
  const names = namesOf(settings.names, seats);
  const options = chosenOptions(game, settings);
  const underWay = saves.find((save) => save.game === game.id && isOpen(save));
  const { starter, length, help, table } = settings;

  const start = (event: Event) => {
    event.preventDefault();
    act.start({ game: game.id, names: settings.names, seats, starter, length, options, help, table });
  };
  const choose = (name: "starter" | "table" | "help") => (value: string) => act.set(name, value);
  const setOption: SetOption = (name) => (value) => act.setOption(game.id, name, value);
  const folded = game.options.filter((option) => !makesTwoGames(option));
  const twoPeopleHere = !countComputers({ seats }) && localPlayer({ seats }) === null;
  const begin = starter === "toss" ? words.tossAndPlay : words.playStarts(names[Number(starter) - 1]);

  // Another game's options are new ones (keyed): radios that only change their names would lose what is chosen.
  return html`<main class="sheet-page" tabindex="-1">
    <form class="sheet" aria-labelledby="sheet-title" autocomplete="off" @submit=${start}>
      <aside class="sheet__art">
        <svg class="poster" aria-hidden="true"><use href="#poster-${game.id}"></use></svg>
        <h1 id="sheet-title">${game.title}</h1>
        <p>${game.task}</p>
        <a class="btn btn--small btn--ghost" href=${href("rules", game.id)}>${icon("rules")}${common.rules}</a>
      </aside>
      <div class="sheet__body">
        <div class="sheet__head">
          <h2>${words.whoPlays}</h2>
          <a class="icon" href=${href("home")} aria-label=${common.close}>${icon("no")}</a>
        </div>
        ${underWay && !busy ? continueCard(underWay) : nothing}
        ${playerPicker(game, options, { ...settings, seats }, act, model.bots)}
        ${keyed(game.id, game.options.filter(makesTwoGames).map((option) => twoGames(option, options, setOption)))}
        <div class="folds">
          ${fold(words.whoStarts, chosenLabel(starters(names), starter), radioGroup(words.whoStarts, "starter", starters(names), starter, choose("starter"), { bare: true }))}
          ${fold(words.match, matchInWords(length), radioGroup(words.match, "length", lengths(), String(length), (value) => act.set("length", Number(value) || value), { bare: true }))}
          ${twoPeopleHere ? fold(words.seating, chosenLabel(SEATING, table), radioGroup(words.seating, "table", SEATING, table, choose("table"), { pictures: true, bare: true })) : nothing}
          ${fold(words.help, chosenLabel(HELP_LEVELS, help), radioGroup(words.help, "help", HELP_LEVELS, help, choose("help"), { bare: true }))}
          ${keyed(game.id, folded.length ? more(folded, options, setOption) : nothing)}
        </div>
        <div class="sheet__go ${starter === "toss" ? "" : "sheet__go--plain"}">
          ${starter === "toss" ? html`<span class="coin" aria-hidden="true">${mark(0)}</span>` : nothing}
          <button class="btn btn--main btn--go" type="submit">
            ${waits ? words.settingUp : begin}
          </button>
        </div>
        ${waits ? progress(engine) : nothing}
      </div>
    </form>
  </main>`;
}

const starters = (names: string[]): RadioOption[] => [
  ["1", html`${mark(0)}<b>${names[0]}</b>`],
  ["2", html`${mark(1)}<b>${names[1]}</b>`],
  ["toss", html`${icon("coin")}${words.coinToss}`],
];

const lengths = (): RadioOption[] => [
  ...catalogue.match_lengths.map((length, i): RadioOption => [
    String(length),
    i === 0 ? words.oneGame : i === 1 ? words.bestOf(length) : html`<span class="vh">${words.bestOf(length)}</span><span aria-hidden="true">${length}</span>`,
  ]),
  [DUPLICATE, words.duplicate, words.duplicateNote],
];

/** Two games in one name stand open, each with what it is like. */
function twoGames({ name, title, values }: GameOption, options: Chosen, set: SetOption) {
  const games = values.map(({ value, label, line }): RadioOption => [value, label, line]);
  return radioGroup(title, name, games, options[name], set(name), { cards: true });
}

/** One thing at a time: opening one fold closes the others. */
const fold = (title: string, chosen: unknown, inside: unknown) =>
  html`<details class="more" name="fold">
    <summary><b>${title}</b><span>${chosen}</span>${icon("down")}</summary>
    ${inside}
  </details>`;

const chosenLabel = (options: RadioOption[], chosen: string) => options.find(([value]) => value === chosen)?.[1];

/** The other options: the line says what differs from the rulebook. */
const more = (folded: GameOption[], options: Chosen, set: SetOption) =>
  fold(
    words.moreOptions,
    optionsInWords(folded, options).join(" · ") || words.standardRules(folded.map(standard)),
    html`<div class="cols">
      ${folded.map(({ name, title, values, note }) =>
        radioGroup(title, name, values.map(({ value, label }) => [value, label]), options[name], set(name), { note }),
      )}
    </div>`,
  );

const standard = ({ title, values: [{ label }] }: GameOption) => `${title}: ${label}`;
