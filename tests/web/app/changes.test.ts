import assert from "node:assert/strict";
import { test } from "node:test";
import { createChanges } from "../../../web/app/changes";
import type { Model } from "../../../web/app/model";

const told = () => Promise.resolve(); // microtasks keep their order

function begin() {
  const model = { step: 0, said: "", sayings: 0 } as Model;
  const changes = createChanges(model);
  const seen: number[] = [];
  changes.watch(({ step }) => void seen.push(step));
  changes.show();
  return { model, seen, ...changes };
}

test("what is new counts at once, and all of it is told together", async () => {
  const { model, seen, change } = begin();
  change({ step: 1 });
  change({ step: 2 });
  assert.deepEqual([model.step, seen], [2, []]);
  await told();
  assert.deepEqual(seen, [2]);
});

test("a change made while others are being told waits its turn", async () => {
  const { seen, change, watch } = begin();
  const order: string[] = [];
  watch(({ step }) => {
    order.push(`first ${step}`);
    if (step < 3) change({ step: step + 1 });
  });
  watch(({ step }) => void order.push(`second ${step}`));
  change({ step: 1 });
  for (let i = 0; i < 5; i += 1) await told();
  assert.deepEqual(seen, [1, 2, 3]);
  assert.deepEqual(order, ["first 1", "second 2", "first 2", "second 3", "first 3", "second 3"]);
});

test("before the first screen is there, no watcher is told", async () => {
  const model = { step: 0 } as Model;
  const { change, show, watch } = createChanges(model);
  let times = 0;
  watch(() => {
    times += 1;
  });
  change({ step: 1 });
  await told();
  assert.deepEqual([model.step, times], [1, 0]);
  show();
  change({ step: 2 });
  await told();
  assert.equal(times, 1);
});

test("each saying counts, also where it says the same again", () => {
  const { model, change } = begin();
  change({ said: "Ada, your turn." });
  change({ said: "Ada, your turn." });
  change({ step: 1 });
  assert.equal(model.sayings, 2);
});
