// What the bot lab looks like.  Words for people who have never written a player: what to press, what it means, what to
// try next.  Draws what the lab knows, and does nothing itself.

import { catalogue } from "built/catalogue";
import { percent } from "../app/live-text";
import { gameOf, href } from "../app/routes";
import type { Bot } from "../app/saved";
import { botName, nameOfLevel } from "../app/seats";
import { html, icon, nothing } from "../ui/parts/pieces";
import { radioGroup } from "../ui/parts/radio-group";
import type { TournamentResult } from "./answers";
import type { Lab } from "./controller";
import { ASKS, GUIDE, NO_GUIDE } from "./guide";
import { gameStory, lookButton, shareBars } from "./results";
import { rulePanel } from "./rule-panel";

/** An event at this very element. */
type At<T extends HTMLElement> = Event & { currentTarget: T };

export const drawLab = (lab: Lab, bots: Bot[]) =>
  html`<main class="lab" data-game=${lab.bot.game} tabindex="-1">
    <header class="lab__head">
      <h1>Write your own player</h1>
      <p class="lead">
        A player is a few lines of Python. It looks at the table and gives back a move. The one below already plays: let
        it, then make it better.
      </p>
    </header>
    ${program(lab, bots)} ${trial(lab, bots)} ${guide(lab)} ${rulePanel(lab, lab.act)}
  </main>`;

// -- the program -----------------------------------------------------------------------------------

function program(lab: Lab, bots: Bot[]) {
  const { act } = lab;
  const ofGame = bots.filter((bot) => bot.game === lab.game);
  const saved = ofGame.some(({ name }) => name === lab.bot.name);
  return html`<section class="panel lab__program" aria-labelledby="lab-program">
    <h2 id="lab-program" class="vh">The program</h2>
    <div class="lab__bar">
      <label class="lab__field"><span>Game</span>${select("game", catalogue.games.map(({ id, title }) => [id, title]), lab.game, act.game)}</label>
      ${ofGame.length > 1
        ? html`<label class="lab__field"><span>Bot</span>${select("bot", ofGame.map(({ name }) => [name, name]), lab.bot.name, act.pick)}</label>`
        : nothing}
      <label class="lab__field"><span>Its name</span>
        <input name="botname" type="text" maxlength="24" autocomplete="off" spellcheck="false" .value=${lab.bot.name}
          @change=${({ currentTarget }: At<HTMLInputElement>) => act.rename(currentTarget.value)} /></label>
    </div>
    ${lab.editor.host}
    ${lab.error ? html`<p class="lab__error" role="alert">${icon("no")}<span>${lab.error.text}</span></p>` : nothing}
    <p class="lab__note">
      ${saved ? "Kept on this device with every key." : "Kept on this device as soon as you change it."} Esc, then Tab leaves the editor.
    </p>
    <div class="lab__files">
      <button class="btn btn--small btn--ghost" type="button" data-act="new-bot" @click=${() => act.fresh()}>New bot</button>
      <button class="btn btn--small btn--ghost" type="button" data-act="save-file" @click=${() => act.saveFile()}>Save as a file</button>
      <label class="btn btn--small btn--ghost lab__open"><input class="vh" type="file" accept=".py,text/x-python,text/plain"
          @change=${({ currentTarget }: At<HTMLInputElement>) => act.openFile(currentTarget)} />Open a file</label>
      <button class="btn btn--small btn--ghost" type="button" data-act="delete-bot" ?disabled=${!saved} @click=${() => act.remove()}>Delete</button>
    </div>
  </section>`;
}

// -- trying it out -----------------------------------------------------------------------------------

function trial(lab: Lab, bots: Bot[]) {
  const { act, bot, result, shown } = lab;
  const others = bots.filter(({ game, name }) => game === lab.game && name !== bot.name);
  const rivals: [string, string][] = [
    ...[1, 2, 3, 4, 5].map((level): [string, string] => [String(level), `Level ${level}, ${nameOfLevel(level).toLowerCase()}`]),
    ...others.map(({ name }): [string, string] => [`bot:${name}`, `Your bot ${name}`]),
  ];
  const busy = lab.working !== "";
  return html`<section class="panel lab__trial" aria-labelledby="lab-trial">
    <h2 id="lab-trial">How good is it?</h2>
    <label class="lab__field"><span>Against</span>${select("against", rivals, lab.against, act.against, busy)}</label>
    <div class="lab__acts">
      <button class="btn btn--small" type="button" data-act="run" ?disabled=${busy} @click=${() => act.run()}>Run one game</button>
      <button class="btn btn--small btn--ghost" type="button" data-act="tournament" ?disabled=${busy} @click=${() => act.tournament()}>
        Play 1,000 games
      </button>
      <button class="btn btn--small btn--ghost" type="button" data-act="meet" ?disabled=${busy} @click=${() => act.meet()}>Play against it</button>
    </div>
    ${busy ? working(lab) : nothing}
    ${result ? outcome(lab, result) : shown ? gameStory(shown, bot.name, act) : nothing}
    ${!busy && !result && !shown ? steps(lab) : nothing}
  </section>`;
}

