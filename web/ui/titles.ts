// The title of the window, or of the tab: what a screen reader says first, and what people
// look for among twenty tabs.  Called by shell.js.

import { titleOfGame } from "../app/routes";
import type { Model } from "../app/controller";

export function titleOf({ route, view, link }: Model) {
  const title = route.game ? titleOfGame(route.game) : "";
  const here = view && view.game === route.game ? view : null;
  const words = {
    home: "Five number games for two",
    setup: `Set up ${title}`,
    play: here && here.turn !== null ? `${here.players[here.turn].name}’s turn: ${title}` : title,
    end: here?.outcome ? `${here.outcome.title.replace(/\.$/, "")}: ${title}` : title,
    review: `Look back: ${title}`,
    link: link?.view ? `${link.news.turn.replace(/\.$/, "")}: ${link.view.title}` : "A game by link",
    fair: "How fair is it?",
    rules: `Rules: ${title}`,
    written: `Written out: ${title}`,
    print: `On paper: ${title}`,
    settings: "Settings",
    history: "Finished games",
    puzzle: "Puzzle of the day",
    install: "On the home screen",
    lab: "Write your own player",
  };
  return `${words[route.screen]} · numgames`;
}
