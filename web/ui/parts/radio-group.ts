/**
 * Radios in a row, and the two choices that can be made both before a game and during it.
 *
 * Drawn by the set-up sheet (screens/setup.js) and the table's menu (menu.js), so that both
 * offer the same things in the same words.
 */
import { html, icon, nothing } from "./pieces";

/** How two people sit around the tablet: value, label, what it means. */
export const SEATING = [
  ["same", html`${icon("same", true)}Same side`, "Both of you look from the same side."],
  ["opposite", html`${icon("opp", true)}Opposite`, "Each of you has one end of the tablet. The middle faces whoever is to move."],
  ["turn", html`${icon("rot", true)}Turns`, "The whole table turns to whoever is to move."],
];

/** How much the page gives away: value, label, what it means. */
export const HELP_LEVELS = [
  ["off", "Off", "Nothing is given away. Good in class: finding the move is the game."],
  ["marks", "Show moves", "Shows what you may do, and why."],
  ["coach", "Coach", "Shows what every move is worth, exactly, and the idea behind it."],
];

/**
 * A named row of native radios; the note of the chosen one stands below, or as `cards` each its own.
 * @param values value, label, and perhaps a note
 */
export function radioGroup(title: string, name: string, values: any[][], chosen: string, choose: (value: string) => void, { note = "", pictures = false, cards = false }: {note?: string, pictures?: boolean, cards?: boolean} = {}) {
  const words = note || cards ? note : (values.find(([value]) => value === chosen)?.[2] ?? "");
  return html`<fieldset class="field ${pictures ? "field--pics" : ""} ${cards ? "field--cards" : ""}">
    <legend>${title}</legend>
    <div class="seg">
      ${values.map(
        ([value, label, line]) => html`<label class="seg__o">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${cards ? html`<b>${label}</b><small>${line}</small>` : label}</span>
        </label>`,
      )}
    </div>
    ${words ? html`<p class="field__note">${words}</p>` : nothing}
  </fieldset>`;
}
