// What is kept on a device belongs to an origin, which may host more than one copy of this site: each names its own by
// its path.  Knows nothing of what is kept.

import { promisifyRequest, type UseStore } from "idb-keyval";
import { assetUrl } from "../asset-url";

/** The name of something of this copy's own. */
export const ownName = (name: string) => `${name} ${new URL(assetUrl("../")).pathname}`;

/**
 * Earlier versions gave all copies the same name: who comes first takes what is there.  What `disk` has a thing of its
 * own for stays where it was.
 */
export async function takeOver(name: string, store: string, disk: UseStore) {
  const there = await indexedDB.databases?.();
  if (there && !there.some((database) => database.name === name)) return;
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const old = await promisifyRequest(opening);
  try {
    const reading = old.transaction(store, "readwrite").objectStore(store);
    reading.put(ownName(name), "writer"); // a page of an earlier version that is open stops writing
    const [keys, values] = await Promise.all([promisifyRequest(reading.getAllKeys()), promisifyRequest<unknown[]>(reading.getAll())]);
    const entries = new Map(keys.map((key, i) => [String(key), values[i]]));
    entries.delete("writer");
    if (!entries.size) return void indexedDB.deleteDatabase(name);
    const taken = await disk("readwrite", async (all) => {
      const known = new Set((await promisifyRequest(all.getAllKeys())).map(String));
      const free = [...entries].filter(([key]) => !known.has(key));
      for (const [key, value] of free) all.put(value, key);
      await promisifyRequest(all.transaction);
      return free;
    });
    const leaving = old.transaction(store, "readwrite").objectStore(store);
    for (const [key] of taken) leaving.delete(key);
    await promisifyRequest(leaving.transaction);
  } finally {
    old.close();
  }
}
