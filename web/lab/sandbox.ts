// The page's end of the worker that runs people's own players: start it, ask it, stop it.
// Used by the lab (lab.js) and by the table where a bot plays (botseat.js); both share one.
// Knows no game and no bot: requests and answers are numgames/lab.py's.
//
// Nothing that comes out of the worker is trusted: it is a text, and is shown as one.

import { lab } from "built/lab";
import { assetUrl } from "../asset-url";
import { awakeTimeout } from "../awake-timeout";

/** Milliseconds that a bot may think about a move; Python stops it by itself at 3000, and this
 * comes after it for what Python cannot stop. */
export const LIMIT = 3000;
const GRACE = 1500;
/** Milliseconds without a sign of life: getting Python ready, and having the solver think. */
const PATIENCE = { boot: 90000, warm: 60000 };

/** The worker had to be killed: the bot did not come back. */
export class Stopped extends Error {}
/** Somebody pressed Stop. */
export class Cancelled extends Error {}
/** Python did not start, or broke down. */
export class Broken extends Error {}

/** What to tell people about a request that failed. */
export function failureText(error: unknown) {
  if (error instanceof Stopped) return `It was still thinking after ${LIMIT / 1000} seconds, and Python could not interrupt it.`;
  if (error instanceof Cancelled) return "Stopped.";
  return "Python broke down over it.";
}

let running: {worker: Worker, address: string, ready: Promise<void>, warm: Set<string>} | null = null;
/** Ends what is being waited for. */
let abort: ((reason: Error) => void) | null = null;
let count = 0;

/** Start the worker if there is none.  Done once Python is ready. */
export function ready() {
  running ??= start();
  return running.ready;
}

function start() {
  const code = `import ${JSON.stringify(assetUrl("lab/worker.mjs"))};`;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  const mine = { worker, address, ready: Promise.resolve(), warm: new Set() };
  running = mine;
  const what = { python: assetUrl("load/full.mjs"), root: assetUrl("../"), files: lab };
  mine.ready = waitFor(mine, what, (data) => data.ready, PATIENCE.boot);
  mine.ready.catch(() => {});
  return mine;
}

/** Kill the worker, whatever it is doing.  The next request starts another. */
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
function waitFor(mine: NonNullable<typeof running>, message: object, answers: (data: any) => any, limit: number): Promise<any> {
  return new Promise((resolve, reject) => {
    let unwatch = () => {};
    const done = () => {
      unwatch();
      if (abort === over) abort = null;
    };
    const over = (reason: Error) => (done(), reject(reason));
    const alive = () => {
      unwatch();
      unwatch = awakeTimeout(limit, () => stop(new Stopped()));
    };
    mine.worker.onmessage = ({ data }) => {
      if (data?.failed) return stop(new Broken());
      alive();
      if (answers(data)) (done(), resolve(data));
    };
    mine.worker.onerror = (event) => (event.preventDefault(), stop(new Broken()));
    abort = over;
    alive();
    mine.worker.postMessage(message);
  });
}

let turn = Promise.resolve();

/**
 * One request, one answer, one at a time.
 * @param request see numgames/lab.py
 */
export function ask(request: any): Promise<any> {
  const answer = turn.then(() => answered(request));
  turn = answer.then(
    () => {},
    () => {},
  );
  return answer;
}

async function answered(request: any) {
  await ready();
  const { game, options } = request;
  const mine = (running as NonNullable<typeof running>);
  const table = JSON.stringify([game, options]);
  if (!mine.warm.has(table)) await exchange(mine, { do: "warm", game, options }, PATIENCE.warm);
  mine.warm.add(table);
  return exchange(mine, request, LIMIT + GRACE);
}

async function exchange(mine: NonNullable<typeof running>, request: object, limit: number) {
  const id = ++count;
  const { text } = await waitFor(mine, { id, text: JSON.stringify(request) }, (data) => data?.id === id, limit);
  return JSON.parse(String(text));
}
