// When the workers of people's own players are ended: what they do here is said by the test, and so is the time.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import type { LabRequest } from "../../../web/lab/answers";
import { ask, Cancelled, Stopped, stop } from "../../../web/lab/sandbox";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The end of a worker, as the page's script sees it. */
interface FakeWorker {
  line: MessagePort;
  /** what it was asked, without what only warms it up */
  asked: { id: number; text: string }[];
  gone: boolean;
}

let workers: FakeWorker[] = [];
/** Every port there is: an open one would keep node from ending. */
const ports: MessagePort[] = [];
const Channel = globalThis.MessageChannel;
globalThis.MessageChannel = class extends Channel {
  constructor() {
    super();
    ports.push(this.port1, this.port2);
  }
};

const alive = () => workers.filter(({ gone }) => !gone);

/** A frame that starts a worker at once, which answers only what warms it up. */
function fakeFrame() {
  const frame = new EventTarget();
  const worker: FakeWorker = { line: new MessageChannel().port1, asked: [], gone: false };
  const begin = (_: unknown, __: string, [line]: MessagePort[]) => {
    worker.line = line;
    line.onmessage = ({ data }: MessageEvent<{ id: number; text: string }>) => {
      if (JSON.parse(data.text).do === "warm") line.postMessage({ id: data.id, text: '{"ok": true}' });
      else worker.asked.push(data);
    };
    line.postMessage({ ready: true });
  };
  const remove = () => {
    worker.gone = true;
  };
  workers.push(worker);
  return Object.assign(frame, { hidden: false, srcdoc: "", sandbox: { add() {} }, contentWindow: { postMessage: begin }, remove });
}

const request = (bot: string): LabRequest<"tournament"> =>
  ({ do: "tournament", bot, against: 1, game: "number_stack", options: {}, seed: "a", games: 1 }) as never;

/** Ports hand messages on in turns of their own. */
async function handedOn() {
  for (let turn = 0; turn < 40; turn += 1) await setImmediate();
}

async function pass(milliseconds: number) {
  mock.timers.tick(milliseconds);
  await handedOn();
}

beforeEach(() => {
  workers = [];
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const body = { append: (frame: EventTarget) => queueMicrotask(() => frame.dispatchEvent(new Event("load"))) };
  Object.assign(globalThis, { document: { createElement: fakeFrame, body, baseURI: "http://localhost/" } });
  mock.method(globalThis, "fetch", async () => new Response(""));
});

afterEach(() => {
  stop();
  for (const port of ports.splice(0)) port.close();
  mock.timers.reset();
  mock.restoreAll();
});

/** What became of a request; "waiting" until there is something. */
function watched(answer: Promise<unknown>) {
  const seen: { end: unknown } = { end: "waiting" };
  answer.then(
    () => (seen.end = "answered"),
    (reason) => (seen.end = reason),
  );
  return seen;
}

const isWaiting = (seen: { end: unknown }) => assert.equal(seen.end, "waiting");

const REFUSED = JSON.stringify({ ok: false, error: { text: "Line 1: no.", line: 1 } });
const answerAll = ({ line, asked }: FakeWorker) => {
  for (const { id } of asked.splice(0)) line.postMessage({ id, text: REFUSED });
};

test("a worker that is silent is ended after seconds, one that gives signs of life is not", async () => {
  const silent = watched(ask(request("silent")));
  await handedOn();
  await pass(4 * SECOND);
  isWaiting(silent);
  await pass(SECOND);
  assert.ok(silent.end instanceof Stopped);
  assert.equal(alive().length, 0);

  const busy = watched(ask(request("busy")));
  await handedOn();
  for (let second = 0; second < 60; second += 1) {
    workers[1].line.postMessage({ tick: true });
    await handedOn();
    await pass(SECOND);
  }
  isWaiting(busy);
  answerAll(workers[1]);
  await handedOn();
  assert.equal(busy.end, "answered");
});

test("no message holds off the end of the outer time limit", async () => {
  const endless = watched(ask(request("endless")));
  await handedOn();
  const messages = [{ tick: true }, { id: -1, text: "" }, { ready: true }, "noise"];
  for (let second = 0; second < 299; second += 1) {
    workers[0].line.postMessage(messages[second % messages.length]);
    await handedOn();
    await pass(SECOND);
  }
  isWaiting(endless);
  workers[0].line.postMessage({ tick: true });
  await handedOn();
  await pass(SECOND);
  assert.ok(endless.end instanceof Stopped);
  assert.ok(workers[0].gone);
});

test("a worker that has nothing to do is ended, and the next request starts another", async () => {
  const first = watched(ask(request("one")));
  await handedOn();
  answerAll(workers[0]);
  await handedOn();
  assert.equal(first.end, "answered");
  await pass(2 * MINUTE - 1);
  assert.equal(alive().length, 1);
  const second = watched(ask(request("one"))); // in time: it begins to wait anew
  await handedOn();
  assert.equal(workers.length, 1);
  answerAll(workers[0]);
  await handedOn();
  assert.equal(second.end, "answered");
  await pass(2 * MINUTE - 1);
  assert.equal(alive().length, 1);
  await pass(1);
  assert.equal(alive().length, 0);
  ask(request("one")).catch(() => {});
  await handedOn();
  assert.equal(workers.length, 2);
});

test("every program has a worker of its own, and there are two at the most", async () => {
  for (const bot of ["one", "two", "one", "three"]) {
    const { length } = workers;
    const seen = watched(ask(request(bot)));
    await handedOn();
    if (bot === "one" && length) assert.equal(workers.length, length, "its own is still there");
    else assert.equal(workers.length, length + 1);
    for (const worker of alive()) answerAll(worker);
    await handedOn();
    assert.equal(seen.end, "answered");
    assert.ok(alive().length <= 2);
  }
  assert.deepEqual(workers.map(({ gone }) => gone), [false, true, false], "the one that waited longest made room");
});

test("stopped is stopped, at once", async () => {
  const seen = watched(ask(request("one")));
  await handedOn();
  stop();
  await handedOn();
  assert.ok(seen.end instanceof Cancelled);
  assert.equal(alive().length, 0);
});
