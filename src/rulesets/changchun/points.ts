/**
 * The point table (option `scoring: standup`). The source has none; its program got this table later, as the rulebook
 * says.
 */
import { tilesHeld } from '../../engine/hands.ts';
import { isConcealed } from '../../engine/melds.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Reading, Score, ScoreLine } from '../../engine/score.ts';
import type { Scoring, WinToScore } from '../../engine/scoring.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome, WinSource } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { everyWay, highest } from '../parts/best-reading.ts';
import { placements } from '../parts/placements.ts';

/** Points of every seat at the start of a match. */
export const START = 100;

const emptyScore: Score = { unit: 'points', total: 0, lines: [], uncounted: [], reading: null, placed: -1 };

/** The winner's points: the payers' shares, doubled for a closed hand and for a middle tile. */
export const standup: Scoring = {
  unit: 'points',
  score: (win) => {
    const places = (reading: Reading) => placements(reading, win.how.tile);
    const all = everyWay(win.readings, places, (reading, placed) => worthOf(win, reading, placed));
    return highest(all) ?? emptyScore;
  },
  loserScore: null,
};

/**
 * Payers and their multiples of G. Self-draw by the Banker: 4 from each; by another seat: 4 from the Banker, 2 from the
 * others. Discard: the giver alone pays 8 to the Banker, 6 as the Banker, else 5.
 */
function sharesOf(seat: Seat, how: WinSource, dealer: Seat): (readonly [from: Seat, times: number])[] {
  if (how.by !== 'draw') return [[how.from, seat === dealer ? 8 : how.from === dealer ? 6 : 5]];
  return othersAfter(seat).map((from) => [from, seat === dealer || from === dealer ? 4 : 2]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const timesOf = (shares: ReturnType<typeof sharesOf>): number => sum(shares.map(([, times]) => times));

/** Ids of its lines in the rulebook. */
type Part = 'base' | 'closed' | 'middle';

/**
 * The score lines: the payment at G = 1, by the winning tile; then one line per doubling, by the tiles that earn it.
 */
function worthOf({ scoringHand, how, seat, position }: WinToScore, reading: Reading, placed: number): Score {
  const lines: ScoreLine[] = [];
  const line = (part: Part, worth: number, tiles: readonly Kind[]): void => {
    lines.push({ pattern: 'scoring', part, worth, tiles });
  };
  const total = (): number => sum(lines.map(({ worth }) => worth));
  const doubled = (part: Part, tiles: readonly Kind[]): void => line(part, total(), tiles);

  line('base', timesOf(sharesOf(seat, how, position.table.dealer)), how.tile === null ? [] : [how.tile]);
  if (isConcealed(scoringHand.melds)) doubled('closed', tilesHeld(scoringHand));
  const set = reading.sets[placed];
  if (set?.kind === 'chow' && how.tile === set.tiles[1]) doubled('middle', set.tiles);
  return { ...emptyScore, total: total(), lines, reading, placed };
}

/** The payments: each payer's multiple times G. */
export function settleStandup(outcome: Outcome, { table: { dealer } }: Position): PaymentGroup[] {
  if (outcome.is === 'drawn') return [];
  return outcome.winners.map(({ seat, how, score }) => {
    const shares = sharesOf(seat, how, dealer);
    const g = score.total / timesOf(shares);
    const payments = shares.map(
      ([from, times]) => ({ from, to: seat, amount: times * g, rule: 'scoring', book: 'cash' }) as const,
    );
    return { rule: 'scoring', payments };
  });
}
