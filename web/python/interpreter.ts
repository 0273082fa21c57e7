// One Python interpreter in one PyScript worker: start, answer, fail, start again.  The only file
// here that knows PyScript.  Knows no request and no other interpreter.

import { assetUrl } from "../asset-url";
import { untilIdle } from "../scheduler";
import { awakeTimeout } from "../awake-timeout";

/** PyScript as it is published. */
const PYSCRIPT = assetUrl("../runtime/pyscript/core.js");
/** How each kind is started: PyScript's maker, PyScript's name for it, and what the worker imports.
 * And how many milliseconds a start may go without a sign of life: every byte is one, so a slow
 * network is none too slow, but after the last byte an old tablet has to compile all of it. */
const KINDS = {
  quick: { maker: "MPWorker", type: "mpy", loader: "load/quick.mjs", stalled: 20000 },
  full: { maker: "PyWorker", type: "py", loader: "load/full.mjs", stalled: 90000 },
};
/** Milliseconds between two reports of bytes: the page is drawn for each. */
const BEAT = 150;
/** How often a worker is started again without anybody asking for it. */
const SPARE_LIVES = 1;

/** One worker from its start to its end. */
export type Life = {worker: any, got: Map<string, number>, packed: boolean,
    end: PromiseWithResolvers<any>, asked: Set<Asked>, unwatch: () => void};
/** a request that is not answered yet */
export type Asked = {reject: (error: Error) => void, limit: number};

export class Interpreter {
  /**
   * @param sizes of what it fetches
   * @param changed called whenever something about it has changed
   */
  constructor(name: "quick" | "full", sizes: Record<string, {plain: number, packed: number}>, changed: () => void) {
    this.name = name;
    this.sizes = sizes;
    this.changed = changed;
    this.beat = 0; // the timer of a report
    this.revive();
  }

  /** As before the very first start. */
  revive() {
    this.state = "starting";
    this.troubled = false; // it has failed, and is not back
    this.spare = SPARE_LIVES;
    this.life = newLife();
    this.whole = false; // it has all of the package
  }

