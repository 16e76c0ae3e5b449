/** What the tests of HK-style Taiwanese say about games over and over. */

import type { Debt } from '../../../src/engine/payment.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { Json } from '../../../src/engine/table.ts';
import { withFact } from '../../../src/evaluation/facts.ts';
import { begin } from '../../../src/machines/play.ts';
import { type Dealt, type Game, happenedOf, startOf, untilAsked } from '../../fixtures/tables.ts';

/** A run is missing its last tile: 6 or 9 of dots win, by a discard for 5 fan (all chows and concealed). */
export const RUNS = '123m 456m 78p 234s 55s 678s';

/** Every payment so far: "0>2 26 price debt". */
export const payments = (game: Game): string[] =>
  happenedOf(game, 'paid').flatMap(({ group }) =>
    group.payments.map(({ from, to, amount, rule, book }) => `${from}>${to} ${amount} ${rule} ${book}`),
  );

/** What is owed: "0>2 26". */
export const debts = ({ table }: Game): string[] =>
  table.debts.map(({ from, to, amount }) => `${from}>${to} ${amount}`);

/** What each pattern of the winning hand brought. */
export function linesOf({ table: { stage } }: Game): Record<string, number> {
  if (stage.phase !== 'settling' && stage.phase !== 'ended') return {};
  if (stage.outcome.is !== 'won') return {};
  return Object.fromEntries(
    stage.outcome.winners[0].score.lines.map(({ pattern, worth }) => [pattern, worth]),
  );
}

/** The game with this known of a seat. */
export const knowing = (game: Game, seat: Seat, fact: string, value: Json = true): Game => ({
  ...game,
  table: withFact(game.ruleset, game.table, seat, fact, value),
});

/** The game with these debts, and a streak of this seat. */
export const owing = (game: Game, winning: Seat, open: readonly Debt[]): Game => ({
  ...knowing(game, winning, 'winning'),
  table: { ...knowing(game, winning, 'winning').table, debts: open },
});

/** A deal with these dice. */
export function thrown(ruleset: Ruleset, dice: readonly number[], written: Dealt = {}): Game {
  const start = { ...startOf(ruleset, written), dice };
  return { ruleset, table: begin(ruleset, start), events: [] };
}

/** The hand has ended: what comes after it. */
export function following(game: Game): Json {
  const { stage } = untilAsked(game).table;
  if (stage.phase !== 'ended') throw new Error(`the hand is ${stage.phase}`);
  return { ...stage.following };
}
