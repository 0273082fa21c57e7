// @ts-check
// For what can wait: everything here that nobody is waiting for comes after a tap.

/** Done when the page has nothing to do, or after two seconds. */
export function idle() {
  return new Promise((resolve) =>
    globalThis.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );
}
