// What the winner won with, in tiles, under "Ben wins".  Called by end.js.
// Draws what the view holds; where there is nothing to show, the sentence above it is enough.

import { html, mark, nothing, tile } from "../parts/pieces";

/** Tiles shown at the end of a chain. */
const LAST_LINKS = 4;

export function winningTiles({ outcome, players, table }) {
  const { winner, reason } = outcome;
  const mine = players[winner].tray;
  if (reason === "resigned") return nothing;
  if (mine.makes?.length) return sum(mine.makes, winner, mine.target);
  if (reason === "completed") return row([1, 2, 3, 4, 5].map((n) => big(n, winner)), "The stack: 1, 2, 3, 4, 5");
  if (mine.draw_off) return sides(players, (tray) => tray.draw_off);
  if ("total" in mine) return sides(players, (tray) => ("best" in mine && table.rule === "any" ? tray.best : tray.total));
  if (mine.height !== undefined) return sides(players, (tray) => tray.height);
  if (table.chain) return chain(table);
  return nothing;
}

/** 7 + 3 + 5 = 15 */
function sum(numbers, winner, target) {
  const parts = numbers.map((n, i) => html`${i ? html`<span>+</span>` : nothing}${big(n, winner)}`);
  return row(html`${parts}<span>=</span><b class="num">${target}</b>`, `${numbers.join(" plus ")} makes ${target}`);
}

/** A number for each player. */
function sides(players, number) {
  const side = (player) => html`${mark(player, "mark--side")}<b class="num">${number(players[player].tray)}</b>`;
  const words = players.map(({ name, tray }) => `${name} ${number(tray)}`).join(", ");
  return row(html`${side(0)}<span class="end__to">to</span>${side(1)}`, words);
}

/** The end of the chain. */
function chain({ chain: links }) {
  const last = links.slice(-LAST_LINKS);
  const tiles = last.map(({ number, by, step }, i) => html`${i ? html`<span class="end__step">${step}</span>` : nothing}${big(number, by)}`);
  return row(tiles, `The last numbers: ${last.map(({ number }) => number).join(", ")}`);
}

const big = (n, by) => tile(n, { by, size: "l" });

const row = (things, words) => html`<div class="end__tiles" role="img" aria-label=${words}>${things}</div>`;
