/**
 * Ready on the first turn: declared with the seat's first discard, without melds; the hand is kept from then on (rule
 * `ready-first-turn`).
 */

import { clause } from '../../engine/clause.ts';
import { kindsOf, scoringHandAt } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { readyDiscards } from '../../engine/win.ts';
import { discardsSaying } from '../parts/words.ts';

const RULE = 'ready-first-turn';
/** The declaration made with the discard. */
export const READY = 'ready';

type ReadySeats = readonly boolean[];

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
  forbids: (memory, action, position) => {
    const { seat } = action;
    if (action.do === 'discard' && action.says === READY) {
      const may = declaringDiscards(memory, seat, position).includes(action.tile);
      return may ? null : { rule: RULE, seats: [seat] };
    }
    const { stage } = position.table;
    // It is declared with a discard, never by itself.
    if (action.do === 'say' && action.word === READY)
      return stage.phase === 'deciding' && stage.seat === seat ? { rule: RULE, seats: [seat] } : null;
    if (!memory[seat]) return null;
    switch (action.do) {
      case 'pung':
      case 'chow':
      case 'kong':
        return { rule: RULE, seats: [seat] };
      case 'discard': {
        const drawn = stage.phase === 'deciding' ? stage.drew?.tile : null;
        return drawn !== null && drawn !== undefined && action.tile !== drawn
          ? { rule: RULE, tiles: [drawn] }
          : null;
      }
      default:
        return null;
    }
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
