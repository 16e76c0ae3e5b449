/**
 * Number of chows in a hand of sets and a pair, in hand and melded; 0 for other shapes. A winning hand may have one
 * (rule `one-chow`), in a goulash none.
 */
import type { RuleId } from '../../engine/action.ts';
import type { CallRule, Caution } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import type { Constraint } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { SeatHand } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';

function chowsIn({ shape, sets }: Reading, { melds }: ScoringHand): number {
  if (shape !== 'standard') return 0;
  let chows = 0;
  for (const set of sets) if (set.kind === 'chow') chows++;
  for (const meld of melds) if (meld.kind === 'chow') chows++;
  return chows;
}

const atMost = (most: number, rule: RuleId): Constraint => ({
  rule,
  holds: (reading, hand) => chowsIn(reading, hand) <= most,
  asks: { mostChows: most },
  concerns: ({ sets }, { melds }) => [
    ...melds.flatMap((meld) => (meld.kind === 'chow' ? meld.tiles : [])),
    ...sets.flatMap((set) => (set.kind === 'chow' ? set.tiles : [])),
  ],
});

export const oneChow = atMost(1, 'one-chow');
export const noChows = atMost(0, 'no-chows-in-goulash');

/** The tiles of the chows that this seat has melded. */
const laidDown = ({ melds }: SeatHand): readonly Kind[] =>
  melds.flatMap((meld) => (meld.kind === 'chow' ? meld.tiles : []));

/** Warns that a second exposed chow is legal but the hand can then no longer win. */
export const secondChow: Caution = {
  rule: 'one-chow',
  warns: (action, { table }) => {
    if (action.do !== 'chow') return null;
    const tiles = laidDown(table.seats[action.seat]);
    return tiles.length > 0 ? { rule: 'one-chow', tiles } : null;
  },
};

/** Forbids claiming a second chow at all (rule `second-chow`). */
export const oneChowOnly = (call: CallRule): CallRule => ({
  ...call,
  forbids: (seat, offer, position) => {
    const tiles = laidDown(position.table.seats[seat]);
    return tiles.length > 0
      ? { rule: 'second-chow', tiles }
      : (call.forbids?.(seat, offer, position) ?? null);
  },
});
