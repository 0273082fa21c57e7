// A duplicate match: the same cards twice, with the seats swapped, so that luck cancels.  No DOM and no sums: who
// decided better, Python says, once the second game is over.

import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { Save } from "../saved";
import { tableSettings } from "../saves";
import type { View } from "../view";

export function addDuplicate({ model, ask, begin, change, watch }: Controller): Pick<Intents, "swap"> {
  watch(onChange);

  function onChange() {
    const { route, view, save, duplicate } = model;
    const over = route.screen === "end" && view?.outcome;
    if (over && save?.duplicate && duplicate?.view !== view) compare(view, save);
  }

  async function compare(view: View, save: Save) {
    change({ duplicate: { view, found: null, failed: false } });
    const { duplicate: first } = save;
    const answer = await ask({ do: "duplicate", first, record: view.record }, save).catch(() => null);
    if (model.duplicate?.view !== view) return;
    if (!answer?.ok) return change({ duplicate: { view, found: null, failed: true }, said: model.said });
    change({ duplicate: { view, found: answer, failed: false }, said: `${answer.title} ${answer.why}` });
  }

  return {
    swap() {
      const { view, save } = model;
      if (!save || !view?.outcome) return;
      const second = { ...tableSettings(save), match: { length: 1, games: [] }, duplicate: save.record };
      begin(second, String(2 - view.starter), view.options, view.seed);
    },
  };
}
