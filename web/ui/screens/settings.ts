// Settings: how the page looks and moves, and what it is.  Each choice follows the system until somebody chooses
// otherwise; what it changes is not done here.

import { version } from "built/version";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import { html, icon } from "../parts/pieces";
import { radioGroup, type RadioOption } from "../parts/radio-group";

interface Choice {
  name: "theme" | "contrast" | "motion" | "sound" | "touch" | "keys";
  title: string;
  values: RadioOption[];
}

const LOOK: Choice[] = [
  {
    name: "theme",
    title: "Light or dark",
    values: [["auto", "System"], ["light", "Light"], ["dark", "Dark"]],
  },
  {
    name: "contrast",
    title: "Contrast",
    values: [["auto", "System"], ["normal", "Normal"], ["more", "High"]],
  },
  {
    name: "motion",
    title: "Motion",
    values: [["auto", "System"], ["full", "Moving"], ["less", "Still"]],
  },
];

const FEEL: Choice[] = [
  { name: "sound", title: "Sound", values: [["off", "Off"], ["on", "On", "Short and quiet: a card, a move, the end."]] },
  { name: "touch", title: "Touch", values: [["off", "Off"], ["on", "On", "The device gives a short nudge with each move."]] },
  {
    name: "keys",
    title: "Letters and digits as keys",
    values: [
      ["on", "On", "Type a number, U for undo. A question mark shows all keys."],
      ["off", "Off", "Tab, arrows and Enter still work."],
    ],
  },
];

export function settings({ offline, lasting, settings }: Model, act: Intents) {
  const row = ({ name, title, values }: Choice) =>
    radioGroup(title, name, values, settings[name], (value) => act.set(name, value));
  const kept = lasting
    ? "Your games are kept here, and nowhere else."
    : "This browser keeps nothing: a game is gone when the page is closed.";
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label="All games">${icon("home")}</a>
      <p class="top__t"><b>Settings</b></p>
    </header>
    <main class="settings" tabindex="-1">
      <h1 class="vh">Settings</h1>
      <div class="panel settings__look">
        ${LOOK.map(row)}
      </div>
      <div class="panel settings__look">
        ${FEEL.filter(({ name }) => name !== "touch" || "vibrate" in navigator).map(row)}
      </div>
      <div class="panel">
        <h2>This device</h2>
        <p>${kept}</p>
        <p>${offline.sentence}</p>
        <p><a class="link" href=${href("history")}>Finished games, and a file with everything</a></p>
        <p><a class="link" href=${href("install")}>Put it on the home screen</a></p>
      </div>
      <div class="panel">
        <h2>numgames</h2>
        <p>Version ${version}${offline.version ? ` (${offline.version.slice(0, 8)})` : ""}</p>
        <p>No adverts, no account. Nothing you do here leaves this tablet.</p>
        <p><a class="link" href=${href("accessibility")}>Accessibility</a></p>
      </div>
    </main>`;
}
