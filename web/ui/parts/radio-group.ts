// Radios in a row, and the two choices that can be made both before a game and during it: the same things in the same
// words.  Keeps nothing.

import * as words from "#words/setup";
import { html, icon, nothing } from "./pieces";

/** What is kept, what stands on it, and perhaps what it means. */
export type RadioOption<Value extends string = string> = readonly [value: Value, label: unknown, note?: string];

/** How two people sit around the device. */
export const SEATING: RadioOption[] = [
  ["same", html`${icon("same", true)}${words.sameSide}`, words.sameSideNote],
  ["opposite", html`${icon("opp", true)}${words.opposite}`, words.oppositeNote],
  ["turn", html`${icon("rot", true)}${words.turnBoard}`, words.turnBoardNote],
];

/** How much the page gives away. */
export const HELP_LEVELS: RadioOption[] = [
  ["off", words.helpOff, words.helpOffNote],
  ["marks", words.helpMarks, words.helpMarksNote],
  ["coach", words.helpCoach, words.helpCoachNote],
];

export interface RadioLook {
  /** instead of the note of the chosen option */
  note?: string;
  /** labels have icons */
  pictures?: boolean;
  /** each option is a card with its own note */
  cards?: boolean;
  /** the title stands elsewhere, and is only heard here */
  bare?: boolean;
}

/** A named row of native radios; the note of the chosen one stands below. */
export function radioGroup<Value extends string>(
  title: string,
  name: string,
  options: readonly RadioOption<Value>[],
  chosen: NoInfer<Value>,
  choose: (value: Value) => void,
  { note = "", pictures = false, cards = false, bare = false }: RadioLook = {},
) {
  const below = note || cards ? note : (options.find(([value]) => value === chosen)?.[2] ?? "");
  return html`<fieldset class="field ${pictures ? "field--pics" : ""} ${cards ? "field--cards" : ""}">
    <legend class=${bare ? "vh" : nothing}>${title}</legend>
    <div class="seg">
      ${options.map(
        ([value, label, line]) => html`<label class="seg__o">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${cards ? html`<b>${label}</b><small>${line}</small>` : label}</span>
        </label>`,
      )}
    </div>
    ${below ? html`<p class="field__note">${below}</p>` : nothing}
  </fieldset>`;
}
