/** The finished deals of a match, from this visit and an earlier one. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Seed } from '../engine/random.ts';
import { isRank, type Score } from '../engine/score.ts';
import { type BySeat, isSeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Hand } from './hand.ts';
import type { Session } from './session.ts';

/** A win as shown in the match. `rank` is set only in a game that scores with two counts. */
type PlayedWin = Pick<Score, 'total' | 'unit' | 'rank'> & { readonly seat: Seat };

/** What is shown of a finished deal. Plain data, so it can be stored. */
export interface PlayedDeal {
  readonly seed: Seed | null;
  readonly dealer: Seat;
  /** Empty if nobody won. */
  readonly winners: readonly PlayedWin[];
  /** Each seat's points before and after the deal. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const isSums = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 4 && value.every((sum) => Number.isFinite(sum));

/** Is this stored value a deal? */
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
 * Finds the deals before one with this seed and these starting sums. If the deal is already in the list (a replay),
 * returns those before it. A new match begins if the sums do not continue from the last deal, so then the list is
 * empty.
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

export type Match = ReturnType<typeof createMatch>;

/** @param earlierDeals deals of an earlier visit */
export function createMatch({ ended, frame, setting }: Session<Hand>, earlierDeals: readonly PlayedDeal[]) {
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
  /** A first deal carries nothing over: neither wind nor dealer, money nor memory. */
  const isFirst = () => {
    const { start, ruleset } = setting();
    const { dealer, round, cash, memory } = start;
    const isCarrying = Object.keys(memory).length > 0 || cash.seats.some((sum) => sum !== ruleset.stake);
    return dealer === 0 && round === 0 && !isCarrying;
  };
  return {
    /** The deals so far, the one just finished included. */
    deals,
    /** Number of the present deal among those played here, from 1. */
    number: () => earlier().length + 1,
    /** Does nothing show that the match began with other deals than those played here? A link may open a later deal. */
    isWhole: () => earlier().length > 0 || isFirst(),
    /** Makes the present deal the first of a new match. */
    restart: () => setDeals([]),
  };
}

/** A seat's result of the match. */
interface MatchStanding {
  readonly seat: Seat;
  /** Place, 1 for the first. Seats with equal results share a place. */
  readonly place: number;
  /** Points won or lost in the whole match. */
  readonly change: number;
  /** Final result, in games that compute it separately. */
  readonly final: number | null;
  readonly wins: number;
  /** The seat's highest win. Null if it won nothing. */
  readonly best: PlayedDeal['winners'][number] | null;
}

/**
 * The standings of a match, first place first.
 * @param stake each seat's points at the start
 * @param final final result of each seat, in games that compute one; places then follow it
 */
export function standingsOf(
  deals: readonly PlayedDeal[],
  stake: number,
  final: BySeat<number> | null = null,
): readonly MatchStanding[] {
  // Deals played elsewhere before the shared link count too, so the sums come from the last deal.
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
