// A timeout that counts only the time in which the page was awake.  Knows nothing of what is waited for.

/** Milliseconds between two checks. */
const BEAT = 250;

/**
 * Call `expired` once so many milliseconds have passed in which the page was awake.  While a tablet sleeps or stands
 * still, nothing in it can answer: however long that was, it counts as one beat.
 * @returns ends the waiting
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
