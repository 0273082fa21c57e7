// The page's end of the workers that run people's own players: start one, ask it, end it.  They serve the lab and the
// table.  Knows no game and no bot: what is asked and answered is numgames/lab/bridge.py's.
//
// A worker meets one program, or the two that play each other: nothing that a program leaves behind meets the next
// one.  Nothing that comes out of a worker is trusted: it has the shape it should have, or is no answer.

import * as words from "#words/lab";
import { lab } from "built/lab";
import { assetUrl } from "../asset-url";
import { awakeTimeout } from "../awake-timeout";
import type { LabAct, LabAnswer, LabRequest } from "./answers";
import { checkedAnswer } from "./check-answer";
import { DOCUMENT } from "./sandbox-frame";
import type { BootMessage, RequestMessage, SandboxMessage } from "./sandbox-worker";

/** Milliseconds that a bot may think about a move; Python stops it by itself at 3000, and GRACE comes after it for what
 * Python cannot stop. */
const LIMIT = 3000;
const GRACE = 1500;
/** Milliseconds without a sign of life, and altogether, until a worker is ended: a bot can give signs of life for ever. */
const PATIENCE: Record<LabAct | "boot", [quiet: number, all: number]> = {
  boot: [90_000, 90_000],
  warm: [60_000, 60_000],
  choose: [LIMIT + GRACE, LIMIT + 2 * GRACE],
  run: [LIMIT + GRACE, 300_000],
  tournament: [LIMIT + GRACE, 300_000],
};
/** Milliseconds with nothing to do until a worker is ended. */
const IDLE = 120_000;
/** Workers at a time: two players can sit at a table. */
const MOST = 2;

/** The worker had to be ended: the bot did not come back. */
export class Stopped extends Error {}
/** Stop was pressed. */
export class Cancelled extends Error {}
/** Python broke down, or gave no answer. */
export class Broken extends Error {}
/** Python did not even start. */
export class NotStarted extends Broken {}


/** What to tell people about a request that failed. */
export function failureText(error: unknown) {
  if (error instanceof Stopped) return error.message;
  if (error instanceof Cancelled) return words.stopped;
  if (error instanceof NotStarted) return words.notStarted;
  return words.wentWrong;
}

interface Sandbox {
  /** whose it is */
  programs: string;
  frame: HTMLIFrameElement;
  line: MessagePort;
  ready: Promise<void>;
  /** the games, with their options, that the solver has thought about */
  warm: Set<string>;
  /** Ends it, and what is being waited for. */
  end: (reason: Error) => void;
  idle?: ReturnType<typeof setTimeout>;
}

/** The latest last. */
const sandboxes: Sandbox[] = [];
let requests = 0;

/** What a worker starts with, but for what it takes along: kept as the browser keeps files. */
let parts: Promise<[code: string, files: Blob[], modules: BootMessage["modules"]]> | null = null;

async function fetchParts(): Promise<NonNullable<Awaited<typeof parts>>> {
  const get = async (path: string) => {
    const response = await fetch(assetUrl(path));
    if (!response.ok) throw new NotStarted(path);
    return response;
  };
  const text = async (path: string) => (await get(path)).text();
  const pyodide = ["pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"].map((file) => `../runtime/${file}`);
  return Promise.all([
    text("lab/sandbox-worker.js"),
    Promise.all([...pyodide, "../numgames/library.zip"].map(async (path) => (await get(path)).blob())),
    Promise.all(lab.map(async (path): Promise<[string, string]> => [path, await text(`../${path}`)])),
  ]);
}

async function bootMessage(): Promise<BootMessage> {
  parts ??= fetchParts();
  try {
    const [code, blobs, modules] = await parts;
    const [script, binary, library] = await Promise.all(blobs.map((blob) => blob.arrayBuffer()));
    return { code, files: [script, binary, library], modules };
  } catch (error) {
    parts = null;
    throw error;
  }
}

function start(programs: string): Sandbox {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.sandbox.add("allow-scripts"); // and no origin
  frame.srcdoc = DOCUMENT;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  const [line, ended] = [new MessageChannel(), new MessageChannel()];
  const sandbox: Sandbox = { programs, frame, line: line.port1, ready: Promise.resolve(), warm: new Set(), end: () => {} };
  ended.port1.onmessage = () => end(sandbox, new Broken());
  const isReady = (message: SandboxMessage): message is { ready: true } => "ready" in message;
  const send = async () => {
    const [message] = await Promise.all([bootMessage(), loaded]);
    frame.contentWindow?.postMessage(message, "*", [line.port2, ended.port2, ...message.files]);
  };
  sandbox.ready = waitFor(sandbox, send, isReady, PATIENCE.boot).then(
    () => {},
    (reason) => Promise.reject(reason instanceof Cancelled ? reason : new NotStarted()),
  );
  sandbox.ready.catch(() => {}); // reported to those who ask
  sandboxes.push(sandbox);
  return sandbox;
}

