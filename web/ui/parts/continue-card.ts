// The card that takes you back to an open game, in the colour of the player to move.  Knows only what is kept.

import * as common from "#words/common";
import * as words from "#words/shell";
import { titleOfGame } from "../../app/routes";
import type { Save } from "../../app/saved";
import { hrefOfOpen } from "../../app/saves";
import { html, icon, mark, nothing, tile } from "./pieces";

export function continueCard(save: Save) {
  const { turn, tiles } = save.brief;
  return html`<a class="cont p${turn === null ? 0 : turn + 1}" href=${hrefOfOpen(save)}>
    <span class="cont__tiles" aria-hidden="true">
      ${turn === null ? nothing : mark(turn)} ${tiles.map(({ number, by }) => tile(number, { by }))}
    </span>
    <span class="cont__text"><b>${words.continueGame}</b><span>${standing(save)}</span></span>
    <span class="cont__go">${icon("go")}</span>
  </a>`;
}

function standing({ game, names, brief: { turn, match }, duplicate }: Save) {
  const title = titleOfGame(game);
  if (turn !== null) {
    return words.gameUnderWay(title, names[turn] || common.playerNumber(turn + 1), match && match.length > 1 ? match : null);
  }
  if (duplicate === "") return words.duplicateUnderWay(title);
  return match ? words.matchUnderWay(title, match.length, match.score) : title;
}
