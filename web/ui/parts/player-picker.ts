// Who plays: a card for each player, with a name or a computer's level, and how much playing well
// counts in this game.  Called by setup.js and playon.js.
// Levels, their names and what was measured of them were written at build time (site_data.py).

import { levels } from "built/levels";
import { html, icon, mark, nothing } from "./pieces";
import { countComputers, isAway, levelOf, nameOfLevel, namesOf } from "../../app/seats";

/** @param options as they are chosen */
export function playerPicker(game: {id: string}, options: Record<string, string>, { names, seats }, act, bots = []) {
  const mine = bots.filter((bot) => bot.game === game.id);
  return html`<div class="people">${[0, 1].map((player) => person(player, names, seats, act, mine))}</div>
    ${countComputers({ seats }) ? skill(game, options) : nothing}`;
}

function person(player, names, seats, act, bots) {
  const level = levelOf({ seats }, player);
  const away = isAway({ seats }, player);
  const sits = (event: any) => {
    const { value } = event.target;
    const seat = Number(value) || value;
    // Somebody has to be here.
    act.set("seats", seats.map((other, i) => (i === player ? seat : seat === "away" ? "person" : other)));
  };
  return html`<div class="person p${player + 1}">
    ${mark(player)} ${level ? html`<p class="person__name">${namesOf(names, seats)[player]}</p>` : named(player, names, act)}
    <span class="person__seat">
      <select name="seat${player + 1}" aria-label="Who plays as ${player ? "Kite" : "Disc"}" @change=${sits}>
        <option value="person" .selected=${!level && !away}>Person</option>
        <option value="away" .selected=${away}>Away, by link</option>
        ${levels.names.map(
          (name, i) => html`<option value=${i + 1} .selected=${level === i + 1}>Computer ${i + 1}, ${name.toLowerCase()}</option>`,
        )}
        ${bots.map(({ name }) => html`<option value="bot:${name}" .selected=${level === `bot:${name}`}>Bot: ${name}</option>`)}
      </select>
      ${icon("down")}
    </span>
  </div>`;
}

function named(player, names, act) {
  const typed = (event: any) =>
    act.set("names", names.map((name, i) => (i === player ? event.target.value : name)));
  return html`<label class="person__name">
    <span class="vh">Name of player ${player + 1}</span>
    <input
      type="text"
      name="name${player + 1}"
      maxlength="24"
      autocomplete="off"
      autocapitalize="words"
      spellcheck="false"
      enterkeyhint="done"
      placeholder="Player ${player + 1}"
      .value=${names[player]}
      @input=${typed}
    />
  </label>`;
}

/** "Skill decides: Perfect beats Beginner in 94 games of 100." Left out where nobody measured. */
function skill({ id }, options) {
  const found = levels.skill[id]?.find((row) => Object.entries(row.options).every(([name, value]) => options[name] === value));
  if (!found) return nothing;
  const [low, high] = [nameOfLevel(1), nameOfLevel(levels.names.length)];
  return html`<p class="people__note">${found.words}: ${high} beats ${low} in ${found.of100} games of 100.</p>`;
}
