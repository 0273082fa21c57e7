// The computer players: when one of them is to move, it moves, after a pause that people can follow.  No DOM, no
// rules: Python chooses the move.
//
// It thinks while it pauses, and nothing waits for it: whatever changes the table meanwhile (a move taken back,
// another game, another screen) makes its answer void.

import type { PythonRequest } from "../answers";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { Save, Seat } from "../saved";
import { botName, computerToMove } from "../seats";
import type { View } from "../view";

/** Milliseconds for what a computer does, at least, so that people can see it. */
const PAUSE = { draw: 500, move: 900 };
/** The same where motion is unwanted: nothing travels that would have to be followed. */
const CALM = { draw: 150, move: 350 };

/** Has the bot that is to move choose: the game after its move, or why there is none. */
export type AskBot = (game: {
  view: View;
  save: Save;
}) => Promise<{ ok: true; view: View } | { ok: false; error: { text: string } }>;

interface Players {
  /** whether motion is unwanted */
  calm: () => boolean;
  askBot: AskBot;
}

export function addComputers(controller: Controller, { calm, askBot }: Players): Pick<Intents, "pause"> {
  const { model, ask, accept, change, toast, watch } = controller;
  let answering: View | null = null; // the view in which a computer is choosing
  watch(onChange);

  function onChange() {
    const { route, view, save, tossed, busy, down, paused, writer } = model;
    const free = route.screen === "play" && tossed === null && !busy && !down && !paused && writer === "this tab";
    if (!free || !view || !save || !computerToMove(model)) answering = null;
    else if (answering !== view) move(view, save);
  }

  async function move(view: View, save: Save) {
    answering = view;
    const pause = (calm() ? CALM : PAUSE)[view.wait === "draw" ? "draw" : "move"];
    const mover = computerToMove(model);
    const request = nextRequest(view, mover);
    const bot = request.do === "reply" && botName(mover);
    try {
      const [answer] = await Promise.all([bot ? askBot({ view, save }) : ask(request, save), sleep(pause)]);
      if (answering !== view || !model.save) return;
      if (answer.ok) return void (await accept(answer.view, model.save)); // its help may be another by now
      change({ paused: true });
      toast({ text: answer.error.text });
    } catch {
      if (answering === view) change({ down: true }); // asked again once an interpreter is back
    }
  }

  return { pause: () => change({ paused: !model.paused }) };
}

/** Turn a card over, play again what was taken back, or think. */
function nextRequest({ record, wait, redo }: View, level: Seat): PythonRequest<"draw" | "redo" | "reply"> {
  if (wait === "draw") return { do: "draw", record };
  return redo ? { do: "redo", record } : { do: "reply", record, level, roll: roll() };
}

/** The luck in a computer's choice: 53 bits, as many as a number holds in both languages. */
function roll() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
