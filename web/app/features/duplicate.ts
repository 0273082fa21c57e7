// A duplicate match: the same cards twice, with the seats swapped, so that luck cancels.  Joined to
// the controller by main.js.  No DOM and no sums: who decided better, Python says
// (numgames/duplicate.py), once the second game is over.

import { tableSettings } from "../saves";
import type { Controller } from "../controller";

export type Twin = {view: any, found: {title: string, why: string} | null, failed: boolean};

export function addDuplicate({ model, act, ask, begin, report, watch }: Controller) {
  watch(onChange);

  function onChange() {
    const { route, view, save, twin } = model;
    if (route.screen === "end" && save?.twin && view?.outcome && twin?.view !== view) compare();
  }

  async function compare() {
    const { view, save } = model;
    report({ twin: { view, found: null, failed: false } });
    const found = await ask({ do: "duplicate", first: save.twin, record: view.record }, save).catch(() => null);
    if (model.twin?.view !== view) return;
    report({ twin: { view, found: found?.ok ? found : null, failed: !found?.ok }, said: found?.ok ? `${found.title} ${found.why}` : model.said });
  }

  /** The second game: the same cards from the other seat. */
  act.swap = () => {
    const { view, save } = model;
    if (!save || !view?.outcome) return;
    return begin({ ...tableSettings(save), match: { length: 1, games: [] }, twin: save.record }, String(2 - view.starter), view.options, view.seed);
  };
}
