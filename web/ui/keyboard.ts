// The keyboard: a number is typed as it is, a move has its first letter, and U, H and ? do what the buttons do.  It
// presses what is drawn and nothing else, so a key can never do what a finger cannot.
//
// Arrows inside the grid are the grid's own.  Letters and digits can be switched off in the settings, for people who
// speak to their device and would press them by accident.

import type { Controller } from "../app/controller";
import { openKeys } from "./table/key-help";

/** Milliseconds in which the next digit still belongs to the number before it. */
const TYPING = 1200;
/** No more digits are sent: no board has numbers as long as this. */
const LONGEST = 4;
/** Where our keys mean something else: people type or choose there.  A dialog that was closed may have the focus until
 * the next frame. */
const ELSEWHERE = "input, select, textarea, dialog[open]";

export function addKeyboard({ model, act }: Pick<Controller, "model" | "act">) {
  let digits = "";
  let typed = 0; // when the last digit came

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!/^\d$/.test(key)) digits = ""; // Enter, or something else: the number is complete
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(ELSEWHERE)) return;
    const playing = model.route.screen === "play" && model.view;
    if (playing && ["ArrowLeft", "ArrowRight"].includes(key)) return walk(event);
    if (key.length !== 1 || event.repeat || model.settings.keys === "off") return;
    if (key === "?") return openKeys(model);
    if (!playing) return;
    if (/^\d$/.test(key)) return typeDigit(event);
    const letter = key.toLowerCase();
    if (letter === "u") press("[data-act=undo]");
    else if (letter === "h") press("[data-act=hint]");
    else press(`[data-move^="${CSS.escape(letter)}"]`);
  });

  /** Digits one after the other make a number, and the number is picked as by a tap.  One that is not on the board
   * Python refuses in its own words, and no part of it is picked: 60 typed on a board of 50 does not mean 6. */
  function typeDigit({ key: digit, timeStamp: now }: KeyboardEvent) {
    digits = now - typed < TYPING ? digits + digit : digit;
    typed = now;
    const cell = find(`.grid [data-number="${digits}"]`);
    if (cell) {
      cell.focus();
      if (model.selected !== digits && !cell.hasAttribute("aria-disabled")) act.select(digits);
    } else if (find(".grid [data-number]:not([aria-disabled])")) {
      act.select(null);
      find(".grid :focus")?.blur(); // Enter would pick it
      act.play(digits.slice(0, LONGEST));
    }
  }
}

/** One to the left or right among what can be pressed now; from anywhere else to the first. */
function walk(event: KeyboardEvent) {
  const grid = find(".grid [tabindex='0']");
  const buttons = [...document.querySelectorAll<HTMLElement>(".play [data-move]:not(:disabled, .cell)")];
  const first = grid ?? buttons[0];
  if (!first) return;
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  const step = event.key === "ArrowLeft" ? -1 : 1;
  const next = at < 0 || grid ? first : (buttons[at + step] ?? buttons[at]);
  event.preventDefault();
  next.focus();
}

/** What can be pressed now, pressed. */
const press = (selector: string) => find(`#app ${selector}:not(:disabled)`)?.click();

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
