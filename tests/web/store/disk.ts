// A disk for the tests of the store: fresh for each of them, to be looked at, and broken where a test wants it broken.

import { mock } from "node:test";
import { IDBFactory, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } from "fake-indexeddb";
import { ownName } from "../../../web/store/own-name";
import { openStorage } from "../../../web/store/storage";
import { stopClock } from "../support";

/** An empty disk, and time that stands still; for `beforeEach`. */
export function freshDisk() {
  mock.restoreAll();
  stopClock();
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange, IDBRequest, IDBTransaction });
}

async function store(mode: IDBTransactionMode, name = ownName("numgames")) {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore("saves");
  await done(opening);
  return opening.result.transaction("saves", mode).objectStore("saves");
}

const done = (request: IDBRequest) =>
  new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });

/** Lay something onto the disk, as another page or another version of this one would. */
export async function put(entries: Record<string, unknown>, name?: string) {
  const saves = await store("readwrite", name);
  await Promise.all(Object.entries(entries).map(([key, value]) => done(saves.put(value, key))));
  saves.transaction.db.close();
}

/** The name that every copy of the site gave to its disk once. */
export const SHARED = "numgames";

/** Nothing is left, not even who writes. */
export const clear = async () => void (await done((await store("readwrite")).clear()));

/** All there is on the disk, but for who writes. */
export async function onDisk(name?: string): Promise<Record<string, unknown>> {
  const saves = await store("readonly", name);
  const [keys, values] = [saves.getAllKeys(), saves.getAll()];
  await done(values);
  saves.transaction.db.close();
  const all = keys.result.map((key, i) => [String(key), values.result[i]]);
  return Object.fromEntries(all.filter(([key]) => key !== "writer"));
}

/** The page's storage, once it has the right to write. */
export async function openPage() {
  const storage = openStorage();
  await storage.claim();
  return storage;
}

/** From now on there is no room on the disk for anything that `fits` refuses.  Gives the room back. */
export function fillDisk(fits = (_value: unknown, _key: unknown) => false) {
  const { put } = IDBObjectStore.prototype;
  function putOnFull(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    if (!fits(value, key)) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  }
  const full = mock.method(IDBObjectStore.prototype, "put", putOnFull);
  return () => full.mock.restore();
}
