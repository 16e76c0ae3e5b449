/** What is said of a deal that is over: a discard that somebody else won with is named. */
import { describe, expect, test } from 'vitest';
import { review as texts } from '#i18n/review.ts';
import { words } from '#i18n/words.ts';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { reviewOf } from '../../src/islands/Play/review.ts';
import { begin } from '../../src/machines/play.ts';
import { createTableMachine, takenUp } from '../../src/machines/table.ts';
import { filmOf, frameAt, isOver, makeMove } from '../../src/sessions/hand-history.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { LONG, seedOf } from '../scale.ts';

describe.each((await everyRuleset()).filter(({ name, game }) => name === game))('in $name', ({ ruleset }) => {
  test('a discard that gave somebody a win is named to who made it, and to nobody else', () => {
    const machine = createTableMachine(ruleset);
    let count = 0;
    for (let n = 0; n < (LONG ? 40 : 12); n++) {
      let history = filmOf(takenUp(machine, begin(ruleset, startFrom(ruleset, seedOf('fed', n)))));
      while (!isOver(history)) {
        const { table } = frameAt(history);
        const [seat] = awaitedSeats(table);
        const bot = seat === 1 ? naive : sensible;
        history = makeMove(
          machine,
          history,
          seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat),
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

test('open sets that warned of it are told from two on', () => {
  expect(texts.dealIn(15, 'South', '16 points', 3)).toBe(
    'Your 7 of dots gave South the win, worth 16 points: three sets of dots lay open there.',
  );
  expect(texts.dealIn(15, 'South', null, 1)).toBe('Your 7 of dots gave South the win.');
});
