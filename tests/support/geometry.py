"""What is wrong with a screen as it is drawn, found by measuring it: text over text, text outside
its box, a control that something covers, what is cut off, too small or out of reach.

Evaluated in the page as it stands, at one size.  It knows boxes, not screens: an exception is a
part of a selector below, with its reason.
"""

from playwright.sync_api import Page

Size = "tuple[int, int]"

MISFITS = """() => {
  const CONTROLS = "button, a[href], summary, select, input:not([type=hidden]), .seg__o";
  const TOUCHED = "button, a[href], summary, .seg__o, input[type=text]";
  const PICTURES = "svg:not(.sprite *), .tile, .slot, progress";
  // For the ear, for the keyboard, drawn by the browser, or an editor that lays out its own lines.
  const APART = ".vh, .skip, .sprite, option, script, .cm-editor";
  // Lists that fade out at one end, and what is scrolled sideways.
  const FADING = ".chain, .tower, .mine .row, .scroll";
  // Small signs on the corner of what they are about, and a select's arrow; the picked cell, which
  // is a lens; confetti and posters; a coin's other face.
  const ABOVE = `.unseen .mark, .skipflag, .cell.sel, .end__party, .poster, select + .ico,
    .coin__face--b`;

  // What lies over the table until it has been read: over words, never over what can be pressed.
  const PASSING = ".toasts, .hint";

  const faults = new Set();
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const root = modal ?? document.querySelector(".toss") ?? document.body;
  const styles = new Map();
  const style = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
  const visible = { visibilityProperty: true, opacityProperty: true };
  const seen = (e) => e.checkVisibility(visible) && e.getClientRects().length;
  const words = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 30);
  const name = (e) => `${e.getAttribute("class") || e.tagName} "${words(e.textContent)}"`;
  const px = (n) => Math.round(n * 10) / 10;
  const flat = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (r) => r.right - r.left;
  const high = (r) => r.bottom - r.top;

  /** What of an element's surroundings is shown: cut by those that cut, around it. */
  const windows = new Map();
  function windowOf(e) {
    if (!e || e === document.body) return null;
    if (windows.has(e)) return windows.get(e);
    const outer = style(e).position === "fixed" ? null : windowOf(e.parentElement);
    const cuts = style(e).overflowX !== "visible" || style(e).overflowY !== "visible";
    const own = cuts ? flat(e.getBoundingClientRect()) : null;
    const both = own && outer ? meet(own, outer) : own ?? outer;
    windows.set(e, both);
    return both;
  }
  const within = (rect, e) => {
    const window = windowOf(e);
    return window ? meet(rect, window) : rect;
  };

  /** What keeps its place while the page is scrolled lies over the rest, and may. */
  const layerOf = (e) => {
    for (; e && e !== root; e = e.parentElement)
      if (["fixed", "sticky"].includes(style(e).position) || e.matches(PASSING)) return e;
    return root;
  };
  const painted = (e) => {
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = style(e);
    const edge = parseFloat(borderTopWidth) > 0;
    return edge || boxShadow !== "none" || backgroundImage !== "none"
      || !/, 0\\)$|transparent/.test(backgroundColor);
  };

  // -- what there is --------------------------------------------------------------------------
  const things = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: e } = walker.currentNode;
    if (!data.trim() || e.closest(APART) || e.closest("svg") || !seen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      const slack = line.height * 0.24; // above and below the letters; lines may be close
      const { left, right, top, bottom } = line;
      const core = { left, right, top: top + slack, bottom: bottom - slack };
      if (wide(core) < 2) continue;
      things.push({ e, kind: "text", what: `"${words(data)}"`, rect: core });
    }
  }
  for (const e of root.querySelectorAll(`${CONTROLS}, ${PICTURES}`)) {
    if (e.closest(APART) || !seen(e) || style(e).display === "inline") continue;
    if (e.parentElement.closest("svg")) continue;
    const kind = e.matches(CONTROLS) ? "control" : "picture";
    things.push({ e, kind, what: name(e), rect: flat(e.getBoundingClientRect()) });
  }
  for (const thing of things) {
    thing.shown = within(thing.rect, thing.e);
    thing.layer = layerOf(thing.e);
    thing.above = thing.e.closest(ABOVE);
  }

  const partOf = ({ e }) => e.closest("label, button, a, summary") ?? e;
  const inControl = ({ e, kind }) =>
    kind !== "control" && things.some((it) => it.kind === "control" && it.e.contains(e));

  // -- one over the other ---------------------------------------------------------------------
  const wider = (r) => wide(r) > 2 && high(r) > 2;
  const related = (a, b) => a.contains(b) || b.contains(a);
  const rows = things.filter((one) => !one.above && wider(one.shown));
  rows.sort((a, b) => a.shown.top - b.shown.top);
  for (let i = 0; i < rows.length; i++) {
    const a = rows[i];
    for (let j = i + 1; j < rows.length && rows[j].shown.top < a.shown.bottom - 2; j++) {
      const b = rows[j];
      const both = meet(a.shown, b.shown);
      if (!wider(both) || a.layer !== b.layer) continue;
      if (related(a.e, b.e)) continue;
      if (partOf(a) !== partOf(b) && (inControl(a) || inControl(b))) continue;
      const label = a.e.closest("label");
      if (label && label === b.e.closest("label")) continue; // what is shown of an input
      faults.add(`${a.what} and ${b.what} lie over each other`);
    }
  }

  // -- outside of its box ---------------------------------------------------------------------
  for (const { e, kind, what, rect } of things) {
    if (kind !== "text" || e.closest(FADING)) continue;
    let own = true; // the box that the text is laid out in; then those that may cut it
    let box = e;
    for (; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = style(box);
      if (display === "inline" || display === "contents") continue;
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") break; // meant: it cuts names
      const edge = box.getBoundingClientRect();
      const beside = rect.left < edge.left - 1 || rect.right > edge.right + 1;
      const beyond = rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1;
      const clips = ["hidden", "clip"].includes(overflowY);
      const cut = (beside && overflowX !== "visible") || (beyond && clips);
      if ((own && beside) || cut) faults.add(`${what} leaves ${name(box)}`);
      own = false;
      if (beyond && ["auto", "scroll"].includes(overflowY)) break; // it can be scrolled to
      if (painted(box)) {
        if (beyond || beside) faults.add(`${what} is printed over the edge of ${name(box)}`);
        break;
      }
      if (["absolute", "fixed"].includes(style(box).position)) break; // put there on purpose
    }
  }

  // -- under something ------------------------------------------------------------------------
  function cover({ e, kind, rect }) {
    const { left, right, top, bottom } = within(rect, e);
    const inset = kind === "text" ? 2 : Math.min(right - left, bottom - top) / 5;
    const middle = (top + bottom) / 2;
    const points = [[left + inset, middle], [(left + right) / 2, middle], [right - inset, middle]];
    if (kind === "control")
      points.push([(left + right) / 2, top + inset], [(left + right) / 2, bottom - inset]);
    for (const [x, y] of points) {
      if (right - left < 4 || bottom - top < 4) break;
      const hit = x >= 0 && y >= 0 && document.elementFromPoint(x, y);
      if (!hit || related(hit, e) || partOf({ e: hit }) === partOf({ e })) continue;
      if (kind === "text" && hit.closest(PASSING)) continue;
      if (hit.closest(ABOVE) && layerOf(hit) === layerOf(e)) continue;
      return hit;
    }
    return null;
  }
  const [x, y] = [scrollX, scrollY];
  for (const thing of things) {
    if (thing.kind === "picture" || !cover(thing)) continue;
    let hit;
    for (const block of ["center", "start"]) { // it can be brought into view, one way or the other
      const before = thing.e.getBoundingClientRect();
      thing.e.scrollIntoView({ block, behavior: "instant" });
      windows.clear();
      const now = thing.e.getBoundingClientRect();
      const [dx, dy] = [now.left - before.left, now.top - before.top];
      const { left, right, top, bottom } = thing.rect;
      const rect = { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
      hit = cover({ ...thing, rect });
      scrollTo({ left: x, top: y, behavior: "instant" });
      if (!hit) break;
    }
    if (hit) faults.add(`${thing.what} is under ${name(hit)}`);
    windows.clear();
  }

  // -- cut off, too small, out of reach -------------------------------------------------------
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.add(`${over} px too wide`);
  for (const e of root.querySelectorAll("*")) {
    if (e.closest(`${APART}, ${FADING}, .end__party, svg *`) || !seen(e)) continue;
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
    const touched = e.matches(TOUCHED);
    const beside = left < -1 || right > innerWidth + 1;
    if ((touched || !e.children.length) && width && beside)
      faults.add(`${name(e)} ends at ${px(right)}`);
    // cells are told apart by where they lie; a row of moves can be tapped anywhere
    if (touched && Math.min(width, height) < 43.5 && !e.matches(".cell, .mv__b, dialog *"))
      faults.add(`${name(e)} is only ${px(width)} by ${px(height)}`);
    // the legend stands in the tray of the player who waits where the grid needs all of the middle
    const piece = e.matches("button, a, .tile, .slot, h2, p:not(.legend), li");
    const part = piece && !e.closest(".hint") && e.closest(".tray, .middle");
    const box = part && !e.closest("dialog") && part.getBoundingClientRect();
    const out = box && (left < box.left - 1 || right > box.right + 1);
    if (out || (box && (top < box.top - 1 || bottom > box.bottom + 1)))
      faults.add(`${name(e)} is cut off`);
  }
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { top, bottom } = dialog.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) faults.add(`${dialog.id} is taller than the screen`);
  }
  for (const e of document.querySelectorAll("[data-table=same] .tray.is-turn .acts, .btn--go"))
    if (innerWidth < 500 && innerHeight > 500 && e.getBoundingClientRect().bottom > innerHeight)
      faults.add(`${name(e)} is out of reach`);
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const sideways = innerHeight < 500 && innerWidth >= 600;
  if (sideways && scrolls && document.querySelector("main.play"))
    faults.add("the board has to be scrolled");
  const tray = document.querySelector(".tray.is-turn"); // which may stay at the lower edge
  if (innerHeight < 300 && tray?.clientHeight > innerHeight / 2)
    if (style(tray).position === "sticky") faults.add("half is covered by a tray");
  return [...faults];
}"""

SIZES = (
    *((360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1180, 820), (1920, 1080)),
    *((740, 360), (667, 375), (932, 430)),  # other phones, held sideways
    *((320, 560), (320, 256)),
)
"""The last is a screen of 1280 by 1024 at 400 % zoom (WCAG 1.4.10)."""


def misfits(page: Page, where: str = "", sizes: "tuple[Size, ...]" = SIZES) -> "list[str]":
    """What does not fit, size by size."""
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{where} {width}x{height}: {fault}" for fault in page.evaluate(MISFITS)]
    return faults
