// On paper: a board of numbers to write on, or a deck of cards to cut out, dealt by a word, so
// that a whole class can play the same deal.  Called by shell.js; styled by style/paper.css.
// What stands below the controls is what comes out of the printer.

import { catalogue } from "built/catalogue";
import { radioGroup } from "../parts/radio-group";
import { html, icon, upTo } from "../parts/pieces";
import { gameOf, href } from "../../app/routes";

/** As many columns as the board on the table has. */
const COLUMNS = { 100: 10, 50: 10, 30: 6, 20: 5 };
/** Rows of lines to write a chain on: what a page has room for below the board. */
const LINES = { 100: 9, 50: 19, 30: 12, 20: 13 };

export function printScreen(model, act) {
  const game = gameOf(model.route.game);
  const sizes = game.options.find(({ name }) => name === "numbers");
  return html`<header class="top top--thin noprint">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>On paper</b> ${game.title}</p>
      <button class="btn btn--small btn--main" type="button" data-act="print" @click=${() => print()}>${icon("print")}Print</button>
    </header>
    <main class="onpaper" tabindex="-1">
      <h1 class="vh">${game.title} on paper</h1>
      <div class="panel onpaper__how noprint">${sizes ? howMany(model, game, sizes, act) : whichDeal(model, act)}</div>
      <section class="paper" aria-label="What will be printed">
        ${sizes ? board(game, numbersOf(model, game)) : deck(game, model.deal)}
      </section>
      <nav class="others noprint" aria-label="Other games on paper">
        ${catalogue.games
          .filter(({ id }) => id !== game.id)
          .map(({ id, title }) => html`<a class="others__a" data-game=${id} href=${href("print", id)}>${title}</a>`)}
      </nav>
    </main>`;
}

// -- a board for the factor games --------------------------------------------------------------

const numbersOf = ({ settings }, game) => settings.options[game.id]?.numbers ?? "100";

function howMany(model, game, { title, values }, act) {
  const { options } = model.settings;
  const choose = (numbers: string) => act.set("options", { ...options, [game.id]: { ...options[game.id], numbers } });
  const sizes = values.map(({ value, label }) => [value, label]);
  return radioGroup(title, "numbers", sizes, numbersOf(model, game), choose);
}

const board = (game, numbers) => html`<header class="paper__head">
    <h2>${game.title}</h2>
    <p>${game.task}</p>
    <p class="paper__names"><span>First player</span><span>Second player</span></p>
  </header>
  <ol class="paper__grid" data-columns=${COLUMNS[numbers]} aria-label="Numbers 1 to ${numbers}">
    ${upTo(Number(numbers)).map((n) => html`<li>${n}</li>`)}
  </ol>
  <p class="paper__note">Strike out each number that is played. Write the chain below, and why each number fits: 49 = 7 × 7.</p>
  <ol class="paper__lines" aria-hidden="true">
    ${upTo(3 * LINES[numbers]).map(() => html`<li></li>`)}
  </ol>`;

// -- a deck for the card games -----------------------------------------------------------------

function whichDeal({ deal }, act) {
  const seed = deal?.seed ?? "";
  return html`<label class="onpaper__word">
      <b>Deal</b>
      <input type="text" name="deal" maxlength="16" autocapitalize="none" autocomplete="off" spellcheck="false" .value=${seed} @change=${(event) => act.deal(event.target.value)} />
    </label>
    <button class="btn btn--small btn--ghost" type="button" data-act="deal" @click=${() => act.deal("")}>${icon("again")}Another deal</button>
    <p class="field__note">The same word always gives the same cards: a class can play one deal at every table.</p>`;
}

function deck(game, deal) {
  const cards = deal?.game === game.id ? deal.cards : null;
  if (cards?.length === 0) return html`<p class="paper__note" role="status">No cards came. Try another deal.</p>`;
  return html`<header class="paper__head">
      <h2>${game.title}</h2>
      <p>${game.task}</p>
    </header>
    ${cards
      ? html`<ol class="paper__cards" aria-label="Cards to cut out">
            ${cards.map((number, i) => html`<li><small>${i + 1}</small><b>${number}</b></li>`)}
          </ol>
          <p class="paper__note">
            Cut along the lines. For the deal <b>${deal.seed}</b> stack the cards by their small numbers, 1 on top, face down.
            They come in this order: ${cards.join(", ")}. For another game shuffle.
          </p>`
      : html`<p class="paper__note" role="status">Dealing.</p>`}`;
}
