// The door to the bot lab: its scripts, its editor and its Python are fetched on the first visit, and the worker is let
// go when no bot is needed.  Knows nothing of what happens inside.

import type { Bots } from "../../store/bot-store";
import type { Controller } from "../controller";
import { botName } from "../seats";

type LoadRest = () => Promise<Pick<typeof import("../../lazy-bundle"), "openLab" | "sandbox">>;

/** @param there false where the site has no lab: all in one file */
export function addLab(controller: Controller, bots: Bots, loadRest: LoadRest, there: boolean) {
  const { model, change, onScreen, watch } = controller;
  let opening = false;
  let inUse = false;
  bots.ready.then(() => change({ bots: bots.list() }));
  watch(onChange);

  function onChange() {
    const { route, save } = model;
    const ofTheTable = route.screen === "play" || route.screen === "end";
    const wanted = route.screen === "lab" || (ofTheTable && Boolean(save?.seats?.some(botName)));
    if (inUse && !wanted) loadRest().then(({ sandbox }) => sandbox.stop());
    inUse = wanted;
  }

  onScreen("lab", { enter: () => void (model.lab || opening || open()) });

  async function open() {
    if (!there) return change({ lab: { failed: true } });
    opening = true;
    try {
      const [{ openLab }] = await Promise.all([loadRest(), bots.ready]);
      await openLab(controller, bots);
    } catch (error) {
      console.warn(error);
      change({ lab: { failed: true } });
    }
    opening = false;
  }
}
