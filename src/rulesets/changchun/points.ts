/** The seed has no points. `scoring: standup` is the table that its program got later, marked as such. */
import { isConcealed } from '../../engine/melds.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position, Scoring, WinToScore } from '../../engine/ruleset.ts';
import type { Reading, Score, ScoreLine } from '../../engine/score.ts';
import { othersAfter } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { onePays } from '../parts/payments.ts';
import { placements } from '../parts/placements.ts';

/** Points everyone has at the start of a match. */
export const START = 100;

const none = { unit: 'points', uncounted: [] } as const;

/** A win is a win: nothing is counted. */
export const unscored: Scoring = {
  unit: 'points',
  score: ({ readings }) => ({ ...none, total: 0, lines: [], reading: readings[0] ?? null, placed: -1 }),
  standing: null,
};

/** G: 1, twice that without an exposed meld, twice that when the winning tile is the middle of a concealed run. */
export const standup: Scoring = {
  unit: 'points',
  score: (win) => {
    let best: Score | null = null;
    for (const reading of win.readings) {
      for (const placed of placements(reading, win.how.tile)) {
        const score = worthOf(win, reading, placed);
        if (best === null || score.total > best.total) best = score;
      }
    }
    return best ?? { ...none, total: 0, lines: [], reading: null, placed: -1 };
  },
  standing: null,
};

function worthOf({ held, how }: WinToScore, reading: Reading, placed: number): Score {
  const factor: ScoreLine = { pattern: 'scoring', worth: 1, tiles: [] };
  const lines = [factor];
  const set = reading.sets[placed];
  if (isConcealed(held.melds)) lines.push({ ...factor, worth: 1 });
  if (set?.kind === 'chow' && how.tile === set.tiles[1]) {
    lines.push({ ...factor, worth: lines.length, tiles: set.tiles });
  }
  const total = lines.reduce((sum, line) => sum + line.worth, 0);
  return { ...none, total, lines, reading, placed };
}

/** The Banker self-draws: 4G from each; another: 4G from the Banker, 2G from the others. On a discard its giver
 *  alone pays: 8G to the Banker, 6G as the Banker, else 5G. */
export function settleStandup(outcome: Outcome, { table: { dealer } }: Position): PaymentGroup[] {
  if (outcome.is === 'drawn') return [];
  return outcome.winners.map(({ seat, how, score }) => {
    const g = score.total;
    if (how.by !== 'draw') {
      const times = seat === dealer ? 8 : how.from === dealer ? 6 : 5;
      return onePays('scoring', how.from, seat, times * g);
    }
    const payments = othersAfter(seat).map((from) => ({
      from,
      to: seat,
      amount: (seat === dealer || from === dealer ? 4 : 2) * g,
      rule: 'scoring',
      book: 'cash' as const,
    }));
    return { rule: 'scoring', payments };
  });
}
