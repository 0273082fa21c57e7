// Who plays: a card for each player, with a name or a computer's level, and how much playing well counts in this game.
// Levels and what was measured of them are the build's; nothing is worked out here.

import { levels } from "built/levels";
import * as common from "#words/common";
import * as words from "#words/setup";
import type { Bot, Seat } from "../../app/saved";
import { countComputers, isAway, levelOf, nameOfLevel, namesOf } from "../../app/seats";
import { html, icon, mark, nothing } from "./pieces";

interface People {
  names: string[];
  seats: Seat[];
}

/** Who is told what was chosen. */
interface PeopleIntents {
  set(what: "names" | "seats", value: string[] | Seat[]): unknown;
}

/** `options` as they are chosen; of `bots`, those of this game can play. */
export function playerPicker(
  game: { id: string },
  options: Record<string, string>,
  people: People,
  act: PeopleIntents,
  bots: Bot[] = [],
) {
  const able = bots.filter((bot) => bot.game === game.id);
  return html`<div class="people">${[0, 1].map((player) => person(player, people, act, able))}</div>
    ${countComputers(people) ? skill(game.id, options) : nothing}`;
}

function person(player: number, people: People, act: PeopleIntents, bots: Bot[]) {
  const { names, seats } = people;
  const level = levelOf(people, player);
  const away = isAway(people, player);
  const sit = ({ target: { value } }: { target: HTMLSelectElement }) => {
    const seat = Number(value) || value;
    // One of the two has to be here.
    act.set("seats", seats.map((other, i) => (i === player ? seat : seat === "away" ? "person" : other)));
  };
  return html`<div class="person p${player + 1}">
    ${mark(player)} ${level ? html`<p class="person__name">${namesOf(names, seats)[player]}</p>` : nameField(player, names, act)}
    <span class="person__seat">
      <select name="seat${player + 1}" aria-label=${words.whoIs(common.shapes[player])} @change=${sit}>
        <option value="person" .selected=${!level && !away}>${words.person}</option>
        <option value="away" .selected=${away}>${words.away}</option>
        ${levels.names.map(
          (name, i) => html`<option value=${i + 1} .selected=${level === i + 1}>${words.computerLevel(i + 1, name)}</option>`,
        )}
        ${bots.map(({ name }) => html`<option value="bot:${name}" .selected=${level === `bot:${name}`}>${words.bot(name)}</option>`)}
      </select>
      ${icon("down")}
    </span>
  </div>`;
}

function nameField(player: number, names: string[], act: PeopleIntents) {
  const rename = ({ target }: { target: HTMLInputElement }) =>
    act.set("names", names.map((name, i) => (i === player ? target.value : name)));
  return html`<label class="person__name">
    <span class="vh">${words.nameOfPlayer(player + 1)}</span>
    <input
      type="text"
      name="name${player + 1}"
      maxlength="24"
      autocomplete="off"
      autocapitalize="words"
      spellcheck="false"
      enterkeyhint="done"
      placeholder=${common.playerNumber(player + 1)}
      .value=${names[player]}
      @input=${rename}
    />
  </label>`;
}

/** How much playing well counts; left out where it was not measured. */
function skill(game: string, options: Record<string, string>) {
  const measured = levels.skill[game]?.find((row) =>
    Object.entries(row.options).every(([name, value]) => options[name] === value),
  );
  if (!measured) return nothing;
  const [low, high] = [nameOfLevel(1), nameOfLevel(levels.names.length)];
  return html`<p class="people__note">${common.skillMeasured(measured.skill, high, low, measured.of100)}</p>`;
}
