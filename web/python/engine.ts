// The page's way to Python: two interpreters in two workers, one `ask`.  Knows no game, no page and no storage.
//
// MicroPython ("quick") answers moves from the first half second on; Pyodide ("full") boots behind it and answers what
// needs thinking.  Every request carries the whole record, so each can stand in for the other, and a worker that
// dies or hangs costs only a moment.

import * as words from "#words/app";
import { lang } from "#words/language";
import { sizes } from "built/sizes";
import type { EngineStatus } from "../app/model";
import { untilIdle, urgent } from "../scheduler";
import { deferred, Interpreter } from "./interpreter";

/** Milliseconds without an answer until the other interpreter is asked as well. */
const PATIENCE = { move: 800, think: 3000 };
/** Milliseconds without an answer until a worker counts as hanging.  A move takes a few of them, on an old tablet some
 * hundred; if a worker fails, the game goes on within three seconds. */
const LIMIT = { move: 2500, think: 60000 };

export type Engine = ReturnType<typeof startEngine>;

/** Neither interpreter can answer, until `restart`. */
export class EngineDown extends Error {}

export interface AskOptions {
  /** Pyodide's, unless that one has failed */
  think?: boolean;
  /** needs the whole package, not only what playing needs */
  deep?: boolean;
  /** takes long by nature: the other interpreter is not held up with it */
  long?: boolean;
  /** milliseconds until the worker counts as hanging */
  timeout?: number;
}

/** Start both interpreters, the quick one first. */
export function startEngine({ onStatus }: { onStatus: (status: EngineStatus) => void }) {
  let changed = deferred();
  let starts = 0; // goes up with every restart
  const onChange = () => {
    changed.resolve();
    changed = deferred();
    if (quick.state === "ready" || full.state === "ready") markOnce("numgames:playable");
    if (full.state === "ready") markOnce("numgames:full");
    onStatus(status());
  };
  const quick = new Interpreter("quick", sizes.quick, onChange);
  const full = new Interpreter("full", sizes.full, onChange);

  /** Side by side they would hold each other up: the full one starts after the quick one, and after whatever is asked
   * of that at once. */
  async function start() {
    const thisStart = ++starts;
    await quick.start();
    await untilIdle();
    if (thisStart === starts) await full.start();
  }

  function status(): EngineStatus {
    const { loaded, total } = (quick.state === "starting" ? quick : full).fetched;
    return {
      quick: quick.state,
      full: full.state,
      progress: loaded / total,
      loaded,
      total,
      sentence: sentence(quick, full),
    };
  }

  /**
   * One request, one answer.  Fails with EngineDown when neither interpreter can give one.
   * @param request see numgames/bridge.py
   */
  async function ask(request: object, options: AskOptions = {}): Promise<unknown> {
    const { think = false, deep = think, long = false, timeout = think ? LIMIT.think : LIMIT.move } = options;
    const text = JSON.stringify({ ...request, lang });
    const [best, other] = think ? [full, quick] : [quick, full];
    const can = (one: Interpreter) => one.state === "ready" && (one.complete || !deep);
    for (;;) {
      if (best.state === "failed" && other.state === "failed") throw new EngineDown();
      // Thinking waits for Pyodide's first start, but not for its second.
      const standIn = can(other) && (!think || best.state === "failed" || best.troubled);
      const asked = can(best) ? best : standIn ? other : null;
      if (!asked) {
        await changed.promise;
        continue;
      }
      try {
        return JSON.parse(await urgent(answerFrom(asked, asked === best ? other : best)));
      } catch {
        // an interpreter that fails is no longer ready: the next round asks the other one
      }
    }

    /** The answer of `asked`, or of `spare` if that one takes suspiciously long. */
    function answerFrom(asked: Interpreter, spare: Interpreter): Promise<string> {
      const answer = asked.answer(text, timeout);
      if (long) return answer;
      const patience = think ? PATIENCE.think : PATIENCE.move;
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
      const second = Promise.race([answer, late]).then(
        (given) => given ?? (can(spare) ? spare.answer(text, timeout) : answer),
      );
      return Promise.any([answer, second]);
    }
  }

  /** Begin again after both have failed. */
  function restart() {
    quick.reset();
    full.reset();
    start();
  }

  start();
  return {
    ask,
    restart,
    get status() {
      return status();
    },
  };
}

/** For measuring the page. */
function markOnce(name: string) {
  if (!performance.getEntriesByName(name).length) performance.mark(name);
}

/** What to say if an interpreter is in trouble; nothing if all is well. */
function sentence(quick: Interpreter, full: Interpreter) {
  if (quick.state === "failed" && full.state === "failed") return words.engineDown;
  if (quick.troubled) return full.state === "ready" ? words.quickReplaced : words.quickComing;
  if (full.troubled) return words.thinkerStopped;
  return "";
}
