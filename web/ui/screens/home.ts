// The home page.  Nearly all of it stands in index.html and is there before any script; this fills the gaps: the game
// to go on with, how ready the device is, how the day's puzzle stands, what a tap on a card begins.

import { render } from "lit-html";
import * as common from "#words/common";
import * as words from "#words/shell";
import { shortDate, streak, today } from "../../app/dates";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import type { PuzzleDays } from "../../app/saved";
import { isOpen } from "../../app/saves";
import { continueCard } from "../parts/continue-card";
import { offlineBadge } from "../parts/offline-badge";
import { html, nothing } from "../parts/pieces";
import { fillCards } from "./shelf";

export function home(model: Model, act: Intents) {
  const save = model.saves.find(isOpen);
  const card = save ? continueCard(save) : nothing;
  fill("badge", offlineBadge(model, act));
  fill("continue", card);
  fill("notes", html`${model.lasting ? nothing : forgetful()} ${unread(model, act)}`);
  const [day, month] = shortDate(today());
  fill("day", html`<small>${month}</small>${day}`);
  fillCards(model);
  const puzzle = document.getElementById("daily");
  if (puzzle) puzzle.textContent = daily(model.days); // instead of what stands there before any script
}

const forgetful = () =>
  html`<p class="badge badge--warn badge--wrap">${common.savesNothing}</p>`;

/** Games that cannot be read any more are kept, and can be had as a file. */
const unread = ({ quarantined }: Model, act: Intents) =>
  quarantined.length
    ? html`<p class="badge badge--warn badge--wrap" data-unread>
        ${words.gamesUnread(quarantined.length)}
        <button class="textlink" type="button" @click=${act.exportUnread}>${words.saveUnread}</button>
        <button class="textlink" type="button" @click=${act.forgetUnread}>${words.deleteUnread}</button>
      </p>`
    : nothing;

/** How the puzzle stands, without any pressure. */
function daily(days: PuzzleDays) {
  const row = streak(days);
  const found = days[today()]?.found === true;
  if (row > 1) return words.puzzleStreak(row, found);
  return found ? words.puzzleSolved : words.findTheMove;
}

function fill(id: string, template: unknown) {
  const gap = document.getElementById(id);
  if (gap) render(template, gap);
}
