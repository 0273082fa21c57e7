// The course of a game as a picture: who was ahead after every card and every decision.  In a game of luck it is a
// curve of winning chances.  In a divisor game one of the two can always force a win: a step
// line between two halves, no scale.

import { html, svg } from "lit-html";
import * as words from "#words/review";
import type { FoundReview } from "../../app/answers";
import { percent } from "../../app/live-text";
import type { Review, Stop } from "../../app/model";
import type { ViewPlayer } from "../../app/view";
import { nothing } from "./pieces";

/** Sizes of the picture in its own units, near to pixels on the device it is for. */
const WIDE = { w: 620, h: 290, left: 48, right: 14, top: 26, foot: 24, size: 9, ticks: 20, flat: 190 };
const NARROW = { w: 310, h: 210, left: 44, right: 10, top: 22, foot: 24, size: 8, ticks: 6, flat: 170 };

type Frame = typeof WIDE;
/** From a step, or from a chance, to where it is in the picture. */
type Axis = (value: number) => number;

/** A move that turned the game: of which step, at which stop. */
export interface Turn {
  step: number;
  stop: number;
}

export const turns = ({ steps }: FoundReview, stops: Stop[]): Turn[] =>
  stops.map(({ step }, stop) => ({ step, stop })).filter(({ step }) => steps[step]?.turn);

/** The picture; a tap on it picks the stop nearest to it.  Nothing until the game has been gone through. */
export function winChart({ found, stops, at }: Review, players: ViewPlayer[], pick: (stop: number) => void) {
  if (!found) return nothing;
  const { chances, steps, sure } = found;
  const base = matchMedia("(max-width: 599px)").matches ? NARROW : WIDE;
  const frame = sure ? { ...base, h: base.flat, left: base.right } : base; // two halves need no height
  const { w, h, left, right, top, foot } = frame;
  const x = (i: number) => left + ((w - left - right) * i) / Math.max(1, steps.length);
  const inset = sure ? 24 : 0; // two levels, with room for the marks beyond
  const y = (chance: number) => top + inset + (h - top - foot - 2 * inset) * (1 - chance);
  const line = path(chances, x, y, sure);
  const area = `${line}L${round(x(steps.length))} ${y(0.5)}L${x(0)} ${y(0.5)}Z`;
  const decisions = stops.slice(0, -1);
  const tapped = (event: MouseEvent) => {
    const picture = event.currentTarget;
    const places = decisions.map(({ step }) => x(step + 1));
    if (picture instanceof SVGSVGElement) pick(nearest(across(event, picture), places));
  };
  return html`<svg class="curve" viewBox="0 0 ${w} ${h}" role="img" aria-label=${summary(found, decisions.length, players)} @click=${tapped}>
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
function path(chances: number[], x: Axis, y: Axis, sure: boolean) {
  const bends = chances.map((chance, i) => {
    const point = `${round(x(i))} ${round(y(chance))}`;
    return i && sure ? `${round(x(i))} ${round(y(chances[i - 1]))}L${point}` : point;
  });
  return `M${bends.join("L")}`;
}

/** 100, 75, 50 % and back: how far ahead the leader is. */
const scale = ({ w, left, right }: Frame, y: Axis) =>
  [1, 0.75, 0.5, 0.25, 0].map(
    (chance) => svg`<path class="cvg" d="M${left} ${y(chance)}H${w - right}"></path>
      <text class="cva" x=${left - 8} y=${y(chance) + 4} text-anchor="end">${percent(Math.max(chance, 1 - chance))}</text>`,
  );

/** The numbers of the moves, as many as there is room for. */
function numbers({ h, ticks }: Frame, decisions: Stop[], x: Axis) {
  const every = [1, 2, 5, 10, 20, 25, 50].find((n) => decisions.length / n <= ticks) ?? 50;
  return decisions
    .map(({ step }, i) => ({ move: i + 1, step }))
    .filter(({ move }) => move % every === 0)
    .map(({ move, step }) => svg`<text class="cva" x=${round(x(step + 1))} y=${h - 4} text-anchor="middle">${move}</text>`);
}

/** A disc or a kite for each decision, a grey square where there was none to make; what turned the game is larger and has its
 * number in the story. */
function points({ steps, chances }: FoundReview, decisions: Stop[], at: number, frame: Frame, x: Axis, y: Axis) {
  const { w, h, foot, size, left, right } = frame;
  const apart = (w - left - right) / Math.max(1, decisions.length);
  const plain = Math.min(size * 0.62, Math.max(2.5, apart / 3));
  const free = [0, 0]; // from where on the next mark fits: above, below
  let turned = 0;
  return decisions.map(({ step }, i) => {
    const { by, forced, turn } = steps[step];
    if (turn) turned += 1;
    const [cx, cy] = [round(x(step + 1)), round(y(chances[step + 1]))];
    const r = turn ? Math.min(size, Math.max(plain + 1.5, apart / 2)) : plain;
    const how = i === at ? "cv--sel" : "";
    const shape = forced
      ? svg`<rect class="cvf ${how}" x=${cx - r * 0.8} y=${cy - r * 0.8} width=${r * 1.6} height=${r * 1.6} rx="2"></rect>`
      : by
      ? svg`<path class="cv2 ${how}" d="M${cx} ${cy - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z"></path>`
      : svg`<circle class="cv1 ${how}" cx=${cx} cy=${cy} r=${r * 0.78}></circle>`;
    // A mistake of Disc pulls the line down, one of Kite up: the mark stands beyond it, if it can.
    const below = by ? cy - r - 18 < 0 : cy + r + 16 <= h - foot + 8;
    const fits = turn && cx >= free[Number(below)];
    if (fits) free[Number(below)] = cx + 20;
    const mark = fits ? svg`<text class="cvt" x=${cx} y=${below ? cy + r + 15 : cy - r - 6} text-anchor="middle">${turned}</text>` : nothing;
    return svg`${shape}${mark}`;
  });
}

/** How far from the left a tap is, in the picture's own units. */
const across = ({ clientX, clientY }: MouseEvent, picture: SVGSVGElement) =>
  new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()?.inverse()).x;

/** The place that is nearest, whatever its height: a finger is wider than a point. */
function nearest(x: number, places: number[]) {
  const distances = places.map((place) => Math.abs(place - x));
  return distances.indexOf(Math.min(...distances));
}

function summary({ chances, sure }: FoundReview, moves: number, players: ViewPlayer[]) {
  const winner = players[chances[chances.length - 1] > 0.5 ? 0 : 1].name;
  const first = players[chances[0] >= 0.5 ? 0 : 1].name;
  if (sure) return words.whoWasWinning(moves, first, winner);
  const start = percent(Math.max(chances[0], 1 - chances[0]));
  return words.whoWasAhead(moves, first, start, winner);
}

const round = (n: number) => Math.round(n * 10) / 10;
