// The rules of a game: what to do, tips, a game to watch, and every ruling.  All of it was written at build time, so it
// can be read with no Python at all.

import { keyed } from "lit-html/directives/keyed.js";
import { type CatalogueGame, catalogue } from "built/catalogue";
import { rules as books, type ExampleStep, type Rulebook, type RuleItem } from "built/rules";
import * as common from "#words/common";
import * as words from "#words/rules";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { gameOf, href } from "../../app/routes";
import type { Player } from "../../app/view";
import { html, icon, mark, nothing, slot, tile } from "../parts/pieces";

/** So many numbers lie beside a name; more have a line of their own. */
const BESIDE = 5;

/** The sentence of each ruling, by its number. */
type Sentences = Record<string, string>;

export function rules({ route, step, saves }: Model, act: Intents) {
  if (!route.game) return nothing;
  const game = gameOf(route.game);
  const book = books[game.id];
  const playing = saves.some((save) => save.game === game.id && save.brief.turn !== null);
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${common.rules}</b> ${game.title}</p>
      <a class="btn btn--small btn--ghost noprint hide-s" href=${href("print", game.id)}>${icon("cut")}${common.printAndPlay}</a>
      <button class="btn btn--small btn--ghost noprint" type="button" @click=${() => print()}>${icon("print")}${common.print}</button>
      <a class="btn btn--small noprint" href=${href(playing ? "play" : "setup", game.id)}>${playing ? words.continueGame : words.play}</a>
    </header>
    <main class="rules" tabindex="-1">
      ${keyed(game.id, prose(game, book))} ${demo(book.example, step, act)}
      <section class="rulings" aria-labelledby="rulings-title">
        <h2 id="rulings-title">${words.rulings}</h2>
        <p>${words.rulingsNote}</p>
        <dl class="know">
          ${book.rulings.map(({ number, text }) => html`<div><dt class="tag">${number}</dt><dd>${text}</dd></div>`)}
        </dl>
      </section>
      <nav class="others noprint" aria-label=${words.otherGames}>
        ${catalogue.games
          .filter(({ id }) => id !== game.id)
          .map(({ id, title }) => html`<a class="others__a" data-game=${id} href=${href("rules", id)}>${title}</a>`)}
      </nav>
    </main>`;
}

/** The rules and the tips.  Which rulings are open is the page's own business: another game begins with none. */
function prose(game: CatalogueGame, { aim, sections, tips, rulings }: Rulebook) {
  const sentences: Sentences = Object.fromEntries(rulings.map(({ number, text }) => [number, text]));
  return html`<article class="prose">
    <div class="prose__head">
      <svg class="poster" aria-hidden="true"><use href="#poster-${game.id}"></use></svg>
      <h1>${aim}</h1>
    </div>
    <div class="prose__parts">${sections.map((part) => section(part, sentences))}</div>
    ${tips.length
      ? html`<section class="tips" aria-labelledby="tips-title">
          <h2 id="tips-title">${icon("hint")}${words.tips}</h2>
          <ul>${tips.map((tip) => html`<li>${tip}</li>`)}</ul>
        </section>`
      : nothing}
  </article>`;
}

function section({ title, items }: Rulebook["sections"][number], sentences: Sentences) {
  const points = items.filter((item) => item.point);
  return html`<section>
    <h2>${title}</h2>
    ${items.filter((item) => !item.point).map((item) => html`<p>${inWords(item, sentences)}</p>`)}
    ${points.length ? html`<ul class="points">${points.map((item) => html`<li>${inWords(item, sentences)}</li>`)}</ul>` : nothing}
  </section>`;
}

const inWords = ({ text, rulings }: RuleItem, sentences: Sentences) =>
  html`${text.map(({ plain, strong }) => (strong ? html`<b>${strong}</b>` : plain))}${rulings.map(
    (number) => html` <button class="cite" type="button" aria-expanded="false" aria-label=${words.ruling(number)} @click=${toggle}
      ><span class="tag">${number}</span></button
      ><span class="cited">${sentences[number]}</span>`,
  )}`;

/** The sentence of a ruling stands behind its number, and the stylesheet shows it once it is wanted. */
function toggle({ currentTarget: number }: { currentTarget: HTMLButtonElement }) {
  number.setAttribute("aria-expanded", String(number.getAttribute("aria-expanded") === "false"));
}

/** The example, one step at a time; on paper all steps as a list. */
function demo(example: ExampleStep[], step: number, act: Intents) {
  const last = example.length - 1;
  const at = Math.min(step, last);
  const { text, card, by, rows } = example[at];
  const many = example[last].rows.some((row) => row.length > BESIDE);
  return html`<aside class="demo" aria-labelledby="demo-title" ?data-many=${many}>
    <h2 id="demo-title">${words.watch}</h2>
    ${side(1, rows[1])}
    <div class="demo__mid noprint">
      ${card ? tile(card, { by, size: "xl" }) : html`<span class="slot demo__none"></span>`}
      <p role="status">${text}</p>
    </div>
    ${side(0, rows[0])}
    <div class="demo__nav noprint">
      <button class="btn btn--small btn--ghost" type="button" aria-label=${words.back} ?disabled=${at === 0} @click=${() => act.step(at - 1)}
        >${icon("back")}</button
      >
      <span class="demo__pos">${words.stepOf(at, last)}</span>
      ${at === last
        ? html`<button class="btn btn--small btn--main" type="button" @click=${() => act.step(0)}>${words.again}${icon("again")}</button>`
        : html`<button class="btn btn--small btn--main" type="button" @click=${() => act.step(at + 1)}>${words.next}${icon("go")}</button>`}
    </div>
    <ol class="demo__all">${example.slice(1).map((position) => html`<li>${position.text}</li>`)}</ol>
  </aside>`;
}

/** The tiles of a player, the numbers still missing, and those that can never come. */
function side(player: Player, row: ExampleStep["rows"][number]) {
  const piece = ({ number, state }: ExampleStep["rows"][number][number]) => {
    if (!state) return tile(number, { by: player, size: "s" });
    const blocked = state === "no";
    return slot(number, { state: blocked ? "no" : "", by: 1 - player, tag: blocked ? " " : "", more: "slot--mini" });
  };
  return html`<div class="demo__row p${player + 1} noprint">
    ${mark(player)}<b>${words.names[player]}</b>
    <span class="mini">
      ${row.map(piece)}
    </span>
  </div>`;
}
