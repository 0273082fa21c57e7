import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { firstModel } from "../../../web/app/model";
import { createAsker } from "../../../web/app/prefetch";
import { fakeEngine, fakeSave, fakeView, GAME, settled, stopClock } from "../support";

const SAVE = fakeSave();
const play = (move: string) => ({ do: "play" as const, record: SAVE.record, move });

/** A table at which a person is to move. */
function open() {
  const fake = fakeEngine();
  const model = firstModel({}, fake.engine.status);
  Object.assign(model, { route: { screen: "play", game: GAME }, view: fakeView(), save: SAVE });
  const moves = () => fake.asked.map(({ move }) => move);
  return { ...createAsker(fake.engine, model), fake, model, moves };
}

beforeEach(stopClock);

test("a request says who plays, and which match it is", async () => {
  const { ask, fake } = open();
  await ask(play("keep"), SAVE);
  await ask({ do: "puzzle", date: "2026-11-16" });
  const { names, match } = SAVE;
  assert.deepEqual(fake.asked, [
    { ...play("keep"), names, match },
    { do: "puzzle", date: "2026-11-16", names: undefined, match: undefined },
  ]);
});

test("what needs thinking has time, and is Pyodide's once that is there", async () => {
  const { ask, fake, model } = open();
  model.engine = { ...model.engine, full: "starting" };
  await ask({ do: "hint", record: "" }, SAVE);
  model.engine = { ...model.engine, full: "ready" };
  await ask({ do: "review", record: "" }, SAVE);
  await ask(play("keep"), SAVE);
  assert.deepEqual(fake.options, [
    { deep: true, long: false, think: false, timeout: 30000 },
    { deep: true, long: true, think: true, timeout: 30000 },
    {},
  ]);
});

test("an answer that was asked for ahead is used once it is wanted, and Python is not asked again", async () => {
  const { ask, lookAhead, moves } = open();
  lookAhead();
  await settled();
  assert.deepEqual(moves(), ["keep", "discard"]);
  const answer = await ask(play("keep"), SAVE);
  assert.ok(answer.ok && answer.view.log.at(-1)?.move === "keep");
  assert.deepEqual(moves(), ["keep", "discard"]);
});

test("who wants an answer that is on its way waits for it, and for no second one", async () => {
  const { ask, lookAhead, fake, moves } = open();
  fake.hold();
  lookAhead();
  const answer = ask(play("keep"), SAVE);
  fake.letGo();
  assert.ok((await answer).ok);
  assert.deepEqual(moves(), ["keep", "discard"]);
});

test("looking ahead twice asks once", async () => {
  const { lookAhead, moves } = open();
  lookAhead();
  lookAhead();
  await settled();
  assert.deepEqual(moves(), ["keep", "discard"]);
});

test("what was asked for in vain is asked again", async () => {
  const { ask, lookAhead, fake, moves } = open();
  fake.down = true;
  lookAhead();
  await settled(); // and the failure is not heard of
  fake.down = false;
  assert.ok((await ask(play("keep"), SAVE)).ok);
  assert.deepEqual(moves(), ["keep", "discard", "keep"]);
});

test("what is no longer likely is dropped", async () => {
  const { ask, expect, moves } = open();
  expect([play("keep")], SAVE);
  expect([play("discard")], SAVE);
  await ask(play("keep"), SAVE);
  assert.deepEqual(moves(), ["keep", "discard", "keep"]);
});

test("an answer for other people, or another match, is another answer", async () => {
  const { ask, expect, fake } = open();
  expect([play("keep")], SAVE);
  await ask(play("keep"), { ...SAVE, names: ["Ada", "Cleo"] });
  await ask(play("keep"), { ...SAVE, match: { length: 3, games: [] } });
  assert.equal(fake.asked.length, 3);
});

test("a number that is picked is likely, of many others none is", async () => {
  const { lookAhead, model, moves } = open();
  const choices = ["6", "12", "24", "48"].map((move) => ({ move, label: move, kind: "", reason: "" }));
  model.view = fakeView({ choices });
  lookAhead();
  await settled();
  assert.deepEqual(moves(), []);
  model.selected = "24";
  lookAhead();
  await settled();
  assert.deepEqual(moves(), ["24"]);
});

test("a card that is not drawn here is not asked for, nor a move that is not made here", async () => {
  const { lookAhead, model, moves } = open();
  const table = { view: model.view, save: model.save, route: model.route };
  for (const part of [
    { view: fakeView({ wait: "draw", choices: [] }) },
    { view: fakeView({ wait: "over", turn: null, choices: [] }) },
    { save: fakeSave({ seats: [4, "person"] }) },
    { save: fakeSave({ seats: ["away", "person"] }) },
    { route: { screen: "home" as const } },
    { view: null },
    { save: null },
    { busy: true },
  ]) {
    Object.assign(model, { busy: false, ...table }, part);
    lookAhead();
  }
  await settled();
  assert.deepEqual(moves(), []);
});

test("while an answer is awaited, what was expected stays", async () => {
  const { ask, expect, lookAhead, model, moves } = open();
  expect([play("keep")], SAVE);
  model.busy = true;
  lookAhead();
  await ask(play("keep"), SAVE);
  assert.deepEqual(moves(), ["keep"]);
});
