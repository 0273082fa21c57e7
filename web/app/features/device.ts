// What makes the page feel at home on a tablet: offline, updates, install, a screen that stays on.  Says when a game
// is on and when it is time to fetch; how any of it is done, device/ knows.  Nothing here is needed for playing.

import { watchInstall } from "../../device/install";
import { startOffline } from "../../device/offline";
import { isSeen, onSeen, stayAwake } from "../../device/wake-lock";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { Model } from "../model";

export function addDevice({ model, change, watch }: Controller): Pick<Intents, "update" | "install"> {
  const quiet = new Promise<void>((resolve) => watch(() => startedUp(model) && resolve()));
  const offline = startOffline({ report: (news) => change({ offline: news }), quiet });
  const install = watchInstall({ report: (news) => change({ install: news }) });

  const onChange = () => {
    const seen = isSeen();
    const on = model.route.screen === "play" && model.view !== null && model.view.wait !== "over";
    stayAwake(on && seen);
    offline.setPlaying(on && seen);
    if (seen && !on) offline.lookForUpdate();
  };
  watch(onChange);
  onSeen(onChange);
  onChange();

  return { update: offline.update, install };
}

/** Playing comes first: nothing is fetched for later while Python is being fetched for now.  On a first visit that
 * means both interpreters, whose files will then come from the browser's own cache; later on everything is here, and
 * the quick one will do. */
const startedUp = ({ engine, offline }: Model) =>
  engine.quick !== "starting" && !(offline.first && engine.full === "starting");
