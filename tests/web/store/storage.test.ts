import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { openStorage } from "../../../web/store/storage";
import { fakeFinished, fakeSave, GAME } from "../support";
import { clear, freshDisk, onDisk, openPage, put, SHARED } from "./disk";

const FIRST = fakeSave({ id: "g1" });
const NEXT = { ...FIRST, record: "number_stack/k3/0/keep", saved: FIRST.saved + 1 };
const OTHER = fakeSave({ game: "sequence_stack", record: "sequence_stack/k3/0/", saved: FIRST.saved + 5 });
const END = fakeFinished();
const TALLY = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };

beforeEach(freshDisk);

// -- games under way -------------------------------------------------------------------------------

test("what is saved is on the disk, and there for the next page", async () => {
  const page = await openPage();
  assert.equal(page.load(GAME), undefined);
  assert.equal(await page.save(FIRST), true);
  assert.deepEqual(page.load(GAME), FIRST);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST });
  assert.deepEqual((await openPage()).load(GAME), FIRST);
  assert.equal(page.lasting, true);
});

test("the game that was played last comes first, and the one before it is no game on a table", async () => {
  const page = await openPage();
  await page.save(FIRST);
  await page.save(OTHER);
  await page.begin(NEXT);
  assert.deepEqual(page.saves(), [OTHER, NEXT]);
});

test("the game that another one takes the place of can be brought back", async () => {
  const page = await openPage();
  await page.save(FIRST);
  await page.begin(NEXT);
  assert.deepEqual(await onDisk(), { [GAME]: NEXT, [`before/${GAME}`]: FIRST });
  const later = await openPage(); // also after a reload
  assert.equal(await later.bringBack(GAME), true);
  assert.deepEqual(later.load(GAME), FIRST);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST });
});

test("a first game has none before it, and nothing can take its place", async () => {
  const page = await openPage();
  await page.begin(FIRST);
  assert.equal(await page.bringBack(GAME), false);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST });
});

test("saves of older versions are read as this one writes them, and written so with the next move", async () => {
  const { duplicate: _, ...old } = fakeSave();
  await put({ [GAME]: { ...old, twin: "" } });
  const page = await openPage();
  assert.equal(page.load(GAME)?.duplicate, "");
  assert.equal("twin" in (page.load(GAME) ?? {}), false);
  await page.save({ ...FIRST, duplicate: page.load(GAME)?.duplicate });
  assert.deepEqual(await onDisk(), { [GAME]: { ...FIRST, duplicate: "" } });
});

// -- finished games and puzzles --------------------------------------------------------------------

test("the end of a game goes into the history with its last move, and out of it when that is taken back", async () => {
  const page = await openPage();
  await page.save(FIRST, END);
  assert.deepEqual(await onDisk(), { [GAME]: FIRST, "done/g1": END });
  assert.deepEqual(await page.games(), [END]);
  await page.save(NEXT, null);
  assert.deepEqual(await onDisk(), { [GAME]: NEXT });
  assert.deepEqual(await page.games(), []);
});

test("a move that says nothing of an end leaves the history as it is; so does a copy for trying", async () => {
  const page = await openPage();
  await page.save(FIRST, END);
  await page.save(NEXT);
  await page.save({ ...FIRST, tried: true }, { ...END, winner: 1 });
  await page.save({ ...FIRST, tried: true }, null);
  assert.deepEqual(await page.games(), [END]);
});

test("what was counted goes with its game, unless that has gone on or is gone", async () => {
  const page = await openPage();
  await page.save(FIRST, END);
  assert.equal(await page.counted("g1", END.record, TALLY), true);
  assert.deepEqual(await page.games(), [{ ...END, tally: TALLY }]);
  assert.equal(await page.counted("g1", "another record", TALLY), false);
  assert.equal(await page.counted("g2", END.record, TALLY), false);
});

test("puzzles are kept by day", async () => {
  const page = await openPage();
  assert.deepEqual(page.puzzles(), {});
  const days = { "2026-11-16": { tries: ["keep"], found: true } };
  await page.keepPuzzles(days);
  assert.deepEqual((await openPage()).puzzles(), days);
});

