/** Each discard of a deal that is over is told, from the first turn on, with its place and the best one. */
import { expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { discardLines } from '../../src/islands/Play/discard-lines.ts';
import { begin } from '../../src/machines/play.ts';
import { createTableMachine, judgeMove, snapshotAt } from '../../src/machines/table.ts';
import { frameAt, historyOf, isOver, makeMove } from '../../src/sessions/hand-history.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { seedOf } from '../scale.ts';

const usual = (await everyRuleset()).filter(({ name, game }) => name === game);

test.each(usual)('$name', ({ ruleset }) => {
  const machine = createTableMachine(ruleset);
  let history = historyOf(snapshotAt(machine, begin(ruleset, startFrom(ruleset, seedOf('each discard', 0)))));
  while (!isOver(history)) {
    const { table } = frameAt(history);
    const [seat] = awaitedSeats(table);
    const bot = seat === 0 ? naive : sensible;
    const move = seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat);
    history = makeMove(machine, history, judgeMove(ruleset, table, move));
  }
  const lines = discardLines(ruleset, history, 0, { reader: 0, dealer: 0, terms: ruleset.terms });
  const made = history.frames.flatMap(({ context: { move } }) =>
    typeof move === 'object' && move?.do === 'discard' && move.seat === 0 ? [move.tile] : [],
  );
  expect(lines[0]?.tile).toBe(made[0]);
  let next = 0;
  for (const { tile, place, of, text, better } of lines) {
    // Only where a single tile may go, as in riichi, there is nothing to choose.
    next = made.indexOf(tile, next) + 1;
    expect(next).toBeGreaterThan(0);
    expect(place).toBeGreaterThanOrEqual(1);
    expect(place).toBeLessThanOrEqual(of);
    expect(better === null).toBe(place === 1);
    expect(text).toMatch(/^It left .*\.$/);
    if (better) expect(better.text).toMatch(/^It would have left .*\.$/);
  }
});