  /** Boot the worker.  Done once it can be asked, or never will be; then the part of
   * the package comes that playing can do without. */
  async start() {
    const life = newLife();
    this.life = life;
    this.whole = false;
    const { stalled } = KINDS[this.name];
    const channelName = `numgames-${this.name}-${Math.random()}`; // other tabs have other channels
    const bytes = new BroadcastChannel(channelName);
    let watch = 0;
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => this.fail(life), stalled);
    };
    const done = () => {
      clearTimeout(watch);
      bytes.close();
    };
    bytes.onmessage = ({ data }) => {
      alive();
      // Its lock is free when it is dead (load/bytes.mjs): that is known at once, and for certain.
      if (data.lives) return navigator.locks?.request(channelName, () => this.fail(life)).catch(() => {});
      if (!data.whole) return this.count(life, data);
      done();
      this.whole = life === this.life;
      this.changed();
    };
    life.end.promise.catch(done);
    alive();
    try {
      await Promise.race([this.boot(life, channelName), life.end.promise]);
      if (life !== this.life) return done(); // another one has been started meanwhile
      this.state = "ready";
      this.troubled = false;
      this.changed();
      await untilIdle();
      alive();
      bytes.postMessage("the rest, please");
    } catch {
      this.fail(life);
    }
  }

  async boot(life: Life, channelName: string) {
    const { maker, type, loader } = KINDS[this.name];
    const pyscript = await import(PYSCRIPT);
    await customElements.whenDefined(`${type}-script`); // then its hooks are in place
    pyscript.hooks.worker.onBeforeRunAsync.clear(); // for async workers only, and alone in needing eval
    // Without a version it would go to a CDN.  The loader reads its channel's name from its own address.
    const options = { version: assetUrl(`${loader}#${channelName}`), config: pyscript.config[type] };
    const made = await inTurn(() => make(pyscript, maker, options));
    life.worker = made.worker;
    if (life !== this.life) life.worker.terminate(); // given up before it was made
    await made.ready;
  }

  /**
   * The answer to one request.  Fails if the interpreter is not up, or goes down over it.
   * @param limit milliseconds until it counts as hanging, from its turn on
   */
  async answer(text: string, limit: number): Promise<string> {
    const { life } = this;
    if (this.state !== "ready") throw new Error("not ready");
    // No race with `end`: that would keep every answer for as long as the worker lives.
    const { promise: answered, resolve, reject } = deferred();
    const mine = { reject, limit };
    life.asked.add(mine);
    if (life.asked.size === 1) this.watch(life);
    life.worker.sync.call(text).then(resolve, reject);
    try {
      return await answered;
    } catch (error) {
      this.fail(life);
      throw error;
    } finally {
      life.asked.delete(mine);
      this.watch(life);
    }
  }

  /** A worker answers one after the other, so only the first in the row can tell that it hangs: what comes behind
   * something that takes long has to wait, and is no sign of anything. */
  watch(life: Life) {
    life.unwatch();
    const [first] = life.asked;
    if (first) life.unwatch = awakeTimeout(first.limit, () => this.fail(life));
  }

  /** This life is over.  If it was not the last, another begins in the background. */
  fail(life: Life) {
    for (const { reject } of [life.end, ...life.asked]) reject(new Error("stopped"));
    life.worker?.terminate();
    if (life !== this.life) return;
    this.troubled = true;
    this.state = this.spare > 0 ? "starting" : "failed";
    if (this.spare-- > 0) this.start();
    this.changed();
  }

  /** Bytes have come in. */
  count(life: Life, { url, bytes, packed }: {url: string, bytes: number, packed: boolean}) {
    const path = url.slice(assetUrl("../").length);
    if (!(path in this.sizes)) return;
    life.got.set(path, (life.got.get(path) ?? 0) + bytes);
    life.packed = packed;
    this.beat ||= setTimeout(() => {
      this.beat = 0;
      this.changed();
    }, BEAT);
  }

  /** Bytes so far and in all, as they go over the line. */
  get fetched() {
    let loaded = 0;
    let total = 0;
    for (const [path, { plain, packed }] of Object.entries(this.sizes)) {
      const size = this.life.packed ? packed : plain;
      const part = this.state === "ready" ? 1 : (this.life.got.get(path) ?? 0) / plain;
      loaded += size * Math.min(1, part);
      total += size;
    }
    return { loaded, total };
  }
}

let turn = Promise.resolve();

/** Run `task` after all that came before it. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = turn.then(task);
  turn = done.then(
    () => {},
    () => {},
  );
  return done;
}

/**
 * A new worker, before it is ready: PyScript itself hands it out only when it is, and one that
 * never is could not be stopped.  The hook sees all workers, so they are made one at a time.
 */
function make(pyscript: any, maker: string, options: {version: string, config: object}): Promise<{worker: any, ready: Promise<unknown>}> {
  const { onWorker } = pyscript.hooks.main;
  return new Promise((resolve, reject) => {
    const seen = (_: unknown, worker: any) => {
      onWorker.delete(seen);
      worker.onerror = ({ error }: any) => console.warn(error);
      resolve({ worker, ready });
    };
    onWorker.add(seen);
    const ready = pyscript[maker](assetUrl("worker.py"), options);
    ready.catch(reject); // after `seen` that changes nothing: then `ready` itself tells
  });
}

function newLife(): Life {
  const end = deferred();
  end.promise.catch(() => {}); // it may end while nobody is waiting
  return { worker: null, got: new Map(), packed: false, end, asked: new Set(), unwatch() {} };
}

/** Promise.withResolvers, which tablets of 2023 do not have. */
export function deferred() {
  const all = ({} as PromiseWithResolvers<any>);
  all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject }));
  return all;
}
