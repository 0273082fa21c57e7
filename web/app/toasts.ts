// The toast: a sentence that goes by itself, unless a finger or the focus is on it.

import type { Model, Toast } from "./model";

/** Milliseconds that a toast stays. */
const STAYS = 6000;

export function createToasts(show: (part: Partial<Model>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function toast(toast: Toast | null) {
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
