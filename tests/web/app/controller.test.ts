import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openElsewhere } from "#words/shell";
import { pickedText } from "../../../web/app/live-text";
import { openPage, openTable, SETUP } from "../page";
import { fakeSave, fakeView, GAME, pass, settled, stopClock } from "../support";

const LAST_LOOK = 1600; // milliseconds, as in game-on-table.ts

beforeEach(stopClock);

test("a game: started, played, refused, taken back, and over", async () => {
  const { act, disk, model, moves, ...page } = await openTable();
  assert.deepEqual([model.route.screen, page.keptMoves()], ["play", ""]);
  act.play("keep");
  await settled();
  assert.deepEqual(moves(), ["keep"]);
  assert.equal(page.keptMoves(), "keep");
  assert.equal(model.said, "Ada played keep. Ben, your turn. Keep or discard?");
  act.play("wrong");
  await settled();
  assert.deepEqual(model.refused, { move: "wrong", text: "That does not fit." });
  assert.equal(model.said, "That does not fit.");
  assert.equal(page.keptMoves(), "keep");
  await act.undo();
  assert.deepEqual(moves(), []);
  assert.equal(model.refused, null);
  assert.match(model.said, /Ada, your turn\./);
  for (const move of ["keep", "discard", "keep"]) {
    act.play(move);
    await settled();
  }
  assert.equal(model.view?.outcome?.winner, 0);
  assert.equal(model.route.screen, "play"); // a last look
  await pass(LAST_LOOK);
  assert.equal(model.route.screen, "end");
  assert.equal(disk.finished.get(model.save?.id ?? "")?.winner, 0);
});

test("a move is kept before it is shown", async () => {
  const { act, controller, disk, ...page } = await openTable();
  const kept: unknown[] = [];
  controller.watch(({ view }) => view?.log.length && kept.push(page.keptMoves()));
  act.play("keep");
  await settled();
  assert.equal(kept[0], "keep");
});

test("while an answer is awaited nothing else is asked", async () => {
  const { act, python, moves } = await openTable();
  await pass(1); // what is likely has been asked for
  python.hold();
  act.play("third");
  act.play("third");
  act.redo();
  assert.equal(python.asked.filter(({ move }) => move === "third").length, 1);
  python.letGo();
  await settled();
  assert.deepEqual(moves(), ["third"]);
});

test("a late answer is dropped when another game has come onto the table", async () => {
  const { act, disk, model, python, ...page } = await openTable();
  python.hold();
  act.play("late");
  act.start({ ...SETUP, game: "sequence_stack" });
  await settled();
  python.letGo();
  await settled();
  assert.equal(model.view?.game, "sequence_stack");
  assert.equal(model.busy, false);
  assert.equal(page.keptMoves(GAME), "");
  assert.equal(page.keptMoves("sequence_stack"), "");
});

test("while another tab has the games, nothing is asked, changed or begun", async () => {
  const { act, disk, model, python, moves } = await openTable();
  await pass(1);
  disk.mayWrite = false;
  const [asked, written, record] = [python.asked.length, disk.written, model.save?.record];
  act.play("third");
  await act.undo();
  await settled();
  assert.equal(model.said, openElsewhere);
  assert.deepEqual([python.asked.length, disk.written, moves()], [asked, written, []]);
  await act.start({ ...SETUP, game: "sequence_stack" });
  assert.equal(model.save?.record, record);
  assert.equal(disk.games.has("sequence_stack"), false);
});

test("a game can be looked at while another tab has it", async () => {
  const { controller, disk, model } = await openPage({ saves: [fakeSave({ record: "number_stack/k3/0/keep" })] });
  disk.mayWrite = false;
  await controller.route("#/play/number_stack");
  assert.equal(model.view?.log.length, 1);
  assert.equal(disk.written, 0);
});

test("a move that another tab came before is not shown", async () => {
  const { act, disk, model, python, moves } = await openTable();
  python.hold();
  act.play("third");
  disk.mayWrite = false; // while Python thinks
  python.letGo();
  await settled();
  assert.deepEqual(moves(), []);
  assert.equal(model.busy, false);
});

test("with both interpreters down the move waits, and is played once they are back", async () => {
  const { act, model, python, moves } = await openTable();
  python.down = true;
  act.play("third");
  await settled();
  assert.deepEqual([model.down, model.busy, moves()], [true, false, []]);
  act.retry();
  assert.equal(python.restarts, 1);
  await pass(0);
  assert.deepEqual([model.down, moves()], [false, ["third"]]);
});

test("what was not answered is asked again only once", async () => {
  const { act, python, moves } = await openTable();
  python.down = true;
  act.play("third");
  await settled();
  act.retry();
  await pass(0);
  await act.undo();
  act.retry();
  await pass(0);
  assert.deepEqual(moves(), []);
});

