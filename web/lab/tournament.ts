// Lets the bot play: one game step by step, or a thousand, counted.  No rules here: games are played and counted
// by numgames/lab/bridge.py in the sandbox.

import { gaveUp } from "#words/app";
import * as words from "#words/lab";
import type { Controller } from "../app/controller";
import { newSeed } from "../app/saves";
import { botName } from "../app/seats";
import type { Bots } from "../store/bot-store";
import type { LabError, LabGame, TournamentResult, TournamentTally } from "./answers";
import type { ChangeLab, LabIntents, LabState } from "./controller";
import type { Editor } from "./editor";
import * as sandbox from "./sandbox";

/** Games in a tournament. */
export const GAMES = 1000;
/** Milliseconds of games between two looks at the result. */
const CHUNK = 300;

/** The result so far. */
export interface Results {
  /** the last game, told */
  shown: LabGame | null;
  /** of the tournament so far, and what it is made of */
  result: TournamentResult | null;
  tally: TournamentTally | null;
  /** games of the tournament that are played */
  done: number;
  error: LabError | null;
}

export const noResults = (): Results => ({ shown: null, result: null, tally: null, done: 0, error: null });

interface Parts {
  lab: LabState;
  bots: Bots;
  editor: Pick<Editor, "point">;
  change: Controller["change"];
  changeLab: ChangeLab;
  /** A bot that is used is kept. */
  keepUsed: () => void;
}

export function createTournament(parts: Parts): Pick<LabIntents, "run" | "tournament" | "stop"> {
  const { lab, bots, editor, change, changeLab, keepUsed } = parts;
  let runs = 0;

  /** Who plays what against whom. */
  function table() {
    const { bot, game, options } = lab;
    const name = botName(lab.against);
    const rival = name && bots.find(game, name);
    const against = rival ? { name: rival.name, bot: rival.code } : Number(lab.against) || 3;
    return { bot: bot.code, name: bot.name, game, options, against };
  }

  function begin(working: LabState["working"]) {
    keepUsed();
    editor.point(0);
    changeLab({ ...noResults(), working });
  }

  function showError(error: LabError) {
    changeLab({ error, working: "" });
    change({ said: error.text });
    editor.point(error.line);
  }

  /** The worker is gone, by a person's wish or because it had to be. */
  function showFailure(error: unknown) {
    if (error instanceof sandbox.Cancelled) return changeLab({ working: "" });
    showError({ text: words.lost(lab.bot.name, sandbox.failureText(error)), line: 0 });
  }

  async function run() {
    begin("run");
    runs += 1;
    try {
      const answer = await sandbox.ask({ do: "run", seed: newSeed(), i: runs, ...table() });
      if (!answer.ok) return showError(answer.error);
      changeLab({ shown: answer, working: "" });
      change({ said: answer.won ? words.wonSpoken(answer.why) : words.lostSpoken(answer.why) });
      if (answer.failed) editor.point(answer.line);
    } catch (error) {
      showFailure(error);
    }
  }

  async function tournament() {
    begin("tournament");
    const fixed = { seed: newSeed(), ...table() };
    let games = 2;
    let stopped = "";
    while (lab.working === "tournament" && lab.done < GAMES) {
      const began = performance.now();
      const count = Math.min(games, GAMES - lab.done);
      const killed = stopped;
      stopped = "";
      try {
        const answer = await sandbox.ask({ do: "tournament", ...fixed, tally: lab.tally, games: count, stopped: killed });
        if (lab.working !== "tournament") return;
        if (!answer.ok) return showError(answer.error);
        if (answer.said.games <= lab.done) throw new sandbox.Broken(); // it would go on for ever
        changeLab({ tally: answer.tally, result: answer.said, done: answer.said.games });
      } catch (error) {
        if (!(error instanceof sandbox.Stopped)) return showFailure(error);
        if (games > 1) games = 1; // which of several it was cannot be told: again, one by one
        else stopped = gaveUp(lab.bot.name, sandbox.failureText(error));
        if (lab.tally?.failures.some(([text]) => text === stopped)) return showFailure(error);
        continue;
      }
      games = Math.max(1, Math.min(200, Math.round((games * CHUNK) / Math.max(1, performance.now() - began))));
    }
    changeLab({ working: "" });
    const { result } = lab;
    if (result) change({ said: words.gamesWon(result.won, result.games) });
  }

  /** At once, even in the middle of a game. */
  function stop() {
    changeLab({ working: "" });
    sandbox.stop();
  }

  return { run, tournament, stop };
}
