/** `furiten`: who has discarded a tile that would complete the hand, or has let one go, wins by a draw alone. */
import type { Reason } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { claimedBy, howOffered } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { completes, readingsOf, waits } from '../../engine/win.ts';
import { isInRiichi } from './riichi-state.ts';

/**
 * Of each seat: the tile that lies there, if it would complete the hand, and the one that was let go (`true`: one is
 * stated, and not which), until the own next draw or call; in riichi for good.
 */
type Memory = {
  readonly could: readonly (Kind | null)[];
  readonly passed: readonly (Kind | true | null)[];
  /** Own discards that are stated and do not lie there. */
  readonly stated: readonly (readonly Kind[])[];
};

const NOBODY = [null, null, null, null] as const;

export const furiten = clause<Memory>({
  id: 'furiten',
  lasts: 'hand',
  initial: { could: NOBODY, passed: NOBODY, stated: [[], [], [], []] },
  facts: {
    letGo: {
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
    discarded: (memory, _event, position) => offered(memory, position),
    konged: (memory, _event, position) => offered(memory, position),
    // Everybody sees these: that a tile was let go is not known before, or it would tell who was asked.
    drew: (memory, { seat }, position) => freed(missed(memory), seat, position),
    awarded: (memory, { stand: [first] }, position) =>
      first && first.call !== 'win' ? freed(missed(memory), first.seat, position) : memory,
  },
  forbids: ({ passed, stated }, action, position) => {
    const { seat } = action;
    if (action.do !== 'win' || claimedBy(position.table, action) === null) return null;
    const own = ownFuriten(seat, position, stated[seat] ?? []);
    if (own) return own;
    const tile = passed[seat] ?? null;
    if (tile === null) return null;
    const rule = isInRiichi(position, seat) ? 'furiten-riichi' : 'furiten-passed';
    return tile === true ? { rule, seats: [seat] } : { rule, tiles: [tile] };
  },
});

/** `furiten-own`: those of the own discards that are among the waits. */
function ownFuriten(seat: Seat, { ruleset, table }: Position, stated: readonly Kind[]): Reason | null {
  const discards = [...discardsOf(table, seat), ...stated].map(plainKind);
  const own = waits(ruleset, scoringHandAt(table, seat)).filter((tile) => discards.includes(tile));
  return own.length > 0 ? { rule: 'furiten-own', tiles: own } : null;
}

/** Every tile that the seat has discarded, called ones too: each set of another's tells who gave it. */
export function discardsOf({ seats }: Table, seat: Seat): readonly Kind[] {
  const called = SEATS.flatMap((other) =>
    seats[other].melds.flatMap((meld) => ('from' in meld && meld.from === seat ? [calledIn(meld)] : [])),
  );
  return [...seats[seat].river, ...called];
}

const calledIn = (meld: Meld): Kind => (meld.kind === 'chow' ? meld.claimed : meld.tile);

/** Whose hand the tile that lies there would complete; of a concealed kan thirteen orphans alone. */
function offered(memory: Memory, { ruleset, table }: Position): Memory {
  const { stage } = table;
  if (stage.phase !== 'collecting') return { ...memory, could: NOBODY };
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
  return { ...memory, could };
}

/** Who could have won with the tile that lay there has let it go. */
function missed(memory: Memory): Memory {
  if (memory.could.every((tile) => tile === null)) return memory;
  return {
    ...memory,
    could: NOBODY,
    passed: memory.passed.map((was, seat) => was ?? memory.could[seat] ?? null),
  };
}

/** The own next draw or call ends it, but not in riichi. */
function freed(memory: Memory, seat: Seat, position: Position): Memory {
  if (memory.passed[seat] === null || isInRiichi(position, seat)) return memory;
  return { ...memory, passed: memory.passed.map((was, i) => (i === seat ? null : was)) };
}
