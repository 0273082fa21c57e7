// What can be sent of the game that is on the page.  Joined to the controller by main.js.  No DOM:
// screens/share.js shows it as link and as QR code.  The texts are Python's (numgames/links.py).

import { reviewedGame } from "./review";
import { isAway } from "../seats";
import type { Controller } from "../controller";

/** `links` by what is sent: the whole game, or only its cards. */
export type Share = {title: string, what: "game" | "cards", links: {game: string, cards: string},
    qr: ((url: string) => unknown) | null, note: string, luck: boolean, said: string, to: string};

export function addSharing({ model, act, ask, report, toast }: Controller) {
  /** Get the texts ready.  False if there is nothing to share. */
  act.share = async () => {
    const { view, save } = reviewedGame(model) ?? model;
    if (!view || !save) return false;
    const { route } = model;
    const [answer, later] = await Promise.all([
      ask({ do: "share", record: view.record }, save).catch(() => null),
      import("../../lazy-bundle").catch(() => null), // draws the QR code; the link does without
    ]);
    if (route !== model.route) return false; // they have left
    if (!answer?.ok) {
      toast({ text: "The link could not be made. Try again." });
      return false;
    }
    const away = [0, 1].find((player) => isAway(save, player));
    const to = away === undefined ? "" : view.players[away].name;
    const { game, cards, note, luck } = answer;
    report({ share: { title: view.title, what: "game", links: { game, cards }, qr: later?.qrOf ?? null, note, luck, said: "", to } });
    return true;
  };

  /** Send something else, or say how it went. */
  act.setShare = (part: Partial<Share>) => model.share && report({ share: { ...model.share, said: "", ...part } });
}
