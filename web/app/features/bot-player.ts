// A player that people have written, at the table: its move is asked for in a worker of its own and then played like
// any other.  A bot that cannot go on gives the game up and says why.  No DOM, no rules.

import { botIsGone, gaveUp } from "#words/app";
import type { Bots } from "../../store/bot-store";
import type { Controller } from "../controller";
import type { Bot } from "../saved";
import { botName, computerToMove } from "../seats";
import type { View } from "../view";
import type { AskBot } from "./computer";

type LoadRest = () => Promise<Pick<typeof import("../../lazy-bundle"), "sandbox">>;

/** What the bot has chosen, or why it cannot. */
type Chosen = { ok: true; move: string } | { ok: false; error: { text: string } };

/** Answers for the bot that is to move: with the game after its move, or after it gave up. */
export function createBotPlayer({ ask, toast }: Controller, bots: Bots, loadRest: LoadRest): AskBot {
  async function choose(bot: Bot, { game, options, log }: View): Promise<Chosen> {
    const { sandbox } = await loadRest();
    const steps = log.map(({ move }) => move);
    try {
      return await sandbox.ask({ do: "choose", bot: bot.code, game, options, steps });
    } catch (error) {
      return { ok: false, error: { text: sandbox.failureText(error) } };
    }
  }

  return async ({ view, save }) => {
    const name = botName(computerToMove({ view, save }));
    await bots.ready;
    const bot = bots.find(view.game, name);
    if (!bot) return { ok: false, error: { text: botIsGone(name) } };
    const { record } = view;
    const answer = await choose(bot, view);
    if (answer.ok) return ask({ do: "play", record, move: answer.move }, save);
    toast({ text: gaveUp(name, answer.error.text) });
    return ask({ do: "resign", record, player: view.turn }, save);
  };
}
