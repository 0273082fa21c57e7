// Many tabs, one writer: which of them may write.  Shows nothing to people.
//
// Web Locks say who is alive: the first tab holds the lock, later ones wait for it and may steal it.  Safety
// doesn't depend on that: before every write the storage checks that this page may still write (its `writer` key), so no
// order of events can lose a move that was shown.  Without Web Locks (pages that are not from https) the latest tab
// writes, and tells the others.

import type { Writer } from "../app/model";
import { ownName } from "./own-name";
import type { Storage } from "./storage";

const LOCK = ownName("numgames-writer");
/** Milliseconds to wait for the lock before people are told: a reload frees it in less. */
const MOMENT = 250;

export type TabLock = ReturnType<typeof openTabLock>;

export function openTabLock(storage: Storage) {
  let writer: Writer = "this tab";
  let listener = (_writer: Writer) => {};
  const channel = navigator.locks ? null : new BroadcastChannel(LOCK);
  let waiting: AbortController | null = null;
  let holds = 0; // goes up whenever this page asks for the lock
  let letGo = () => {};
  let onFirstClaim = (_claim: Promise<void>) => {};

  function report(now: Writer) {
    writer = now;
    listener(now);
  }

  /** This page writes from now on, unless it is overtaken. */
  function claim() {
    const claimed = storage.claim().then(() => {
      if (storage.mayWrite) report("this tab");
    });
    onFirstClaim(claimed);
    return claimed;
  }

  function lose() {
    storage.release();
    report("moved to another tab");
  }

  /** Wait for the lock, or steal it, and hold it until it is stolen or of no use. */
  async function hold(steal = false): Promise<void> {
    const thisHold = ++holds;
    waiting?.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    let held = false;
    try {
      await navigator.locks.request(LOCK, steal ? { steal } : { signal }, async () => {
        held = true;
        waiting = null;
        const ofNoUse = new Promise<void>((resolve) => (letGo = resolve));
        await claim();
        await ofNoUse;
      });
      hold(); // behind those who wait
    } catch {
      if (!held) return signal.aborted ? undefined : claim(); // no longer waiting, or no locks here after all
      if (thisHold !== holds) return; // stolen by this very page: a double tap
      lose();
      hold(); // and when the other is closed, this page goes on
    }
  }

  function take() {
    if (!channel) return hold(true);
    channel.postMessage("mine");
    return claim();
  }

  // Another page has written that it writes, perhaps too late: the next page with the lock sets that right.
  storage.watchTakeover(() => {
    report("moved to another tab");
    letGo();
  });
  channel?.addEventListener("message", lose);

  return {
    /** This page writes from now on. */
    take,

    /** Call `onChange` now and whenever it changes. */
    watch(onChange: (writer: Writer) => void) {
      listener = onChange;
      onChange(writer);
    },

    /** Done once it is known who writes, and what is kept has been read. */
    async start(): Promise<void> {
      // In an object, so waiting for the lock doesn't mean waiting for the reading.
      const granted = new Promise<{ claimed: Promise<void> }>((resolve) => {
        onFirstClaim = (claimed) => resolve({ claimed });
      });
      channel ? take() : hold();
      const first = await (channel ? granted : Promise.race([granted, heldForLong()]));
      if (first) return first.claimed;
      await storage.read();
      if (!storage.mayWrite) report("another tab");
    },
  };
}

/** Done when a page has the lock, and has had time enough to let it go.  A slow device takes its time to hand out a free
 * one. */
async function heldForLong() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
    if (held.some(({ name }) => name === LOCK)) return null;
  }
}
