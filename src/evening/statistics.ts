/** What people like to know of an evening: places, wins, the biggest hand, who fed whom, points deal by deal. */
import type { Position } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../engine/seats.ts';
import type { EveningAccount, SettledDeal } from './account.ts';

interface SeatStatistics {
  readonly seat: Seat;
  /** 1 for the first; seats with equal results share a place. */
  readonly place: number;
  /** What it has won or lost. */
  readonly change: number;
  readonly wins: number;
  /** Wins on its own draw. */
  readonly drawn: number;
  /** How often each other seat won on its tile. */
  readonly fed: BySeat<number>;
}

/** A win, and the place of its deal from 0. */
interface BiggestWin {
  readonly at: number;
  readonly seat: Seat;
  readonly score: Score;
}

/** The seats, first place first. */
export function seatStatistics({ settled, now, final }: EveningAccount): readonly SeatStatistics[] {
  const changeOf = (seat: Seat): number => changeAt(now, seat);
  const resultOf = (seat: Seat): number => (final ? final[seat] : changeOf(seat));
  return SEATS.map((seat) => {
    const won = settled.filter((deal) => winnersOf(deal).includes(seat));
    return {
      seat,
      place: 1 + SEATS.filter((other) => resultOf(other) > resultOf(seat)).length,
      change: changeOf(seat),
      wins: won.length,
      drawn: won.filter(({ outcome }) => outcome.is === 'won' && outcome.from === null).length,
      fed: bySeat(
        (other) =>
          settled.filter(
            (deal) =>
              deal.outcome.is === 'won' && deal.outcome.from === seat && winnersOf(deal).includes(other),
          ).length,
      ),
    };
  }).sort((a, b) => a.place - b.place);
}

/** The win of the highest score; the first of several. Null where nothing was scored. */
export function biggestWin({ settled }: EveningAccount): BiggestWin | null {
  const wins = settled.flatMap(({ outcome }, at) =>
    outcome.is === 'won' ? outcome.winners.map(({ seat, score }) => ({ at, seat, score })) : [],
  );
  const [best] = [...wins].sort((a, b) => b.score.total - a.score.total || a.at - b.at);
  return best && best.score.total > 0 ? best : null;
}

/** What each seat has won or lost: before the first deal, and after each. */
export const pointsByDeal = ({ settled }: EveningAccount): readonly BySeat<number>[] => [
  [0, 0, 0, 0],
  ...settled.map((deal) => bySeat((seat) => changeAt(deal, seat))),
];

/** What a seat has won or lost: in cash, and by what it is owed and owes. */
const changeAt = ({ ruleset, table: { cash, debts } }: Position, seat: Seat): number =>
  debts.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    cash.seats[seat] - ruleset.stake,
  );

export const winnersOf = ({ outcome }: SettledDeal): readonly Seat[] =>
  outcome.is === 'won' ? outcome.winners.map(({ seat }) => seat) : [];
