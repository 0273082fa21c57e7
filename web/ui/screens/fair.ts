// "How fair is it?": the first player's exact chance in every game and option set.  Computes nothing and needs no
// Python: all numbers were found when the site was built, and are only put into words here.

import { type CatalogueGame, catalogue } from "built/catalogue";
import { type Fairness, fairness } from "built/fairness";
import { levels, type Skill } from "built/levels";
import { labelOf, makesTwoGames } from "../../app/options";
import { href } from "../../app/routes";
import { nameOfLevel } from "../../app/seats";
import { html, icon } from "../parts/pieces";

export function fair() {
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>How fair is it?</b></p>
    </header>
    <main class="fair" tabindex="-1">
      <div class="fair__intro">
        <h1>Does it matter who starts?</h1>
        <p class="lead">
          Suppose that both of you play perfectly. How often does whoever starts win? A fair game says 50&nbsp;%.
        </p>
        <p>
          These numbers are exact. Python went through every position that can come up in every game, cards and all, and
          counted. In a match the start alternates, so that both of you have the same share of it.
        </p>
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
  return measured.map((row) => skill(row, ` (${labelOf(option, row.options)})`));
}

function skill({ words, of100 }: Skill, which = "") {
  const [low, high] = [nameOfLevel(1), nameOfLevel(levels.names.length)];
  return html`<p class="fair__note">${words}${which}: ${high} beats ${low} in ${of100} games of 100.</p>`;
}

/** One sentence for the rulebook's own game. */
function verdict([{ luck, chance }]: Fairness[]) {
  if (!luck)
    return chance
      ? "There is no luck: whoever starts can win every time. But the right first number is not enough, every answer must be right as well."
      : "There is no luck: whoever comes second can win every time, if every answer is right.";
  const edge = Math.abs(chance - 0.5);
  const who = chance > 0.5 ? "Going first" : "Going second";
  if (edge < 0.02) return `As good as fair. ${who} is worth next to nothing.`;
  return `${who} helps ${edge > 0.1 ? "a good deal" : "a little"}.`;
}

/** A bar from 0 to 100 with the middle marked, the per cent, and the fraction that it is. */
function chance(row: Fairness, game: CatalogueGame) {
  const per = (100 * row.chance).toFixed(1);
  return html`<p class="fair__opt">${options(row, game)}</p>
    <p class="fair__num"><b class="num">${per}&nbsp;%</b> <span>for whoever starts</span></p>
    <svg class="fair__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="fair__all" width="100" height="10"></rect>
      <rect class="fair__first" width=${per} height="10"></rect>
      <path class="fair__mid" d="M50 0V10"></path>
    </svg>
    <p class="fair__exact">exactly ${grouped(row.wins)} of ${grouped(row.of)}</p>`;
}

/** How many of the first numbers win, as a share of a bar. */
function sure(row: Fairness, game: CatalogueGame) {
  const first = row.chance ? "Whoever starts can always win." : "Whoever comes second can always win.";
  return html`<p class="fair__opt">${options(row, game)}</p>
    <p class="fair__num"><b class="num">${row.keep} of ${row.moves}</b> <span>first numbers win</span></p>
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
    .map((option) => html`<span>${option.title}: ${labelOf(option, row.options)}</span>`);

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");
