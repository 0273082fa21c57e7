// Keeps the settings.  They are in localStorage, because the page's colours must be known before it is drawn:
// boot.ts reads them there.

import type { Settings } from "../app/saved";
import { ownName } from "./own-name";
import { validSettings } from "./validate";

const SETTINGS = ownName("numgames:settings"); // boot.ts reads the same key

/** @returns what was chosen; nothing on a first visit */
export function loadSettings(): Partial<Settings> {
  try {
    return validSettings(JSON.parse(localStorage.getItem(SETTINGS) ?? "{}"));
  } catch {
    return {};
  }
}

export function saveSettings(settings: Settings) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}
