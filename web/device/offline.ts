// Offline and updates, seen from the page: registers sw.js, says how far it is, offers the next version.  No DOM, no
// game: others decide whether this is a good moment to change versions.
//
// A page knows which build it is (its meta element); a service worker says which one it keeps.  Everything here
// follows from comparing the two, so a version offered is always a different one, newer or older.

import * as words from "#words/app";
import type { OfflineStatus } from "../app/model";
import { assetUrl } from "../asset-url";
import { untilIdle } from "../scheduler";

const build = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
const WORKER = assetUrl("../sw.js");
const SCOPE = assetUrl("../");
/** Held, shared, by every window with a game in progress: no window changes versions meanwhile. */
const GAME_LOCK = `numgames game ${SCOPE}`;

/** Waiting times, milliseconds: for a quiet moment at most; before a broken download is tried again, at first and at
 * most; between two looks for a new version; for a server's answer. */
const WAIT = { quiet: 40000, retry: 15000, retryMost: 600000, look: 600000, answer: 20000 };

const SENTENCES: Record<OfflineStatus["state"], string> = {
  none: "",
  fetching: words.fetching,
  ready: words.ready,
  hole: words.hole,
  update: words.update,
};

interface Wishes {
  /** is told every change */
  report: (offline: OfflineStatus) => void;
  /** nothing is fetched before */
  quiet: Promise<void>;
}

/** What a service worker tells the pages within its scope, of which there may be others; `full`: there was no room. */
type WorkerNews = { version: string; scope: string } & (
  | { state: "fetching"; done: number; total: number }
  | { state: "ready" | "hole" }
  | { state: "failed"; full: boolean }
);

export function startOffline({ report, quiet }: Wishes) {
  const workers = navigator.serviceWorker; // missing in a plain http page
  /** This page's own: another copy of the site may have it in its scope. */
  const controller = () => (workers?.controller?.scriptURL === WORKER ? workers.controller : null);
  let offline: OfflineStatus = {
    state: "none",
    done: 0,
    total: 0,
    version: build,
    sentence: "",
    first: !controller(),
    held: false,
  };
  let registration: ServiceWorkerRegistration | undefined;
  let lastLook = 0;
  let pauseBefore = WAIT.retry;
  let leaving = false;

  function set(news: Partial<OfflineStatus>) {
    offline = { ...offline, ...news };
    if (!("sentence" in news)) offline.sentence = SENTENCES[offline.state];
    report(offline);
  }

  async function register() {
    try {
      // Registering waits for the server, which may hang, so it is done only once.
      const known = (await workers.getRegistrations()).find(({ scope }) => scope === SCOPE);
      registration = known ?? (await workers.register(WORKER, { updateViaCache: "none" }));
    } catch {
      return tryLater();
    }
    registration.onupdatefound = () => follow(registration?.installing);
    follow(registration.installing);
    await settle();
    lookForUpdate();
  }

  /** Watch a version arrive. */
  function follow(worker?: ServiceWorker | null) {
    if (!worker) return;
    let arrived = worker.state !== "installing";
    worker.onstatechange = () => {
      if (worker.state === "redundant" && !arrived) tryLater();
      arrived = true;
      settle();
    };
  }

  /** See where things stand: which version runs, which one is kept, which one waits. */
  async function settle() {
    const { waiting, active } = registration ?? {};
    const newest = waiting ?? active;
    if (!newest) return;
    if ((await versionOf(newest)) !== build) return set({ state: "update" });
    if (offline.state === "update") set({ state: "none", held: false }); // it was withdrawn
    if (waiting) return waiting.postMessage("take over"); // this very version: there is nothing to notice
    if (!controller()) newest.postMessage("claim");
    newest.postMessage("check"); // its answer is the "ready" or "hole" below
  }

  /** Only the service worker of this very copy and version is of interest. */
  function onMessage({ data }: MessageEvent<WorkerNews | null>) {
    if (data?.version !== build || data.scope !== SCOPE) return;
    if (data.state === "failed" && !registration?.active)
      set({ state: "none", sentence: data.full ? words.full : words.broken });
    if (offline.state === "update") return;
    if (data.state === "fetching" && !registration?.active)
      set({ state: data.state, done: data.done, total: data.total });
    if (data.state === "hole" || data.state === "ready") set({ state: data.state });
    if (data.state === "ready") navigator.storage?.persist?.().catch(() => {}); // a wish, no more
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A download was broken off: once more after a while, or when the network is back. */
  function tryLater(after = pauseBefore) {
    clearTimeout(timer);
    lastLook = 0;
    timer = setTimeout(register, after);
    pauseBefore = Math.min(2 * pauseBefore, WAIT.retryMost);
  }

  /** Look for a new version, unless that was done a moment ago. */
  async function lookForUpdate() {
    if (!registration || Date.now() - lastLook < WAIT.look) return;
    lastLook = Date.now();
    try {
      // A server that goes by dates alone takes an older version, put back, for the one known:
      // asked without a date it has to show what it has.
      await fetch(WORKER, { cache: "reload", signal: AbortSignal.timeout(WAIT.answer) });
      const { installing, waiting, active } = await registration.update();
      // left over from a broken download of a version that no longer exists
      if (!installing && !waiting) active?.postMessage("tidy");
      check();
    } catch {
      // no network, no news
    }
  }

  /** Change to the offered version: one reload.  Not while a game is on in any window. */
  async function update() {
    if (offline.state !== "update") return;
    const held = !(await noGameIsOn());
    if (held) return set({ held, sentence: words.busy });
    const waiting = registration?.waiting;
    if (!waiting) return reload();
    waiting.onstatechange = () => {
      if (waiting.state === "activated") reload();
      if (waiting.state === "redundant") update(); // a still newer one has taken its place
    };
    waiting.postMessage("take over");
  }

  function reload() {
    if (!leaving) location.reload();
    leaving = true;
  }

  /** Another window may have changed versions: then this one follows. */
  async function controllerChanged() {
    const now = controller();
    if (now && (await versionOf(now)) !== build) reload();
  }

  async function start() {
    workers.addEventListener("message", onMessage);
    workers.addEventListener("controllerchange", controllerChanged);
    await Promise.race([quiet, pause(WAIT.quiet)]);
    await untilIdle();
    addEventListener("online", () => (registration?.active ? check() : tryLater(0)));
    await register();
  }

  const check = () => registration?.active?.postMessage("check");

  set({});
  if (location.protocol === "file:") set({ state: "ready", sentence: words.oneFile });
  else if (workers) start();
  else set({ sentence: isSecureContext ? words.unable : words.insecure });
  return { update, lookForUpdate, setPlaying };
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("version", [port2]);
  });
}

let letGo: (() => void) | null = null;

/** Tell the other windows whether a game is in progress in this one. */
function setPlaying(on: boolean) {
  if (on === (letGo !== null)) return;
  letGo?.();
  letGo = null;
  if (!on) return;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks?.request(GAME_LOCK, { mode: "shared" }, () => held);
}

async function noGameIsOn() {
  if (!navigator.locks) return true;
  return navigator.locks.request(GAME_LOCK, { ifAvailable: true }, (lock) => lock !== null);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
