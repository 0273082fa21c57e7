// Radios in a row, and the two choices that can be made both before a game and during it: the same things in the same
// words.  Keeps nothing.

import { html, icon, nothing } from "./pieces";

/** What is kept, what stands on it, and perhaps what it means. */
export type RadioOption<Value extends string = string> = readonly [value: Value, label: unknown, note?: string];

/** How two people sit around the tablet. */
export const SEATING: RadioOption[] = [
  ["same", html`${icon("same", true)}Same side`, "Both of you look from the same side."],
  ["opposite", html`${icon("opp", true)}Opposite`, "Each of you has one end of the tablet. The middle faces whoever is to move."],
  ["turn", html`${icon("rot", true)}Turns`, "The whole table turns to whoever is to move."],
];

/** How much the page gives away. */
export const HELP_LEVELS: RadioOption[] = [
  ["off", "Off", "Nothing is given away. Good in class: finding the move is the game."],
  ["marks", "Show moves", "Shows what you may do, and why."],
  ["coach", "Coach", "Shows what every move is worth, exactly, and the idea behind it."],
];

export interface RadioLook {
  /** instead of the note of the chosen option */
  note?: string;
  /** labels have icons */
  pictures?: boolean;
  /** each option is a card with its own note */
  cards?: boolean;
}

/** A named row of native radios; the note of the chosen one stands below. */
export function radioGroup<Value extends string>(
  title: string,
  name: string,
  options: readonly RadioOption<Value>[],
  chosen: NoInfer<Value>,
  choose: (value: Value) => void,
  { note = "", pictures = false, cards = false }: RadioLook = {},
) {
  const words = note || cards ? note : (options.find(([value]) => value === chosen)?.[2] ?? "");
  return html`<fieldset class="field ${pictures ? "field--pics" : ""} ${cards ? "field--cards" : ""}">
    <legend>${title}</legend>
    <div class="seg">
      ${options.map(
        ([value, label, line]) => html`<label class="seg__o">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${cards ? html`<b>${label}</b><small>${line}</small>` : label}</span>
        </label>`,
      )}
    </div>
    ${words ? html`<p class="field__note">${words}</p>` : nothing}
  </fieldset>`;
}
