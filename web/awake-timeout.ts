// A timeout that counts only the time in which the page was awake.  Doesn't know what is waited for.

/** Milliseconds between two checks. */
const BEAT = 250;

/**
 * Call `expired` after this many milliseconds in which the page was awake.  While a tablet sleeps, nothing in it can
 * answer: however long that was, it counts as one beat.
 * @returns stops the timeout
 */
export function awakeTimeout(milliseconds: number, expired: () => void): () => void {
  let beatsLeft = milliseconds / BEAT;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    beatsLeft -= 1;
    if (beatsLeft > 0) return;
    stop();
    expired();
  }, BEAT);
  return stop;
}
