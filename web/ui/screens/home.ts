// The home page.  Nearly all of it stands in index.html and is there before any script; this
// fills the gaps: the game to go on with, how ready the device is, how the day's puzzle stands.
// Called by shell.js.

import { render } from "lit-html";
import { offlineBadge } from "../parts/offline-badge";
import { streak, today } from "../../app/dates";
import { html, nothing } from "../parts/pieces";
import { continueCard, isOpen } from "../parts/continue-card";

export function home(model, act) {
  const save = model.saves.find(isOpen);
  fill("badge", offlineBadge(model, act));
  fill("continue", html`${save ? continueCard(save) : nothing} ${model.lasting ? nothing : forgetful()} ${unread(model, act)}`);
  byId("daily").textContent = daily(model.days); // over what stands there before any script
}

const forgetful = () =>
  html`<p class="badge badge--warn badge--wrap">
    This browser keeps nothing: a game is gone when the page is closed.
  </p>`;

/** Games that cannot be read any more are kept, and can be had as a file. */
const unread = ({ aside }, act) =>
  aside.length
    ? html`<p class="badge badge--warn badge--wrap" data-unread>
        ${aside.length === 1 ? "A saved game" : `${aside.length} saved games`} could not be read. Nothing is lost:
        <button class="textlink" type="button" @click=${act.exportAside}>keep it as a file</button>
        <button class="textlink" type="button" @click=${act.forgetAside}>or delete it</button>
      </p>`
    : nothing;

/** How the puzzle stands, without any pressure. */
function daily(days) {
  const row = streak(days);
  const found = days[today()]?.found;
  if (row > 1) return `${row} days in a row${found ? "" : ", today’s is waiting"}`;
  return found ? "Found. Tomorrow there is another" : "Find the only good move";
}

const fill = (id: string, template: unknown) => render(template, byId(id));

const byId = (id: string) => (document.getElementById(id) as HTMLElement);
