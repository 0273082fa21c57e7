// What cannot be read, and where it goes: what a newer version of the page has kept stays where it is, since people may go
// back to that version; what is damaged is set aside, and comes back once it can be read and its place is free.

import {
  isInteger, isObject, isUnknownGame, isValidFinishedGame, isValidPuzzles, isValidSave, upgradedSave,
} from "./validate";

const ASIDE = /^aside\/\d+(?: (\w*))?\/(.+)$/;

/** Something that is kept; an undefined value deletes. */
export type Entry = [key: string, value: unknown];

/** Whether a newer version of the page has kept this, as far as can be told. */
export const isOfNewerVersion = (value: unknown) => isObject(value) && (isInteger(value.v, 2) || isUnknownGame(value.game));

/**
 * Where something goes that cannot be read here.
 * @param version of the page whose Python cannot: another one may
 */
export const asideOf = (key: string, version?: string) => `aside/${Date.now()}${version === undefined ? "" : ` ${version}`}/${key}`;

/** What stands at a key of the disk, as this version of the page has it; undefined if it is not what the key says. */
export function readableAt(key: string, value: unknown): unknown {
  if (key === "puzzles") return isValidPuzzles(value) ? value : undefined;
  if (key.startsWith("done/")) return isValidFinishedGame(value, key.slice("done/".length)) ? value : undefined;
  const save = upgradedSave(value);
  return isValidSave(save, key.replace(/^before\//, "")) ? save : undefined;
}

/** What is to be written so that all comes back that can be read by now and finds its place free. */
export function backFrom(kept: Map<string, unknown>, taken: Set<string>, version: string): Entry[] {
  return [...kept].flatMap(([key, value]): Entry[] => {
    const [, triedBy, place] = ASIDE.exec(key) ?? [];
    const readable = place && triedBy !== version && !taken.has(place) ? readableAt(place, value) : undefined;
    if (!place || readable === undefined) return [];
    taken.add(place);
    return [[place, readable], [key, undefined]];
  });
}
