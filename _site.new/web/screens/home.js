// @ts-check
// The home page.  Nearly all of it stands in index.html and is there before any script; this
// fills the two gaps: the game to go on with, and how ready the device is.  Called by shell.js.

import { render } from "../../runtime/lit-html/lit-html.js";
import { badge } from "../badge.js";
import { html, nothing } from "../parts.js";
import { continueCard, isOpen } from "./continue.js";

export function home(model, act) {
  const save = model.saves.find(isOpen);
  fill("badge", badge(model, act));
  fill("continue", html`${save ? continueCard(save) : nothing} ${model.lasting ? nothing : forgetful()}`);
}

const forgetful = () =>
  html`<p class="badge badge--warn badge--wrap">
    This browser keeps nothing: a game is gone when the page is closed.
  </p>`;

const fill = (/** @type {string} */ id, /** @type {unknown} */ template) =>
  render(template, /** @type {HTMLElement} */ (document.getElementById(id)));
