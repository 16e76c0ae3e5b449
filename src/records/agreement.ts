/** Plays the deals of a record and says where the record and the rules part, and by which option. */
import type { Start } from '../engine/deal.ts';
import { startFrom } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Chosen, Game, OptionValue } from '../engine/game.ts';
import { type BySeat, bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import type { Outcome, Table, Win } from '../engine/table.ts';
import { rulesetOf, withDefaults } from '../rulesets/instantiate.ts';
import { type DealBreak, type PlayedRecord, playDeal } from './actions.ts';
import { pointsByChanges } from './points.ts';
import { type GameRecord, type RecordDeal, type RecordDraw, RecordError, type RecordWin } from './record.ts';
import { type LaidWall, layWall } from './wall.ts';

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

/** An option that another value of explains a difference: the record’s table plays that. */
interface TableRule {
  readonly option: string;
  readonly value: OptionValue;
}

export interface ReplayedDeal {
  readonly deal: RecordDeal;
  /** The options it was played with. */
  readonly chosen: Chosen;
  readonly start: Start;
  readonly wall: LaidWall;
  readonly played: PlayedRecord;
  readonly differences: readonly Difference[];
  /** Says the record two things of the same points? */
  readonly atOdds: boolean;
  /** The option by which this deal is played otherwise than the record’s table usually does. */
  readonly by: TableRule | null;
}

const BET = 1000;
const LEFTOVER = 'leftover-pot';

/** Walls that are tried where the tiles under the indicators are unknown and somebody in riichi won. */
const MOST_WALLS = 30;

/**
 * Plays a deal by the rules of its table. Where they part, the option is looked for with which they do not.
 * @param next the deal after it; null where it is the last one
 * @throws RecordError where the tiles of the record cannot be laid
 */
export function replayDeal(
  game: Game,
  chosen: Chosen,
  deal: RecordDeal,
  next: RecordDeal | null,
  likely: readonly TableRule[] = [],
): ReplayedDeal {
  const first = playBy(game, chosen, deal, next, null);
  if (first.differences.length === 0) return first;
  // What earlier deals were played by holds for the table, and one more rule may come to it.
  const table: Chosen = {
    ...chosen,
    ...Object.fromEntries(likely.map(({ option, value }) => [option, value])),
  };
  const last = likely.at(-1);
  const again = last && playBy(game, table, deal, next, last);
  if (again?.differences.length === 0) return again;
  for (const base of last ? [table, chosen] : [chosen]) {
    for (const rule of rulesOf(game, base)) {
      const other = playBy(game, { ...base, [rule.option]: rule.value }, deal, next, rule);
      if (other.differences.length === 0) return other;
    }
  }
  return first;
}

/** One deal of a record, played; or why its tiles cannot be laid. */
export type DealOfRecord =
  | { readonly is: 'played'; readonly replayed: ReplayedDeal }
  | { readonly is: 'unlaid'; readonly deal: RecordDeal; readonly fault: RecordError['fault'] };

/** Plays the deals of a record one after another. Points that it does not tell are carried on. */
export function* replayRecord(game: Game, chosen: Chosen, { deals }: GameRecord): Generator<DealOfRecord> {
  const likely: TableRule[] = [];
  let carried: BySeat<number> | null = null;
  for (const [i, deal] of deals.entries()) {
    const whole = deal.points || !carried ? deal : { ...deal, points: carried };
    try {
      const replayed = replayDeal(game, chosen, whole, deals[i + 1] ?? null, likely);
      const { by, played } = replayed;
      if (by && !likely.some(({ option }) => option === by.option)) likely.push(by);
      const { seats } = played.table.cash;
      carried = bySeat((seat) => seats[seat]);
      yield { is: 'played', replayed };
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      carried = null;
      yield { is: 'unlaid', deal, fault: error.fault };
    }
  }
}

/** Every other value of every option. */
function rulesOf(game: Game, chosen: Chosen): readonly TableRule[] {
  const now = withDefaults(game, chosen);
  return game.options
    .filter(({ id }) => id !== 'red-fives')
    .flatMap(({ id, values }) =>
      values.filter((value) => value !== now[id]).map((value) => ({ option: id, value })),
    );
}

function playBy(
  game: Game,
  chosen: Chosen,
  deal: RecordDeal,
  next: RecordDeal | null,
  by: TableRule | null,
): ReplayedDeal {
  let replayed = playOnce(game, chosen, deal, next, by, 0);
  for (let seed = 1; seed < MOST_WALLS && isForUnder(replayed); seed++)
    replayed = playOnce(game, chosen, deal, next, by, seed);
  return replayed;
}

/** May it differ because of a tile under an indicator that nobody knows? */
function isForUnder({ deal, differences, played }: ReplayedDeal): boolean {
  if (deal.wall !== null || differences.length === 0 || played.break !== null) return false;
  if (deal.result?.is !== 'won' || deal.under.length >= deal.indicators.length) return false;
  const { wins } = deal.result;
  return deal.events.some(
    (event) => event.type === 'discarded' && event.riichi && wins.some(({ seat }) => seat === event.seat),
  );
}

function playOnce(
  game: Game,
  chosen: Chosen,
  deal: RecordDeal,
  next: RecordDeal | null,
  by: TableRule | null,
  seed: number,
): ReplayedDeal {
  const ruleset = rulesetOf(game, chosen);
  const wall = layWall(ruleset, deal, seed);
  const points = deal.points ?? bySeat(() => ruleset.stake);
  const start: Start = {
    ...startFrom(ruleset, seed, {
      dealer: deal.dealer,
      round: deal.round,
      cash: { seats: [points[0], points[1], points[2], points[3]], pot: BET * deal.bets },
      memory: { counters: deal.counters },
    }),
    order: wall.order,
  };
  const played = playDeal(ruleset, deal, start);
  const accounts = pointsTold(deal, next);
  return {
    deal,
    chosen,
    start,
    wall,
    played,
    differences: differencesOf(played, deal, next, accounts),
    atOdds: accounts.some((each) => !same(each, accounts[0] as BySeat<number>)),
    by,
  };
}

/** Points after the deal in every way that the record tells them. */
function pointsTold(deal: RecordDeal, next: RecordDeal | null): readonly BySeat<number>[] {
  return [deal.after, pointsByChanges(deal), next?.points ?? null].filter((each) => each !== null);
}

function differencesOf(
  { table, events, break: broken }: PlayedRecord,
  deal: RecordDeal,
  next: RecordDeal | null,
  accounts: readonly BySeat<number>[],
): readonly Difference[] {
  if (broken) return [broken];
  const { stage } = table;
  if (stage.phase !== 'ended') return [];
  const { outcome } = stage;
  if (!isSameEnd(outcome, deal)) return [{ is: 'end', ours: endOf(outcome), theirs: recordedEnd(deal) }];
  const ours = pointsOf(table, events);
  const theirs = accounts[0];
  const agree = theirs === undefined || ours.some((mine) => accounts.some((each) => same(mine, each)));
  return [
    ...countsOf(outcome, deal),
    ...(agree ? [] : [{ is: 'points', ours: ours[0], theirs } as const]),
    ...nextOf(table, next),
  ];
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

const same = (a: BySeat<number>, b: BySeat<number>): boolean => SEATS.every((seat) => a[seat] === b[seat]);

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

function isSameEnd(outcome: Outcome, { result }: RecordDeal): boolean {
  if (result === null) return true;
  if (outcome.is === 'won') return result.is === 'won' && seatsIn(outcome.winners) === seatsIn(result.wins);
  return result.is === 'drawn' && (result.why === null || DRAWN_BY[result.why] === outcome.rule);
}

const endOf = (outcome: Outcome): string =>
  outcome.is === 'won' ? `won ${seatsIn(outcome.winners)}` : `drawn ${outcome.rule}`;

function recordedEnd({ result }: RecordDeal): string {
  if (result === null) return 'nothing';
  return result.is === 'won' ? `won ${seatsIn(result.wins)}` : `drawn ${result.why ?? ''}`;
}

function countsOf(outcome: Outcome, { result }: RecordDeal): readonly Difference[] {
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

function nextOf(table: Table, next: RecordDeal | null): readonly Difference[] {
  if (next === null || table.stage.phase !== 'ended') return [];
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
