// "How fair is it?": the first player's exact chance in every game and option set.  Computes nothing and needs no
// Python: all numbers were found when the site was built, and are only put into words here.

import { type CatalogueGame, catalogue } from "built/catalogue";
import { type Fairness, fairness } from "built/fairness";
import { levels, type Skill } from "built/levels";
import * as common from "#words/common";
import * as words from "#words/fair";
import { labelOf, makesTwoGames } from "../../app/options";
import { href } from "../../app/routes";
import { nameOfLevel } from "../../app/seats";
import { html, icon } from "../parts/pieces";

export function fair() {
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${words.title}</b></p>
    </header>
    <main class="fair" tabindex="-1">
      <div class="fair__intro">
        <h1>${words.question}</h1>
        <p class="lead">${words.lead}</p>
        <p>${words.howCounted}</p>
      </div>
      ${catalogue.games.map((game) => ofGame(game, fairness.filter((row) => row.game === game.id)))}
    </main>`;
}

function ofGame(game: CatalogueGame, rows: Fairness[]) {
  return html`<section class="panel fair__game" data-game=${game.id} aria-labelledby="fair-${game.id}">
    <h2 id="fair-${game.id}">${game.title}</h2>
    <p>${verdict(rows)}</p>
    <ul class="fair__rows">${rows.map((row) => html`<li>${row.luck ? chance(row, game) : sure(row, game)}</li>`)}</ul>
    ${skills(game)}
  </section>`;
}

/** How much playing well counts: in the rulebook's game, and in the other one where there are two in one name. */
function skills(game: CatalogueGame) {
  const measured = levels.skill[game.id] ?? [];
  const option = game.options.find(makesTwoGames);
  if (!option) return measured.slice(0, 1).map((row) => skill(row));
  return measured.map((row) => skill(row, labelOf(option, row.options)));
}

function skill({ skill: index, of100 }: Skill, which = "") {
  const [low, high] = [nameOfLevel(1), nameOfLevel(levels.names.length)];
  return html`<p class="fair__note">${common.skillMeasured(index, high, low, of100, which)}</p>`;
}

/** One sentence for the rulebook's own game. */
function verdict([{ luck, chance }]: Fairness[]) {
  if (!luck) return chance ? words.firstCanWin : words.secondCanWin;
  return words.helps(chance > 0.5, Math.abs(chance - 0.5));
}

/** A bar from 0 to 100 with the middle marked, the per cent, and the fraction that it is. */
function chance(row: Fairness, game: CatalogueGame) {
  const per = (100 * row.chance).toFixed(1);
  return html`<p class="fair__opt">${options(row, game)}</p>
    <p class="fair__num"><b class="num">${words.share(per)}</b> <span>${words.forFirst}</span></p>
    <svg class="fair__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="fair__all" width="100" height="10"></rect>
      <rect class="fair__first" width=${per} height="10"></rect>
      <path class="fair__mid" d="M50 0V10"></path>
    </svg>
    <p class="fair__exact">${words.exactly(grouped(row.wins), grouped(row.of))}</p>`;
}

/** How many of the first numbers win, as a share of a bar. */
function sure(row: Fairness, game: CatalogueGame) {
  const first = row.chance ? words.alwaysFirst : words.alwaysSecond;
  return html`<p class="fair__opt">${options(row, game)}</p>
    <p class="fair__num"><b class="num">${words.winningStarts(row.keep, row.moves)}</b> <span>${words.firstNumbersWin}</span></p>
    <svg class="fair__bar" viewBox="0 0 ${row.moves} 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="fair__all" width=${row.moves} height="10"></rect>
      <rect class="fair__first" width=${row.keep} height="10"></rect>
    </svg>
    <p class="vh">${first}</p>`;
}

/** The options that matter, a line for each; many games have none. */
const options = (row: Fairness, game: CatalogueGame) =>
  game.options
    .filter(({ name }) => name in row.options)
    .map((option) => html`<span>${words.option(option.title, labelOf(option, row.options))}</span>`);

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");