// -- what cannot be read ---------------------------------------------------------------------------

const BAD: Record<string, unknown> = {
  number_stack: { ...FIRST, seats: "two" },
  "before/sequence_stack": "text",
  puzzles: { v: 1, days: [] },
  "done/g2": { ...END, id: "g2", ended: 2 ** 53 - 1 },
};
const GOOD = { sequence_stack: OTHER, "done/g1": END };

test("what cannot be read is kept aside as it is, and nothing else is touched", async () => {
  await put({ ...BAD, ...GOOD });
  const page = await openPage();
  assert.deepEqual(page.saves(), [OTHER]);
  assert.deepEqual(await page.games(), [END]);
  assert.deepEqual(page.puzzles(), {});
  const aside = Object.fromEntries(Object.entries(BAD).map(([key, value]) => [`aside/${Date.now()}/${key}`, value]));
  assert.deepEqual(await onDisk(), { ...GOOD, ...aside });
  const unread = page.quarantined();
  assert.deepEqual(new Map(unread.map(({ key, value }) => [key, value])), new Map(Object.entries(aside)));
  assert.deepEqual((await openPage()).quarantined().length, unread.length); // also for the next page
});

const NEWER: Record<string, unknown> = {
  number_stack: { ...FIRST, v: 2 },
  sum_of_six: fakeSave({ game: "sum_of_six" }),
  "before/sum_of_six": fakeSave({ game: "sum_of_six" }),
  puzzles: { v: 2, days: [] },
  "done/g2": { ...END, id: "g2", game: "sum_of_six" },
};

test("what a newer version has kept stays where it is", async () => {
  await put({ ...NEWER, ...GOOD });
  const page = await openPage();
  assert.deepEqual([page.saves(), await page.games(), page.quarantined()], [[OTHER], [END], []]);
  assert.deepEqual(await onDisk(), { ...NEWER, ...GOOD });
});

test("a game of a newer version is set aside when its table is needed", async () => {
  await put(NEWER);
  const page = await openPage();
  await page.begin(FIRST);
  const { number_stack, ...others } = NEWER;
  assert.deepEqual(await onDisk(), { ...others, [GAME]: FIRST, [`aside/${Date.now()}/${GAME}`]: number_stack });
});

test("what can be read again comes back to its place, if that is free", async () => {
  const games = { "aside/5/done/g1": END, "aside/6/done/g1": END, "aside/7/sequence_stack": OTHER, "aside/8/number_stack": NEXT };
  const left = { "aside/9/number_stack": 5, "aside/10/sum_of_six": fakeSave({ game: "sum_of_six" }) };
  await put({ ...games, ...left, [GAME]: FIRST });
  const page = await openPage();
  assert.deepEqual([page.load(GAME), page.load("sequence_stack"), await page.games()], [FIRST, OTHER, [END]]);
  assert.deepEqual(await onDisk(), {
    ...left, [GAME]: FIRST, sequence_stack: OTHER, "done/g1": END, "aside/6/done/g1": END, "aside/8/number_stack": NEXT,
  });
});

test("what Python could not read waits for another version of the page", async () => {
  const open = async (version: string) => {
    const page = openStorage(version);
    await page.claim();
    return page;
  };
  const page = await open("one");
  await page.save(FIRST);
  await page.quarantine(GAME);
  assert.equal((await open("one")).load(GAME), undefined);
  assert.deepEqual((await open("two")).load(GAME), FIRST);
});

// -- copies of the site on one origin --------------------------------------------------------------

test("what all copies shared once is taken over, and is there for nobody else", async () => {
  await put({ [GAME]: FIRST, "done/g1": END, writer: "old" }, SHARED);
  const page = await openPage();
  assert.deepEqual([page.load(GAME), await page.games()], [FIRST, [END]]);
  assert.deepEqual(await onDisk(SHARED), {});
  assert.deepEqual((await openPage()).load(GAME), FIRST);
});

