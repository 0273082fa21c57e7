// The title of the window, or of the tab: what a screen reader says first, and what people look for among twenty tabs.

import type { Model } from "../app/model";
import { type ScreenName, titleOfGame } from "../app/routes";

export function titleOf({ route, view: onTable, link }: Model) {
  const title = route.game ? titleOfGame(route.game) : "";
  const view = onTable?.game === route.game ? onTable : null;
  const words: Record<ScreenName, string> = {
    home: "Five number games for two",
    setup: `Set up ${title}`,
    play: view && view.turn !== null ? `${view.players[view.turn].name}’s turn: ${title}` : title,
    end: view?.outcome ? `${withoutStop(view.outcome.title)}: ${title}` : title,
    review: `Look back: ${title}`,
    link: link?.view ? `${withoutStop(link.news.turn)}: ${link.view.title}` : "A game by link",
    fair: "How fair is it?",
    rules: `Rules: ${title}`,
    written: `Written out: ${title}`,
    print: `On paper: ${title}`,
    settings: "Settings",
    history: "Finished games",
    puzzle: "Puzzle of the day",
    install: "On the home screen",
    accessibility: "Accessibility",
    lab: "Write your own player",
  };
  return `${words[route.screen]} · numgames`;
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");
