// Keeps the taps of one player from counting for the other: see tap-guard.ts.  Listens before anybody else does,
// and stops what came too early.  What only picks or looks is let through at once.

import type { Controller } from "../app/controller";
import { facedPlayer } from "../app/seats";
import type { View } from "../app/view";
import { createTapGuard } from "./tap-guard";

/** What makes a move, and all else that lies with the mover's buttons. */
const GUARDED = ".tray.is-turn .acts, .play [data-move], .play [data-card], .cell.sel";

export function guardHandOver({ model, watch }: Pick<Controller, "model" | "watch">) {
  const guard = createTapGuard();
  let before: View | null = null;

  watch(({ view, save }) => {
    if (view === before) return;
    const onward = view && before?.seed === view.seed && before.game === view.game && view.log.length > before.log.length;
    const handedOver = onward && view.turn !== before?.turn && facedPlayer(save) === null;
    if (handedOver) guard.handedOver(performance.now());
    else if (!onward) guard.open();
    before = view;
  });

  addEventListener("pointerdown", ({ timeStamp }) => guard.press(timeStamp), true);
  addEventListener(
    "click",
    (event) => {
      const meant = guard.allows(event);
      const { target } = event;
      if (meant || model.route.screen !== "play" || !(target instanceof Element) || !target.closest(GUARDED)) return;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