test("a game that could not be begun is begun once an interpreter is back", async () => {
  const page = await openPage({ at: "#/setup/number_stack" });
  const { act, disk, model, python } = page;
  python.down = true;
  await act.start(SETUP);
  assert.deepEqual([model.down, disk.games.size, page.address], [true, 0, "#/setup/number_stack"]);
  act.retry();
  await pass(0);
  assert.equal(model.view?.game, GAME);
  assert.equal(page.address, "#/play/number_stack");
});

test("who has gone elsewhere meanwhile is not fetched back to the table", async () => {
  const page = await openPage({ at: "#/setup/number_stack" });
  page.python.hold();
  page.act.start(SETUP);
  await page.visit("#/settings");
  page.python.letGo();
  await settled();
  assert.equal(page.address, "#/settings");
  assert.equal(page.keptMoves(), ""); // but the game is there
});

test("a number is picked and said until another one is, or it is played", async () => {
  const { act, model, moves } = await openTable({ help: "off" });
  act.select("keep");
  assert.deepEqual([model.selected, model.said], ["keep", pickedText("keep", fakeView(), "off")]);
  act.select("discard");
  assert.equal(model.selected, "discard");
  act.play("discard");
  await settled();
  assert.deepEqual([model.selected, moves()], [null, ["discard"]]);
});

test("nothing can be done for a computer, or for a distant player", async () => {
  for (const seat of [3, "bot:Ada", "away"]) {
    const { act, model, python, moves } = await openTable({ seats: [seat, "person"] });
    const asked = python.asked.length;
    act.play("keep");
    act.draw();
    act.select("keep");
    await settled();
    assert.deepEqual([moves(), model.selected, python.asked.length], [[], null, asked]);
  }
});

test("the same sentence twice is said twice", async () => {
  const { act, model } = await openTable();
  act.play("wrong");
  await settled();
  const { said, sayings } = model;
  act.play("wrong");
  await settled();
  assert.equal(model.said, said);
  assert.equal(model.sayings, sayings + 1);
});

test("help that is changed at the table counts for this game and for the next one", async () => {
  const page = await openTable();
  await page.act.set("help", "off");
  await page.act.set("theme", "dark");
  assert.equal(page.disk.games.get(GAME)?.help, "off");
  assert.deepEqual([page.kept.help, page.kept.theme], ["off", "dark"]);
});

test("what was chosen on the sheet is remembered, its options for that game only", async () => {
  const page = await openTable({ names: ["Cleo", ""], length: 5, options: { sum: "total" } });
  const { names, length, options } = page.kept;
  assert.deepEqual([names, length, options], [["Cleo", ""], 5, { number_stack: { sum: "total" } }]);
});

test("two computers stop at an undo", async () => {
  const { act, controller, model, moves } = await openTable({ seats: [1, 2] });
  const answer = await controller.ask({ do: "play", record: model.save?.record, move: "keep" });
  assert.ok(answer.ok && model.save && (await controller.accept(answer.view, model.save)));
  await act.undo();
  assert.deepEqual([model.paused, moves()], [true, []]);
});

test("an engine that stops is said once; where both have stopped, the page says it elsewhere", async () => {
  const { controller, model } = await openPage();
  const status = { ...model.engine, quick: "failed" as const, sentence: "The quick engine stopped." };
  controller.status(status);
  assert.equal(model.toast?.text, "The quick engine stopped.");
  controller.toast(null);
  controller.status({ ...status });
  assert.equal(model.toast, null);
  controller.status({ ...status, full: "failed", sentence: "Python has stopped." });
  assert.equal(model.toast, null);
  assert.equal(model.engine.full, "failed");
});

test("where no move is to blame, a toast says why", async () => {
  const { act, model } = await openTable();
  if (model.save) model.save = { ...model.save, record: "nonsense" };
  act.draw();
  await settled();
  assert.equal(model.toast?.text, "This game is cut off.");
});

test("the rest of a game comes with one tap, and goes with one undo", async () => {
  const { act, moves } = await openTable();
  act.play("discard");
  await settled();
  await act.finish();
  assert.deepEqual(moves(), ["discard", "keep", "keep"]);
  await act.undo();
  assert.deepEqual(moves(), ["discard"]);
  await act.undo();
  assert.deepEqual(moves(), []);
});

test("before the first move the other game of the same name is one tap away, with the same cards", async () => {
  const page = await openTable();
  const { act, model, python } = page;
  const { seed } = model.view ?? {};
  await act.changeVariant("sum", "total");
  const request = python.asked.findLast((request) => request.do === "new");
  assert.deepEqual([request?.options, request?.seed, request?.starter], [{ sum: "total" }, seed, "1"]);
  assert.deepEqual(page.kept.options, { [GAME]: { sum: "total" } });
  act.play("keep");
  await settled();
  const asked = python.asked.filter((request) => request.do === "new").length;
  await act.changeVariant("sum", "any");
  assert.equal(python.asked.filter((request) => request.do === "new").length, asked);
});
