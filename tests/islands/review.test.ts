/** What is said of a deal that is over: a discard that somebody else won with is named. */
import { describe, expect, test } from 'vitest';
import { review as texts } from '#i18n/review.ts';
import { words } from '#i18n/words.ts';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { gradeMoment } from '../../src/islands/Play/own-moments.ts';
import { reviewOf } from '../../src/islands/Play/review.ts';
import { begin } from '../../src/machines/play.ts';
import { createTableMachine, judgeMove, snapshotAt } from '../../src/machines/table.ts';
import { frameAt, historyOf, isOver, makeMove, type TableHistory } from '../../src/sessions/hand-history.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { LONG, seedOf } from '../scale.ts';

describe.each((await everyRuleset()).filter(({ name, game }) => name === game))('in $name', ({ ruleset }) => {
  test('a discard that gave somebody a win is named to who made it, and to nobody else', () => {
    const machine = createTableMachine(ruleset);
    let count = 0;
    for (let n = 0; n < (LONG ? 40 : 12); n++) {
      let history = historyOf(snapshotAt(machine, begin(ruleset, startFrom(ruleset, seedOf('fed', n)))));
      while (!isOver(history)) {
        const { table } = frameAt(history);
        const [seat] = awaitedSeats(table);
        const bot = seat === 1 ? naive : sensible;
        history = makeMove(
          machine,
          history,
          judgeMove(ruleset, table, seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat)),
        );
      }
      const { stage } = frameAt(history).table;
      const outcome = stage.phase === 'ended' ? stage.outcome : null;
      const from = outcome?.is === 'won' ? outcome.from : null;
      for (const seat of SEATS) {
        const { moments } = reviewOf(ruleset, history, seat);
        expect(moments.length).toBeLessThanOrEqual(3);
        for (const { at, action, better } of moments) {
          // It is the moment before that move, and the better one was allowed there.
          expect(history.frames[at + 1]?.context.move).toEqual(action);
          const { table } = history.frames[at]?.context ?? {};
          if (better && table) expect(judgeAction(ruleset, table, better).is).toBe('allowed');
        }
      }
      for (const seat of SEATS.filter((each) => each === from || each === 3)) {
        const moments = reviewOf(ruleset, history, seat).moments.filter((moment) => moment.dealIn);
        const robbed = outcome?.is === 'won' && outcome.winners[0].how.by === 'robbery';
        if (robbed || from !== seat) {
          expect(moments).toEqual([]);
          continue;
        }
        count++;
        const [moment] = moments;
        if (outcome?.is !== 'won' || !moment?.dealIn) throw new Error('whoever discarded it is told');
        const { at, dealIn } = moment;
        const { tile, win } = dealIn;
        expect(outcome.winners.map((each) => each.how.tile)).toContain(tile);
        expect(history.frames[at + 1]?.context.move).toMatchObject({ do: 'discard', seat, tile });
        const told = texts.dealIn(tile, 'South', null, dealIn.open);
        expect(told).toContain(words.tileName(win.how.tile ?? -1));
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

/** A deal of the naive, in which South insists on winning with the first tile that South draws. */
function withFalseWin(ruleset: Ruleset, n: number): TableHistory | null {
  const machine = createTableMachine(ruleset);
  let history = historyOf(snapshotAt(machine, begin(ruleset, startFrom(ruleset, seedOf('false win', n)))));
  let isDone = false;
  while (!isOver(history)) {
    const { table } = frameAt(history);
    const [seat] = awaitedSeats(table);
    const isTempted: boolean = !isDone && seat === 1 && table.stage.phase === 'deciding';
    const verdict = isTempted ? judgeAction(ruleset, table, { do: 'win', seat: 1 }) : null;
    if (isTempted && verdict?.is !== 'mistake') return null;
    isDone ||= isTempted;
    const move =
      verdict?.is === 'mistake'
        ? ({ do: 'win', seat: 1, despite: verdict.reason.rule } as const)
        : seat === undefined
          ? 'referee'
          : botAction(naive, ruleset, table, seat);
    history = makeMove(machine, history, judgeMove(ruleset, table, move));
  }
  return isDone ? history : null;
}

const withMistakes = (await everyRuleset()).filter(({ ruleset }) =>
  ruleset.mistakes.some(({ rule }) => rule === 'false-win'),
);

test('false wins have a price in two games, under each of their options', () => {
  expect(new Set(withMistakes.map(({ game }) => game)).size).toBe(2);
});

describe.each(withMistakes)('a false win in $name', ({ ruleset }) => {
  test('is what cost most, with its price and its rules, and what would have been better', () => {
    let count = 0;
    for (let n = 0; n < 3; n++) {
      const history = withFalseWin(ruleset, n);
      if (!history) continue;
      count++;
      const { moments } = reviewOf(ruleset, history, 1);
      const [worst] = moments;
      expect(worst?.action).toMatchObject({ do: 'win', despite: 'false-win' });
      expect(worst?.mistake?.reason.rule).toBe('false-win');
      expect(worst?.better?.do).not.toBe('win');
      expect(moments.filter(({ mistake }) => mistake)).toHaveLength(1);
      const { payments, final } = worst?.mistake?.price ?? { payments: [] };
      expect(payments.length > 0 || final !== undefined).toBe(true);
      // The others need no review of it.
      expect(reviewOf(ruleset, history, 2).moments.some(({ mistake }) => mistake)).toBe(false);
      // Asked again later, it is no right answer.
      const [before, after] = [worst?.at ?? 0, (worst?.at ?? 0) + 1].map((at) => history.frames[at]?.context);
      if (!before || !after) throw new Error('the moment is in the history');
      const graded = gradeMoment(
        ruleset,
        before,
        // A moment is the reader's, who sits at the first seat.
        { ...after, move: { do: 'win', seat: 0, despite: 'false-win' } },
        { reader: 1, dealer: 0, terms: ruleset.terms },
      );
      expect(graded?.isRight).toBe(false);
    }
    expect(count).toBeGreaterThan(0);
  });
});

test('open sets that warned of it are told from two on', () => {
  expect(texts.dealIn(15, 'South', '16 points', 3)).toBe(
    'Your 7 of dots gave South the win, worth 16 points: three sets of dots lay open there.',
  );
  expect(texts.dealIn(15, 'South', null, 1)).toBe('Your 7 of dots gave South the win.');
});
