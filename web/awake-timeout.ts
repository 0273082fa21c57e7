// How long somebody waits for what may never come.  Used where the page waits for a worker.

/** Milliseconds between two looks. */
const BEAT = 250;

/**
 * Call `over` once so many milliseconds have passed in which the page was awake.  A tablet that slept or stood
 * still had nobody in it who could have answered: however long that was, it counts as one beat.
 * @returns ends the waiting
 */
export function awakeTimeout(milliseconds: number, over: () => void): () => void {
  let left = milliseconds / BEAT;
  const end = () => clearInterval(beats);
  const beats = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    end();
    over();
  }, BEAT);
  return end;
}
