/**
 * A seat in furiten wins only by self-draw: one of its discards would complete its hand, or it has let a winning tile
 * go (rule `furiten`).
 */

import { clause } from '../../engine/clause.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { claimedBy, howOffered } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { completes, readingsOf, waits } from '../../engine/win.ts';
import { isInRiichi } from './riichi-state.ts';

/**
 * Per seat. `could`: the tile on offer, if it would complete the hand. `passed`: the winning tile that was let go
 * (`true`: a scene says so without naming it), cleared by the seat's next draw or call, never in riichi.
 */
type Memory = {
  readonly could: readonly (Kind | null)[];
  readonly passed: readonly (Kind | true | null)[];
  /** Own discards that a scene states but does not show in the river. */
  readonly stated: readonly (readonly Kind[])[];
};

const NOBODY = [null, null, null, null] as const;

export const furiten = clause<Memory>({
  id: 'furiten',
  lasts: 'hand',
  initial: { could: NOBODY, passed: NOBODY, stated: [[], [], [], []] },
  facts: {
    letGo: {
      rule: 'furiten-passed',
      is: 'flag',
      state: (memory, seat, value) => ({
        ...memory,
        passed: memory.passed.map((was, i) => (i === seat ? (value ? true : null) : was)),
      }),
    },
    discards: {
      is: 'tiles',
      state: (memory, seat, tiles) => ({
        ...memory,
        stated: memory.stated.map((was, i) => (i === seat ? tiles : was)),
      }),
    },
  },
  after: {
    discarded: (memory, _event, position) => noteOffer(memory, position),
    konged: (memory, _event, position) => noteOffer(memory, position),
    // Updated only on events everybody sees; earlier would reveal which seats were asked.
    drew: (memory, { seat }, position) => freeSeat(passOffer(memory), seat, position),
    awarded: (memory, { stand: [first] }, position) =>
      first && first.call !== 'win' ? freeSeat(passOffer(memory), first.seat, position) : memory,
  },
  forbids: {
    win: ({ passed, stated }, action, position) => {
      const { seat } = action;
      if (claimedBy(position.table, action) === null) return null;
      const own = ownFuriten(seat, position, stated[seat] ?? []);
      if (own) return own;
      const tile = passed[seat] ?? null;
      if (tile === null) return null;
      const rule = isInRiichi(position, seat) ? 'furiten-riichi' : 'furiten-passed';
      return tile === true ? { rule, seats: [seat] } : { rule, tiles: [tile] };
    },
  },
});

/** Refuses a win if own discards are among the waits (rule `furiten-own`). */
function ownFuriten(seat: Seat, { ruleset, table }: Position, stated: readonly Kind[]): Reason | null {
  const discards = [...discardsOf(table, seat), ...stated].map(plainKind);
  const own = waits(ruleset, scoringHandAt(table, seat)).filter((tile) => discards.includes(tile));
  return own.length > 0 ? { rule: 'furiten-own', tiles: own } : null;
}

/** All tiles a seat has discarded, including claimed ones, which the melds of others record. */
export function discardsOf({ seats }: Table, seat: Seat): readonly Kind[] {
  const called = SEATS.flatMap((other) =>
    seats[other].melds.flatMap((meld) => ('from' in meld && meld.from === seat ? [calledIn(meld)] : [])),
  );
  return [...seats[seat].river, ...called];
}

const calledIn = (meld: Meld): Kind => (meld.kind === 'chow' ? meld.claimed : meld.tile);

/** Notes which hands the tile on offer would complete; for a tile of a concealed kan only thirteen orphans. */
function noteOffer(memory: Memory, { ruleset, table }: Position): Memory {
  const { stage } = table;
  if (stage.phase !== 'collecting') return withOffer(memory, NOBODY);
  const { offer } = stage;
  const how = howOffered(offer);
  const could = SEATS.map((seat) => {
    if (seat === offer.from) return null;
    const hand = scoringHandAt(table, seat, offer.tile);
    const completed =
      offer.as === 'concealed-kong'
        ? ruleset.kongs.robbing.concealed !== null &&
          readingsOf(ruleset, hand, how).some(({ shape }) => shape === 'thirteen-orphans')
        : completes(ruleset, hand, how);
    return completed ? offer.tile : null;
  });
  return withOffer(memory, could);
}

const withOffer = (memory: Memory, could: Memory['could']): Memory =>
  [...could, ...memory.could].every((tile) => tile === null) ? memory : { ...memory, could };

/** Seats that could have won with the tile on offer have now let it go. */
function passOffer(memory: Memory): Memory {
  if (memory.could.every((tile) => tile === null)) return memory;
  return {
    ...memory,
    could: NOBODY,
    passed: memory.passed.map((was, seat) => was ?? memory.could[seat] ?? null),
  };
}

/** Clears a seat's let-go tile on its own draw or call, unless it is in riichi. */
function freeSeat(memory: Memory, seat: Seat, position: Position): Memory {
  if (memory.passed[seat] === null || isInRiichi(position, seat)) return memory;
  return { ...memory, passed: memory.passed.map((was, i) => (i === seat ? null : was)) };
}
