// Keeps the screen on while a player thinks about a move.  Doesn't know when that is.  The browser drops the lock
// whenever the page is hidden.

let held: Promise<WakeLockSentinel | null> | null = null;

/** Keep the screen on from now on, or let it sleep again. */
export function stayAwake(on: boolean) {
  if (on === (held !== null)) return;
  held?.then((lock) => lock?.release());
  // refused where the battery is low: then the screen sleeps, and the next game asks again
  held = on ? (navigator.wakeLock?.request("screen").catch(() => null) ?? null) : null;
}

/** Whether the page is visible: when it isn't, the browser takes the lock away. */
export const isSeen = () => document.visibilityState === "visible";

export const onSeen = (listener: () => void) => document.addEventListener("visibilitychange", listener);
