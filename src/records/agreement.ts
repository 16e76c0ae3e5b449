/** Plays the deals of a record and says where the record and the rules part, and by which option. */
import type { Start } from '../engine/deal.ts';
import { startFrom } from '../engine/deal.ts';
import type { Chosen, Game, OptionValue } from '../engine/game.ts';
import { type BySeat, bySeat } from '../engine/seats.ts';
import { rulesetOf, withDefaults } from '../rulesets/instantiate.ts';
import { type PlayedRecord, playDeal } from './actions.ts';
import { type Difference, endDifferences, nextDifference, same } from './differences.ts';
import { pointsByChanges } from './points.ts';
import { type GameRecord, type RecordDeal, RecordError } from './record.ts';
import { type LaidWall, layWall } from './wall.ts';

/** An option that another value of explains a difference: the record’s table plays that. */
export interface TableRule {
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
  /** Points after the deal in every way that the record tells them. */
  readonly accounts: readonly BySeat<number>[];
  /** Says the record two things of the same points? */
  readonly atOdds: boolean;
  /** The option by which this deal is played otherwise than the record’s table usually does. */
  readonly by: TableRule | null;
}

const BET = 1000;

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
    accounts,
    atOdds: accounts.some((each) => !same(each, accounts[0] as BySeat<number>)),
    by,
  };
}

/** Points after the deal in every way that the record tells them. */
function pointsTold(deal: RecordDeal, next: RecordDeal | null): readonly BySeat<number>[] {
  return [deal.after, pointsByChanges(deal), next?.points ?? null].filter((each) => each !== null);
}

const differencesOf = (
  { table, events, break: broken }: PlayedRecord,
  deal: RecordDeal,
  next: RecordDeal | null,
  accounts: readonly BySeat<number>[],
): readonly Difference[] =>
  broken
    ? [broken]
    : [...endDifferences({ table, events }, deal, accounts), ...nextDifference(table, deal, next)];
