import type { Action } from '../engine/action.ts';
import { createRandom, type Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { seenBy, type View } from '../engine/view.ts';

/** A bot: chooses an action from its seat's view and the public rules only. The view carries its legal actions. */
export type Bot = (view: View, random: Random, ruleset: Ruleset) => Action;

/** A bot bound to one ruleset. */
export type Chooser = (view: View, random: Random) => Action;

export const chooserOf =
  (bot: Bot, ruleset: Ruleset): Chooser =>
  (view, random) =>
    bot(view, random, ruleset);

/**
 * Action of a bot at this table. Its random numbers depend on the seed, the seat and the number of its decision: the
 * same choices give the same hand, and a different choice changes only what follows.
 */
export function botAction(bot: Bot, ruleset: Ruleset, table: Table, seat: Seat): Action {
  const random = createRandom(table.seed ?? 'written', seat, table.seats[seat].decisions);
  return bot(seenBy(ruleset, table, seat), random, ruleset);
}
