/**
 * The small things every screen is made of: marks, tiles, slots, chips, words with weight.
 *
 * Called by the table, the boards and the screens; styled by style/parts.css.  Knows how a
 * thing looks, never what it means in a game.  Players are 0 and 1 here as everywhere in the
 * view; the stylesheets call them 1 and 2.
 */
import { html, nothing } from "lit-html";

export { html, nothing };

/** A line drawing from the sprite in index.html. */
export const icon = (name: string, wide = false) =>
  html`<svg class=${wide ? "ico ico--wide" : "ico"} aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** A player's shape: the disc with dots or the kite with bars. */
export const mark = (player: number, more = "") =>
  html`<svg class="mark ${more}" aria-hidden="true"><use href=${player ? "#kite" : "#sun"}></use></svg>`;

/**
 * A number tile, flat unless it can be pressed.
 *
 * `by` is whose it is (its foot), `size` one of s, l, xl, hero.  `fly` names this very tile
 * through all renderings and `from` the spot it comes from, `spot` a place others come from:
 * web/motion.js lets new tiles travel by these.
 */
export const tile = (figure: number | string, { by = null, size = "", more = "", fly = "", from = "", spot = "" }: {by?: number | null, size?: string, more?: string, fly?: string, from?: string, spot?: string} = {}) =>
  html`<span
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

/** A place on a stack that no tile has taken yet: plain, "next", or "no" = blocked by `by`. */
export const slot = (figure: number, { state = "", by = null, tag = "", more = "", title = "" }: {state?: "" | "next" | "no", by?: number | null, tag?: unknown, more?: string, title?: string} = {}) =>
  html`<span class="slot ${state && `slot--${state}`} ${more}" data-by=${side(by)} title=${title || nothing}
    ><b>${figure}</b>${tag ? html`<span class="slot__tag">${tag}</span>` : nothing}</span
  >`;

/** A value on a button: the best one is green and framed. */
export const chip = (text: string, best = false) =>
  html`<span class="chip ${best ? "chip--best" : "chip--flat"}">${text}</span>`;

/** Games won in a match, as pips in the player's shape and in words. */
export const wins = (have: number, need: number) =>
  html`<p class="wins">
    ${upTo(need).map((n) => html`<i class="pip ${n <= have ? "pip--on" : ""}"></i>`)}
    <span>${have} of ${need} ${need === 1 ? "win" : "wins"}</span>
  </p>`;

/** A sentence with its names and numbers in bold. */
export function emphasize(sentence: string, names: string[]) {
  const words = [...names].sort((one, two) => two.length - one.length).map(literal);
  const parts = sentence.split(new RegExp(`(${[...words, "\\d+"].join("|")})`, "u"));
  return parts.map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));
}

/** 1, 2, … n. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** "1" or "2" for data-by; no attribute for nobody. */
export const side = (player: number | null | undefined) =>
  player === null || player === undefined ? nothing : String(player + 1);

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
