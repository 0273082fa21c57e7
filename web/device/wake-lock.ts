// Keeps the screen on while somebody thinks about a move.  Called by tablet.js, which knows
// when a game is on and the page is seen: the browser drops the lock whenever it is hidden.

let held: Promise<WakeLockSentinel | null> | null = null;

/** Keep the screen on from now on, or let it sleep again. */
export function stayAwake(on: boolean) {
  if (on === (held !== null)) return;
  held?.then((lock) => lock?.release());
  // refused where the battery is low: then the screen sleeps, and the next game asks again
  held = on ? (navigator.wakeLock?.request("screen").catch(() => null) ?? null) : null;
}
