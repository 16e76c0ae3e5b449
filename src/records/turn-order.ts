/**
 * The order of play, where a record has only what each seat took and threw. It is searched for: after each discard it is
 * tried who may have called it, and whether everything then comes out even.
 */
import { SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { RecordEvent } from './record.ts';

type Called = Extract<RecordEvent, { type: 'called' }>;

/** What a seat took: a tile from the wall, or a call. */
export type Taken = Kind | Called;
/** What a seat did with it: a discard, or a kan of its own; null after an open kan, which is followed by a draw. */
export type Thrown =
  | { readonly tile: Kind | 'drawn'; readonly riichi: boolean }
  | Extract<RecordEvent, { type: 'konged' }>
  | null;

export interface SeatMoves {
  readonly taken: readonly Taken[];
  readonly thrown: readonly Thrown[];
}

/** Steps after which the search gives up. A deal has some 150, and few of its discards could be called in two ways. */
const MOST_STEPS = 50_000;

interface At {
  readonly taken: readonly number[];
  readonly thrown: readonly number[];
}

/** Events in order; null where no order fits. */
export function orderOf(seats: readonly SeatMoves[], dealer: Seat): readonly RecordEvent[] | null {
  let steps = 0;
  const failed = new Set<string>();
  const next = (list: readonly number[], seat: Seat): readonly number[] =>
    list.map((each, i) => (i === seat ? each + 1 : each));
  const isOver = ({ taken, thrown }: At): boolean =>
    SEATS.every(
      (seat) =>
        (taken[seat] ?? 0) >= (seats[seat]?.taken.length ?? 0) &&
        (thrown[seat] ?? 0) >= (seats[seat]?.thrown.length ?? 0),
    );

  /** The seat takes its next tile or call, and plays on from there. */
  const takes = (at: At, seat: Seat): readonly RecordEvent[] | null => {
    const key = `${seat} ${at.taken} ${at.thrown}`;
    if (failed.has(key) || ++steps > MOST_STEPS) return null;
    const took = seats[seat]?.taken[at.taken[seat] ?? 0];
    const rest = took === undefined ? null : follows({ ...at, taken: next(at.taken, seat) }, seat, took);
    if (!rest) failed.add(key);
    return rest;
  };

  const follows = (at: At, seat: Seat, took: Taken): readonly RecordEvent[] | null => {
    const drew = typeof took === 'number';
    const event: RecordEvent = drew ? { type: 'drew', seat, tile: took } : took;
    if (isOver(at)) return [event];
    const thrown = seats[seat]?.thrown[at.thrown[seat] ?? 0];
    if (thrown === undefined) return null;
    const after = { ...at, thrown: next(at.thrown, seat) };
    if (thrown === null || 'type' in thrown) {
      if ((thrown === null) !== (!drew && took.call === 'kong')) return null;
      const kan = thrown === null ? [] : [thrown];
      // A robbed kan is the end of the deal.
      const rest = thrown !== null && isOver(after) ? [] : takes(after, seat);
      return rest && [event, ...kan, ...rest];
    }
    if (thrown.tile === 'drawn' && !drew) return null;
    const tile = thrown.tile === 'drawn' ? (took as Kind) : thrown.tile;
    const discard: RecordEvent = { type: 'discarded', seat, tile, riichi: thrown.riichi };
    const rest = isOver(after) ? [] : afterDiscard(after, seat, tile);
    return rest && [event, discard, ...rest];
  };

  const afterDiscard = (at: At, from: Seat, tile: Kind): readonly RecordEvent[] | null => {
    for (const seat of [1, 2, 3].map((steps) => seatAfter(from, steps))) {
      const took = seats[seat]?.taken[at.taken[seat] ?? 0];
      if (typeof took !== 'object' || took.from !== from || took.tile !== tile) continue;
      const rest = takes(at, seat);
      if (rest) return rest;
    }
    const seat = seatAfter(from);
    return typeof seats[seat]?.taken[at.taken[seat] ?? 0] === 'number' ? takes(at, seat) : null;
  };

  const start: At = { taken: [0, 0, 0, 0], thrown: [0, 0, 0, 0] };
  return isOver(start) ? [] : takes(start, dealer);
}
