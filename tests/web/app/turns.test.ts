import assert from "node:assert/strict";
import { test } from "node:test";
import { createTurns } from "../../../web/app/turns";

function underWay() {
  const turns = createTurns();
  const turn = turns.send();
  assert.ok(turn);
  return { turns, turn };
}

test("a turn goes from the tap to the picture, one step after the other", () => {
  const { turns, turn } = underWay();
  const phases = [turns.phase];
  for (const step of [turn.answered, turn.saved, turn.shown]) {
    assert.equal(step(), true);
    phases.push(turns.phase);
  }
  assert.deepEqual(phases, ["sent", "answered", "saved", "idle"]);
});

test("while one is under way there is no other", () => {
  const { turns, turn } = underWay();
  for (const step of [turn.answered, turn.saved]) {
    assert.equal(turns.send(), null);
    step();
  }
  assert.equal(turns.send(), null);
  turn.shown();
  assert.ok(turns.send());
});

test("it can end at any step, and the next one may begin", () => {
  for (const steps of [0, 1, 2]) {
    const { turns, turn } = underWay();
    for (const step of [turn.answered, turn.saved].slice(0, steps)) step();
    assert.equal(turn.end(), true);
    assert.equal(turns.phase, "idle");
    assert.ok(turns.send());
  }
});

test("no step is left out, and none is made twice", () => {
  assert.throws(() => underWay().turn.saved(), /sent where it should be answered/);
  assert.throws(() => underWay().turn.shown(), /sent where it should be saved/);
  const { turn } = underWay();
  turn.answered();
  assert.throws(() => turn.answered(), /answered where it should be sent/);
});

test("another game drops what is under way, whatever comes of it later", () => {
  for (const steps of [0, 1, 2]) {
    const { turns, turn } = underWay();
    for (const step of [turn.answered, turn.saved].slice(0, steps)) step();
    turns.drop();
    const next = turns.send();
    assert.ok(next);
    for (const late of [turn.answered, turn.saved, turn.shown, turn.end]) assert.equal(late(), false);
    assert.equal(turns.phase, "sent"); // of the new game
    assert.equal(next.answered(), true);
  }
});

test("who waits for something else can tell whether the game is still there", () => {
  const turns = createTurns();
  const stillThere = turns.stillThere();
  turns.send()?.end();
  assert.equal(stillThere(), true);
  turns.drop();
  assert.equal(stillThere(), false);
});
