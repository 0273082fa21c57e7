// The rule lab on the lab's screen: a game with options, one button, four numbers.  Draws what has been measured.

import type { CatalogueGame } from "built/catalogue";
import { levels } from "built/levels";
import type { Measured } from "../app/answers";
import { percent } from "../app/live-text";
import { gameOf } from "../app/routes";
import { nameOfLevel } from "../app/seats";
import { html, nothing } from "../ui/parts/pieces";
import type { LabIntents, LabState } from "./controller";
import { shareBar } from "./results";

type Rules = Pick<LabState, "game" | "options" | "measured">;
type MeasureIntents = Pick<LabIntents, "measure" | "stopMeasuring">;

export function rulePanel(lab: Rules, act: MeasureIntents) {
  const game = gameOf(lab.game);
  const { measured } = lab;
  const current = measured && measured.game === lab.game && measured.options === lab.options ? measured : null;
  return html`<section class="panel lab__rules" aria-labelledby="lab-rules">
    <h2 id="lab-rules">Rule lab</h2>
    <p>
      What are these rules like? ${game.title}${words(game, lab.options)}.
      ${game.options.length ? "Choose other options above, and measure again." : nothing}
    </p>
    ${current?.working
      ? html`<div class="lab__working">
          <progress max=${current.total} value=${current.done} aria-label="Games measured"></progress>
          <span class="num">${current.done} of ${current.total} games</span>
          <button class="btn btn--small btn--ghost" type="button" data-act="stop-measuring" @click=${() => act.stopMeasuring()}>Stop</button>
        </div>`
      : html`<button class="btn btn--small" type="button" data-act="measure" @click=${() => act.measure()}>Measure</button>`}
    ${current?.failed ? html`<p>Python is not ready. Try again in a moment.</p>` : nothing}
    ${current?.found ? numbers(current.found, current.done, computedSkill(lab)) : nothing}
  </section>`;
}

const words = (game: CatalogueGame, options: Rules["options"]) =>
  game.options
    .filter(({ name }) => name !== "illegal")
    .map(({ name, values }) => `, ${values.find(({ value }) => value === options[name])?.label ?? ""}`)
    .join("");

/** How often Perfect beats Beginner, where somebody has gone through every position (the ladder). */
const computedSkill = ({ game, options }: Rules) =>
  levels.skill[game]?.find((row) => Object.entries(row.options).every(([name, value]) => options[name] === value))?.exact ?? null;

function numbers({ start, length, choice, skill }: Measured, done: number, exact: number | null) {
  const games = `from ${done} games`;
  return html`<dl class="lab__numbers">
    <div><dt>Whoever starts wins, with perfect play</dt>
      <dd><b class="num">${percent(start.chance)}</b> ${start.luck ? shareBar(start.chance, start.chance, start.chance) : nothing}
        <span>exact${start.luck ? "" : `: ${start.keep} of ${start.moves} first numbers win`}</span></dd></div>
    <div><dt>Turns in a game</dt>
      <dd><b class="num">${length.rate.toFixed(1)}</b> <span>± ${((length.high - length.low) / 2).toFixed(1)}, ${games} of two players of level 3</span></dd></div>
    <div><dt>Turns with a real choice</dt>
      <dd><b class="num">${percent(choice.rate)}</b> ${shareBar(choice.rate, choice.low, choice.high)}
        <span>where something can be done wrong; ${percent(choice.low)} to ${percent(choice.high)}, same games</span></dd></div>
    <div><dt>${nameOfLevel(5)} beats ${nameOfLevel(1).toLowerCase()}</dt>
      ${exact === null
        ? html`<dd><b class="num">${percent(skill.rate)}</b> ${shareBar(skill.rate, skill.low, skill.high)}
            <span>${percent(skill.low)} to ${percent(skill.high)}, ${games}, seats swapped. 50&nbsp;% would be pure luck.</span></dd>`
        : html`<dd><b class="num">${percent(exact)}</b> ${shareBar(exact, exact, exact)}
            <span>exact, seats swapped; ${percent(skill.rate)} in ${done} games just now. 50&nbsp;% would be pure luck.</span></dd>`}</div>
  </dl>`;
}
