/** The deals of a match that have been played to their ends at this table, and at an earlier visit. */
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Seed } from '../engine/random.ts';
import { isRank, type Score } from '../engine/score.ts';
import { type BySeat, isSeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Hand } from './hand.ts';
import type { Session } from './session.ts';

/** A win as it is told of; `rank` in a game that counts in two. */
type PlayedWin = Pick<Score, 'total' | 'unit' | 'rank'> & { readonly seat: Seat };

/** What is told of a deal once it is over: plain data, which can be kept. */
export interface PlayedDeal {
  readonly seed: Seed | null;
  readonly dealer: Seat;
  /** Empty where nobody has won. */
  readonly winners: readonly PlayedWin[];
  /** What each seat had before the deal, and what it has after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const isSums = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 4 && value.every((sum) => Number.isFinite(sum));

/** Whether something that was kept is a deal. */
export function isPlayedDeal(value: unknown): value is PlayedDeal {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, dealer, winners, before, after } = value as Partial<Record<keyof PlayedDeal, unknown>>;
  const isWinner = (each: Partial<PlayedWin> | null): boolean =>
    isSeat(each?.seat) &&
    Number.isFinite(each?.total) &&
    typeof each?.unit === 'string' &&
    (each.rank === undefined || isRank(each.rank));
  return (
    (seed === null || typeof seed === 'string' || typeof seed === 'number') &&
    isSeat(dealer) &&
    Array.isArray(winners) &&
    winners.every(isWinner) &&
    isSums(before) &&
    isSums(after)
  );
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((sum, i) => sum === b[i]);

/**
 * The deals before one that begins with this seed and these sums: those up to it, where it is played once more. Another
 * match begins wherever a deal does not go on from the money of the one before.
 */
export function dealsBefore(
  deals: readonly PlayedDeal[],
  seed: Seed | null,
  before: readonly number[],
): readonly PlayedDeal[] {
  const at = deals.findIndex((deal) => deal.seed === seed && isSame(deal.before, before));
  const earlier = at < 0 ? deals : deals.slice(0, at);
  const last = earlier.at(-1);
  return last && isSame(last.after, before) ? earlier : [];
}

export interface Match {
  /** The deals so far, the one that is over among them. */
  readonly deals: Accessor<readonly PlayedDeal[]>;
  /** Which deal of its match is being played, from 1. */
  readonly number: Accessor<number>;
  /** Another match begins with the deal that lies there. */
  readonly restart: () => void;
}

/** @param earlierDeals the deals of an earlier visit */
export function createMatch(
  { ended, frame, setting }: Session<Hand>,
  earlierDeals: readonly PlayedDeal[],
): Match {
  const [deals, setDeals] = createSignal(earlierDeals);
  const earlier = () => dealsBefore(deals(), setting().start.seed, setting().start.cash.seats);
  createEffect(
    on([ended, frame], ([over]) => {
      const { stage, cash } = frame().table;
      if (!over || stage.phase !== 'ended') return;
      const { outcome } = stage;
      const { seed, dealer, cash: before } = setting().start;
      const winners =
        outcome.is === 'won'
          ? outcome.winners.map(({ seat, score: { total, unit, rank } }) => ({
              seat,
              total,
              unit,
              ...(rank && { rank }),
            }))
          : [];
      setDeals([...earlier(), { seed, dealer, winners, before: before.seats, after: cash.seats }]);
    }),
  );
  return { deals, number: () => earlier().length + 1, restart: () => setDeals([]) };
}

/** How a seat came out of a match. */
interface MatchStanding {
  readonly seat: Seat;
  /** 1 is the first; seats with as much share a place. */
  readonly place: number;
  /** What the seat has won or lost in the whole match. */
  readonly change: number;
  /** What that comes to in the end, where the game counts that apart. */
  readonly final: number | null;
  readonly wins: number;
  /** The most that one of its wins was worth; null where it has none. */
  readonly best: PlayedDeal['winners'][number] | null;
}

/**
 * Who came where in a match, the first of them first.
 * @param stake what each seat had at its start
 * @param final what the match comes to for each, where the game counts that apart: then the places go by it
 */
export function standingsOf(
  deals: readonly PlayedDeal[],
  stake: number,
  final: BySeat<number> | null = null,
): readonly MatchStanding[] {
  // What was played elsewhere, before the link that led here, counts too.
  const sums = deals.at(-1)?.after ?? [];
  const changeOf = (seat: Seat) => (sums[seat] ?? stake) - stake;
  const resultOf = (seat: Seat) => (final ? final[seat] : changeOf(seat));
  return SEATS.map((seat) => {
    const change = changeOf(seat);
    const won = deals.flatMap(({ winners }) => winners.filter((winner) => winner.seat === seat));
    return {
      seat,
      change,
      final: final ? final[seat] : null,
      place: 1 + SEATS.filter((other) => resultOf(other) > resultOf(seat)).length,
      wins: won.length,
      best: won.reduce<MatchStanding['best']>(
        (best, win) => (best && best.total >= win.total ? best : win),
        null,
      ),
    };
  }).sort((a, b) => a.place - b.place);
}
