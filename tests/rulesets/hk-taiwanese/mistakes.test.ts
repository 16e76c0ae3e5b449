/** HK-style Taiwanese: mistakes that a player may insist on, each refused first, then paid for, and played on after. */
import { describe, expect, test } from 'vitest';
import { expressible } from '../../../src/engine/legality/all-actions.ts';
import { legal } from '../../../src/engine/legality/legal.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { playMove } from '../../../src/machines/play.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { positions } from '../../fixtures/hands.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { type Game, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { RUNS } from './games.ts';

const rules = await taiwanese();
const MISTAKES = ['false-win', 'miscalled-peng', 'concealed-kong-hidden', 'winning-tile-apart'];

/** What the table says to this line before anybody insists. */
const refusal = ({ ruleset, table }: Game, line: string) =>
  judgeAction(ruleset, table, parseAction(line, table.dealer));

describe('The price', () => {
  test.each([
    ['false-win', seated(rules, { turn: 'south', south: `${RUNS} N`, drew: 'N' }), 'south wins', 30],
    [
      'miscalled-peng',
      plays(seated(rules, { east: '5p', south: '5p 1s' }), 'east discards 5p'),
      'south pungs',
      10,
    ],
    [
      'concealed-kong-hidden',
      untilAsked(
        plays(seated(rules, { east: '9p', south: '(1111p_)', west: RUNS }), 'east discards 9p', 'west wins'),
      ),
      'south passes',
      20,
    ],
  ])('%s: is named before anybody insists', (rule, game, line, price) => {
    const verdict = refusal(game, line);
    expect(verdict).toMatchObject({ is: 'mistake', reason: { rule }, price: { rule } });
    const amounts = verdict.is === 'mistake' ? verdict.price.payments.map(({ amount }) => amount) : [];
    expect(new Set(amounts)).toEqual(new Set([price]));
  });

  test('winning-tile-apart: costs nothing', () => {
    const own = seated(rules, { turn: 'south', south: `${RUNS} 9p`, drew: '9p' });
    expect(refusal(own, 'south wins despite winning-tile-apart')).toMatchObject({ price: { payments: [] } });
  });

  test('miscalled-peng: a Peng that a rule forbids, and one of a robbed tile, are no such mistakes', () => {
    const robbing = plays(
      seated(rules, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
      'south kongs 9p',
    );
    expect(refusal(robbing, 'north pungs')).toMatchObject({ is: 'refused', reason: { rule: 'rob-kong' } });
  });

  test('miscalled-peng: the answer is the same once all have answered', () => {
    const game = plays(seated(rules, { east: '5p', south: '46p', north: '55p' }), 'east discards 5p');
    const answered = plays(game, 'south passes', 'north passes');
    expect(answered.table.stage.phase).toBe('awarding');
    expect(refusal(answered, 'west pungs')).toMatchObject({ is: 'mistake' });
  });
});

describe('None of them', () => {
  test('refusal-names-rule: is ever legal, done unless insisted on, or chosen by a bot', () => {
    const met = new Set<string>();
    for (const table of positions(rules, seedOf('mistakes', 0).toString(), deals(1000))) {
      const may = legal(rules, table);
      expect(may.every((action) => action.despite === undefined)).toBe(true);
      for (const action of expressible(rules, table)) {
        const verdict = judgeAction(rules, table, action);
        if (verdict.is !== 'mistake') continue;
        met.add(verdict.reason.rule);
        const { rule } = verdict.reason;
        if (playMove(rules, table, action).is !== 'mistake') throw new Error(`${rule} is done unasked`);
        const other = MISTAKES.find((each) => each !== rule) ?? '';
        if (playMove(rules, table, { ...action, despite: other }).is === 'done')
          throw new Error(`${rule} is done despite ${other}`);
        const done = playMove(rules, table, { ...action, despite: rule });
        if (done.is !== 'done' || done.event.type !== 'erred') throw new Error(`${rule} is not done`);
        // Something else may be due already.
        const added = done.table.due.slice(table.due.length);
        expect(added).toHaveLength(1);
        expect(added.flatMap(({ payments }) => payments).every((each) => each.rule === rule)).toBe(true);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['false-win', 'miscalled-peng']));
  });
});
