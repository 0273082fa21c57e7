// One thing to learn from a game that a computer has won, looked for once its end is on the screen.  No DOM, no
// judgement: Python finds it and says it.

import type { Controller } from "../controller";
import type { Save } from "../saved";
import { beatenPerson } from "../seats";
import type { View } from "../view";

export function addTip({ model, ask, change, watch }: Controller) {
  watch(onChange);

  function onChange() {
    const { route, view, save, tip } = model;
    const player = beatenPerson(model);
    if (route.screen === "end" && view && save && player !== null && tip?.view !== view) find(view, save, player);
  }

  async function find(view: View, save: Save, player: number) {
    change({ tip: { view, found: null, failed: false } });
    const answer = await ask({ do: "tip", record: view.record, player }, save).catch(() => null);
    if (model.tip?.view !== view) return;
    if (!answer?.ok) return change({ tip: { view, found: null, failed: true } });
    change({ tip: { view, found: answer, failed: false }, said: `${answer.title}. ${answer.text}` });
  }
}
