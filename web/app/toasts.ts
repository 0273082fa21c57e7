// The toast: a sentence that goes by itself, unless somebody has reached it.  Made for
// controller.js; over.js draws it.

/** Milliseconds that a toast stays. */
const STAYS = 6000;

/** @param {(part: Partial<import("./model.js").Model>) => void} show */
export function toasts(show) {
  let timer = 0;

  function toast(/** @type {import("./model.js").Toast | null} */ toast) {
    hold();
    if (toast) fade();
    show({ toast });
  }

  const hold = () => clearTimeout(timer);

  function fade() {
    hold();
    timer = setTimeout(() => show({ toast: null }), STAYS);
  }

  return { toast, hold, fade };
}
