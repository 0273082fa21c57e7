// PyScript, as it is published: makes a worker with an interpreter in it.  The only file that knows PyScript; it knows
// nothing of the worker's later life or of requests.

import { assetUrl } from "../asset-url";

/** PyScript's own name for each interpreter, its maker for it, and what the worker imports as it. */
const KINDS = {
  quick: { maker: "MPWorker", type: "mpy", loader: "python/loaders/load-micropython.js" },
  full: { maker: "PyWorker", type: "py", loader: "python/loaders/load-pyodide.js" },
} as const;

export type Kind = keyof typeof KINDS;

/** A worker that answers, by what python/worker.py exports. */
export interface PythonWorker extends Worker {
  sync: { call: (request: string) => Promise<string> };
}

/** A worker from its first moment on; `ready` is done once it can be asked. */
export interface NewWorker {
  worker: PythonWorker;
  ready: Promise<unknown>;
}

type MakeWorker = (file: string, options: { version: string; config: object }) => Promise<PythonWorker>;
type OnWorker = (script: unknown, worker: PythonWorker) => void;

/** What is used of PyScript. */
interface PyScript {
  MPWorker: MakeWorker;
  PyWorker: MakeWorker;
  config: Record<"mpy" | "py", object>;
  hooks: { main: { onWorker: Set<OnWorker> }; worker: { onBeforeRunAsync: Set<unknown> } };
}

/**
 * Make a worker with this interpreter.
 * @param channelName what the loader and the page call the channel between them
 */
export async function makeWorker(kind: Kind, channelName: string): Promise<NewWorker> {
  const { maker, type, loader } = KINDS[kind];
  const pyscript: PyScript = await import(assetUrl("../runtime/pyscript/core.js"));
  await customElements.whenDefined(`${type}-script`); // then its hooks are in place
  pyscript.hooks.worker.onBeforeRunAsync.clear(); // for async workers only, and alone in needing eval
  // Without a version it would go to a CDN.  The loader reads its channel's name from its own address.
  const options = { version: assetUrl(`${loader}#${channelName}`), config: pyscript.config[type] };
  const make = () => pyscript[maker](assetUrl("python/worker.py"), options);
  return inTurn(() => seenByHook(pyscript.hooks.main.onWorker, make));
}

/** PyScript itself hands a worker out only when it is ready, and one that never is could not be stopped; its hook sees
 * workers at once.  It sees all of them, so they are made one at a time. */
function seenByHook(onWorker: Set<OnWorker>, make: () => Promise<PythonWorker>): Promise<NewWorker> {
  return new Promise((resolve, reject) => {
    const seen: OnWorker = (_, worker) => {
      onWorker.delete(seen);
      worker.onerror = ({ error }) => console.warn(error);
      resolve({ worker, ready });
    };
    onWorker.add(seen);
    const ready = make();
    ready.catch(reject); // after `seen` that changes nothing: then `ready` itself tells
  });
}

let lastInTurn: Promise<unknown> = Promise.resolve();

/** Run `task` after all earlier ones, even if they failed. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = lastInTurn.then(task);
  lastInTurn = done.catch(() => {});
  return done;
}
