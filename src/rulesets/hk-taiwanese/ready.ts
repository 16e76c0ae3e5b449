/**
 * Ready on the first turn: declared with the seat's first discard, without melds; the hand is kept from then on (rule
 * `ready-first-turn`).
 */

import type { Action } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import { kindsOf, scoringHandAt } from '../../engine/hands.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { readyDiscards } from '../../engine/win.ts';
import { discardsSaying } from '../parts/words.ts';

const RULE = 'ready-first-turn';
/** The declaration made with the discard. */
export const READY = 'ready';

type ReadySeats = readonly boolean[];

/** The hand is kept, so nothing is melded. */
const againstMeld = (memory: ReadySeats, { seat }: Action): Reason | null =>
  memory[seat] ? { rule: RULE, seats: [seat] } : null;

export const readyFirstTurn = clause<ReadySeats>({
  id: RULE,
  lasts: 'hand',
  initial: [false, false, false, false],
  words: [READY],
  facts: {
    ready: {
      rule: RULE,
      is: 'flag',
      state: (memory, seat, value) => memory.map((was, i) => (i === seat ? value : was)),
    },
  },
  after: {
    discarded: (memory, event) =>
      event.says === READY ? memory.map((was, seat) => was || seat === event.seat) : memory,
  },
  offers: (memory, seat, position) => discardsSaying(READY, seat, declaringDiscards(memory, seat, position)),
  forbids: {
    discard: (memory, { seat, tile, says }, position) => {
      if (says === READY) {
        const may = declaringDiscards(memory, seat, position).includes(tile);
        return may ? null : { rule: RULE, seats: [seat] };
      }
      if (!memory[seat]) return null;
      const { stage } = position.table;
      const drawn = stage.phase === 'deciding' ? stage.drew?.tile : null;
      return drawn !== null && drawn !== undefined && tile !== drawn ? { rule: RULE, tiles: [drawn] } : null;
    },
    // It is declared with a discard, never by itself.
    say: (_memory, { seat, word }, { table: { stage } }) =>
      word === READY && stage.phase === 'deciding' && stage.seat === seat
        ? { rule: RULE, seats: [seat] }
        : null,
    pung: againstMeld,
    chow: againstMeld,
    kong: againstMeld,
  },
  declared: (memory, seat) => (memory[seat] ? READY : null),
});

/** Has this seat declared ready? */
export const declaredReady = ({ table }: Position, seat: Seat): boolean =>
  readyFirstTurn.of(table)[seat] === true;

const NONE: readonly Kind[] = [];

/** Discards with which this seat may declare ready: its first, without melds, leaving at least one wait. */
function declaringDiscards(memory: ReadySeats, seat: Seat, { ruleset, table }: Position): readonly Kind[] {
  const { stage } = table;
  const hand = table.seats[seat];
  if (hand.discards > 0 || hand.melds.length > 0 || memory[seat]) return NONE;
  if (stage.phase !== 'deciding' || stage.seat !== seat || stage.drew === null) return NONE;
  return readyDiscards(ruleset, scoringHandAt(table, seat), kindsOf(hand.concealed));
}
