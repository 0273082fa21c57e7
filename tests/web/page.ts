// The page without anything to see: a controller at a fake engine and a fake storage, and where people are.

import { createController } from "../../web/app/controller";
import type { Intents } from "../../web/app/intents";
import type { Setup } from "../../web/app/model";
import type { Save, Settings } from "../../web/app/saved";
import { fakeEngine, fakeStorage, GAME, NAMES, settled } from "./support";

export const SETUP: Setup = {
  game: GAME,
  names: NAMES,
  seats: ["person", "person"],
  starter: "1",
  length: 1,
  options: { sum: "any" },
  help: "marks",
  table: "same",
};

/** The page at this address, with these games on the disk. */
export async function openPage({ at = "#/", saves = [] }: { at?: string; saves?: Save[] } = {}) {
  const python = fakeEngine();
  const disk = fakeStorage(...saves);
  const page = { python, disk, address: at, kept: {} as Partial<Settings> };
  const act = {} as Intents;
  const controller = createController({
    act,
    engine: python.engine,
    storage: disk.storage,
    kept: Promise.resolve(),
    settings: {},
    keepSettings(settings) {
      page.kept = settings;
    },
    go(hash) {
      page.address = hash;
      controller.route(hash);
    },
  });
  Object.assign(act, controller.intents);
  const { model } = controller;
  await controller.route(at);
  await settled();

  return Object.assign(page, {
    act,
    controller,
    model,
    moves: () => model.view?.log.map(({ move }) => move),
    keptMoves: (game = GAME) => disk.games.get(game)?.record.split("/")[3],
    /** A link is followed. */
    async visit(hash: string) {
      page.address = hash;
      await controller.route(hash);
      await settled();
    },
  });
}

/** A page with a game on the table that has just begun. */
export async function openTable(part: Partial<Setup> = {}) {
  const page = await openPage({ at: "#/setup/number_stack" });
  page.act.start({ ...SETUP, ...part });
  await settled();
  return page;
}
