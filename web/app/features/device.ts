// What makes the page feel at home on a tablet: offline, updates, install, a screen that stays
// on.  Called once by main.js; joins these parts to the controller, and is the only one to know
// both.  Nothing here is needed for playing.

import { watchInstall } from "../../device/install";
import { startOffline } from "../../device/offline";
import { stayAwake } from "../../device/wake-lock";

export function addDevice({ model, act, report, watch }: {model: any, act: any, report: (news: object) => void,
    watch: (changed: (model: any) => void) => void}) {
  const offline = startOffline({
    report: (news) => report({ offline: news }),
    quiet: new Promise((resolve) => watch(() => startedUp(model) && resolve(undefined))),
  });
  act.update = offline.update;
  act.install = watchInstall({ report: (news) => report({ install: news }) });

  const onChange = () => {
    const seen = document.visibilityState === "visible";
    const on = model.route.screen === "play" && !!model.view && model.view.wait !== "over";
    stayAwake(on && seen);
    offline.playing(on && seen);
    if (seen && !on) offline.look();
  };
  watch(onChange);
  document.addEventListener("visibilitychange", onChange);
  onChange();
}

/** Playing comes first: nothing is fetched for later while Python is being fetched for now.  On
 * a first visit that means both interpreters, whose files will then come from the browser's own
 * cache; later on everything is here, and the quick one will do. */
function startedUp({ engine, offline }: {engine: any, offline: any}) {
  return engine.quick !== "starting" && !(offline.first && engine.full === "starting");
}
