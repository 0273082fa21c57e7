// The computer players: when one of them is to move, it moves, after a pause that people can
// follow.  Joined to the controller by main.js.  No DOM, no rules: Python chooses the move.
//
// It thinks while it pauses, and nothing waits for it: whatever changes the table meanwhile (a
// move taken back, another game, another screen) makes its answer void.

import { botName, computerToMove } from "../seats";
import type { Controller } from "../controller";

/** Milliseconds for what a computer does, at least, so that people can see it. */
const PAUSE = { draw: 500, move: 900 };
/** The same where motion is unwanted: nothing travels that would have to be followed. */
const CALM = { draw: 150, move: 350 };

/**
 * @param how whether motion is
 * unwanted; the answer of a player that somebody wrote (botseat.js)
 */
export function addComputers({ model, act, ask, accept, report, toast, watch }: Controller, { calm, askBot }: {calm: () => boolean, askBot: (model: any) => Promise<any>}) {
  let over: any = null;

  watch(onChange);
  act.pause = () => report({ paused: !model.paused });

  function onChange() {
    const { route, view, tossed, busy, down, paused, writer } = model;
    const free = route.screen === "play" && tossed === null && !busy && !down && !paused && writer === "mine";
    if (!free || !computerToMove(model)) over = null;
    else if (over !== view) move();
  }

  async function move() {
    const { view, save } = model;
    over = view;
    const pause = (calm() ? CALM : PAUSE)[view.wait];
    const mover = computerToMove(model);
    const request = { ...deed(view, mover), record: view.record };
    const bot = request.do === "reply" && botName(mover);
    try {
      const [answer] = await Promise.all([bot ? askBot(model) : ask(request, save), sleep(pause)]);
      if (over !== view) return;
      if (answer.ok) return void (await accept(answer.view, model.save)); // its help may be another by now
      report({ paused: true });
      toast({ text: answer.error.text });
    } catch {
      if (over === view) report({ down: true }); // asked again once an interpreter is back
    }
  }
}

/** Turn a card over, play again what was taken back, or think. */
function deed(view: any, level: string | number) {
  if (view.wait === "draw") return { do: "draw" };
  return view.redo ? { do: "redo" } : { do: "reply", level, roll: roll() };
}

/** The luck in a computer's choice: 53 bits, as many as a number holds in both languages. */
function roll() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
