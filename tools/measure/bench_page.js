// What `make bench-web` does inside the page: taps as fast as a person never could, and times it.
// Runs before anything else in the page.  Uses what a person sees, except
// `engine` and `storage`, which ask the page's own directly.

const bench = {
  /** Tap through set-up and the first thing on the board; marks when Python has answered. */
  async firstTap() {
    const go = await until(() => document.querySelector(".btn--go"), QUIETLY);
    await painted(); // people tap only what they can see
    go.click();
    const board = await found(".play [data-move]:enabled");
    const before = step();
    board.click();
    await until(() => step() !== before);
    performance.mark("bench:answered");
  },

  /** Play on until the game is over, with a look of so many milliseconds at the table before each tap;
   * gives for each the time until its answer was painted. */
  async play(taps, look = 0) {
    const times = [];
    while (times.length < taps && document.querySelector(".play")?.dataset.wait !== "over") {
      const button = next();
      if (!button) break;
      if (look) await new Promise((resolve) => setTimeout(resolve, look));
      const before = shown();
      const begun = performance.now();
      button.click();
      await until(() => shown() !== before);
      await painted();
      times.push(performance.now() - begun);
    }
    return times;
  },

  /** Begin a game with the sheet as it is. */
  async begin(game) {
    location.hash = `#/setup/${game}`;
    await until(() => document.body.dataset.page === "setup" && document.body.dataset.game === game);
    (await found(".btn--go")).click();
    await until(() => document.querySelector(`[data-game=${game}] .play`));
    await until(() => {
      const coin = document.querySelector(".toss");
      coin?.click(); // seen
      return !coin;
    });
    await painted(); // people tap only what they can see
  },

  longTasks: [],

  /** The page's own engine, once both interpreters are ready. */
  async engine(root) {
    const { engine } = await import(`${root}web/main.js`); // the one that runs already
    await until(() => engine.status.full === "ready");
    bench.ask = async (request, options) => {
      const begun = performance.now();
      const answer = await engine.ask(request, options);
      return { took: performance.now() - begun, answer };
    };
  },

};
globalThis.bench = bench;

const step = () => document.querySelector(".play")?.dataset.step;

/** What a tap changes: the game, or on the grid the number that is picked. */
const shown = () => `${step()} ${document.querySelector(".cell.sel")?.dataset.number}`;

/** What to tap now; on the grid a number is picked first, which needs no answer. */
function next() {
  if (document.querySelector(".play").dataset.wait === "draw") return document.querySelector("[data-move=draw]");
  if (document.querySelector(".cell.sel")) return document.querySelector(".tray.is-turn .acts [data-move]");
  const cells = document.querySelectorAll(".cell.div, .cell.mul, .cell.open");
  const cell = any(cells.length ? cells : document.querySelectorAll(".cell:not([aria-disabled])"));
  return cell ?? any(document.querySelectorAll(".tray.is-turn .acts button:enabled"));
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

const EVERYTHING = { subtree: true, childList: true, attributes: true };
/** For a page that is still being read: a note of each part that is added would cost it milliseconds. */
const QUIETLY = { subtree: true, attributes: true };

function until(truth, watched = EVERYTHING) {
  return new Promise((resolve) => {
    const look = () => {
      const seen = truth();
      if (!seen) return;
      watch.disconnect();
      clearInterval(again);
      resolve(seen);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, watched);
    const again = setInterval(look, 50);
    look();
  });
}

const found = (selector) => until(() => document.querySelector(selector));

/** After the next frame has been drawn. */
const painted = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    requestAnimationFrame(() => port2.postMessage(0));
  });

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) bench.longTasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
