// The small things every screen is made of: marks, tiles, slots, chips, words with weight.  Knows how a thing looks,
// never what it means in a game.  Players are 0 and 1 here as everywhere; the style sheets call them 1 and 2.

import { winsOf } from "#words/common";
import { html, nothing } from "lit-html";

export { html, nothing };

/** A line drawing from the sprite in index.html. */
export const icon = (name: string, wide = false) =>
  html`<svg class=${wide ? "ico ico--wide" : "ico"} aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** A player's shape: the disc with dots or the kite with bars. */
export const mark = (player: number, more = "") =>
  html`<svg class="mark ${more}" aria-hidden="true"><use href=${player ? "#kite" : "#sun"}></use></svg>`;

/** How a tile looks and travels.  By default it is no player's, of the usual size, and stays where it is. */
export interface TileLook {
  /** whose it is: its foot */
  by?: number | null;
  size?: "" | "s" | "l" | "xl" | "hero";
  /** further CSS classes */
  more?: string;
  /** the name of this very tile through all renderings */
  fly?: string;
  /** the spot it comes from, when it is new */
  from?: string;
  /** the spot that it is for others */
  spot?: string;
}

/** A number tile, flat unless it can be pressed. */
export const tile = (
  figure: number | string,
  { by = null, size = "", more = "", fly = "", from = "", spot = "" }: TileLook = {},
) => html`<span
    class="tile tile--flat ${size && `tile--${size}`} ${more}"
    data-by=${side(by)}
    data-fly=${fly || nothing}
    data-from=${from || nothing}
    data-spot=${spot || nothing}
    >${figure}</span
  >`;

/** The back of a tile, as it lies in a deck. */
export const back = (size = "", words = "") =>
  html`<span class="tile tile--back ${size && `tile--${size}`}"
    ><svg class="emblem" viewBox="0 0 64 48" aria-hidden="true"><use href="#emblem"></use></svg>${words
      ? html`<span class="tile__words">${words}</span>`
      : nothing}</span
  >`;

export interface SlotLook {
  /** plain, the next to be filled, or blocked */
  state?: "" | "next" | "no";
  /** who blocked it */
  by?: number | null;
  /** a word below the figure */
  tag?: unknown;
  /** further CSS classes */
  more?: string;
  title?: string;
}

/** A place on a stack that no tile has taken yet. */
export const slot = (
  figure: number,
  { state = "", by = null, tag = "", more = "", title = "" }: SlotLook = {},
) => html`<span class="slot ${state && `slot--${state}`} ${more}" data-by=${side(by)} title=${title || nothing}
    ><b>${figure}</b>${tag ? html`<span class="slot__tag">${tag}</span>` : nothing}</span
  >`;

/** A value on a button: the best one is green and framed. */
export const chip = (text: string, best = false) =>
  html`<span class="chip ${best ? "chip--best" : "chip--flat"}">${text}</span>`;

/** Games won in a match, as pips in the player's shape and in words. */
export const wins = (have: number, need: number) =>
  html`<p class="wins">
    ${upTo(need).map((n) => html`<i class="pip ${n <= have ? "pip--on" : ""}"></i>`)}
    <span>${winsOf(have, need)}</span>
  </p>`;

/** A sentence that has *stars* around what is bold. */
export const withStars = (sentence: string) =>
  sentence.split("*").map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));

/** A sentence with its names and numbers in bold. */
export function emphasize(sentence: string, names: string[]) {
  const words = [...names].sort((one, two) => two.length - one.length).map(literal);
  const parts = sentence.split(new RegExp(`(${[...words, "\\d+"].join("|")})`, "u"));
  return parts.map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));
}

/** 1, 2, … n. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** "1" or "2" for data-by; no attribute if it is neither's. */
export const side = (player: number | null | undefined) =>
  player === null || player === undefined ? nothing : String(player + 1);

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
