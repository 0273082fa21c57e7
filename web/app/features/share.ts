// What can be sent of the game that is on the page: a link to the whole of it, or to its cards.  No DOM; the texts are
// Python's.

import { noLink } from "#words/app";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import { reviewedGame } from "../model";
import { isAway } from "../seats";

type LoadRest = () => Promise<Pick<typeof import("../../lazy-bundle"), "qrOf">>;

export function addSharing(controller: Controller, loadRest: LoadRest): Pick<Intents, "share" | "setShare"> {
  const { model, ask, change, toast } = controller;

  return {
    async share() {
      const { view, save } = reviewedGame(model) ?? model;
      if (!view || !save) return false;
      const { route } = model;
      const [answer, rest] = await Promise.all([
        ask({ do: "share", record: view.record }, save).catch(() => null),
        loadRest().catch(() => null), // draws the QR code; the link does without
      ]);
      if (route !== model.route) return false; // they have left
      if (!answer?.ok) {
        toast({ text: noLink });
        return false;
      }
      const { game, cards, note, luck } = answer;
      const to = view.players.find((_, player) => isAway(save, player))?.name ?? "";
      const links = { game, cards };
      change({ share: { title: view.title, what: "game", links, qr: rest?.qrOf ?? null, note, luck, said: "", to } });
      return true;
    },

    setShare(part) {
      if (model.share) change({ share: { ...model.share, said: "", ...part } });
    },
  };
}
