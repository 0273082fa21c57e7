// Finished games: who has won how often, how well, with how much luck; and the list of them.
// Called by shell.js; styled by style/history.css.  history.js holds the games, statistics.js has
// added them up.  However many there are, a page of them is drawn at a time.

import { closeOnBackdrop, closeDialog } from "../parts/dialog";
import { html, icon, mark, nothing } from "../parts/pieces";
import { variantsOf } from "../../app/options";
import { gameOf, href, titleOfGame } from "../../app/routes";
import { pairKey, nameWithLevel } from "../../app/statistics";
import { percent } from "../../app/live-text";

export function history(model, act) {
  const { history } = model;
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>Finished games</b></p>
    </header>
    <main class="history" tabindex="-1">
      <h1 class="vh">Finished games</h1>
      ${history ? whole(history, act) : html`<p class="panel"><progress aria-label="Reading the games"></progress></p>`}
    </main>`;
}

function whole(history, act) {
  const { games, pairs } = history;
  const pair = pairs.find(({ key }) => key === history.pair) ?? (pairs.length === 1 ? pairs[0] : null);
  return html`${games.length ? filled(history, pair, act) : empty()} ${files(history, act)}`;
}

const empty = () =>
  html`<section class="panel history__none">
    <p class="history__marks">${mark(0)}${mark(1)}</p>
    <h2>No finished game yet</h2>
    <p>Every game that you finish is kept here, on this device only: who won, how well you both played, and how much was luck.</p>
    <p><a class="btn btn--main" href=${href("home")}>Choose a game</a></p>
  </section>`;

function filled(history, pair, act) {
  const { games, pairs, game, shown } = history;
  const seen = games.filter((done) => (!pair || pairKey(done) === pair.key) && (!game || done.game === game));
  const kinds = pair ? [...pair.byGame.keys()] : [...new Set(games.map((done) => done.game))];
  return html`${pairs.length > 1 || kinds.length > 1 ? html`<div class="history__who">
      ${pairs.length > 1 ? choose("Who", pairs.map(({ key, names }) => [key, names.join(" and ")]), history.pair, "Everybody", act.lookAtPair) : nothing}
      ${kinds.length > 1 ? choose("Game", kinds.map((id) => [id, titleOfGame(id)]), game, "All games", act.lookAtGame) : nothing}
    </div>` : nothing}
    ${pair ? standing(pair, game) : everybody(pairs, act)}
    <section class="panel history__list" aria-labelledby="history-list">
      <h2 id="history-list">${seen.length === 1 ? "1 game" : `${seen.length} games`}</h2>
      <ul>${seen.slice(0, shown).map((done) => row(done, placeOf(done, pairs), act))}</ul>
      ${seen.length > shown ? html`<button class="btn btn--small btn--ghost" type="button" data-act="more" @click=${act.moreGames}>Show ${Math.min(50, seen.length - shown)} more</button>` : nothing}
    </section>`;
}

const choose = (title, values, chosen, all, pick) =>
  html`<label class="pickone"><span>${title}</span>
    <select @change=${(event) => pick(event.target.value || null)}>
      <option value="" ?selected=${!chosen}>${all}</option>
      ${values.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select>${icon("down")}
  </label>`;

/** Every pair with its score; a tap looks at one. */
const everybody = (pairs, act) =>
  html`<section class="panel" aria-labelledby="history-pairs">
    <h2 id="history-pairs">Who has played</h2>
    <ul class="pairlist">
      ${pairs.slice(0, 50).map(
        ({ key, names, wins }) => html`<li><button type="button" class="pairlist__b" @click=${() => act.lookAtPair(key)}>
          <span class="p1">${mark(0)}${names[0]}</span><b class="num">${wins[0]}<span class="vh"> to </span><span aria-hidden="true"> : </span>${wins[1]}</b><span class="p2">${names[1]}${mark(1)}</span>
        </button></li>`,
      )}
    </ul>
  </section>`;

/** How two stand: games won, in a row, decisions, luck. */
function standing(pair, game) {
  const score = (game && pair.byGame.get(game)) || pair;
  const { names } = pair;
  const side = (place) =>
    html`<div class="versus__p p${place + 1}">
      ${mark(place)}
      <p class="versus__name">${names[place]}</p>
      <p class="versus__num num">${score.wins[place]}</p>
      <p>${score.wins[place] === 1 ? "win" : "wins"}</p>
    </div>`;
  return html`<section class="panel versus" aria-label="${names[0]} against ${names[1]}">
    <div class="versus__sides">${side(0)}${side(1)}</div>
    <dl class="facts4">
      ${game ? nothing : html`<div><dt>In a row now</dt><dd>${inARow(pair.now, names)}</dd></div>
      <div><dt>Most in a row</dt><dd>${inARow(pair.longest, names)}</dd></div>`}
      ${decisions(score, names)}
    </dl>
    ${luck(score, names)}
    ${game ? nothing : byGame(pair)}
  </section>`;
}

const inARow = ({ by, games }, names) => `${names[by]}, ${games}`;

/** As good as the coach's, of those in which something could go wrong. */
function decisions({ right, asked, counted }, names) {
  if (!counted) return html`<div><dt>Decisions</dt><dd class="q">The coach has not gone through them yet.</dd></div>`;
  return [0, 1].map(
    (place) => html`<div>
      <dt>As good as the coach: ${names[place]}</dt>
      <dd>${asked[place] ? html`${percent(right[place] / asked[place])} <small>${right[place]} of ${asked[place]} ${asked[place] === 1 ? "decision" : "decisions"}</small>` : "nothing to decide"}</dd>
    </div>`,
  );
}

/** Why the first of the two won more often than every other game, or less: three parts that add up. */
function luck({ counted, start, cards, decisions }, names) {
  if (!counted) return nothing;
  const parts = [["Going first", start], ["The cards", cards], ["Decisions", decisions]];
  return html`<h3>Luck and skill</h3>
    <p class="quiet">What it added to ${names[0]}’s chance in a game, or took from it, over ${counted === 1 ? "1 game" : `${counted} games`}.</p>
    <table class="lucks"><tbody>${parts.map(([words, points]) => bar(words, points / counted, names))}</tbody></table>`;
}

function bar(words, points, names) {
  const share = Math.min(50, Math.abs(points));
  const whole = Math.round(points);
  const who = whole > 0 ? names[0] : whole < 0 ? names[1] : "";
  return html`<tr>
    <th scope="row">${words}</th>
    <td aria-hidden="true"><svg class="lucks__bar" viewBox="-50 0 100 10" preserveAspectRatio="none">
      <rect class="lucks__all" x="-50" width="100" height="10"></rect>
      <rect class=${points > 0 ? "lucks__1" : "lucks__2"} x=${points > 0 ? -share : 0} width=${share} height="10"></rect>
      <path d="M0 0V10"></path>
    </svg></td>
    <td class="r">${who ? `${who} +${Math.abs(whole)}` : "even"}</td>
  </tr>`;
}

function byGame({ byGame, names }) {
  if (byGame.size < 2) return nothing;
  return html`<table class="bygame">
    <thead><tr><th scope="col">Game</th><th scope="col" class="r">${names[0]}</th><th scope="col" class="r">${names[1]}</th></tr></thead>
    <tbody>${[...byGame].map(([game, { wins }]) => html`<tr><th scope="row">${titleOfGame(game)}</th><td class="r num">${wins[0]}</td><td class="r num">${wins[1]}</td></tr>`)}</tbody>
  </table>`;
}

/** Where the winner stands in the pair: the mark is the same all over the page. */
function placeOf(done, pairs) {
  const pair = pairs.find(({ key }) => key === pairKey(done));
  return nameWithLevel(done, done.winner).toLowerCase() === pair.names[0].toLowerCase() ? 0 : 1;
}

/** Which of two games in one name it was.  A record names only what differs from the rulebook. */
function variant({ game, record }) {
  const named = new Map(record.split(".")[2].split(",").map((pair) => pair.split("=")));
  const options = gameOf(game).options.map(({ name, values }) => [name, named.get(name) ?? values[0].value]);
  return variantsOf({ game, options: Object.fromEntries(options) }).map(([, label]) => label);
}

/** One game: tap to look back at it, or delete it. */
function row(done, place, act) {
  const { game, record, names, seats, winner, ended } = done;
  const when = new Date(ended);
  const open = (event: Event) => {
    if (!act.openRecord) return; // then the link does
    event.preventDefault();
    act.openRecord({ record, names, seats });
  };
  return html`<li class="gamerow" data-game=${game} data-id=${done.id}>
    <a class="gamerow__a" href="#${record}" @click=${open}>
      <span class="gamerow__mark">${mark(place)}</span>
      <span class="gamerow__text"><b>${nameWithLevel(done, winner)} beat ${nameWithLevel(done, 1 - winner)}</b>
        <span>${[titleOfGame(game), ...variant(done)].join(", ")}, <time datetime=${when.toISOString()}>${when.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" })}</time></span></span>
    </a>
    <button class="icon" type="button" data-act="forget" aria-label="Delete this game" @click=${() => act.forgetGame(done)}>${icon("bin")}</button>
  </li>`;
}

/** Out to a file, in from a file, and away with it all. */
function files({ games, work }, act) {
  const take = ({ target }: any) => {
    const [file] = target.files;
    target.value = "";
    if (file) act.importFile(file);
  };
  return html`<section class="panel history__files" aria-labelledby="history-files">
      <h2 id="history-files">Keep it safe</h2>
      <p>All of this is on this device and nowhere else. As a file it can go to another one.</p>
      ${work
        ? html`<p class="history__work" role="status"><progress max=${work.total} value=${work.done} aria-label=${work.words}></progress>
            <span>${work.words}: ${work.done} of ${work.total}</span>
            <button class="btn btn--small btn--ghost" type="button" @click=${act.stopWork}>Cancel</button></p>`
        : html`<p class="history__acts">
            <button class="btn btn--small" type="button" data-act="export" @click=${act.exportAll}>Save as a file</button>
            <label class="btn btn--small btn--ghost filebutton">Take in a file<input type="file" accept=".json,application/json" data-act="import" @change=${take} /></label>
            ${games.length ? html`<button class="btn btn--small btn--ghost" type="button" data-act="forget-all" @click=${ask}>Delete all games</button>` : nothing}
          </p>`}
    </section>
    <dialog class="dialog" id="forget-all" aria-labelledby="forget-title" @click=${closeOnBackdrop}>
      <h2 id="forget-title">Delete ${games.length === 1 ? "the finished game" : `all ${games.length} finished games`}?</h2>
      <p>They cannot be brought back. Save them as a file first if you may want them. Games that you are playing stay.</p>
      <div class="dialog__a">
        <button class="btn btn--small btn--main" type="button" @click=${closeDialog}>Keep them</button>
        <button class="btn btn--small btn--ghost" type="button" data-act="really" @click=${(event) => (closeDialog(event), act.forgetAll())}>Delete all</button>
      </div>
    </dialog>`;
}

const ask = () => (document.getElementById("forget-all") as HTMLDialogElement).showModal();
