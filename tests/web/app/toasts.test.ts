import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Toast } from "../../../web/app/model";
import { createToasts } from "../../../web/app/toasts";
import { pass, stopClock } from "../support";

function open() {
  const seen: { toast: Toast | null } = { toast: null };
  return { shown: () => seen.toast?.text, ...createToasts((part) => Object.assign(seen, part)) };
}

beforeEach(stopClock);

test("a toast stays for six seconds", async () => {
  const { shown, toast } = open();
  toast({ text: "Deleted." });
  await pass(5999);
  assert.equal(shown(), "Deleted.");
  await pass(1);
  assert.equal(shown(), undefined);
});

test("who has reached it has it as long as they like, and six seconds more", async () => {
  const { shown, toast, hold, fade } = open();
  toast({ text: "Deleted.", label: "Undo" });
  await pass(5000);
  hold();
  await pass(60_000);
  assert.equal(shown(), "Deleted.");
  fade();
  await pass(5999);
  assert.ok(shown());
  await pass(1);
  assert.equal(shown(), undefined);
});

test("the next toast has its own six seconds", async () => {
  const { shown, toast } = open();
  toast({ text: "One." });
  await pass(5000);
  toast({ text: "Two." });
  await pass(5000);
  assert.equal(shown(), "Two.");
  await pass(1000);
  assert.equal(shown(), undefined);
});

test("a toast that is closed does not take the next one with it", async () => {
  const { shown, toast } = open();
  toast({ text: "One." });
  await pass(1000);
  toast(null);
  assert.equal(shown(), undefined);
  toast({ text: "Two." });
  await pass(5000);
  assert.equal(shown(), "Two.");
});

test("leaving and reaching it again counts from the last time", async () => {
  const { shown, toast, hold, fade } = open();
  toast({ text: "One." });
  hold();
  fade();
  await pass(3000);
  fade();
  await pass(5000);
  assert.ok(shown());
  await pass(1000);
  assert.equal(shown(), undefined);
});
