import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as words from "#words/app";
import { openPage, openTable, SETUP } from "../page";
import { fakeSave, GAME, pass, settled, stopClock } from "../support";

const LAST_LOOK = 1600; // milliseconds, these three as in game-on-table.ts
const TOSS = 2300;
const SOON = 150;
const NEARLY = fakeSave({ record: "number_stack/k3/0/keep-discard", id: "g1" });
const AT_TABLE = { at: "#/play/number_stack", saves: [NEARLY] };

beforeEach(stopClock);

// -- brought back ----------------------------------------------------------------------------------

test("a game that was kept is on its table again, introduced to those who only listen", async () => {
  const { disk, model, moves } = await openPage(AT_TABLE);
  assert.deepEqual(moves(), ["keep", "discard"]);
  assert.equal(model.said, "Number Stack. Ada against Ben. Ada, your turn. Keep or discard?");
  assert.equal(disk.written, 0); // looking changes nothing
});

test("a table without a game is a set-up sheet", async () => {
  const page = await openPage({ at: "#/play/number_stack" });
  assert.equal(page.address, "#/setup/number_stack");
});

test("the end of a game that goes on is its table", async () => {
  const page = await openPage({ ...AT_TABLE, at: "#/end/number_stack" });
  assert.equal(page.address, "#/play/number_stack");
  assert.equal(page.model.route.screen, "play");
});

test("each game keeps its own table", async () => {
  const { act, moves, visit } = await openPage(AT_TABLE);
  await act.start({ ...SETUP, game: "sequence_stack" });
  act.play("place");
  await settled();
  await visit("#/play/number_stack");
  assert.deepEqual(moves(), ["keep", "discard"]);
  await visit("#/play/sequence_stack");
  assert.deepEqual(moves(), ["place"]);
});

test("a game that Python cannot read is kept aside, and its reason is said", async () => {
  const bad = fakeSave({ record: "nonsense" });
  const page = await openPage({ at: "#/play/number_stack", saves: [bad] });
  assert.equal(page.address, "#/setup/number_stack");
  assert.equal(page.model.toast?.text, "This game is cut off.");
  assert.deepEqual(page.model.quarantined, [{ key: GAME, value: bad }]);
  assert.deepEqual([page.model.save, page.model.saves], [null, []]);
});

test("a game that cannot be read is not touched while Python is down, or another tab writes", async () => {
  const bad = fakeSave({ record: "nonsense" });
  for (const trouble of ["down", "read only"]) {
    const { disk, python, visit } = await openPage({ saves: [bad] });
    python.down = trouble === "down";
    disk.mayWrite = trouble !== "read only";
    await visit("#/play/number_stack");
    assert.equal(disk.games.get(GAME), bad, trouble);
  }
});

test("a game that could not be read is tried again at the next visit to its table", async () => {
  const { disk, model, python, visit } = await openPage({ saves: [fakeSave({ record: "nonsense" })] });
  disk.mayWrite = false;
  await visit("#/play/number_stack");
  const asked = python.asked.length;
  await visit("#/play/number_stack");
  assert.deepEqual([model.save, python.asked.length > asked], [null, true]);
});

test("while Python is down a kept game waits for it", async () => {
  const { act, model, moves, python, visit } = await openPage({ saves: [NEARLY] });
  python.down = true;
  await visit("#/play/number_stack");
  assert.deepEqual([model.down, model.view], [true, null]);
  act.retry();
  await pass(0);
  assert.deepEqual([model.down, moves()], [false, ["keep", "discard"]]);
});

test("a screen that came while Python was down is entered again once the game is there", async () => {
  const { act, controller, model, python, visit } = await openPage({ saves: [NEARLY] });
  const seen: boolean[] = [];
  controller.onScreen("review", { enter: () => void seen.push(model.view !== null) });
  python.down = true;
  await visit("#/review/number_stack");
  act.retry();
  await pass(0);
  assert.deepEqual(seen, [false, true]);
});

// -- one game in the place of another --------------------------------------------------------------

test("a new game can be undone: the one that it took the place of comes back", async () => {
  const page = await openPage(AT_TABLE);
  const { act, model, moves } = page;
  await act.start({ ...SETUP, names: ["Cleo", "Dan"] });
  assert.deepEqual([moves(), model.view?.players[0].name], [[], "Cleo"]);
  assert.deepEqual([model.toast?.text, model.toast?.label], [words.newGame, words.undo]);
  model.toast?.act?.();
  await settled();
  assert.deepEqual([moves(), model.view?.players[0].name], [["keep", "discard"], "Ada"]);
  assert.deepEqual([model.toast, page.keptMoves()], [null, "keep-discard"]);
});

test("nothing is to be undone where no game was under way", async () => {
  const over = fakeSave({ brief: { turn: null, tiles: [] } });
  for (const saves of [[], [over]]) {
    const { act, model } = await openPage({ at: "#/setup/number_stack", saves });
    await act.start(SETUP);
    assert.equal(model.toast, null);
  }
});

