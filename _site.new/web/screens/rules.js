// @ts-check
// The rules of a game, in words and as a game to watch.  Called by shell.js.
// All of it was written at build time (tools/rulebook.py): it can be read with no Python at all.

import { catalogue } from "../built/catalogue.js";
import { rules as books } from "../built/rules.js";
import { html, icon, mark, nothing, slot, tile } from "../parts.js";
import { gameOf, href } from "../routes.js";

const NAMES = ["Ada", "Ben"];

export function rules({ route, step, saves }, act) {
  const game = gameOf(route.game);
  const book = books[game.id];
  const playing = saves.some((save) => save.game === game.id && save.brief.turn !== null);
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>Rules</b> ${game.title}</p>
      <button class="btn btn--small btn--ghost noprint" type="button" @click=${() => print()}>${icon("print")}Print</button>
      <a class="btn btn--small noprint" href=${href(playing ? "play" : "setup", game.id)}>${playing ? "Go on" : "Play"}</a>
    </header>
    <main class="rules" tabindex="-1">
      <article class="prose">
        <div class="prose__head">
          <svg class="poster" aria-hidden="true"><use href="#poster-${game.id}"></use></svg>
          <h1>${book.aim}</h1>
        </div>
        <div class="prose__parts">${book.sections.map(section)}</div>
        <h2>In every game</h2>
        <ul class="know">${book.every.map(point)}</ul>
      </article>
      ${demo(book.example, step, act)}
      <nav class="others noprint" aria-label="Rules of the other games">
        ${catalogue.games
          .filter(({ id }) => id !== game.id)
          .map(({ id, title }) => html`<a class="others__a" data-game=${id} href=${href("rules", id)}>${title}</a>`)}
      </nav>
    </main>`;
}

function section({ title, items }) {
  const points = items.filter((item) => item.point);
  return html`<section>
    <h2>${title}</h2>
    ${items.filter((item) => !item.point).map((item) => html`<p>${words(item)}</p>`)}
    ${points.length ? html`<ul class="points">${points.map((item) => html`<li>${words(item)}</li>`)}</ul>` : nothing}
  </section>`;
}

const words = ({ text, rulings }) =>
  html`${text.map(({ plain, strong }) => (strong ? html`<b>${strong}</b>` : plain))}${rulings.map(
    (ruling) => html` <span class="tag">${ruling}</span>`,
  )}`;

const point = ({ text, rulings }) =>
  html`<li><b class="tag">${rulings[0]}</b><span>${text.map(({ plain, strong }) => strong ?? plain)}</span></li>`;

/** The example, one step at a time; on paper all steps as a list. */
function demo(example, step, act) {
  const at = Math.min(step, example.length - 1);
  const { text, card, by, rows } = example[at];
  return html`<aside class="demo" aria-labelledby="demo-title">
    <h2 id="demo-title">Watch a game</h2>
    ${side(1, rows[1])}
    <div class="demo__mid noprint">
      ${card ? tile(card, { by, size: "xl" }) : html`<span class="slot demo__none"></span>`}
      <p role="status">${text}</p>
    </div>
    ${side(0, rows[0])}
    <div class="demo__nav noprint">
      <button class="btn btn--small btn--ghost" type="button" aria-label="Back" ?disabled=${at === 0} @click=${() => act.step(at - 1)}>${icon("back")}</button>
      <span class="demo__pos">${at} of ${example.length - 1}</span>
      ${at === example.length - 1
        ? html`<button class="btn btn--small btn--main" type="button" @click=${() => act.step(0)}>Again${icon("again")}</button>`
        : html`<button class="btn btn--small btn--main" type="button" @click=${() => act.step(at + 1)}>Next${icon("go")}</button>`}
    </div>
    <ol class="demo__all">${example.slice(1).map((position) => html`<li>${position.text}</li>`)}</ol>
  </aside>`;
}

function side(player, row) {
  return html`<div class="demo__row p${player + 1} noprint">
    ${mark(player)}<b>${NAMES[player]}</b>
    <span class="mini">
      ${row.map(({ number, state }) =>
        state ? slot(number, { state: state === "no" ? "no" : "", by: 1 - player, tag: state === "no" ? " " : "", more: "slot--mini" }) : tile(number, { by: player, size: "s" }),
      )}
    </span>
  </div>`;
}
