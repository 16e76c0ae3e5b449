/** Random engine values for round trips. */
import fc from 'fast-check';
import type { Action } from '../../src/engine/action.ts';
import type { Meld } from '../../src/engine/melds.ts';
import { type Seat, seatAfter } from '../../src/engine/seats.ts';
import { FACE_DOWN, JOKER, type Kind, PLAYED } from '../../src/engine/tiles.ts';
import type { MarkedTile, WrittenHand } from '../../src/notation/hand.ts';

export const seats = fc.constantFrom<Seat>(0, 1, 2, 3);
export const kinds: fc.Arbitrary<Kind> = fc.integer({ min: 0, max: JOKER });
export const played: fc.Arbitrary<Kind> = fc.integer({ min: 0, max: PLAYED - 1 });
export const anyTile: fc.Arbitrary<Kind> = fc.oneof(kinds, fc.constant(FACE_DOWN));
export const words = fc.stringMatching(/^[a-z][a-z0-9]{0,7}( [a-z]{1,6}|-[a-z]{1,6})?$/);
export const ruleIds = fc.stringMatching(/^[a-z]{1,6}(-[a-z0-9]{1,6}){0,2}$/);

const giver = (seat: Seat): fc.Arbitrary<Seat | null> =>
  fc.constantFrom(null, seatAfter(seat, 1), seatAfter(seat, 2), seatAfter(seat, 3));

const alike = (tile: Kind, copies: number, jokers: number): Kind[] =>
  Array.from({ length: copies }, (_, i) => (i < copies - jokers ? tile : JOKER));

const runs = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 9, 18))
  .map(([low, suit]) => low + suit);

/** A meld of this seat, jokers among its tiles now and then. */
export const melds = (seat: Seat): fc.Arbitrary<Meld> => {
  const set = fc.record({ tile: played, jokers: fc.constantFrom(0, 0, 0, 1, 2), from: giver(seat) });
  return fc.oneof(
    set.map(({ tile, jokers, from }): Meld => ({ kind: 'pung', tile, tiles: alike(tile, 3, jokers), from })),
    fc.tuple(set, fc.constantFrom('claimed' as const, 'promoted' as const)).map(
      ([{ tile, jokers, from }, how]): Meld => ({
        kind: 'kong',
        how,
        tile,
        tiles: alike(tile, 4, jokers),
        from,
      }),
    ),
    fc.tuple(set, fc.boolean()).map(
      ([{ tile, jokers }, shown]): Meld => ({
        kind: 'kong',
        how: 'concealed',
        tile,
        tiles: alike(tile, 4, jokers),
        shown,
      }),
    ),
    fc.constant<Meld>({ kind: 'kong', how: 'concealed', tile: -1, tiles: [-1, -1, -1, -1], shown: false }),
    fc
      .record({
        tile: runs,
        from: giver(seat),
        joker: fc.constantFrom(null, null, 0, 1, 2),
        claimed: fc.nat(2),
      })
      .map(({ tile, from, joker, claimed }): Meld => {
        const tiles = [tile, tile + 1, tile + 2].map((kind, i) => (i === joker ? JOKER : kind));
        const sorted = [...tiles].sort((a, b) => a - b);
        return { kind: 'chow', tile, tiles: sorted, from, claimed: tiles[claimed] ?? tile };
      }),
  );
};

const winning = (seat: Seat): fc.Arbitrary<MarkedTile | null> => {
  const other = fc.constantFrom(seatAfter(seat, 1), seatAfter(seat, 2), seatAfter(seat, 3));
  return fc.oneof(
    fc.constant(null),
    played.map((tile): MarkedTile => ({ by: 'draw', tile })),
    fc.tuple(played, other).map(([tile, from]): MarkedTile => ({ by: 'discard', tile, from })),
    fc.tuple(played, giver(seat)).map(([tile, from]): MarkedTile => ({ by: 'robbery', tile, from })),
  );
};

export const hands = (seat: Seat): fc.Arbitrary<WrittenHand> =>
  fc
    .record({
      tiles: fc.array(fc.oneof(played, fc.constantFrom(JOKER, FACE_DOWN)), { maxLength: 17 }),
      says: fc.array(fc.option(played), { minLength: 17, maxLength: 17 }),
      melds: fc.array(melds(seat), { maxLength: 5 }),
      winning: winning(seat),
      bonus: fc.array(fc.integer({ min: 34, max: 41 }), { maxLength: 8 }),
      filler: fc.boolean(),
      facts: fc.array(words, { maxLength: 3 }),
    })
    .map(({ tiles, says, ...rest }) => ({
      concealed: tiles,
      jokers: says.slice(0, tiles.filter((kind) => kind === JOKER).length),
      ...rest,
    }));

const by = fc.record({ seat: seats }, { requiredKeys: ['seat'] });
const despite = fc.option(ruleIds, { nil: undefined });

/** Any action, insisted on or not. */
export const actions: fc.Arbitrary<Action> = fc
  .tuple(
    by,
    despite,
    fc.oneof(
      kinds.map((tile) => ({ do: 'discard' as const, tile })),
      fc.tuple(kinds, words).map(([tile, says]) => ({ do: 'discard' as const, tile, says })),
      fc.constantFrom({ do: 'pass' as const }, { do: 'win' as const }, { do: 'pung' as const }),
      kinds.map((tile) => ({ do: 'kong' as const, tile })),
      fc.integer({ min: 1, max: 3 }).map((jokers) => ({ do: 'pung' as const, jokers })),
      fc.record({ do: fc.constant('kong' as const), tile: played, jokers: fc.integer({ min: 1, max: 3 }) }),
      kinds.map((tile) => ({ do: 'show' as const, tile })),
      fc.tuple(played, played).map(([a, b]) => ({
        do: 'chow' as const,
        using: [Math.min(a, b), Math.max(a, b)] as [Kind, Kind],
      })),
      fc.array(kinds, { minLength: 1, maxLength: 4 }).map((tiles) => ({ do: 'exchange' as const, tiles })),
      words.map((word) => ({ do: 'say' as const, word })),
    ),
  )
  .map(([{ seat }, rule, what]): Action => ({ ...what, seat, ...(rule !== undefined && { despite: rule }) }));
