// The end of a card game: what both players hold, the winner first, with what counted.  Adds nothing up.

import * as words from "#words/end";
import { taken as tookSoMany } from "#words/stack_attack_score";
import type { Player, View } from "../app/view";
import { html, mark, nothing, tile } from "../ui/parts/pieces";
import type { NumberStackTray } from "./number_stack";
import { board as sequenceStack } from "./sequence_stack";
import type { SequenceStackTable, SequenceStackTray } from "./sequence_stack";
import type { StackAttackScoreTray } from "./stack_attack_score";

/** A panel for each player: a figure, what it is, and the things it is made of. */
function sides(view: View, of: (player: Player) => { figure: unknown; note: string; things: unknown }) {
  const winner = view.outcome?.winner ?? 0;
  return [winner, 1 - winner].map((player) => {
    const { figure, note, things } = of(player);
    return html`<div class="side p${player + 1}">
      <p class="side__who">${mark(player)}<b>${view.players[player].name}</b><small>${note}</small></p>
      <p class="side__sum num">${figure}</p>
      <div class="side__things">${things}</div>
    </div>`;
  });
}

const trayOf = <T>(view: View, player: Player) => view.players[player].tray as unknown as T;

/** Number Stack: the numbers that count, and dimmed the ones that do not. */
export const keptSums = (view: View) =>
  sides(view, (player) => {
    const { kept, note, best } = trayOf<NumberStackTray>(view, player);
    const reason = view.outcome?.reasons.find(({ by }) => by === player);
    const counts = reason ? reason.tiles.map(({ number }) => number) : kept;
    const rest = kept.filter((n) => !counts.includes(n));
    const sum = counts.map((n, i) => html`${i ? html`<i>+</i>` : nothing}${tile(n, { by: player })}`);
    const dimmed = rest.map((n) => tile(n, { by: player, more: "tile--idle" }));
    const things = html`<span role="img" aria-label=${words.keptNumbers(counts, rest)}>${sum}${dimmed}</span>`;
    return { figure: reason?.sum ?? best, note: reason?.text ?? note, things };
  });

/** Take or Skip: both totals, and what was taken. */
export const totals = (view: View) =>
  sides(view, (player) => {
    const { taken, total } = trayOf<StackAttackScoreTray>(view, player);
    const things = html`<span role="img" aria-label=${words.allNumbers(taken)}>${taken.map((n) => tile(n, { by: player, size: "s" }))}</span>`;
    return { figure: total, note: tookSoMany(taken.length), things };
  });

/** Sequence Stack: both stacks with what is blocked; where equal stacks drew for it, the cards drawn. */
export const stacks = (view: View) =>
  sides(view, (player) => {
    const { height, note, draw_off: drawn } = trayOf<SequenceStackTray>(view, player);
    const idle = { help: "off", selected: null, coach: null, pairs: [], readOnly: true, act: { select() {}, play() {}, draw() {} } };
    const stack = sequenceStack.tray(view as View<SequenceStackTable, SequenceStackTray>, player, idle);
    return { figure: drawn ? tile(drawn, { by: player }) : height, note: drawn ? words.drew(drawn) : note, things: stack };
  });
