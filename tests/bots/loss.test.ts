/** Why a decision cost something is told by what its seat could see: what it had left, and what it took apart. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { costliest } from '../../src/bots/hand-review.ts';
import { lossOf } from '../../src/bots/loss.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { FACE_DOWN } from '../../src/engine/tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { playHand } from '../../src/machines/play.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { everyRuleset, hongKong, twoFiveEight } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';
import { runs, seedOf } from '../scale.ts';

const smallest = await twoFiveEight();
const fan = await hongKong();

/** South discards the first tile where the second was better. */
function loss(
  ruleset: Ruleset,
  hands: Omit<Parameters<typeof seated>[1], 'turn'>,
  done: string,
  better: string,
) {
  const { table } = seated(ruleset, { turn: 'south', ...hands });
  const view = seenBy(ruleset, table, 1);
  const discard = (tile: string): Action => ({ do: 'discard', seat: 1, tile: parseTile(tile) });
  const thought = costliest([{ view, action: discard(done) }], ruleset, 1)[0];
  return lossOf(view, ruleset, { done: discard(done), better: discard(better), plan: thought?.plan ?? null });
}

describe('a discard', () => {
  test('that broke the only pair that the game accepts', () => {
    const { broke, done, better } = loss(
      smallest,
      { south: '123m 456m 789p 22s 67s 9m', drew: '9m' },
      '2s',
      '9m',
    );
    expect(broke).toMatchObject({ is: 'needed-pair', tile: parseTile('2s') });
    expect([done.short, better.short]).toEqual([2, 1]);
    expect(better.kinds).toEqual(parseTiles('58s'));
  });

  test('that broke up a set', () => {
    const { broke } = loss(smallest, { south: '123m 456m 789p 22s 67s 9m', drew: '9m' }, '8p', '9m');
    expect(broke).toEqual({ is: 'set', tiles: parseTiles('789p') });
  });

  test('that left fewer tiles that complete the hand', () => {
    const { done, better, broke } = loss(
      smallest,
      { south: '123m 456m 789p 22s 467s', drew: '7s' },
      '6s',
      '4s',
    );
    expect([done.short, better.short]).toEqual([2, 1]);
    expect(better.kinds).toEqual(parseTiles('58s'));
    expect(broke).toMatchObject({ is: 'part', other: parseTile('7s'), waits: parseTiles('58s') });
  });

  test('beside which a wind was kept that counts nothing for this seat', () => {
    const hands = { south: '123m 567m 78m 99m CC N 4m', drew: '4m' };
    expect(loss(fan, hands, '7m', 'N').spare).toMatchObject({ is: 'worthless', inSight: 0 });
    expect(loss(fan, hands, 'N', 'N').spare).toMatchObject({ is: 'worthless' });
    // South's own wind counts.
    const own = { south: '123m 567m 78m 99m CC S 4m', drew: '4m' };
    expect(loss(fan, own, '7m', 'S').spare?.is).not.toBe('worthless');
  });

  test('beside which a tile of another suit was kept', () => {
    const { spare } = loss(fan, { south: '123m 456m 788m 99m CC 5p', drew: '5p' }, 'C', '5p');
    expect(spare).toMatchObject({ is: 'strange' });
  });
});

describe.each((await everyRuleset()).filter(({ name }) => !name.includes('=')))('in $name', ({ ruleset }) => {
  test('the same is told whatever the hidden tiles are, and of several moments no answer is told twice', () => {
    for (let n = 0; n < Math.max(2, runs(20)); n++) {
      const decisions: { view: ReturnType<typeof seenBy>; action: Action }[] = [];
      playHand(ruleset, startFrom(ruleset, seedOf('loss', n)), (table, seat) => {
        const action = botAction(seat === 0 ? naive : sensible, ruleset, table, seat);
        if (seat === 0) decisions.push({ view: seenBy(ruleset, table, 0), action });
        return action;
      });
      const costs = costliest(decisions, ruleset, 3);
      const answers = costs.flatMap(({ better }) => (better.do === 'discard' ? [better.tile] : []));
      expect(new Set(answers).size).toBe(answers.length);
      for (const { decision, better, plan } of costs) {
        const { view, action } = decision;
        const hidden = view.seats.slice(1).flatMap(({ concealed }) => concealed);
        expect(hidden.every((kind) => kind === FACE_DOWN)).toBe(true);
        const found = lossOf(view, ruleset, { done: action, better, plan });
        if (found.broke?.is === 'part')
          expect(found.better.kinds).toEqual(expect.arrayContaining([...found.broke.waits]));
      }
    }
  });
});
