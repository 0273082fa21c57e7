import assert from "node:assert/strict";
import { test } from "node:test";
import { createTapGuard } from "../../../web/ui/tap-guard";

type Guard = ReturnType<typeof createTapGuard>;

/** A finger that comes down and goes up again; it is let through or not. */
function tap(guard: Guard, down: number, up = down + 60) {
  guard.press(down);
  return guard.allows({ detail: 1, timeStamp: up });
}

test("taps count as ever while nobody hands anything over", () => {
  const guard = createTapGuard();
  assert.deepEqual([tap(guard, 0), tap(guard, 80)], [true, true]);
});

test("after a hand-over the second half of a double tap does not count, and the next tap does", () => {
  const guard = createTapGuard();
  guard.handedOver(1000);
  assert.deepEqual([1120, 1300, 1599].map((down) => tap(guard, down)), [false, false, false]);
  assert.equal(tap(guard, 1600), true);
  assert.equal(tap(guard, 1610), true);
});

test("a finger that stays down until the moment has passed was not meant for it either", () => {
  const guard = createTapGuard();
  guard.press(900);
  guard.handedOver(1000);
  assert.equal(guard.allows({ detail: 1, timeStamp: 2500 }), false);
  assert.equal(tap(guard, 2600), true);
});

test("keys, switches and voices press without a finger, and never wait", () => {
  const guard = createTapGuard();
  guard.handedOver(1000);
  assert.equal(guard.allows({ detail: 0, timeStamp: 1001 }), true);
});

test("a click whose press nobody saw counts from when it came", () => {
  const guard = createTapGuard();
  guard.handedOver(1000);
  assert.equal(guard.allows({ detail: 1, timeStamp: 1200 }), false);
  assert.equal(guard.allows({ detail: 1, timeStamp: 1700 }), true);
});

test("a move taken back or another game needs no moment", () => {
  const guard = createTapGuard();
  guard.handedOver(1000);
  guard.open();
  assert.equal(tap(guard, 1100), true);
});
