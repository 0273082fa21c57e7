// When to run background work: after every answer that people are waiting for.  Knows no task.

/** Milliseconds after an answer in which the next tap may come. */
const QUIET = 100;
/** The longest that a task waits, milliseconds. */
const LONGEST = 2000;

let awaited = 0; // answers that people are waiting for
let lastAnswer = 0;

/** People wait for this answer: everything else waits for it, too. */
export async function urgent<T>(answer: Promise<T>): Promise<T> {
  awaited += 1;
  try {
    return await answer;
  } finally {
    awaited -= 1;
    lastAnswer = performance.now();
  }
}

/** Done when the page has nothing to do and no answer is awaited, or after two seconds. */
export async function untilIdle() {
  const latest = performance.now() + LONGEST;
  do await gap();
  while ((awaited || performance.now() - lastAnswer < QUIET) && performance.now() < latest);
}

const gap = () => new Promise<void>((resolve) => runWhenIdle(() => setTimeout(resolve, QUIET / 4), LONGEST));

/** Run `task` after the page has been drawn.  Safari has no requestIdleCallback. */
export const runWhenIdle = (task: () => void, timeout = 100) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(task, { timeout }) : setTimeout(task);
