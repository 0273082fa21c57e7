// Many tabs, one writer.  Started by main.js before anything is shown; elsewhere.js tells
// the page.
//
// Web Locks say who is alive: the first tab holds the lock, later ones wait for it and may steal
// it.  Safety does not hang on that: storage.js looks before every write whether this page is
// still the one that may (its `writer` key), so no order of events loses a move that was shown.
// Without Web Locks (pages that are not from https) the latest tab writes, and tells the others.

import type { Storage } from "./storage";

const LOCK = "numgames-writer";
/** Milliseconds to wait for the lock before anybody is told: a reload frees it in less. */
const MOMENT = 250;

/** Done when somebody has the lock, and has had time enough to let it go.  A slow device takes its
 * time to hand out one that nobody holds. */
async function heldForLong() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    const { held } = await navigator.locks.query().catch(() => ({ held: [] }));
    if (held.some(({ name }) => name === LOCK)) return null;
  }
}

/** this page, another one, another one since now */
export type Writer = "mine" | "elsewhere" | "taken";
export function openTabLock(storage: Storage) {
  let state: Writer = "mine";
  let told = (_now: Writer) => {};
  const channel = navigator.locks ? null : new BroadcastChannel(LOCK);
  let waiting: AbortController | null = null;
  let holds = 0; // goes up whenever this page asks for the lock
  let letGo = () => {};
  let first: (reading: Promise<void>) => void = () => {};

  function tell(now: Writer) {
    state = now;
    told(now);
  }

  function have() {
    const reading = storage.claim().then(() => storage.mine && tell("mine"));
    first(reading);
    return reading;
  }

  function lost() {
    storage.release();
    tell("taken");
  }

  /** Wait for the lock, or steal it, and hold it until it is stolen or of no use. */
  async function hold(steal = false) {
    const mine = ++holds;
    waiting?.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    let held = false;
    try {
      await navigator.locks.request(LOCK, steal ? { steal } : { signal }, async () => {
        held = true;
        waiting = null;
        const over = new Promise((resolve) => (letGo = () => resolve(undefined)));
        await have();
        await over;
      });
      hold(); // behind those who wait
    } catch {
      if (!held) return signal.aborted || have(); // no longer waiting, or no locks here after all
      if (mine !== holds) return; // stolen by this very page: somebody has tapped twice
      lost();
      hold(); // and when the other is closed, this page goes on
    }
  }

  function take() {
    if (!channel) return hold(true);
    channel.postMessage("mine");
    return have();
  }

  // Another page has written that it writes, perhaps too late: whoever gets the lock next sets that right.
  storage.onTaken(() => {
    tell("taken");
    letGo();
  });
  channel?.addEventListener("message", lost);

  return {
    /** This page writes from now on. */
    take,

    /** Call `listener` now and whenever it changes. */
    watch(listener: (now: Writer) => void) {
      told = listener;
      told(state);
    },

    /** Done once it is known who writes, and what is kept has been read. */
    async start() {
      const granted: Promise<{reading: Promise<void>}> = new Promise((resolve) => (first = (reading) => resolve({ reading })));
      channel ? take() : hold();
      const got = await (channel ? granted : Promise.race([granted, heldForLong()]));
      if (got) return got.reading;
      await storage.read();
      if (!storage.mine) tell("elsewhere");
    },
  };
}
