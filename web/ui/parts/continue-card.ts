// The card that takes you back to an open game, in the colour of whoever is to move.  Knows only what is kept.

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
    <span class="cont__text"><b>Go on playing</b><span>${standing(save)}</span></span>
    <span class="cont__go">${icon("go")}</span>
  </a>`;
}

/** "Number Stack, game 2 of 3. Ben to move." */
function standing({ game, names, brief: { turn, match }, duplicate }: Save) {
  const title = titleOfGame(game);
  if (turn !== null) {
    const where = match && match.length > 1 ? `, game ${match.played + 1} of ${match.length}` : "";
    return `${title}${where}. ${names[turn] || `Player ${turn + 1}`} to move.`;
  }
  if (duplicate === "") return `${title}: the same cards once more, seats swapped.`;
  return match ? `${title}, best of ${match.length}: ${match.score.join(" to ")}.` : `${title}.`;
}
