/** In what the end of a deal and its record differ. */
import type { TableEvent } from '../engine/events.ts';
import { type BySeat, bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import type { Outcome, Table, Win } from '../engine/table.ts';
import type { DealBreak } from './actions.ts';
import type { RecordDeal, RecordDraw, RecordWin } from './record.ts';

/** What follows a deal: the next one, or the end of the match. */
export type Following =
  | { readonly over: true }
  | {
      readonly over: false;
      readonly dealer: Seat;
      readonly round: Wind;
      readonly counters: number;
      readonly bets: number;
    };

/** One thing in which the record and the rules part. */
export type Difference =
  | DealBreak
  | { readonly is: 'end'; readonly ours: string; readonly theirs: string }
  | {
      readonly is: 'count';
      readonly of: 'han' | 'fu';
      readonly seat: Seat;
      readonly ours: number;
      readonly theirs: number;
    }
  | { readonly is: 'points'; readonly ours: BySeat<number>; readonly theirs: BySeat<number> }
  | { readonly is: 'next'; readonly ours: Following; readonly theirs: Following };

/** What a record tells of an end. */
type ToldEnd = Pick<RecordDeal, 'result'>;

const BET = 1000;
const LEFTOVER = 'leftover-pot';

/**
 * Compares the end of a deal with its record; nothing before the end.
 * @param accounts points after the deal in every way that the record tells them
 */
export function endDifferences(
  { table, events }: { readonly table: Table; readonly events: readonly TableEvent[] },
  deal: ToldEnd,
  accounts: readonly BySeat<number>[],
): readonly Difference[] {
  const { stage } = table;
  if (stage.phase !== 'ended') return [];
  const { outcome } = stage;
  if (!isSameEnd(outcome, deal)) return [{ is: 'end', ours: endOf(outcome), theirs: recordedEnd(deal) }];
  const ours = pointsOf(table, events);
  const theirs = accounts[0];
  const agree = theirs === undefined || ours.some((mine) => accounts.some((each) => same(mine, each)));
  return [...countsOf(outcome, deal), ...(agree ? [] : [{ is: 'points', ours: ours[0], theirs } as const])];
}

/** Points in the end: without bets left over at the end of a match, and with them. */
function pointsOf({ cash }: Table, events: readonly TableEvent[]): readonly [BySeat<number>, BySeat<number>] {
  const left = events.flatMap((event) =>
    event.type === 'paid' && event.group.rule === LEFTOVER ? event.group.payments : [],
  );
  const without = bySeat(
    (seat) => cash.seats[seat] - left.reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0),
  );
  return [without, bySeat((seat) => cash.seats[seat])];
}

export const same = (a: BySeat<number>, b: BySeat<number>): boolean =>
  SEATS.every((seat) => a[seat] === b[seat]);

/** The rules by which a deal is drawn. */
const DRAWN_BY: Readonly<Record<RecordDraw, string>> = {
  exhausted: 'exhaustive-draw',
  'river-mangan': 'exhaustive-draw',
  'nine-kinds': 'nine-kinds',
  'four-winds': 'four-winds',
  'four-riichi': 'four-riichi',
  'four-kans': 'four-kans-abort',
  'three-wins': 'winners',
};

const seatsIn = (wins: readonly { readonly seat: Seat }[]): string =>
  SEATS.filter((seat) => wins.some((win) => win.seat === seat)).join();

function isSameEnd(outcome: Outcome, { result }: ToldEnd): boolean {
  if (result === null) return true;
  if (outcome.is === 'won') return result.is === 'won' && seatsIn(outcome.winners) === seatsIn(result.wins);
  return result.is === 'drawn' && (result.why === null || DRAWN_BY[result.why] === outcome.rule);
}

const endOf = (outcome: Outcome): string =>
  outcome.is === 'won' ? `won ${seatsIn(outcome.winners)}` : `drawn ${outcome.rule}`;

function recordedEnd({ result }: ToldEnd): string {
  if (result === null) return 'nothing';
  return result.is === 'won' ? `won ${seatsIn(result.wins)}` : `drawn ${result.why ?? ''}`;
}

function countsOf(outcome: Outcome, { result }: ToldEnd): readonly Difference[] {
  if (outcome.is !== 'won' || result?.is !== 'won') return [];
  return outcome.winners.flatMap((win) => {
    const theirs = result.wins.find(({ seat }) => seat === win.seat);
    return theirs ? countsOfWin(win, theirs) : [];
  });
}

function countsOfWin({ seat, score: { rank } }: Win, theirs: RecordWin): readonly Difference[] {
  if (!rank || rank.yakuman > 0 || rank.han === null || theirs.yakuman === true || theirs.han === null)
    return [];
  if (rank.han !== theirs.han) return [{ is: 'count', of: 'han', seat, ours: rank.han, theirs: theirs.han }];
  // Above a limit nobody counts fu any more.
  const counts = rank.limit === null && rank.fu !== null && theirs.fu !== null && theirs.fu > 0;
  return counts && rank.fu !== theirs.fu
    ? [{ is: 'count', of: 'fu', seat, ours: rank.fu as number, theirs: theirs.fu as number }]
    : [];
}

/** The deal that follows by the rules, where the record has another. */
export function nextDifference(table: Table, deal: ToldEnd, next: RecordDeal | null): readonly Difference[] {
  if (next === null || table.stage.phase !== 'ended') return [];
  // Where another end is told, another deal follows anyway.
  if (!isSameEnd(table.stage.outcome, deal)) return [];
  const { following } = table.stage;
  const { dealer, round, counters, bets } = next;
  const theirs: Following = { over: false, dealer, round, counters, bets };
  const ours: Following = following.over
    ? { over: true }
    : {
        over: false,
        dealer: following.dealer,
        round: following.round,
        counters: Number(table.memory['counters'] ?? 0),
        bets: table.cash.pot / BET,
      };
  return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ is: 'next', ours, theirs }];
}
