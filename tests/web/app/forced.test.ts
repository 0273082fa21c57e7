import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addForcedMoves } from "../../../web/app/features/forced";
import { createChanges } from "../../../web/app/changes";
import { firstModel } from "../../../web/app/model";
import type { Intents } from "../../../web/app/intents";
import { fakeSave, fakeView, pass, stopClock } from "../support";

const LOOK = 1200; // milliseconds, as in forced.ts
const CHOICE = fakeView();
const ONE = [{ move: "discard", label: "", kind: "", reason: "" }];
const FORCED = fakeView({ choices: ONE, log: [{ by: 0, move: "=3", text: "" }] });

beforeEach(stopClock);

/** What is played by itself after these views have come, one after the other. */
async function playedAfter(forced: string, ...views: (typeof CHOICE)[]) {
  const model = firstModel({ forced }, { quick: "ready", full: "ready", progress: 1, loaded: 1, total: 1, sentence: "" });
  const { change, watch, show } = createChanges(model);
  const played: string[] = [];
  addForcedMoves({ model, watch, act: { play: (move: string) => played.push(move) } as unknown as Intents });
  show();
  for (const view of views) {
    change({ view, save: fakeSave(), route: { screen: "play", game: view.game } });
    await pass(1);
  }
  await pass(LOOK);
  return played;
}

test("a turn without a choice plays itself if that is wished", async () => {
  assert.deepEqual(await playedAfter("on", CHOICE, FORCED), ["discard"]);
  assert.deepEqual(await playedAfter("off", CHOICE, FORCED), []);
  assert.deepEqual(await playedAfter("on", CHOICE, { ...FORCED, choices: CHOICE.choices }), []);
});

test("what has been taken back, or has just been opened, waits for a tap", async () => {
  const later = fakeView({ log: [...FORCED.log, { by: 0, move: "discard", text: "" }] });
  assert.deepEqual(await playedAfter("on", later, FORCED), []);
  assert.deepEqual(await playedAfter("on", FORCED), []);
});
