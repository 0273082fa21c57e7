// What the bot lab looks like, for people who have never written a player: what to press, what it means, what to try
// next.  Draws what the lab knows, and does nothing itself.

import { rules } from "#words/common";
import * as words from "#words/lab";
import { level as levelText } from "#words/table";
import { catalogue } from "built/catalogue";
import { percent } from "../app/live-text";
import { gameOf, href } from "../app/routes";
import type { Bot } from "../app/saved";
import { botName, nameOfLevel } from "../app/seats";
import { html, icon, nothing } from "../ui/parts/pieces";
import { radioGroup } from "../ui/parts/radio-group";
import type { TournamentResult } from "./answers";
import type { Lab } from "./controller";
import { gameStory, lookButton, shareBars } from "./results";
import { rulePanel } from "./rule-panel";
import { GAMES } from "./tournament";

/** An event at this very element. */
type At<T extends HTMLElement> = Event & { currentTarget: T };

export const drawLab = (lab: Lab, bots: Bot[]) =>
  html`<main class="lab" data-game=${lab.bot.game} tabindex="-1">
    <header class="lab__head">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
    </header>
    ${program(lab, bots)} ${trial(lab, bots)} ${guide(lab)} ${rulePanel(lab, lab.act)}
  </main>`;

// -- the program -----------------------------------------------------------------------------------

function program(lab: Lab, bots: Bot[]) {
  const { act } = lab;
  const ofGame = bots.filter((bot) => bot.game === lab.game);
  const saved = ofGame.some(({ name }) => name === lab.bot.name);
  return html`<section class="panel lab__program" aria-labelledby="lab-program">
    <h2 id="lab-program" class="vh">${words.program}</h2>
    <div class="lab__bar">
      <label class="lab__field"><span>${words.game}</span>${select("game", catalogue.games.map(({ id, title }) => [id, title]), lab.game, act.game)}</label>
      ${ofGame.length > 1
        ? html`<label class="lab__field"><span>${words.bot}</span>${select("bot", ofGame.map(({ name }) => [name, name]), lab.bot.name, act.pick)}</label>`
        : nothing}
      <label class="lab__field"><span>${words.itsName}</span>
        <input name="botname" type="text" maxlength="24" autocomplete="off" spellcheck="false" .value=${lab.bot.name}
          @change=${({ currentTarget }: At<HTMLInputElement>) => act.rename(currentTarget.value)} /></label>
    </div>
    ${lab.editor.host}
    ${lab.error ? html`<p class="lab__error" role="alert">${icon("no")}<span>${lab.error.text}</span></p>` : nothing}
    <p class="lab__note">${saved ? words.saved : words.notSaved}</p>
    <div class="lab__files">
      <button class="btn btn--small btn--ghost" type="button" data-act="new-bot" @click=${() => act.fresh()}>${words.newBot}</button>
      <button class="btn btn--small btn--ghost" type="button" data-act="save-file" @click=${() => act.saveFile()}>${words.saveFile}</button>
      <label class="btn btn--small btn--ghost lab__open"><input class="vh" type="file" accept=".py,text/x-python,text/plain"
          @change=${({ currentTarget }: At<HTMLInputElement>) => act.openFile(currentTarget)} />${words.openFile}</label>
      <button class="btn btn--small btn--ghost" type="button" data-act="delete-bot" ?disabled=${!saved} @click=${() => act.remove()}>${words.remove}</button>
    </div>
  </section>`;
}

// -- trying it out -----------------------------------------------------------------------------------

function trial(lab: Lab, bots: Bot[]) {
  const { act, bot, result, shown } = lab;
  const others = bots.filter(({ game, name }) => game === lab.game && name !== bot.name);
  const rivals: [string, string][] = [
    ...[1, 2, 3, 4, 5].map((level): [string, string] => [String(level), levelText(level, nameOfLevel(level))]),
    ...others.map(({ name }): [string, string] => [`bot:${name}`, words.yourBot(name)]),
  ];
  const busy = lab.working !== "";
  return html`<section class="panel lab__trial" aria-labelledby="lab-trial">
    <h2 id="lab-trial">${words.howGood}</h2>
    <label class="lab__field"><span>${words.against}</span>${select("against", rivals, lab.against, act.against, busy)}</label>
    <div class="lab__acts">
      <button class="btn btn--small" type="button" data-act="run" ?disabled=${busy} @click=${() => act.run()}>${words.runOne}</button>
      <button class="btn btn--small btn--ghost" type="button" data-act="tournament" ?disabled=${busy} @click=${() => act.tournament()}>
        ${words.playMany(GAMES)}
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="meet" ?disabled=${busy} @click=${() => act.meet()}>${words.playAgainst}</button>
    </div>
    ${busy ? working(lab) : nothing}
    ${result ? outcome(lab, result) : shown ? gameStory(shown, bot.name, act) : nothing}
    ${!busy && !result && !shown ? steps(lab) : nothing}
  </section>`;
}