function end(sandbox: Sandbox, reason: Error) {
  const place = sandboxes.indexOf(sandbox);
  if (place < 0) return;
  sandboxes.splice(place, 1);
  clearTimeout(sandbox.idle);
  sandbox.frame.remove(); // and with it the worker, whatever it is doing
  sandbox.line.close();
  sandbox.end(reason);
}

/** End every worker, whatever it is doing.  The next request starts another. */
export function stop(reason: Error = new Cancelled()) {
  for (const sandbox of [...sandboxes]) end(sandbox, reason);
}

/** The worker of these programs and of no others. */
function sandboxFor(programs: string): Sandbox {
  const place = sandboxes.findIndex((sandbox) => sandbox.programs === programs);
  if (place >= 0) sandboxes.push(...sandboxes.splice(place, 1));
  else if (sandboxes.length >= MOST) end(sandboxes[0], new Cancelled());
  return place >= 0 ? sandboxes[sandboxes.length - 1] : start(programs);
}

/** Nothing to do for now, unless it has been ended. */
function rest(sandbox: Sandbox) {
  clearTimeout(sandbox.idle);
  if (!sandboxes.includes(sandbox)) return;
  sandbox.idle = setTimeout(() => end(sandbox, new Cancelled()), IDLE);
}

/**
 * Send a message and wait until one comes that is the answer; any message is a sign of life.
 * @param quiet milliseconds without a sign of life until the worker is ended; `all`: altogether
 */
function waitFor<Answer extends SandboxMessage>(
  sandbox: Sandbox,
  send: () => void | Promise<void>,
  isAnswer: (message: SandboxMessage) => message is Answer,
  [quiet, all]: [quiet: number, all: number],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const unwatchAll = awakeTimeout(all, () => end(sandbox, new Stopped(all > quiet ? words.endless : words.stillThinking(LIMIT / 1000))));
    let unwatch = () => {};
    const done = () => {
      unwatchAll();
      unwatch();
      sandbox.end = () => {};
    };
    const alive = () => {
      unwatch();
      unwatch = awakeTimeout(quiet, () => end(sandbox, new Stopped(words.stillThinking(LIMIT / 1000))));
    };
    sandbox.end = (reason) => {
      done();
      reject(reason);
    };
    sandbox.line.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      if ("failed" in data) return end(sandbox, new Broken());
      alive();
      if (!isAnswer(data)) return;
      done();
      resolve(data);
    };
    alive();
    Promise.resolve(send()).catch(() => end(sandbox, new Broken()));
  });
}

const isMessage = (data: unknown): data is SandboxMessage => typeof data === "object" && data !== null;

let lastInTurn: Promise<unknown> = Promise.resolve();
let waiting = 0; // requests without an answer yet

/** One request, one answer, one at a time. */
export function ask<A extends LabAct>(request: LabRequest<A>): Promise<LabAnswer<A>> {
  waiting += 1;
  const answer = lastInTurn.then(() => answered(request)).finally(() => (waiting -= 1));
  lastInTurn = answer.catch(() => {});
  return answer;
}

/** Have a worker for these programs on its way, if there was one for others: the author is still writing. */
export function prepare(request: Programs) {
  const programs = programsIn(request);
  if (waiting || !sandboxes.length || sandboxes.some((sandbox) => sandbox.programs === programs)) return;
  stop();
  rest(sandboxFor(programs));
}

type Programs = Record<string, unknown>;

/** The program of a bot, and that of the one it plays against, as one text. */
function programsIn({ bot, against }: Programs) {
  const rival = typeof against === "object" && against && "bot" in against ? against.bot : null;
  return JSON.stringify([bot, rival]);
}

async function answered<A extends LabAct>(request: LabRequest<A>): Promise<LabAnswer<A>> {
  const sandbox = sandboxFor(programsIn(request));
  clearTimeout(sandbox.idle);
  try {
    await sandbox.ready;
    const { game, options } = request;
    const table = JSON.stringify([game, options]);
    if (!sandbox.warm.has(table)) await exchange(sandbox, { do: "warm", game, options });
    sandbox.warm.add(table);
    return await exchange(sandbox, request);
  } finally {
    rest(sandbox);
  }
}

async function exchange<A extends LabAct>(sandbox: Sandbox, request: LabRequest<A>): Promise<LabAnswer<A>> {
  const id = ++requests;
  const isAnswer = (message: SandboxMessage): message is RequestMessage => "id" in message && message.id === id;
  const send = () => sandbox.line.postMessage({ id, text: JSON.stringify(request) });
  const { text } = await waitFor(sandbox, send, isAnswer, PATIENCE[request.do]);
  const answer = checkedAnswer(request.do, text);
  if (answer) return answer;
  end(sandbox, new Broken());
  throw new Broken();
}
