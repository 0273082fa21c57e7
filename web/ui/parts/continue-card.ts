// The card that takes you back to an open game, in the colour of whoever is to move.
// Drawn by the home page and by the set-up sheet of the same game.

import { html, icon, mark, nothing, tile } from "./pieces";
import { href, titleOfGame } from "../../app/routes";
import type { Save } from "../../store/storage";

/** Whether there is anything to go on with: a game under way, or a match. */
export const isOpen = (save: Save | undefined) =>
  Boolean(save && (save.brief.turn !== null || save.brief.match?.winner === null || save.twin === ""));

export function continueCard({ game, names, brief, twin }: Save) {
  const { turn, tiles } = brief;
  const screen = turn === null ? "end" : "play";
  return html`<a class="cont p${turn === null ? 0 : turn + 1}" href=${href(screen, game)}>
    <span class="cont__tiles" aria-hidden="true">
      ${turn === null ? nothing : mark(turn)} ${tiles.map(({ number, by }) => tile(number, { by }))}
    </span>
    <span class="cont__text"><b>Go on playing</b><span>${standing(game, names, brief, twin)}</span></span>
    <span class="cont__go">${icon("go")}</span>
  </a>`;
}

/** "Number Stack, game 2 of 3. Ben to move." */
function standing(game, names, { turn, match }: Save["brief"], twin: string | undefined) {
  const title = titleOfGame(game);
  if (turn === null && twin === "") return `${title}: the same cards once more, seats swapped.`;
  const long = match && match.length > 1;
  if (turn === null) return `${title}, best of ${match.length}: ${match.score.join(" to ")}.`;
  const where = long ? `, game ${match.played + 1} of ${match.length}` : "";
  return `${title}${where}. ${names[turn] || `Player ${turn + 1}`} to move.`;
}