test("what is here already is not replaced by what was shared, and nothing of that is lost", async () => {
  await (await openPage()).save(FIRST);
  await put({ [GAME]: NEXT, sequence_stack: OTHER }, SHARED);
  const page = await openPage();
  assert.deepEqual([page.load(GAME), page.load("sequence_stack")], [FIRST, OTHER]);
  assert.deepEqual(await onDisk(SHARED), { [GAME]: NEXT });
});

// -- somebody clears the disk ----------------------------------------------------------------------

test("the game on the table goes on and is kept again when the disk has been cleared", async () => {
  const page = await openPage();
  await page.save(FIRST);
  let taken = false;
  page.watchTakeover(() => (taken = true));
  await clear();
  assert.equal(await page.save(NEXT), true);
  assert.equal(await page.save(NEXT), true);
  assert.deepEqual([await onDisk(), taken, page.mayWrite, page.lasting], [{ [GAME]: NEXT }, false, true, true]);
  assert.deepEqual((await openPage()).load(GAME), NEXT);
  assert.equal(await page.save(FIRST), false); // now there is another page
});

test("who only reads moves nothing aside", async () => {
  await put({ ...BAD, ...GOOD });
  const reader = openStorage();
  await reader.read();
  assert.deepEqual(reader.saves(), [OTHER]);
  assert.deepEqual(await reader.games(), [END]);
  assert.deepEqual(await onDisk(), { ...BAD, ...GOOD });
});

test("what has another kind of name is left alone", async () => {
  await put({ "Something/else": 1, "12": 2 });
  const page = await openPage();
  assert.deepEqual(page.quarantined(), []);
  assert.deepEqual(await onDisk(), { "Something/else": 1, "12": 2 });
});

test("a game that Python cannot read is kept aside by hand, can be deleted, and put back there", async () => {
  const page = await openPage();
  await page.save(FIRST);
  await page.quarantine(GAME);
  const [{ key, value }] = page.quarantined();
  assert.deepEqual([value, page.load(GAME)], [FIRST, undefined]);
  await page.forgetUnread([{ key, value }]);
  assert.deepEqual([page.quarantined(), await onDisk()], [[], {}]);
  await page.keepUnread([{ key, value }]);
  assert.deepEqual(page.quarantined(), [{ key, value: FIRST }]);
});

// -- two pages, one writer -------------------------------------------------------------------------

test("who has not claimed the right to write may only read", async () => {
  await (await openPage()).save(FIRST);
  const reader = openStorage();
  await reader.read();
  assert.equal(reader.mayWrite, false);
  assert.equal(await reader.save(NEXT), false);
  assert.deepEqual([reader.load(GAME), await onDisk()], [FIRST, { [GAME]: FIRST }]);
});

test("a write is refused after another page has claimed, changes nothing, and is the last", async () => {
  const first = await openPage();
  await first.save(FIRST);
  const told = mock.fn();
  first.watchTakeover(told);
  const second = await openPage();
  assert.deepEqual([await first.save(NEXT, END), first.mayWrite, told.mock.callCount()], [false, false, 1]);
  assert.deepEqual([first.load(GAME), await onDisk()], [FIRST, { [GAME]: FIRST }]);
  assert.equal(await first.save(NEXT), false);
  assert.equal(told.mock.callCount(), 1);
  assert.equal(await second.save(NEXT), true);
});

test("who takes over again reads what the other has written meanwhile", async () => {
  const first = await openPage();
  const second = await openPage();
  await second.save(NEXT);
  first.release();
  await first.claim();
  assert.deepEqual([first.mayWrite, first.load(GAME)], [true, NEXT]);
  assert.equal(await second.save(FIRST), false);
});

test("a refused write does not undo a claim made meanwhile", async () => {
  const page = await openPage();
  await page.save(FIRST);
  await put({ writer: "another" });
  const told = mock.fn();
  page.watchTakeover(told);
  const written = page.save(NEXT);
  await page.claim();
  assert.deepEqual([await written, page.mayWrite, told.mock.callCount()], [false, true, 0]);
  assert.equal(await page.save(NEXT), true);
});

test("a claim that is overtaken by a release gives no right to write", async () => {
  const page = openStorage();
  const claim = page.claim();
  page.release();
  await claim;
  assert.equal(page.mayWrite, false);
});