const working = ({ working, done, games, act }: Lab) =>
  html`<div class="lab__working">
    ${working === "tournament"
      ? html`<progress max=${games} value=${done} aria-label=${words.gamesPlayed}></progress>
          <span class="num">${done ? words.ofGames(done, games) : words.gettingReady}</span>`
      : html`<progress aria-label=${words.running}></progress><span>${words.running}</span>`}
    <button class="btn btn--small btn--ghost" type="button" data-act="stop" @click=${() => act.stop()}>${words.stop}</button>
  </div>`;

const steps = (lab: Lab) =>
  html`<ol class="lab__steps">
    <li>${words.firstRun}</li>
    <li>${words.thenMany(GAMES)}</li>
    <li>${words.thenChange} ${ideaOf(lab)}</li>
  </ol>`;

/** The tournament in one sentence and one picture. */
function outcome({ act, bot, against, tally, working }: Lab, result: TournamentResult) {
  const rival = botName(against) || words.levelAlone(Number(against));
  const verdict = {
    better: words.beats(bot.name, rival),
    even: words.tooClose(bot.name, rival),
    worse: words.isStronger(rival),
  }[result.verdict];
  return html`<div class="lab__result" data-verdict=${working ? nothing : result.verdict}>
    <p class="lab__rate"><b class="num">${percent(result.all.rate)}</b>
      <span>${words.gamesWon(result.won, result.games)} ${working ? nothing : html`<b>${verdict}</b>`}</span></p>
    ${shareBars(result)}
    <p class="lab__note">
      ${words.confidence(percent(result.all.low), percent(result.all.high))}
      ${result.verdict === "even" ? words.moreGames : nothing}
    </p>
    ${tally?.failures.map(([text, count]) => html`<p class="lab__error">${icon("no")}<span>${words.failure(count, text)}</span></p>`)}
    ${tally?.worst && !working
      ? html`<p>${lookButton(tally.worst[1], act, words.lookAtWorst)}</p>`
      : nothing}
    ${!working && result.verdict === "better" && Number(against) < 5
      ? html`<p>${words.tryLevel(Number(against) + 1)}</p>`
      : nothing}
  </div>`;
}

// -- what there is to know -----------------------------------------------------------------------------

const ideaOf = ({ game }: Lab) => words.ideaFor[game] ?? words.anyIdea;

function guide(lab: Lab) {
  const { act, options } = lab;
  const asks = { ...words.inGame[lab.game], ...words.everyGame };
  const game = gameOf(lab.game);
  return html`<section class="panel lab__guide" aria-labelledby="lab-guide">
    <h2 id="lab-guide">${words.canAsk}</h2>
    <p>${game.title}: ${game.task} <a class="link" href=${href("rules", lab.game)}>${rules}</a></p>
    <dl class="lab__api">
      ${Object.entries(asks).map(([code, gives]) => html`<div><dt><code>${code}</code></dt><dd>${gives}</dd></div>`)}
    </dl>
    <h3>${words.ideas}</h3>
    <ul class="lab__ideas">
      <li>${ideaOf(lab)}</li>
      <li>
        ${words.askTheCoach}
        <button class="btn btn--small btn--ghost" type="button" data-act="put-in" @click=${() => act.putIn()}>${words.insert}</button>
      </li>
    </ul>
    ${game.options.length
      ? html`<h3>${words.optionsOfGame}</h3>
          ${game.options
            .filter(({ name }) => name !== "illegal")
            .map(({ name, title, values }) =>
              radioGroup(title, `lab-${name}`, values.map(({ value, label }) => [value, label]), options[name], (value) => act.option(name, value)),
            )}`
      : nothing}
    <p class="lab__note">${words.sandboxed}</p>
  </section>`;
}

/** A native choice from a list of values with their labels. */
const select = (name: string, values: [string, string][], chosen: string, choose: (value: string) => void, off = false) =>
  html`<span class="lab__select"><select name=${name} ?disabled=${off}
      @change=${({ currentTarget }: At<HTMLSelectElement>) => choose(currentTarget.value)}>
      ${values.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
    </select>${icon("down")}</span>`;
