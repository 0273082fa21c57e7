// Which board draws which game.  A sixth game is one more line in each list.

import type { Board } from "./board";
import { board as number_stack } from "./number_stack";
import { board as sequence_showdown } from "./sequence_showdown";
import { board as sequence_stack } from "./sequence_stack";
import { board as stack_attack_factor } from "./stack_attack_factor";
import { board as stack_attack_score } from "./stack_attack_score";

export const BOARDS: Record<string, Board> = {
  sequence_stack,
  stack_attack_score,
  sequence_showdown,
  number_stack,
  stack_attack_factor,
};
