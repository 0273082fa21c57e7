// Settings: how the page looks and moves, and what it is.  Each choice follows the system until it is changed here;
// what it changes is done elsewhere.

import { version } from "built/version";
import * as common from "#words/common";
import * as words from "#words/settings";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { href } from "../../app/routes";
import { html, icon } from "../parts/pieces";
import { radioGroup, type RadioOption } from "../parts/radio-group";

interface Choice {
  name: "theme" | "contrast" | "motion" | "sound" | "touch" | "keys" | "forced";
  title: string;
  values: RadioOption[];
}

const LOOK: Choice[] = [
  {
    name: "theme",
    title: words.theme,
    values: [["auto", words.system], ["light", words.light], ["dark", words.dark]],
  },
  {
    name: "contrast",
    title: words.contrast,
    values: [["auto", words.system], ["normal", words.normal], ["more", words.high]],
  },
  {
    name: "motion",
    title: words.animations,
    values: [["auto", words.system], ["full", words.on], ["less", words.off]],
  },
];

const FEEL: Choice[] = [
  {
    name: "forced",
    title: words.noChoice,
    values: [["off", words.off, words.noChoiceOffNote], ["on", words.on, words.noChoiceNote]],
  },
  { name: "sound", title: words.sound, values: [["off", words.off], ["on", words.on, words.soundNote]] },
  { name: "touch", title: words.vibration, values: [["off", words.off], ["on", words.on, words.vibrationNote]] },
  {
    name: "keys",
    title: words.shortcuts,
    values: [
      ["on", words.on, words.shortcutsNote],
      ["off", words.off, words.noShortcutsNote],
    ],
  },
];

export function settings({ offline, lasting, settings }: Model, act: Intents) {
  const row = ({ name, title, values }: Choice) =>
    radioGroup(title, name, values, settings[name], (value) => act.set(name, value));
  return html`<header class="top top--thin">
      <a class="icon" href=${href("home")} aria-label=${common.allGames}>${icon("home")}</a>
      <p class="top__t"><b>${words.title}</b></p>
    </header>
    <main class="settings" tabindex="-1">
      <h1 class="vh">${words.title}</h1>
      <div class="panel settings__look">
        ${LOOK.map(row)}
      </div>
      <div class="panel settings__look">
        ${FEEL.filter(({ name }) => name !== "touch" || "vibrate" in navigator).map(row)}
      </div>
      <div class="panel">
        <h2>${words.thisDevice}</h2>
        <p>${lasting ? words.keptHere : common.savesNothing}</p>
        <p>${offline.sentence}</p>
        <p><a class="link" href=${href("history")}>${words.historyAndBackup}</a></p>
        <p><a class="link" href=${href("install")}>${words.install}</a></p>
      </div>
      <div class="panel">
        <h2>numgames</h2>
        <p>${words.version(version, offline.version.slice(0, 8))}</p>
        <p>${words.promise}</p>
        <p><a class="link" href=${href("accessibility")}>${words.accessibility}</a></p>
      </div>
    </main>`;
}
