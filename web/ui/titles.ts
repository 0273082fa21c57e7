// Which title the window has, screen by screen.

import * as words from "#words/titles";
import type { Model } from "../app/model";
import { type ScreenName, titleOfGame } from "../app/routes";

export function titleOf({ route, view: onTable, link }: Model) {
  const game = route.game ? titleOfGame(route.game) : "";
  const view = onTable?.game === route.game ? onTable : null;
  const titles: Record<ScreenName, string> = {
    home: words.homeTitle,
    setup: words.setupTitle(game),
    play: words.playTitle(game, view && view.turn !== null ? view.players[view.turn].name : ""),
    end: view?.outcome ? words.saidTitle(view.outcome.title, game) : game,
    review: words.reviewTitle(game),
    link: link?.view ? words.saidTitle(link.news.turn, link.view.title) : words.linkTitle,
    fair: words.fairTitle,
    rules: words.rulesTitle(game),
    written: words.transcriptTitle(game),
    print: words.printTitle(game),
    settings: words.settingsTitle,
    history: words.historyTitle,
    puzzle: words.puzzleTitle,
    install: words.installTitle,
    accessibility: words.accessibilityTitle,
    lab: words.labTitle,
  };
  return `${titles[route.screen]} · numgames`;
}