const working = ({ working, done, games, act }: Lab) =>
  html`<div class="lab__working">
    ${working === "tournament"
      ? html`<progress max=${games} value=${done} aria-label="Games played"></progress>
          <span class="num">${done ? `${done} of ${games} games` : "Getting Python ready"}</span>`
      : html`<progress aria-label="Running"></progress><span>Running</span>`}
    <button class="btn btn--small btn--ghost" type="button" data-act="stop" @click=${() => act.stop()}>Stop</button>
  </div>`;

const steps = (lab: Lab) =>
  html`<ol class="lab__steps">
    <li><b>Run one game</b> and read what your bot did.</li>
    <li><b>Play 1,000 games</b>: from 50&nbsp;% up it is the better one.</li>
    <li>Change the program, and see whether the number goes up. ${guideOf(lab).idea}</li>
  </ol>`;

/** The tournament in one sentence and one picture. */
function outcome({ act, bot, against, tally, working }: Lab, result: TournamentResult) {
  const rival = botName(against) || `level ${against}`;
  const words = {
    better: `${bot.name} beats ${rival}.`,
    even: `${bot.name} and ${rival}: too close to call.`,
    worse: `${rival[0].toUpperCase()}${rival.slice(1)} is stronger.`,
  }[result.verdict];
  return html`<div class="lab__result" data-verdict=${working ? nothing : result.verdict}>
    <p class="lab__rate"><b class="num">${percent(result.all.rate)}</b>
      <span>${result.won} of ${result.games} games won. ${working ? nothing : html`<b>${words}</b>`}</span></p>
    ${shareBars(result)}
    <p class="lab__note">
      The line is where the truth lies, 95 times of 100: ${percent(result.all.low)} to ${percent(result.all.high)}.
      ${result.verdict === "even" ? "More games would tell." : nothing}
    </p>
    ${tally?.failures.map(([text, count]) => html`<p class="lab__error">${icon("no")}<span>${count === 1 ? "Once" : `${count} times`}: ${text}</span></p>`)}
    ${tally?.worst && !working
      ? html`<p>${lookButton(tally.worst[1], act, "Look at its worst game")}</p>`
      : nothing}
    ${!working && result.verdict === "better" && Number(against) < 5
      ? html`<p>Now try level ${Number(against) + 1}.</p>`
      : nothing}
  </div>`;
}

// -- what there is to know -----------------------------------------------------------------------------

const guideOf = ({ game }: Lab) => GUIDE[game] ?? NO_GUIDE;

function guide(lab: Lab) {
  const { act, options } = lab;
  const { sees, idea } = guideOf(lab);
  const game = gameOf(lab.game);
  return html`<section class="panel lab__guide" aria-labelledby="lab-guide">
    <h2 id="lab-guide">What your player can ask</h2>
    <p>${game.title}: ${game.task} <a class="link" href=${href("rules", lab.game)}>Rules</a></p>
    <dl class="lab__api">
      ${[...sees, ...ASKS].map(([code, words]) => html`<div><dt><code>${code}</code></dt><dd>${words}</dd></div>`)}
    </dl>
    <h3>Ideas</h3>
    <ul class="lab__ideas">
      <li>${idea}</li>
      <li>
        Or ask the coach, who knows every move’s exact worth: four lines, and as strong as level 5.
        <button class="btn btn--small btn--ghost" type="button" data-act="put-in" @click=${() => act.putIn()}>Put that in</button>
      </li>
    </ul>
    ${game.options.length
      ? html`<h3>Options of this game</h3>
          ${game.options
            .filter(({ name }) => name !== "illegal")
            .map(({ name, title, values }) =>
              radioGroup(title, `lab-${name}`, values.map(({ value, label }) => [value, label]), options[name], (value) => act.option(name, value)),
            )}`
      : nothing}
    <p class="lab__note">
      Your program runs by itself, without network and without a way to your games. It has three seconds for a move.
      What it prints stands under the game.
    </p>
  </section>`;
}

/** A native choice from a list of values with their labels. */
const select = (name: string, values: [string, string][], chosen: string, choose: (value: string) => void, off = false) =>
  html`<span class="lab__select"><select name=${name} ?disabled=${off}
      @change=${({ currentTarget }: At<HTMLSelectElement>) => choose(currentTarget.value)}>
      ${values.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
    </select>${icon("down")}</span>`;
