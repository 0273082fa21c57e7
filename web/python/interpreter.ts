// One Python interpreter: start, answer, fail, start again.  Knows nothing of requests, the other interpreter or PyScript.

import type { Sizes } from "built/sizes";
import type { EngineState } from "../app/model";
import { assetUrl } from "../asset-url";
import { awakeTimeout } from "../awake-timeout";
import { untilIdle } from "../scheduler";
import type { LoadedBytes, LoaderMessage } from "./loaders/progress";
import { type Kind, makeWorker, type PythonWorker } from "./pyscript";

/** Milliseconds that a start may go without a sign of life: every byte is one, so no network is too slow, but
 * after the last byte an old tablet still has to compile everything. */
const STALLED = { quick: 20000, full: 90000 };
/** Milliseconds between two reports of bytes: the page is drawn for each. */
const BEAT = 150;
/** How often a worker is started again by itself. */
const RESTARTS = 1;

/** A request that is not answered yet; `limit` milliseconds from its turn on, the worker counts as hanging. */
interface Asked {
  reject: (error: Error) => void;
  limit: number;
}

/** One worker from its start to its end. */
interface Life {
  worker: PythonWorker | null;
  /** fails when this life is over */
  end: Deferred<never>;
  /** bytes so far, by path */
  loaded: Map<string, number>;
  /** the server sends its files packed */
  packed: boolean;
  asked: Set<Asked>;
  unwatch: () => void;
}

export class Interpreter {
  state: EngineState = "starting";
  /** it has failed, and is not back */
  troubled = false;
  /** it has all of the package, not only what playing needs */
  complete = false;

  private readonly kind: Kind;
  private readonly sizes: Sizes;
  private readonly onChange: () => void;
  private life = newLife();
  private restartsLeft = RESTARTS;
  private reportTimer = 0;

  /**
   * @param sizes of what it fetches
   * @param onChange called whenever something about it has changed
   */
  constructor(kind: Kind, sizes: Sizes, onChange: () => void) {
    this.kind = kind;
    this.sizes = sizes;
    this.onChange = onChange;
  }

  /** As before the very first start. */
  reset() {
    this.state = "starting";
    this.troubled = false;
    this.complete = false;
    this.life = newLife();
    this.restartsLeft = RESTARTS;
  }

  /** Boot the worker.  Done once it can be asked, or never will be; then the part of the package comes that playing
   * can do without. */
  async start() {
    const life = newLife();
    this.life = life;
    this.complete = false;
    const channelName = `numgames-${this.kind}-${Math.random()}`; // other tabs have other channels
    const channel = new BroadcastChannel(channelName);
    let stallTimer = 0;
    const alive = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => this.fail(life), STALLED[this.kind]);
    };
    const done = () => {
      clearTimeout(stallTimer);
      channel.close();
    };
    channel.onmessage = ({ data }: MessageEvent<LoaderMessage>) => {
      alive();
      // Its lock is free when it is dead (loaders/progress.ts): that is known at once, and for certain.
      if ("lives" in data) return navigator.locks?.request(channelName, () => this.fail(life)).catch(() => {});
      if ("bytes" in data) return this.count(life, data);
      done();
      this.complete = life === this.life;
      this.onChange();
    };
    life.end.promise.catch(done);
    alive();
    try {
      await Promise.race([this.boot(life, channelName), life.end.promise]);
      if (life !== this.life) return done(); // another one has been started meanwhile
      this.state = "ready";
      this.troubled = false;
      this.onChange();
      await untilIdle();
      alive();
      channel.postMessage("the rest, please");
    } catch {
      this.fail(life);
    }
  }

  private async boot(life: Life, channelName: string) {
    const { worker, ready } = await makeWorker(this.kind, channelName);
    life.worker = worker;
    if (life !== this.life) worker.terminate(); // given up before it was made
    await ready;
  }

  /**
   * The answer to one request.  Fails if the interpreter is not up, or goes down over it.
   * @param limit milliseconds until it counts as hanging, from its turn on
   */
  async answer(request: string, limit: number): Promise<string> {
    const { life } = this;
    if (this.state !== "ready" || !life.worker) throw new Error("not ready");
    // No race with `end`: that would keep every answer for as long as the worker lives.
    const { promise: answer, resolve, reject } = deferred<string>();
    const asked = { reject, limit };
    life.asked.add(asked);
    if (life.asked.size === 1) this.watchOldest(life);
    life.worker.sync.call(request).then(resolve, reject);
    try {
      return await answer;
    } catch (error) {
      this.fail(life);
      throw error;
    } finally {
      life.asked.delete(asked);
      this.watchOldest(life);
    }
  }

  /** Workers answer in order: only the oldest request is timed. */
  private watchOldest(life: Life) {
    life.unwatch();
    const [oldest] = life.asked;
    if (oldest) life.unwatch = awakeTimeout(oldest.limit, () => this.fail(life));
  }

  /** This life is over.  If it was not the last, another begins in the background. */
  private fail(life: Life) {
    for (const { reject } of [life.end, ...life.asked]) reject(new Error("stopped"));
    life.worker?.terminate();
    if (life !== this.life) return;
    this.troubled = true;
    this.state = this.restartsLeft > 0 ? "starting" : "failed";
    if (this.restartsLeft-- > 0) this.start();
    this.onChange();
  }

  private count(life: Life, { url, bytes, packed }: LoadedBytes) {
    const path = url.slice(assetUrl("../").length);
    if (!(path in this.sizes)) return;
    life.loaded.set(path, (life.loaded.get(path) ?? 0) + bytes);
    life.packed = packed;
    this.reportTimer ||= setTimeout(() => {
      this.reportTimer = 0;
      this.onChange();
    }, BEAT);
  }

  /** Bytes so far and in all, as they go over the line. */
  get fetched() {
    let loaded = 0;
    let total = 0;
    for (const [path, { plain, packed }] of Object.entries(this.sizes)) {
      const size = this.life.packed ? packed : plain;
      const part = this.state === "ready" ? 1 : (this.life.loaded.get(path) ?? 0) / plain;
      loaded += size * Math.min(1, part);
      total += size;
    }
    return { loaded, total };
  }
}

function newLife(): Life {
  const end = deferred<never>();
  end.promise.catch(() => {}); // it may end while no answer is awaited
  return { worker: null, end, loaded: new Map(), packed: false, asked: new Set(), unwatch() {} };
}

export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

/** Promise.withResolvers, which tablets of 2023 do not have. */
export function deferred<T = void>(): Deferred<T> {
  let resolve: Deferred<T>["resolve"] = () => {};
  let reject: Deferred<T>["reject"] = () => {};
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
