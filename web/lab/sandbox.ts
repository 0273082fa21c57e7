// The page's end of the worker that runs people's own players: start it, ask it, stop it.  There is one for the lab and
// the table.  Knows no game and no bot: what is asked and answered is numgames/lab/bridge.py's.
//
// Nothing that comes out of the worker is trusted: it is a text, and is shown as one.

import { stillThinking, stopped, wentWrong } from "#words/lab";
import { lab } from "built/lab";
import { assetUrl } from "../asset-url";
import { awakeTimeout } from "../awake-timeout";
import type { LabAct, LabAnswer, LabRequest } from "./answers";
import type { BootMessage, RequestMessage, SandboxMessage } from "./sandbox-worker";

/** Milliseconds that a bot may think about a move; Python stops it by itself at 3000, and GRACE comes after it for what
 * Python cannot stop. */
const LIMIT = 3000;
const GRACE = 1500;
/** Milliseconds without a sign of life: getting Python ready, and having the solver think. */
const PATIENCE = { boot: 90000, warm: 60000 };

/** The worker had to be killed: the bot did not come back. */
export class Stopped extends Error {}
/** Stop was pressed. */
export class Cancelled extends Error {}
/** Python did not start, or failed. */
export class Broken extends Error {}

/** What to tell people about a request that failed. */
export function failureText(error: unknown) {
  if (error instanceof Stopped) return stillThinking(LIMIT / 1000);
  if (error instanceof Cancelled) return stopped;
  return wentWrong;
}

interface Sandbox {
  worker: Worker;
  /** of the blob that it started from */
  address: string;
  ready: Promise<unknown>;
  /** the games, with their options, that the solver has thought about */
  warm: Set<string>;
}

let running: Sandbox | null = null;
/** Stops the waiting. */
let abort: ((reason: Error) => void) | null = null;
let requests = 0;

function start(): Sandbox {
  const code = `import ${JSON.stringify(assetUrl("lab/sandbox-worker.js"))};`;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  // The loader reads the name of its channel and its lock from its own address: other tabs have others.
  const python = assetUrl(`python/loaders/load-pyodide.js#numgames-lab-${Math.random()}`);
  const boot: BootMessage = { python, root: assetUrl("../"), files: lab };
  const ready = waitFor(worker, boot, (message): message is { ready: true } => "ready" in message, PATIENCE.boot);
  ready.catch(() => {}); // requests see it for themselves
  return { worker, address, ready, warm: new Set() };
}

/** Kill the worker at once.  The next request starts another. */
export function stop(reason: Error = new Cancelled()) {
  if (running) {
    running.worker.terminate();
    URL.revokeObjectURL(running.address);
  }
  running = null;
  abort?.(reason);
}

/**
 * Send a message and wait until one comes that is the answer; any message is a sign of life.
 * @param limit milliseconds without a sign of life until the worker is killed
 */
function waitFor<Answer extends SandboxMessage>(
  worker: Worker,
  message: BootMessage | RequestMessage,
  isAnswer: (message: SandboxMessage) => message is Answer,
  limit: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let unwatch = () => {};
    const done = () => {
      unwatch();
      if (abort === giveUp) abort = null;
    };
    const giveUp = (reason: Error) => {
      done();
      reject(reason);
    };
    const alive = () => {
      unwatch();
      unwatch = awakeTimeout(limit, () => stop(new Stopped()));
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      if ("failed" in data) return stop(new Broken());
      alive();
      if (!isAnswer(data)) return;
      done();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      stop(new Broken());
    };
    abort = giveUp;
    alive();
    worker.postMessage(message);
  });
}

const isMessage = (data: unknown): data is SandboxMessage => typeof data === "object" && data !== null;

let lastInTurn: Promise<unknown> = Promise.resolve();

/** One request, one answer, one at a time. */
export function ask<A extends LabAct>(request: LabRequest<A>): Promise<LabAnswer<A>> {
  const answer = lastInTurn.then(() => answered(request));
  lastInTurn = answer.catch(() => {});
  return answer;
}

async function answered<A extends LabAct>(request: LabRequest<A>): Promise<LabAnswer<A>> {
  running ??= start();
  const sandbox = running;
  await sandbox.ready;
  const { game, options } = request;
  const table = JSON.stringify([game, options]);
  if (!sandbox.warm.has(table)) await exchange(sandbox, { do: "warm", game, options }, PATIENCE.warm);
  sandbox.warm.add(table);
  return exchange(sandbox, request, LIMIT + GRACE);
}

async function exchange<A extends LabAct>({ worker }: Sandbox, request: LabRequest<A>, limit: number): Promise<LabAnswer<A>> {
  const id = ++requests;
  const isAnswer = (message: SandboxMessage): message is RequestMessage => "id" in message && message.id === id;
  const { text } = await waitFor(worker, { id, text: JSON.stringify(request) }, isAnswer, limit);
  return JSON.parse(String(text));
}
