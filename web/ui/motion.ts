// What moves on the table: new tiles travel from where they were, the hand-over is shown.
//
// It looks at the page before and after a drawing and animates the difference, so nothing waits for it and a tap
// counts at once; where motion is unwanted (boot.ts says so on <html>) the new picture simply stands there.  Tiles tell
// who they are (data-fly) and which spot they come from (data-from, data-spot): see TileLook.  Knows no game.

import { handOver } from "#words/shell";
import type { Player, View } from "../app/view";

const TRAVEL = 220;
const CUE = 900;
const OUT = "cubic-bezier(.2, .8, .2, 1)";
const SPRING = "cubic-bezier(.3, 1.4, .5, 1)";

/** What was on the table when it was last drawn. */
let shown: { game: string; steps: number; turn: Player | null } = { game: "", steps: 0, turn: null };
/** The button that had the keyboard's focus is gone, and nothing was there to take it. */
let focusLost = false;

/** Draw the table, then set in motion what has changed. */
export function withMotion(root: HTMLElement, { game, seed, log, turn, players }: View, draw: () => void) {
  const before = shown;
  shown = { game: `${game}.${seed}`, steps: log.length, turn };
  const onward = shown.game === before.game && log.length > before.steps;
  const calm = document.documentElement.dataset.motion === "less";
  const byKeyboard = root.querySelector(".play :focus-visible") !== null;
  if (!onward || calm) {
    draw();
  } else {
    const old = layoutOf(root);
    for (const left of document.querySelectorAll(".ghost, .cue")) left.remove();
    draw();
    const tiles = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
    // First all that is measured, then all that moves: what is measured in between is laid out again.
    for (const move of tiles.map((tile) => journey(tile, old))) move?.();
    if (turn !== before.turn && turn !== null) showHandOver(root, turn, players[turn].name);
  }
  focusLost = (byKeyboard || focusLost) && !root.querySelector(":focus") && !focusNext(root);
}

interface Layout {
  tiles: Set<string>;
  spots: Map<string, DOMRect>;
}

/** Which tiles lie there, and where the spots are that new ones may come from. */
function layoutOf(root: HTMLElement): Layout {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    tiles: new Set(all("[data-fly]").map(({ dataset: { fly = "" } }) => fly)),
    spots: new Map(all("[data-spot]").map((spot) => [spot.dataset.spot ?? "", spot.getBoundingClientRect()])),
  };
}

/** How a tile that is new here comes from its spot; nothing, if it is not. */
function journey(tile: HTMLElement, { tiles, spots }: Layout) {
  const { fly = "", from = "", spot = "" } = tile.dataset;
  const start = spots.get(from);
  if (tiles.has(fly) || !start) return null;
  const end = tile.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  if (from === spot || Math.abs(x) + Math.abs(y) < 8) // turned up where it lay
    return () => tile.animate([{ scale: "0.04 1" }, { scale: "1 1" }], { duration: TRAVEL, easing: OUT });
  const { fontSize } = getComputedStyle(tile);
  const spin = isUpsideDown(tile) ? "rotate(180deg)" : "";
  const frames = [
    { transform: `translate(${x}px, ${y}px) ${spin} scale(${start.width / end.width})` },
    { transform: spin || "none" },
  ];
  return () => {
    const ghost = ghostOf(tile, end, fontSize);
    ghost.animate(frames, { duration: TRAVEL, easing: SPRING }).finished.finally(() => ghost.remove());
    tile.animate([{ opacity: 0 }, { opacity: 0 }], TRAVEL);
  };
}

/** A copy over everything: trays and strips clip what leaves them. */
function ghostOf(tile: HTMLElement, { x, y, width }: DOMRect, size: string) {
  const ghost = document.importNode(tile, true);
  for (const name of ["data-fly", "data-from", "data-spot"]) ghost.removeAttribute(name);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--s", `${width}px`);
  ghost.style.setProperty("font-size", size);
  ghost.style.setProperty("left", `${x}px`);
  ghost.style.setProperty("top", `${y}px`);
  document.body.append(ghost);
  return ghost;
}

/** Whether an element stands on its head, as the far player's things do. */
function isUpsideDown(element: HTMLElement) {
  let upsideDown = false;
  for (let node = element.parentElement; node; node = node.parentElement) {
    const { transform } = getComputedStyle(node);
    if (transform !== "none" && new DOMMatrixReadOnly(transform).a < 0) upsideDown = !upsideDown;
  }
  return upsideDown;
}

/** Where one device goes from hand to hand, say whose it is now.  It lets every tap through. */
function showHandOver(root: HTMLElement, player: Player, name: string) {
  const play = root.querySelector<HTMLElement>(".play");
  if (!play || play.dataset.near || play.dataset.table !== "same" || !matchMedia("(max-width: 599px)").matches) return;
  const cue = document.createElement("p");
  const who = document.createElement("b");
  who.textContent = name;
  cue.className = `handover cue p${player + 1}`;
  cue.setAttribute("aria-hidden", "true");
  cue.append(handOver[0], who, handOver[1]);
  document.body.append(cue);
  const frames = [
    { opacity: 0, scale: 0.92 },
    { opacity: 1, scale: 1, offset: 0.15 },
    { opacity: 1, scale: 1, offset: 0.8 },
    { opacity: 0, scale: 1 },
  ];
  cue.animate(frames, { duration: CUE, easing: OUT }).finished.finally(() => cue.remove());
}

/** A press by keyboard took its own button away: go where the next one is needed, if there is any. */
function focusNext(root: HTMLElement) {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const next = find("[data-auto]") ?? find(".grid [tabindex='0']");
  next?.focus();
  return next !== null;
}
