// The rule lab on the lab's screen: a game with options, one button, four numbers.  Draws what has been measured.

import * as words from "#words/lab";
import type { CatalogueGame } from "built/catalogue";
import { levels } from "built/levels";
import type { Measured } from "../app/answers";
import { percent } from "../app/live-text";
import { labelOf } from "../app/options";
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
    <h2 id="lab-rules">${words.ruleLab}</h2>
    <p>
      ${words.whatAreRulesLike(game.title, labels(game, lab.options))} ${game.options.length ? words.chooseOptions : nothing}
    </p>
    ${current?.working
      ? html`<div class="lab__working">
          <progress max=${current.total} value=${current.done} aria-label=${words.gamesMeasured}></progress>
          <span class="num">${words.ofGames(current.done, current.total)}</span>
          <button class="btn btn--small btn--ghost" type="button" data-act="stop-measuring" @click=${() => act.stopMeasuring()}>${words.stop}</button>
        </div>`
      : html`<button class="btn btn--small" type="button" data-act="measure" @click=${() => act.measure()}>${words.measure}</button>`}
    ${current?.failed ? html`<p>${words.notReady}</p>` : nothing}
    ${current?.found ? numbers(current.found, current.done, computedSkill(lab)) : nothing}
  </section>`;
}

const labels = (game: CatalogueGame, options: Rules["options"]) =>
  game.options.filter(({ name }) => name !== "illegal").map((option) => labelOf(option, options));

/** How often Perfect beats Beginner, where every position has been gone through (the ladder). */
const computedSkill = ({ game, options }: Rules) =>
  levels.skill[game]?.find((row) => Object.entries(row.options).every(([name, value]) => options[name] === value))?.exact ?? null;

function numbers({ start, length, choice, skill }: Measured, done: number, exact: number | null) {
  const half = ((length.high - length.low) / 2).toFixed(1);
  return html`<dl class="lab__numbers">
    <div><dt>${words.firstWins}</dt>
      <dd><b class="num">${percent(start.chance)}</b> ${start.luck ? shareBar(start.chance, start.chance, start.chance) : nothing}
        <span>${start.luck ? words.exact : words.exactOpenings(start.keep, start.moves)}</span></dd></div>
    <div><dt>${words.turnsInGame}</dt>
      <dd><b class="num">${length.rate.toFixed(1)}</b> <span>${words.turnsMeasured(half, done)}</span></dd></div>
    <div><dt>${words.realChoices}</dt>
      <dd><b class="num">${percent(choice.rate)}</b> ${shareBar(choice.rate, choice.low, choice.high)}
        <span>${words.choicesMeasured(percent(choice.low), percent(choice.high))}</span></dd></div>
    <div><dt>${words.levelBeats(nameOfLevel(5), nameOfLevel(1))}</dt>
      ${exact === null
        ? html`<dd><b class="num">${percent(skill.rate)}</b> ${shareBar(skill.rate, skill.low, skill.high)}
            <span>${words.skillMeasured(percent(skill.low), percent(skill.high), done)}</span></dd>`
        : html`<dd><b class="num">${percent(exact)}</b> ${shareBar(exact, exact, exact)}
            <span>${words.skillExact(percent(skill.rate), done)}</span></dd>`}</div>
  </dl>`;
}
