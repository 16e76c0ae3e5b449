import type { Action } from '../engine/action.ts';
import { createRandom, type Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { seenBy, type View } from '../engine/view.ts';

/** Chooses from what its seat sees and the rules that all know, and from nothing else; the view carries its legal
 *  actions. */
export type Bot = (view: View, random: Random, ruleset: Ruleset) => Action;

/** A bot that sits down to one game. */
export type Chooser = (view: View, random: Random) => Action;

export const playing =
  (bot: Bot, ruleset: Ruleset): Chooser =>
  (view, random) =>
    bot(view, random, ruleset);

/**
 * The action a bot takes at this table. Its randomness comes from the seed, the seat and the number of its
 * decision: the same choices give the same hand, another choice changes only what follows from it.
 */
export function botAction(bot: Bot, ruleset: Ruleset, table: Table, seat: Seat): Action {
  const random = createRandom(table.seed ?? 'written', seat, table.seats[seat].decisions);
  return bot(seenBy(ruleset, table, seat), random, ruleset);
}
