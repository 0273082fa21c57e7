// What the winner won with, in tiles, under "Ben wins".  Knows no rule and adds up nothing: it draws what the view
// holds; where there is nothing to show, the sentence above it is enough.

import * as words from "#words/end";
import { type ChainLink, chainOf, type Player, type Tray, type View, type ViewPlayer } from "../../app/view";
import { html, mark, nothing, tile } from "../parts/pieces";

/** What a tray holds at the end, depending on the game. */
interface FinalTray extends Tray {
  /** the numbers that make the target; empty if they do not */
  makes?: number[];
  target?: number;
  best?: number;
  total?: number;
  height?: number;
  /** the card drawn to decide between equal stacks, or 0 */
  draw_off?: number;
}

type FinalPlayer = ViewPlayer<FinalTray>;

/** Tiles shown at the end of a chain. */
const LAST_LINKS = 4;

export function winningTiles(view: View) {
  const { outcome, options } = view;
  if (!outcome || outcome.reason === "resigned") return nothing;
  const { winner, reason } = outcome;
  const players: FinalPlayer[] = view.players;
  const { makes, target, best, total, height, draw_off } = players[winner].tray;
  if (makes?.length && target) return sum(makes, winner, target);
  if (reason === "completed") return row([1, 2, 3, 4, 5].map((n) => big(n, winner)), words.fullStack([1, 2, 3, 4, 5]));
  if (draw_off) return sides(players, (tray) => tray.draw_off);
  if (best !== undefined && options.sum === "any") return sides(players, (tray) => tray.best);
  if (total !== undefined) return sides(players, (tray) => tray.total);
  if (height !== undefined) return sides(players, (tray) => tray.height);
  const chain = chainOf(view);
  return chain ? lastLinks(chain) : nothing;
}

/** 7 + 3 + 5 = 15 */
function sum(numbers: number[], winner: Player, target: number) {
  const parts = numbers.map((n, i) => html`${i ? html`<span>+</span>` : nothing}${big(n, winner)}`);
  return row(html`${parts}<span>=</span><b class="num">${target}</b>`, words.sumMakes(numbers, target));
}

/** A number for each player. */
function sides(players: FinalPlayer[], number: (tray: FinalTray) => number | undefined) {
  const side = (player: Player) => html`${mark(player, "mark--side")}<b class="num">${number(players[player].tray)}</b>`;
  const heard = words.numbersOf(players.map(({ name, tray }) => ({ name, number: number(tray) })));
  return row(html`${side(0)}<span class="end__to">${words.to}</span>${side(1)}`, heard);
}

/** The end of the chain. */
function lastLinks(chain: ChainLink[]) {
  const last = chain.slice(-LAST_LINKS);
  const tiles = last.map(
    ({ number, by, step }, i) => html`${i ? html`<span class="end__step">${step}</span>` : nothing}${big(number, by)}`,
  );
  return row(tiles, words.lastNumbers(last.map(({ number }) => number)));
}

const big = (n: number, by: Player) => tile(n, { by, size: "l" });

const row = (things: unknown, heard: string) =>
  html`<div class="end__tiles" role="img" aria-label=${heard}>${things}</div>`;