test("a new game has a name of its own in the history", async () => {
  const { act, model } = await openTable();
  const first = model.save?.id;
  act.play("keep");
  await settled();
  assert.equal(model.save?.id, first);
  await act.start(SETUP);
  assert.match(first ?? "", /^[a-z0-9]{10}$/);
  assert.notEqual(model.save?.id, first);
});

// -- the end ---------------------------------------------------------------------------------------

test("after the last move the table stays for a look, then the end comes", async () => {
  const page = await openPage(AT_TABLE);
  page.act.play("keep");
  await pass(LAST_LOOK - 1);
  assert.equal(page.address, "#/play/number_stack");
  await pass(1);
  assert.equal(page.address, "#/end/number_stack");
});

test("the end is kept once, and taken out again with the move that made it", async () => {
  const page = await openPage(AT_TABLE);
  const { act, disk, moves } = page;
  act.play("keep");
  await pass(LAST_LOOK);
  assert.equal(page.address, "#/end/number_stack");
  assert.deepEqual([...disk.finished.keys()], ["g1"]);
  await act.undo();
  await settled();
  assert.equal(page.address, "#/play/number_stack");
  assert.deepEqual([moves(), disk.finished.size], [["keep", "discard"], 0]);
  act.play("discard");
  await settled();
  assert.deepEqual([...disk.finished.keys()], ["g1"]);
});

test("a copy for trying leaves no finished game", async () => {
  const { act, disk, model } = await openPage({ ...AT_TABLE, saves: [{ ...NEARLY, tried: true }] });
  act.play("keep");
  await settled();
  assert.equal(model.view?.wait, "over");
  assert.equal(disk.finished.size, 0);
});

test("the end does not come after an undo, or to people who have gone elsewhere", async () => {
  const back = await openPage(AT_TABLE);
  back.act.play("keep");
  await settled();
  back.python.hold();
  back.act.undo();
  await pass(LAST_LOOK);
  assert.equal(back.address, "#/play/number_stack"); // also before Python has answered
  back.python.letGo();
  await settled();
  assert.equal(back.address, "#/play/number_stack");
  const gone = await openPage(AT_TABLE);
  gone.act.play("keep");
  await settled();
  await gone.visit("#/");
  await pass(LAST_LOOK);
  assert.equal(gone.address, "#/");
});

test("the last position stays on the table of a game that was over already", async () => {
  const over = { ...NEARLY, record: "number_stack/k3/0/keep-discard-keep" };
  const page = await openPage({ ...AT_TABLE, saves: [over] });
  await pass(LAST_LOOK);
  assert.equal(page.address, "#/play/number_stack");
});

// -- waiting ---------------------------------------------------------------------------------------

test("a wait that is over soon is not shown, a longer one is", async () => {
  const { act, model, python } = await openPage({ at: "#/setup/number_stack" });
  python.hold();
  act.start(SETUP);
  await pass(SOON - 1);
  assert.deepEqual([model.busy, model.slow], [true, false]);
  await pass(1);
  assert.equal(model.slow, true);
  python.letGo();
  await settled();
  assert.deepEqual([model.busy, model.route.screen], [false, "play"]);
});

test("a wait is not shown for the game before it", async () => {
  const { act, model, python, visit } = await openPage({ at: "#/setup/number_stack" });
  act.start(SETUP);
  await pass(SOON - 1);
  await visit("#/setup/number_stack");
  python.hold();
  act.start(SETUP);
  await pass(1);
  assert.deepEqual([model.busy, model.slow], [true, false]);
});

test("Python does not wait for the disk: a new game is asked for at once, and not twice", async () => {
  const { act, python } = await openPage({ at: "#/setup/number_stack" });
  act.start(SETUP);
  assert.deepEqual(python.asked.map((request) => request.do), ["new"]);
  await settled();
  assert.deepEqual(python.asked.map((request) => request.do), ["new"]);
});

test("the coin shows who starts, for a while or until it has been seen", async () => {
  const { act, model } = await openTable({ starter: "toss" });
  assert.equal(model.tossed, 0);
  await pass(TOSS);
  assert.equal(model.tossed, null);
  await act.start({ ...SETUP, starter: "toss" });
  act.seenToss();
  assert.equal(model.tossed, null);
  await act.start(SETUP);
  assert.equal(model.tossed, null);
});

test("a coin goes with its own game, and not with the next one's", async () => {
  const { act, model } = await openTable({ starter: "toss" });
  await pass(TOSS - 100);
  await act.start({ ...SETUP, starter: "toss" });
  await pass(100);
  assert.equal(model.tossed, 0);
});

test("a disk that is full is said once, and the game goes on", async () => {
  const { act, disk, model, moves, controller } = await openTable();
  disk.lasting = true;
  const { save } = disk.storage;
  disk.storage.save = async (...what) => {
    disk.lasting = false;
    return save(...what);
  };
  act.play("keep");
  await settled();
  assert.equal(model.toast?.text, words.diskFull);
  assert.equal(model.lasting, false);
  controller.toast(null);
  act.play("discard");
  await settled();
  assert.deepEqual([model.toast, moves()], [null, ["keep", "discard"]]);
});
