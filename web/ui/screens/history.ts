// Finished games: who has won how often, how well, with how much luck; and the list of them, a page at a time.  Adds
// up nothing, and does not know where they are kept.

import * as common from "#words/common";
import * as words from "#words/history";
import { locale } from "#words/language";
import type { Intents } from "../../app/intents";
import { percent } from "../../app/live-text";
import type { History, Model } from "../../app/model";
import { variantsOf } from "../../app/options";
import { gameOf, href, titleOfGame } from "../../app/routes";
import type { FinishedGame } from "../../app/saved";
import { nameWithLevel, type Pair, pairKey, type Score, type Streak } from "../../app/statistics";
import { closeDialog, closeOnBackdrop, openDialog } from "../parts/dialog";
import { html, icon, mark, nothing } from "../parts/pieces";

export function history({ history }: Model, act: Intents) {
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${common.finishedGames}</b></p>
    </header>
    <main class="history" tabindex="-1">
      <h1 class="vh">${common.finishedGames}</h1>
      ${history ? whole(history, act) : html`<p class="panel"><progress aria-label=${words.loading}></progress></p>`}
    </main>`;
}

function whole(history: History, act: Intents) {
  const { games, pairs } = history;
  const pair = pairs.find(({ key }) => key === history.pair) ?? (pairs.length === 1 ? pairs[0] : null);
  return html`${games.length ? filled(history, pair, act) : empty()} ${files(history, act)}`;
}

const empty = () =>
  html`<section class="panel history__none">
    <p class="history__marks">${mark(0)}${mark(1)}</p>
    <h2>${words.noneYet}</h2>
    <p>${words.noneYetNote}</p>
    <p><a class="btn btn--main" href=${href("home")}>${words.chooseGame}</a></p>
  </section>`;

function filled(history: History, pair: Pair | null, act: Intents) {
  const { games, pairs, game, shown } = history;
  const seen = games.filter((finished) => (!pair || pairKey(finished) === pair.key) && (!game || finished.game === game));
  const kinds = pair ? [...pair.byGame.keys()] : [...new Set(games.map((finished) => finished.game))];
  const pairNames = pairs.map(({ key, names }): Entry => [key, words.pairOf(names)]);
  const titles = kinds.map((id): Entry => [id, titleOfGame(id)]);
  return html`${pairs.length > 1 || kinds.length > 1 ? html`<div class="history__who">
      ${pairs.length > 1 ? choose(words.who, pairNames, history.pair, words.everyone, act.lookAtPair) : nothing}
      ${kinds.length > 1 ? choose(words.game, titles, game, common.allGames, act.lookAtGame) : nothing}
    </div>` : nothing}
    ${pair ? standing(pair, game) : everybody(pairs, act)}
    <section class="panel history__list" aria-labelledby="history-list">
      <h2 id="history-list">${words.games(seen.length)}</h2>
      <ul>${seen.slice(0, shown).map((finished) => row(finished, placeOf(finished, pairs), act))}</ul>
      ${seen.length > shown
        ? html`<button class="btn btn--small btn--ghost" type="button" data-act="more" @click=${act.moreGames}
            >${words.showMore(Math.min(50, seen.length - shown))}</button
          >`
        : nothing}
    </section>`;
}

/** Of a list to choose from: value and words. */
type Entry = [value: string, label: string];

const choose = (title: string, values: Entry[], chosen: string | null, all: string, pick: (value: string | null) => void) =>
  html`<label class="pickone"><span>${title}</span>
    <select @change=${({ target }: { target: HTMLSelectElement }) => pick(target.value || null)}>
      <option value="" ?selected=${!chosen}>${all}</option>
      ${values.map(([value, label]) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`)}
    </select>${icon("down")}
  </label>`;

/** Every pair with its score; a tap looks at one. */
const everybody = (pairs: Pair[], act: Intents) =>
  html`<section class="panel" aria-labelledby="history-pairs">
    <h2 id="history-pairs">${words.whoPlayed}</h2>
    <ul class="pairlist">
      ${pairs.slice(0, 50).map(
        ({ key, names, wins }) => html`<li><button type="button" class="pairlist__b" @click=${() => act.lookAtPair(key)}>
          <span class="p1">${mark(0)}${names[0]}</span
          ><b class="num">${wins[0]}<span class="vh">${words.to}</span><span aria-hidden="true"> : </span>${wins[1]}</b
          ><span class="p2">${names[1]}${mark(1)}</span>
        </button></li>`,
      )}
    </ul>
  </section>`;

/** How two stand: games won, in a row, decisions, luck. */
function standing(pair: Pair, game: string | null) {
  const score = (game && pair.byGame.get(game)) || pair;
  const { names } = pair;
  const side = (place: number) =>
    html`<div class="versus__p p${place + 1}">
      ${mark(place)}
      <p class="versus__name">${names[place]}</p>
      <p class="versus__num num">${score.wins[place]}</p>
      <p>${words.wins(score.wins[place])}</p>
    </div>`;
  return html`<section class="panel versus" aria-label=${common.opposed(names[0], names[1])}>
    <div class="versus__sides">${side(0)}${side(1)}</div>
    <dl class="facts4">
      ${game ? nothing : html`<div><dt>${words.currentStreak}</dt><dd>${inARow(pair.now, names)}</dd></div>
      <div><dt>${words.longestStreak}</dt><dd>${inARow(pair.longest, names)}</dd></div>`}
      ${decisions(score, names)}
    </dl>
    ${luck(score, names)}
    ${game ? nothing : byGame(pair)}
  </section>`;
}

const inARow = ({ by, games }: Streak, names: string[]) => words.streak(names[by], games);

/** How often each chose the best, of the decisions in which something could go wrong. */
function decisions({ right, asked, counted }: Score, names: string[]) {
  if (!counted) return html`<div><dt>${words.decisions}</dt><dd class="q">${words.notStudied}</dd></div>`;
  return [0, 1].map(
    (place) => html`<div>
      <dt>${words.choseBest(names[place])}</dt>
      <dd>${share(right[place], asked[place])}</dd>
    </div>`,
  );
}

const share = (right: number, asked: number) =>
  asked
    ? html`${percent(right / asked)} <small>${words.ofDecisions(right, asked)}</small>`
    : words.nothingToDecide;

/** Why the first of the two won more often than every other game, or less: three parts that add up. */
function luck({ counted, start, cards, decisions }: Score, names: string[]) {
  if (!counted) return nothing;
  const parts: [string, number][] = [[words.goingFirst, start], [words.theCards, cards], [words.decisions, decisions]];
  return html`<h3>${words.luckAndSkill}</h3>
    <p class="quiet">${words.luckNote(names[0], counted)}</p>
    <table class="lucks"><tbody>${parts.map(([part, points]) => bar(part, points / counted, names))}</tbody></table>`;
}

function bar(part: string, points: number, names: string[]) {
  const width = Math.min(50, Math.abs(points));
  const whole = Math.round(points);
  const who = whole > 0 ? names[0] : whole < 0 ? names[1] : "";
  return html`<tr>
    <th scope="row">${part}</th>
    <td aria-hidden="true"><svg class="lucks__bar" viewBox="-50 0 100 10" preserveAspectRatio="none">
      <rect class="lucks__all" x="-50" width="100" height="10"></rect>
      <rect class=${points > 0 ? "lucks__1" : "lucks__2"} x=${points > 0 ? -width : 0} width=${width} height="10"></rect>
      <path d="M0 0V10"></path>
    </svg></td>
    <td class="r">${who ? words.ahead(who, Math.abs(whole)) : words.even}</td>
  </tr>`;
}

function byGame({ byGame, names }: Pair) {
  if (byGame.size < 2) return nothing;
  const rows = [...byGame].map(
    ([game, { wins }]) => html`<tr
      ><th scope="row">${titleOfGame(game)}</th><td class="r num">${wins[0]}</td><td class="r num">${wins[1]}</td></tr
    >`,
  );
  return html`<table class="bygame">
    <thead><tr><th scope="col">${words.game}</th><th scope="col" class="r">${names[0]}</th><th scope="col" class="r">${names[1]}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** Where the winner stands in the pair: the mark is the same all over the page. */
function placeOf(finished: FinishedGame, pairs: Pair[]) {
  const pair = pairs.find(({ key }) => key === pairKey(finished));
  return nameWithLevel(finished, finished.winner).toLowerCase() === pair?.names[0].toLowerCase() ? 0 : 1;
}

/** Which of two games in one name it was.  A record names only what differs from the rulebook. */
function variant({ game, record }: FinishedGame) {
  const named = new URLSearchParams(record.split(".")[2].replaceAll(",", "&"));
  const options = gameOf(game).options.map(({ name, values }) => [name, named.get(name) ?? values[0].value]);
  return variantsOf({ game, options: Object.fromEntries(options) }).map(([, label]) => label);
}

const shortDate = (date: Date) => date.toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" });

/** One game: tap to look back at it, or delete it. */
function row(finished: FinishedGame, place: number, act: Intents) {
  const { id, game, record, names, seats, winner, ended } = finished;
  const when = new Date(ended);
  const what = words.whichGame(titleOfGame(game), variant(finished));
  const open = (event: Event) => {
    event.preventDefault(); // the link says nothing of names
    act.openRecord({ record, names, seats });
  };
  return html`<li class="gamerow" data-game=${game} data-id=${id}>
    <a class="gamerow__a" href="#${record}" @click=${open}>
      <span class="gamerow__mark">${mark(place)}</span>
      <span class="gamerow__text"><b>${words.beat(nameWithLevel(finished, winner), nameWithLevel(finished, 1 - winner))}</b>
        <span>${what}, <time datetime=${when.toISOString()}>${shortDate(when)}</time></span></span>
    </a>
    <button class="icon" type="button" data-act="forget" aria-label=${words.deleteGame} @click=${() => act.forgetGame(finished)}
      >${icon("bin")}</button
    >
  </li>`;
}

/** Out to a file, in from a file, and away with it all. */
function files({ games, work }: History, act: Intents) {
  const importPicked = ({ target: input }: { target: HTMLInputElement }) => {
    const file = input.files?.[0];
    input.value = ""; // the same file may be picked again
    if (file) act.importFile(file);
  };
  const askFirst = () => openDialog("forget-all");
  const forgetAll = (event: Event) => {
    closeDialog(event);
    act.forgetAll();
  };
  return html`<section class="panel history__files" aria-labelledby="history-files">
      <h2 id="history-files">${words.backUp}</h2>
      <p>${words.onlyHere}</p>
      ${work
        ? html`<p class="history__work" role="status"><progress max=${work.total} value=${work.done} aria-label=${work.words}></progress>
            <span>${words.progress(work.words, work.done, work.total)}</span>
            <button class="btn btn--small btn--ghost" type="button" @click=${act.stopWork}>${words.cancel}</button></p>`
        : html`<p class="history__acts">
            <button class="btn btn--small" type="button" data-act="export" @click=${act.exportAll}>${words.saveBackup}</button>
            <label class="btn btn--small btn--ghost filebutton">${words.restoreBackup}<input
                type="file" accept=".json,application/json" data-act="import" @change=${importPicked} /></label>
            ${games.length
              ? html`<button class="btn btn--small btn--ghost" type="button" data-act="forget-all" @click=${askFirst}>${words.deleteAll}</button>`
              : nothing}
          </p>`}
    </section>
    <dialog class="dialog" id="forget-all" aria-labelledby="forget-title" @click=${closeOnBackdrop}>
      <h2 id="forget-title">${words.deleteAllAsk(games.length)}</h2>
      <p>${words.deleteAllNote}</p>
      <div class="dialog__a">
        <button class="btn btn--small btn--main" type="button" @click=${closeDialog}>${words.keepThem}</button>
        <button class="btn btn--small btn--ghost" type="button" data-act="really" @click=${forgetAll}>${words.reallyDelete}</button>
      </div>
    </dialog>`;
}
