// Print and play: a board of numbers to write on, or a deck of cards to cut out, dealt by a word, so that a whole class can
// play the same deal.  What stands below the controls is what comes out of the printer.  Deals nothing: cards are Python's.

import { type CatalogueGame, catalogue, type GameOption } from "built/catalogue";
import * as common from "#words/common";
import * as words from "#words/print";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { gameOf, href } from "../../app/routes";
import { COLUMNS } from "../../games/divisor-grid";
import { html, icon, nothing, upTo } from "../parts/pieces";
import { radioGroup } from "../parts/radio-group";

/** Rows of lines to write a chain on: what a page has room for below the board. */
const LINES: Record<number, number> = { 100: 9, 50: 19, 30: 12, 20: 13 };

export function printScreen(model: Model, act: Intents) {
  if (!model.route.game) return nothing;
  const game = gameOf(model.route.game);
  const sizes = game.options.find(({ name }) => name === "numbers");
  return html`<header class="top top--thin noprint">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${common.printAndPlay}</b> ${game.title}</p>
      <button class="btn btn--small btn--main" type="button" data-act="print" @click=${() => print()}>${icon("print")}${common.print}</button>
    </header>
    <main class="onpaper" tabindex="-1">
      <h1 class="vh">${words.heading(game.title)}</h1>
      <div class="panel onpaper__how noprint">${sizes ? howMany(model, game, sizes, act) : whichDeal(model, act)}</div>
      <section class="paper" aria-label=${words.preview}>
        ${sizes ? board(game, Number(numbersOf(model, game))) : deck(game, model.deal)}
      </section>
      <nav class="others noprint" aria-label=${words.otherGames}>
        ${catalogue.games
          .filter(({ id }) => id !== game.id)
          .map(({ id, title }) => html`<a class="others__a" data-game=${id} href=${href("print", id)}>${title}</a>`)}
      </nav>
    </main>`;
}

// -- a board for the factor games --------------------------------------------------------------

const numbersOf = ({ settings }: Model, game: CatalogueGame) => settings.options[game.id]?.numbers ?? "100";

function howMany(model: Model, game: CatalogueGame, { title, values }: GameOption, act: Intents) {
  const { options } = model.settings;
  const choose = (numbers: string) => act.set("options", { ...options, [game.id]: { ...options[game.id], numbers } });
  return radioGroup(title, "numbers", values.map(({ value, label }) => [value, label]), numbersOf(model, game), choose);
}

const board = (game: CatalogueGame, n: number) => html`<header class="paper__head">
    <h2>${game.title}</h2>
    <p>${game.task}</p>
    <p class="paper__names"><span>${words.firstPlayer}</span><span>${words.secondPlayer}</span></p>
  </header>
  <ol class="paper__grid" data-columns=${COLUMNS[n]} aria-label=${words.numbersTo(n)}>
    ${upTo(n).map((number) => html`<li>${number}</li>`)}
  </ol>
  <p class="paper__note">${words.howToWrite}</p>
  <ol class="paper__lines" aria-hidden="true">
    ${upTo(3 * LINES[n]).map(() => html`<li></li>`)}
  </ol>`;

// -- a deck for the card games -----------------------------------------------------------------

function whichDeal({ deal }: Model, act: Intents) {
  const seed = deal?.seed ?? "";
  const dealBy = ({ target }: { target: HTMLInputElement }) => act.deal(target.value);
  return html`<label class="onpaper__word">
      <b>${words.deal}</b>
      <input
        type="text"
        name="deal"
        maxlength="16"
        autocapitalize="none"
        autocomplete="off"
        spellcheck="false"
        .value=${seed}
        @change=${dealBy}
      />
    </label>
    <button class="btn btn--small btn--ghost" type="button" data-act="deal" @click=${() => act.deal("")}>${icon("again")}${words.anotherDeal}</button>
    <p class="field__note">${words.dealNote}</p>`;
}

function deck(game: CatalogueGame, deal: Model["deal"]) {
  const { seed, cards } = deal?.game === game.id ? deal : { seed: "", cards: null };
  if (cards?.length === 0) return html`<p class="paper__note" role="status">${words.notDealt}</p>`;
  const [before, after] = words.howToCut(cards ?? []);
  return html`<header class="paper__head">
      <h2>${game.title}</h2>
      <p>${game.task}</p>
    </header>
    ${cards
      ? html`<ol class="paper__cards" aria-label=${words.cardsToCut}>
            ${cards.map((number, i) => html`<li><small>${i + 1}</small><b>${number}</b></li>`)}
          </ol>
          <p class="paper__note">${before}<b translate="no">${seed}</b>${after}</p>`
      : html`<p class="paper__note" role="status">${words.dealing}</p>`}`;
}
