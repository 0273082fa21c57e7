// The course of a game as a picture: who was ahead after every card and every decision.  Called by
// screens/review.js; styled by style/review.css.
//
// In a game of luck it is a curve of winning chances.  In a divisor game nobody has a chance:
// somebody holds the win, so it is a step line between two halves and has no scale.

import { html, svg } from "lit-html";
import { nothing } from "./pieces";
import { percent } from "../../app/live-text";
import type { Review } from "../../app/features/review";

/** Sizes of the picture in its own units, near to pixels on the device it is for. */
const WIDE = { w: 720, h: 270, left: 48, right: 14, top: 20, foot: 24, size: 9, ticks: 20, flat: 126 };
const NARROW = { w: 310, h: 270, left: 44, right: 10, top: 18, foot: 24, size: 8, ticks: 6, flat: 130 };

/** @param pick a stop */
export function winChart({ found, stops, at }: Review, players: {name: string}[], pick: (at: number) => void) {
  const { chances, steps, sure } = found;
  const base = matchMedia("(max-width: 599px)").matches ? NARROW : WIDE;
  const frame = sure ? { ...base, h: base.flat, left: base.right } : base; // two halves need no height
  const { w, h, left, right, top, foot } = frame;
  const x = (i: number) => left + ((w - left - right) * i) / Math.max(1, steps.length);
  const y = (chance: number) => top + (h - top - foot) * (1 - chance);
  const line = path(chances, x, y, sure);
  const area = `${line}L${round(x(steps.length))} ${y(0.5)}L${x(0)} ${y(0.5)}Z`;
  const decisions = stops.slice(0, -1);
  const near = (event: MouseEvent) => pick(nearest(event, decisions.map(({ step }) => x(step + 1))));
  return html`<svg class="curve" viewBox="0 0 ${w} ${h}" role="img" aria-label=${summary(found, decisions.length, players)} @click=${near}>
    <defs>
      <clipPath id="cv-up"><rect x="0" y="0" width=${w} height=${y(0.5)}></rect></clipPath>
      <clipPath id="cv-down"><rect x="0" y=${y(0.5)} width=${w} height=${h}></rect></clipPath>
      <pattern id="cv-dots" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="pdd" cx="5" cy="5" r="1.8"></circle></pattern>
      <pattern id="cv-bars" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="pbb" width="2.5" height="9"></rect></pattern>
    </defs>
    <path class="cvup" clip-path="url(#cv-up)" d=${area}></path>
    <path fill="url(#cv-dots)" clip-path="url(#cv-up)" d=${area}></path>
    <path class="cvdn" clip-path="url(#cv-down)" d=${area}></path>
    <path fill="url(#cv-bars)" clip-path="url(#cv-down)" d=${area}></path>
    ${sure ? nothing : scale(frame, y)} ${numbers(frame, decisions, x)}
    <path class="cvm" d="M${left} ${y(0.5)}H${w - right}"></path>
    <path class="cvs" d="M${round(x(Math.min(stops[at].step + 1, steps.length)))} ${top}V${h - foot}"></path>
    <path class="cvl" d=${line}></path>
    ${points(found, decisions, at, frame, x, y)}
  </svg>`;
}

/** Straight from chance to chance; where there are none, level until a decision changes it. */
function path(chances, x, y, sure) {
  const bends = chances.map((chance, i) => {
    const here = `${round(x(i))} ${round(y(chance))}`;
    return i && sure ? `${round(x(i))} ${round(y(chances[i - 1]))}L${here}` : here;
  });
  return `M${bends.join("L")}`;
}

/** 100, 75, 50 % and back: how far ahead whoever is ahead is. */
const scale = ({ w, left, right }, y) =>
  [1, 0.75, 0.5, 0.25, 0].map(
    (chance) => svg`<path class="cvg" d="M${left} ${y(chance)}H${w - right}"></path>
      <text class="cva" x=${left - 8} y=${y(chance) + 4} text-anchor="end">${percent(Math.max(chance, 1 - chance))}</text>`,
  );

/** The numbers of the moves, as many as there is room for. */
function numbers({ h, ticks }, decisions, x) {
  const every = [1, 2, 5, 10, 20, 25, 50].find((n) => decisions.length / n <= ticks) ?? 50;
  return decisions
    .map(({ step }, i) => ({ move: i + 1, step }))
    .filter(({ move }) => move % every === 0)
    .map(({ move, step }) => svg`<text class="cva" x=${round(x(step + 1))} y=${h - 4} text-anchor="middle">${move}</text>`);
}

/** A disc or a kite for each decision; mistakes are larger and carry their mark. */
function points({ steps, chances }, decisions, at, { w, h, foot, size, left, right }, x, y) {
  const apart = (w - left - right) / Math.max(1, decisions.length);
  const plain = Math.min(size * 0.62, Math.max(2.5, apart / 3));
  const free = [0, 0]; // from where on the next mark fits: above, below
  return decisions.map(({ step }, i) => {
    const { by, verdict } = steps[step];
    const [cx, cy] = [round(x(step + 1)), round(y(chances[step + 1]))];
    const r = verdict ? Math.min(size, Math.max(plain + 1.5, apart / 2)) : plain;
    const how = i === at ? "cv--sel" : "";
    const shape = by
      ? svg`<path class="cv2 ${how}" d="M${cx} ${cy - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z"></path>`
      : svg`<circle class="cv1 ${how}" cx=${cx} cy=${cy} r=${r * 0.78}></circle>`;
    // A mistake of Disc pulls the line down, one of Kite up: the mark stands beyond it, if it can.
    const below = by ? cy - r - 18 < 0 : cy + r + 16 <= h - foot + 8;
    const fits = verdict && cx >= free[Number(below)];
    if (fits) free[Number(below)] = cx + 20;
    const mark = fits ? svg`<text class="cvt" x=${cx} y=${below ? cy + r + 15 : cy - r - 6} text-anchor="middle">${verdict}</text>` : nothing;
    return svg`${shape}${mark}`;
  });
}

/** The point that a tap is nearest to, from left to right: a finger is wider than a point. */
function nearest(event: MouseEvent, places: number[]) {
  const picture = (event.currentTarget as SVGSVGElement);
  const inside = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM()?.inverse());
  const far = places.map((place) => Math.abs(place - inside.x));
  return far.indexOf(Math.min(...far));
}

function summary({ chances, sure }, moves, players) {
  const winner = players[chances.at(-1) > 0.5 ? 0 : 1].name;
  const first = players[chances[0] >= 0.5 ? 0 : 1].name;
  if (sure) return `Who held the win after each of ${moves} moves. ${first} held it at first, ${winner} at the end.`;
  const start = percent(Math.max(chances[0], 1 - chances[0]));
  return `Winning chances after each of ${moves} moves. ${first} began with ${start}, ${winner} won. The table of moves holds every number.`;
}

const round = (n: number) => Math.round(n * 10) / 10;
