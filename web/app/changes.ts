// The one way to change the model.  What is new counts at once; watchers are told when all that belongs to it
// has been said, and a change made while they are being told waits its turn: drawing never begins inside drawing.

import type { Model } from "./model";

export type Change = (part: Partial<Model>) => void;
type Watcher = (model: Model) => void;

export function createChanges(model: Model) {
  const watchers: Watcher[] = [];
  let open = false; // nothing is shown before the first screen is there
  let due = false;

  const change: Change = (part) => {
    Object.assign(model, part);
    if ("said" in part) model.sayings += 1;
    if (!open || due) return;
    due = true;
    queueMicrotask(tell);
  };

  function tell() {
    due = false;
    for (const watcher of watchers) watcher(model);
  }

  return {
    change,
    /** Call `watcher` after every change. */
    watch: (watcher: Watcher) => void watchers.push(watcher),
    /** From now on there is something to see. */
    show: () => (open = true),
  };
}
