// What PyScript gets instead of the browser's MutationObserver (bundle.mjs): nothing in the page is
// Python's, so there is nothing to look for in all that is drawn.

export class MutationObserver {
  observe() {}
}
