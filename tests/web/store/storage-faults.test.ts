import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { firstModel } from "../../../web/app/model";
import { loadSettings, saveSettings } from "../../../web/store/settings";
import { openStorage } from "../../../web/store/storage";
import { fakeEngine, fakeFinished, fakeSave, GAME, pass } from "../support";
import { fillDisk, freshDisk, onDisk, openPage, put } from "./disk";

const FIRST = fakeSave({ id: "g1" });
const NEXT = { ...FIRST, record: "number_stack/k3/0/keep" };
const LAST = { ...FIRST, record: "number_stack/k3/0/keep-discard" };
const OTHER = fakeSave({ game: "sequence_stack" });
const END = fakeFinished();
const PATIENCE = 4000; // milliseconds, as in storage.ts

beforeEach(freshDisk);

// -- a disk that is full ---------------------------------------------------------------------------

test("on a full disk the game goes on in memory, and it is known that it does not last", async () => {
  const page = await openPage();
  await page.save(FIRST);
  fillDisk();
  assert.equal(await page.save(NEXT), true);
  assert.deepEqual([page.load(GAME), page.lasting, page.mayWrite], [NEXT, false, true]);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST }); // what was acknowledged is still there
});

test("with room on the disk again all that is owed is written, deletions too", async () => {
  const page = await openPage();
  await page.save(FIRST, END);
  const makeRoom = fillDisk();
  await page.begin(NEXT);
  await page.save(OTHER);
  await page.forgetGames([END]);
  assert.deepEqual(await page.games(), []);
  makeRoom();
  await page.save(LAST);
  assert.equal(page.lasting, true);
  assert.deepEqual(await onDisk(), { [GAME]: LAST, [`before/${GAME}`]: FIRST, sequence_stack: OTHER });
});

test("what was owed is not written again over what came after it", async () => {
  const page = await openPage();
  const makeRoom = fillDisk();
  await page.save(FIRST);
  makeRoom();
  await page.save(LAST);
  await page.save(OTHER);
  assert.deepEqual(await onDisk(), { [GAME]: LAST, sequence_stack: OTHER });
});

test("what belongs together is written together or not at all", async () => {
  const page = await openPage();
  await page.save(FIRST);
  fillDisk((_value, key) => key !== "done/g1"); // room for the move, none for the end
  await page.save(NEXT, END);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST });
  assert.deepEqual([page.load(GAME), await page.games()], [NEXT, [END]]);
});

test("a finished game that the disk has not taken can be counted all the same", async () => {
  const page = await openPage();
  fillDisk();
  await page.save(FIRST, END);
  const tally = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };
  assert.equal(await page.counted("g1", END.record, tally), true);
  assert.deepEqual(await page.games(), [{ ...END, tally }]);
});

test("where even the right to write does not fit, all is read, and the first write that succeeds claims", async () => {
  await put({ [GAME]: FIRST });
  const makeRoom = fillDisk();
  const page = await openPage();
  assert.deepEqual([page.load(GAME), page.mayWrite, page.lasting], [FIRST, true, false]);
  makeRoom();
  await page.save(NEXT);
  assert.deepEqual([page.lasting, await onDisk()], [true, { [GAME]: NEXT }]);
  assert.equal(await page.save(LAST), true);
  await put({ writer: "another" });
  assert.equal(await page.save(NEXT), false);
});

test("what cannot be kept aside for lack of room stays where it is", async () => {
  const bad = { ...FIRST, v: 2 };
  await put({ [GAME]: bad, sequence_stack: OTHER });
  fillDisk();
  const page = await openPage();
  await page.save(NEXT);
  assert.deepEqual(page.load(GAME), NEXT);
  assert.deepEqual(page.quarantined().map(({ value }) => value), [bad]);
  assert.deepEqual(await onDisk(), { [GAME]: bad, sequence_stack: OTHER });
});

test("a page that claims once more, with the disk still full, has its games as they are now", async () => {
  const page = await openPage();
  await page.save(FIRST);
  fillDisk();
  await page.save(NEXT);
  await page.claim();
  assert.deepEqual([page.load(GAME), page.lasting], [NEXT, false]);
});

test("what the disk did not take while an older write was under way is owed all the same", async () => {
  const page = await openPage();
  const makeRoom = fillDisk();
  await page.save(NEXT);
  makeRoom();
  const makeMore = fillDisk((value) => value !== LAST);
  await Promise.all([page.save(OTHER), page.save(LAST)]);
  makeMore();
  await page.save(OTHER);
  assert.deepEqual(await onDisk(), { [GAME]: LAST, sequence_stack: OTHER });
});

test("who is taken over owes nothing any more", async () => {
  const page = await openPage();
  await page.save(FIRST);
  const makeRoom = fillDisk();
  await page.save(NEXT);
  makeRoom();
  const second = await openPage();
  await second.save(LAST);
  assert.equal(await page.save(NEXT), false);
  await page.claim();
  assert.deepEqual([page.load(GAME), await onDisk()], [LAST, { [GAME]: LAST }]);
});

// -- no disk at all --------------------------------------------------------------------------------

/** A whole game without a disk. */
async function playWithout(page: ReturnType<typeof openStorage>) {
  assert.deepEqual([page.mayWrite, page.lasting], [true, false]);
  assert.equal(await page.begin(FIRST), true);
  assert.equal(await page.save(NEXT, END), true);
  assert.deepEqual([page.load(GAME), await page.games()], [NEXT, [END]]);
  assert.equal(await page.begin(LAST), true);
  assert.equal(await page.bringBack(GAME), true);
  assert.deepEqual(page.saves(), [NEXT]);
  page.release();
  assert.equal(page.mayWrite, true); // no other page sees these games
}

test("a browser that keeps nothing plays all the same", async () => {
  mock.method(indexedDB, "open", () => {
    throw new DOMException("denied", "SecurityError");
  });
  await playWithout(await openPage());
});

test("a disk that never answers counts as none, once it has had its time", async () => {
  mock.method(indexedDB, "open", () => ({}));
  const page = openStorage();
  const claim = page.claim();
  await pass(PATIENCE - 1);
  assert.equal(page.mayWrite, false);
  await pass(1);
  await claim;
  await playWithout(page);
});

// -- settings --------------------------------------------------------------------------------------

/** What a browser's localStorage does, if it does anything. */
function localStorageOf(text: string | null, works = true) {
  let kept = text;
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const getItem = () => kept;
  const setItem = (_key: string, value: string) => {
    kept = value;
  };
  Object.assign(globalThis, { localStorage: works ? { getItem, setItem } : { getItem: denied, setItem: denied } });
}

test("settings are read as they were written", () => {
  localStorageOf(null);
  assert.deepEqual(loadSettings(), {});
  const { settings } = firstModel({ length: "duplicate", names: ["Zoë", "Łukasz"] }, fakeEngine().engine.status);
  saveSettings(settings);
  assert.deepEqual(loadSettings(), settings);
});

test("settings that make no sense are none", () => {
  for (const text of ["null", "5", "[]", '"x"', "{", "", '{"names": 5, "seats": {}, "length": "3", "theme": {}}']) {
    localStorageOf(text);
    assert.deepEqual(loadSettings(), {}, text);
  }
});

test("without a place for settings nothing is chosen, and choosing does no harm", () => {
  localStorageOf(null, false);
  assert.deepEqual(loadSettings(), {});
  saveSettings(firstModel({}, fakeEngine().engine.status).settings);
});
