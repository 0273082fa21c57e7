import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addQuickStart } from "../../../web/app/features/quick-start";
import type { Bot } from "../../../web/app/saved";
import { openPage } from "../page";
import { fakeSave, GAME, NAMES, settled, stopClock } from "../support";

beforeEach(stopClock);

async function open(how: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(how);
  Object.assign(page.act, addQuickStart(page.controller));
  return page;
}

test("two people, or one and the computer, start at once; nobody has to choose anything before", async () => {
  for (const [rival, seats] of [["people", ["person", "person"]], ["computer", ["person", 2]]] as const) {
    const { act, model, python, ...page } = await open();
    await act.startAtOnce(GAME, rival);
    assert.deepEqual(model.save?.seats, seats);
    assert.deepEqual(model.save?.match, { length: 1, games: [] });
    assert.deepEqual(python.asked[0].options, { sum: "any" });
    assert.equal(page.controller.model.route.screen, "play");
  }
});

test("what was chosen last is what starts", async () => {
  const { act, model, python } = await open();
  act.set("names", NAMES);
  act.set("seats", [4, "person"]);
  act.set("seats", ["person", "person"]);
  act.set("length", 3);
  act.setOption(GAME, "sum", "total");
  await act.startAtOnce(GAME, "computer");
  assert.deepEqual(model.save?.seats, [4, "person"], "also after two people have played");
  assert.deepEqual(model.save?.names[1], "Ben");
  assert.equal(model.save?.match.length, 3);
  assert.deepEqual(python.asked[0].options, { sum: "total" });
  await act.startAtOnce(GAME, "people");
  assert.deepEqual(model.save?.seats, ["person", "person"]);
  assert.deepEqual(model.settings.computer, [4, "person"]);
});

test("a friend who is far away stays the other player, until a computer is", async () => {
  const { act, model } = await open();
  act.set("seats", ["person", "away"]);
  await act.startAtOnce(GAME, "people");
  assert.deepEqual(model.save?.seats, ["person", "away"]);
  await act.startAtOnce(GAME, "computer");
  assert.deepEqual(model.save?.seats, ["person", 2]);
});

test("a bot plays its own game, and in another one the first level", async () => {
  const { act, model, controller } = await open();
  controller.change({ bots: [{ name: "Bo", game: GAME } as Bot] });
  act.set("seats", ["person", "bot:Bo"]);
  await act.startAtOnce(GAME, "computer");
  assert.deepEqual(model.save?.seats, ["person", "bot:Bo"]);
  await act.startAtOnce("sequence_stack", "computer");
  assert.deepEqual(model.save?.seats, ["person", 2]);
});

test("a second tap while Python is not here yet begins no second game", async () => {
  const before = fakeSave({ record: `${GAME}/before/0/a` });
  const { act, disk, model, python } = await open({ saves: [before] });
  python.hold();
  act.startAtOnce(GAME, "people");
  await settled();
  act.startAtOnce(GAME, "people");
  act.startAtOnce("sequence_stack", "people");
  await settled();
  assert.deepEqual(model.starting, { game: GAME, rival: "people" });
  python.letGo();
  await settled();
  assert.equal(model.starting, null);
  assert.deepEqual([...disk.games.keys()], [GAME]);
  await disk.storage.bringBack(GAME);
  assert.equal(disk.games.get(GAME)?.record, before.record);
});

test("a start that failed can be tried again", async () => {
  const { act, model, python } = await open();
  python.down = true;
  await act.startAtOnce(GAME, "people");
  assert.deepEqual([model.down, model.starting], [true, null]);
  python.down = false;
  await act.startAtOnce(GAME, "people");
  assert.equal(model.view?.game, GAME);
});
