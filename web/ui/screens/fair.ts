// "How fair is it?": the first player's exact chance in every game and option set.  Called by
// shell.js.  All numbers were computed when the site was built (site_data.py), so the page needs
// no Python to be read; here they are only put into words.

import { catalogue } from "built/catalogue";
import { fairness } from "built/fairness";
import { levels } from "built/levels";
import { makesTwoGames } from "../../app/options";
import { html, icon } from "../parts/pieces";
import { href } from "../../app/routes";
import { nameOfLevel } from "../../app/seats";

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

function ofGame(game, rows) {
  return html`<section class="panel fair__game" data-game=${game.id} aria-labelledby="fair-${game.id}">
    <h2 id="fair-${game.id}">${game.title}</h2>
    <p>${verdict(rows)}</p>
    <ul class="fair__rows">${rows.map((row) => html`<li>${row.luck ? chance(row, game) : sure(row, game)}</li>`)}</ul>
    ${skills(game)}
  </section>`;
}

/** How much playing well counts: in the rulebook's game, and in the other one where there are two in one name. */
function skills(game) {
  const measured = levels.skill[game.id] ?? [];
  const option = game.options.find(makesTwoGames);
  if (!option) return measured.slice(0, 1).map((row) => skill(row));
  const label = ({ options }) => option.values.find(({ value }) => value === options[option.name]).label;
  return measured.map((row) => skill(row, ` (${label(row)})`));
}

const skill = ({ words, of100 }, which = "") =>
  html`<p class="fair__note">${words}${which}: ${nameOfLevel(levels.names.length)} beats ${nameOfLevel(1)} in ${of100} games of 100.</p>`;

/** One sentence for the rulebook's own game. */
function verdict([{ luck, chance }]) {
  if (!luck)
    return chance
      ? "There is no luck: whoever starts can win every time. But the right first number is not enough, every answer must be right as well."
      : "There is no luck: whoever comes second can win every time, if every answer is right.";
  const edge = Math.abs(chance - 0.5);
  const who = chance > 0.5 ? "Going first" : "Going second";
  return edge < 0.02 ? `As good as fair. ${who} is worth next to nothing.` : `${who} helps${edge > 0.1 ? " a good deal" : " a little"}.`;
}

/** A bar from 0 to 100 with the middle marked, the per cent, and the fraction that it is. */
function chance(row, game) {
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
function sure(row, game) {
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
const options = (row, game) =>
  game.options
    .filter(({ name }) => name in row.options)
    .map(({ name, title, values }) => html`<span>${title}: ${values.find(({ value }) => value === row.options[name]).label}</span>`);

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");
