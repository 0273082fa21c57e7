import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addHistory } from "../../../web/app/features/history";
import { addLaunching } from "../../../web/app/features/launch";
import type { Save } from "../../../web/app/saved";
import { writeBackup } from "../../../web/store/backup";
import { openPage } from "../page";
import { fakeFinished, fakeSave, GAME, settled } from "../support";

const HOME = "https://ada.example/games/";

type Consumer = (launch: { targetURL?: string; files?: { getFile(): Promise<File> }[] }) => Promise<void>;

let launch: Consumer;

beforeEach(() => {
  Object.assign(globalThis, {
    location: { href: HOME },
    launchQueue: { setConsumer: (consumer: Consumer) => (launch = consumer) },
  });
});

async function open(saves: Save[] = [], kept: Promise<unknown> = Promise.resolve()) {
  const page = await openPage({ saves });
  const { controller, disk } = page;
  Object.assign(page.act, addHistory(controller, disk.storage));
  addLaunching(controller, disk.storage, kept);
  return page;
}

const file = (text: string) => ({ getFile: async () => new File([text], "numgames.json") });
const backup = () => writeBackup({ games: [fakeFinished()], saves: [], days: {}, settings: {} });

// -- shortcuts -------------------------------------------------------------------------------------

test("Continue leads to the open game, and home without one", async () => {
  const over = fakeSave({ game: "sequence_stack", brief: { turn: null, tiles: [] } });
  const page = await open([over, fakeSave()]);
  await page.visit("#/continue");
  assert.equal(page.address, `#/play/${GAME}`);
  const empty = await open([over]);
  await empty.visit("#/continue");
  assert.equal(empty.address, "#/");
});

test("Continue leads to the result of a match whose next game has not begun", async () => {
  const match = { length: 3, score: [1, 0], played: 1, winner: null, next_starter: 1 };
  const page = await open([fakeSave({ record: `${GAME}/k3/0/a-b-c`, brief: { turn: null, tiles: [], match } })]);
  await page.visit("#/continue");
  assert.equal(page.address, `#/end/${GAME}`);
});

test("Against the computer is the sheet of the last game with a computer on it, and keeps nothing", async () => {
  const page = await open([fakeSave()]);
  await page.visit("#/computer");
  assert.equal(page.address, `#/setup/${GAME}`);
  assert.deepEqual(page.model.settings.seats, ["person", 2]);
  assert.deepEqual(page.kept, {});
  assert.equal(page.disk.written, 0);
});

test("a level that was chosen stays", async () => {
  const page = await open();
  for (const seats of [["person", 5], [3, "person"]]) {
    await page.act.set("seats", seats);
    await page.visit("#/computer");
    assert.deepEqual(page.model.settings.seats, seats);
  }
  assert.match(page.address, /^#\/setup\//);
});

// -- what the system hands over --------------------------------------------------------------------

test("a shortcut of an app that is open already is followed", async () => {
  const page = await open();
  await launch({ targetURL: HOME, files: [] });
  assert.equal(page.address, "#/");
  await launch({ targetURL: `${HOME}#/print/${GAME}`, files: [] });
  assert.equal(page.address, `#/print/${GAME}`);
  await launch({ targetURL: HOME, files: [] });
  assert.equal(page.address, `#/print/${GAME}`, "the icon alone leaves them where they are");
});

test("the address with which the page came is not followed twice", async () => {
  Object.assign(globalThis, { location: { href: `${HOME}#/continue` } });
  const page = await open([fakeSave()]);
  await page.visit("#/continue");
  await page.visit("#/settings");
  await launch({ targetURL: `${HOME}#/continue`, files: [] });
  assert.equal(page.address, "#/settings");
});

test("a backup that is opened is taken in as from the history, after all that is kept was read", async () => {
  let read = () => {};
  const page = await open([], new Promise<void>((resolve) => (read = resolve)));
  const done = launch({ targetURL: `${HOME}#/history`, files: [file(backup())] });
  await settled();
  assert.deepEqual(page.python.asked, []);
  read();
  await done;
  await settled();
  assert.equal(page.address, "#/history");
  const { record, names, tally } = fakeFinished();
  assert.deepEqual(page.python.asked.map(({ games }) => games), [[{ record, names, tally }]]);
});

test("a file that is none of ours changes nothing, and says so", async () => {
  const page = await open();
  for (const text of ["", "[]", "{}", "<html>", '{"numgames": 99}', '{"numgames": 1, "games": [{}]}']) {
    await launch({ targetURL: `${HOME}#/history`, files: [file(text)] });
    await settled();
    assert.match(page.model.toast?.text ?? "", /Nothing was changed\.$/, text);
    assert.equal(page.disk.written, 0);
  }
});

test("a browser that opens no files has no queue", async () => {
  Reflect.deleteProperty(globalThis, "launchQueue");
  await open();
});
