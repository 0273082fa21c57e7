// The door to the bot lab: its scripts, its editor and its Python are fetched when somebody goes
// there, and the worker is let go when nobody needs it.  Joined to the controller by main.js.

import { botName } from "../seats";
import type { Bots } from "../../store/bot-store";
import type { Controller } from "../controller";

export function addLab(controller: Controller, bots: Bots) {
  const { model, report, watch } = controller;
  let opening = false;
  let inUse = false;
  bots.ready.then(() => report({ bots: bots.list() }));
  watch(onChange);

  function onChange() {
    const { route, save } = model;
    const bot = ["play", "end"].includes(route.screen) && save?.seats?.some(botName);
    const wanted = route.screen === "lab" || Boolean(bot);
    if (inUse && !wanted) import("../../lazy-bundle").then(({ runner }) => runner.stop());
    inUse = wanted;
    if (route.screen === "lab" && !model.lab && !opening) open();
  }

  async function open() {
    opening = true;
    try {
      const [{ openLab }] = await Promise.all([import("../../lazy-bundle"), bots.ready]);
      await openLab(controller, bots);
    } catch (error) {
      console.warn(error);
      report({ lab: { failed: true } });
    }
    opening = false;
  }
}
