// Reads what is on the disk, the history apart from the rest.

import { promisifyRequest } from "idb-keyval";
import type { Entry } from "./aside";

// Keys beginning with "done/" are all those from "done/" up to "done0": "0" comes after "/".
export const onlyHistory = (store: IDBObjectStore) => entriesIn(store, IDBKeyRange.bound("done/", "done0", false, true));

/** However long the history is, this costs the same. */
export async function outsideHistory(store: IDBObjectStore) {
  const ranges = [IDBKeyRange.upperBound("done/", true), IDBKeyRange.lowerBound("done0")];
  return (await Promise.all(ranges.map((range) => entriesIn(store, range)))).flat();
}

async function entriesIn(store: IDBObjectStore, range: IDBKeyRange): Promise<Entry[]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ]);
  return keys.map((key, i) => [String(key), values[i]]);
}
