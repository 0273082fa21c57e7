// The keyboard: a number is typed as it is, a move has its first letter, and U, H and ? do what
// the buttons do.  Started by main.js, listens to the whole page.  It presses what is drawn and
// nothing else, so a key can never do what a finger cannot.
//
// Arrows inside the grid are the grid's own (games/chain.js).  Letters and digits can be switched
// off in the settings, for people who speak to their device and would press them by accident.

import { openKeys } from "./table/key-help";
import type { Controller } from "../app/controller";

/** Milliseconds in which the next digit still belongs to the number before it. */
const TYPING = 1200;
/** No more digits are sent: no board has numbers as long as this. */
const LONGEST = 4;
/** What is not a place for our keys: whoever types or chooses there means something else.  A dialog that was closed
 * may have the focus until the next frame. */
const ELSEWHERE = "input, select, textarea, dialog[open]";

export function keyboard({ model, act }: Pick<Controller, "model" | "act">) {
  let digits = "";
  let typed = 0; // when the last digit came

  addEventListener("keydown", (event) => {
    const on = (event.target as HTMLElement);
    if (!/^\d$/.test(event.key)) digits = ""; // Enter, or something else: the number is complete
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (on.closest?.(ELSEWHERE)) return;
    const playing = model.route.screen === "play" && model.view;
    if (playing && ["ArrowLeft", "ArrowRight"].includes(event.key)) return walk(event);
    if (event.key.length !== 1 || event.repeat || model.settings.keys === "off") return;
    if (event.key === "?") return openKeys(model);
    if (!playing) return;
    if (/^\d$/.test(event.key)) return number(event);
    const key = event.key.toLowerCase();
    press(key === "u" ? "[data-act=undo]" : key === "h" ? "[data-act=hint]" : `[data-move^="${CSS.escape(key)}"]`);
  });

  /** Digits one after the other make a number, and the number is picked as by a tap.  One that is
   * not on the board Python refuses in its own words, and no part of it is picked: whoever types
   * 60 on a board of 50 does not mean 6. */
  function number({ key: digit, timeStamp: now }: KeyboardEvent) {
    digits = now - typed < TYPING ? digits + digit : digit;
    typed = now;
    const found = cell(digits);
    if (found) {
      found.focus();
      if (model.selected !== digits && !found.hasAttribute("aria-disabled")) act.select(digits);
    } else if (document.querySelector(".grid [data-number]:not([aria-disabled])")) {
      act.select(null);
      (document.querySelector(".grid :focus") as HTMLElement | null)?.blur(); // Enter would pick it
      act.play(digits.slice(0, LONGEST));
    }
  }
}

/** One to the left or right among what can be pressed now; from anywhere else to the first. */
function walk(event: KeyboardEvent) {
  const on = (event.target as HTMLElement);
  const grid = (document.querySelector(".grid [tabindex='0']") as HTMLElement | null);
  const choices = [...document.querySelectorAll(".play [data-move]:not(:disabled, .cell)")];
  const first = grid ?? choices[0];
  if (!first) return;
  const here = choices.indexOf(on);
  const step = event.key === "ArrowLeft" ? -1 : 1;
  const next = here < 0 || grid ? first : (choices[here + step] ?? on);
  event.preventDefault();
  (next as HTMLElement).focus();
}

/** What can be pressed now, pressed. */
function press(what: string) {
  (document.querySelector(`#app ${what}:not(:disabled)`) as HTMLElement | null)?.click();
}

const cell = (number: string) =>
  (document.querySelector(`.grid [data-number="${number}"]`) as HTMLElement | null);
