// For what can wait: everything here that nobody is waiting for comes after a tap.

/** Milliseconds after an answer in which the next tap may come. */
const QUIET = 100;
/** Nothing waits longer than this. */
const LONGEST = 2000;

let waiting = 0;
let last = 0;

/** Somebody waits for this answer: everything else waits for it, too. */
export async function urgent<T>(answer: Promise<T>) {
  waiting += 1;
  try {
    return await answer;
  } finally {
    waiting -= 1;
    last = performance.now();
  }
}

/** Done when the page has nothing to do and nobody waits for it, or after two seconds. */
export async function untilIdle() {
  const latest = performance.now() + LONGEST;
  do await gap();
  while ((waiting || performance.now() - last < QUIET) && performance.now() < latest);
}

const gap = () => new Promise((resolve) => runWhenIdle(() => setTimeout(resolve, QUIET / 4), LONGEST));

/** After the page has been drawn. */
export const runWhenIdle = (task: () => void, timeout = 100) =>
  globalThis.requestIdleCallback ? requestIdleCallback(task, { timeout }) : setTimeout(task);
