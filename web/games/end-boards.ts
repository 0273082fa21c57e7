// How the table of a game that is over is shown beside the reasons: to look at, with the numbers lit that decided it.
// A game that is not listed goes without.

import type { View } from "../app/view";
import { keptSums, stacks, totals } from "./cards-end";
import { chainEnd } from "./divisor-end";

export const END_BOARDS: Record<string, (view: View) => unknown> = {
  sequence_stack: stacks,
  stack_attack_score: totals,
  sequence_showdown: chainEnd,
  number_stack: keptSums,
  stack_attack_factor: chainEnd,
};
