// Plays turns without a choice by themselves, for people who have chosen that in the settings.  A move that was taken
// back stays taken back: only what the game has newly come to is played.

import type { Controller } from "../controller";
import { onlyMove } from "../seats";
import type { View } from "../view";

/** Milliseconds in which people see what there is to see. */
const LOOK = 1200;

export function addForcedMoves({ model, act, watch }: Pick<Controller, "model" | "act" | "watch">) {
  let before: View | null = null;
  watch(({ view }) => {
    if (view === before) return;
    const onward = view && before?.seed === view.seed && before.game === view.game && view.log.length > before.log.length;
    before = view;
    if (!onward || onlyMove(model) === null) return;
    setTimeout(() => {
      const move = model.view === view && model.route.screen === "play" && !model.busy ? onlyMove(model) : null;
      if (move !== null && model.settings.forced === "on") act.play(move);
    }, LOOK);
  });
}
