// A player that somebody wrote, at the table: its move is asked for in a worker of its own and
// then played like any other.  A bot that cannot go on gives the game up and says why.
// Handed to computer.js by main.js.  No DOM, no rules.

import { botName, computerToMove } from "../seats";
import type { Bots } from "../../store/bot-store";
import type { Controller } from "../controller";

export function createBotPlayer({ ask, toast }: Controller, bots: Bots) {
  /** The answer of the bot that is to move: the game after its move, or after it gave up. */
  return async ({ view, save }: any) => {
    const name = botName(computerToMove({ view, save }));
    await bots.ready;
    const bot = bots.find(view.game, name);
    if (!bot) return { ok: false, error: { text: `${name} is no longer on this device.` } };
    const { record, game, options } = view;
    const steps = view.log.map(({ move }) => move);
    const answer = await chosen({ do: "choose", bot: bot.code, game, options, steps });
    if (answer.ok) return ask({ do: "play", record, move: answer.move }, save);
    toast({ text: `${name} gave up. ${answer.error.text}` });
    return ask({ do: "resign", record, player: view.turn }, save);
  };
}

async function chosen(request: object) {
  const { runner } = await import("../../lazy-bundle");
  try {
    return await runner.ask(request);
  } catch (error) {
    return { ok: false, error: { text: runner.failureText(error), line: 0 } };
  }
}
