/** HK-style Taiwanese: mistakes that a player may insist on, each refused first, then paid for, and played on after. */
import { describe, expect, test } from 'vitest';
import { expressible } from '../../../src/engine/legality/all-actions.ts';
import { legal } from '../../../src/engine/legality/legal.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { heardBy } from '../../../src/engine/view.ts';
import { playMove } from '../../../src/machines/play.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { positions } from '../../fixtures/hands.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import {
  allPass,
  cashOf,
  type Game,
  happenedOf,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
} from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { debts, linesOf, payments, RUNS } from './games.ts';

const rules = await taiwanese();
const dear = await taiwanese({ 'stakes-base': 20, 'stakes-fan': 5 });
const MISTAKES = ['false-win', 'miscalled-peng', 'concealed-kong-hidden', 'winning-tile-apart'];

/** What the table says to this line before anybody insists. */
const refusal = ({ ruleset, table }: Game, line: string) =>
  judgeAction(ruleset, table, parseAction(line, table.dealer));

describe('A false win', () => {
  const own = seated(rules, { turn: 'south', south: `${RUNS} N`, drew: 'N', wall: '9p' });

  test('false-win: it is refused with its rule, why it is none, and the price', () => {
    expect(refusal(own, 'south wins')).toMatchObject({
      is: 'mistake',
      reason: { rule: 'false-win', also: ['shape-standard'] },
      price: {
        rule: 'false-win',
        payments: [2, 3, 0].map((to) => ({ from: 1, to, amount: 30, rule: 'false-win', book: 'cash' })),
      },
    });
  });

  test('false-win: insisted on it costs 30 fan to each without base, in cash, and the hand goes on', () => {
    const erred = untilAsked(plays(own, 'south wins despite false-win'));
    expect(cashOf(erred)).toEqual([30, -90, 30, 30]);
    expect(debts(erred)).toEqual([]);
    expect(erred.table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
    expect(erred.table.revealed).toEqual([]);
    const on = allPass(plays(erred, 'south discards N'));
    const won = untilAsked(plays(on, 'west discards 9p', 'south wins'));
    expect(won.table.stage.phase).toBe('ended');
  });

  test('false-win: its price follows the stakes', () => {
    const game = seated(dear, { turn: 'south', south: `${RUNS} N`, drew: 'N' });
    expect(cashOf(untilAsked(plays(game, 'south wins despite false-win')))).toEqual([150, -450, 150, 150]);
  });

  test('false-win: on a discard the bid is void and the other bids stand', () => {
    const game = plays(
      seated(rules, { east: '9p', south: '99p 1m', west: RUNS, north: '99s' }),
      'east discards 9p',
      'south wins despite false-win',
    );
    expect(cashOf(refereed(game))).toEqual([30, -90, 30, 30]);
    const won = untilAsked(plays(game, 'west wins'));
    expect(happenedOf(won, 'awarded')[0]?.stand).toEqual([{ seat: 2, call: 'win' }]);
    expect(debts(won)).toEqual(['0>2 15']);
  });

  test('false-win: who is not asked may err as well, and nothing else changes', () => {
    const game = plays(seated(rules, { east: '9p', west: '99p', north: '1m' }), 'east discards 9p');
    const erred = refereed(plays(game, 'north wins despite false-win'));
    expect(cashOf(erred)).toEqual([30, 30, 30, -90]);
    expect(awaitedSeats(erred.table)).toEqual([2]);
    expect(untilAsked(plays(erred, 'west pungs')).table.stage).toMatchObject({ seat: 2 });
  });

  test('false-win: a hand that may not win because a win was passed is refused, and costs nothing', () => {
    const game = plays(
      seated(rules, { east: '9p', south: RUNS, wall: '6p' }),
      'east discards 9p',
      'south passes',
    );
    expect(refusal(untilAsked(game), 'south wins')).toMatchObject({
      is: 'refused',
      reason: { rule: 'passed-win' },
    });
  });

  test('false-win: others hear that it was one, and nothing of the hand', () => {
    const [event] = plays(own, 'south wins despite false-win').events;
    if (!event) throw new Error('nothing happened');
    expect(heardBy(event, 0)).toMatchObject({ type: 'erred', reason: { rule: 'false-win' } });
    expect(JSON.stringify(heardBy(event, 0))).not.toContain('also');
    expect(heardBy(event, 1)).toBe(event);
  });
});

describe('A miscalled Peng', () => {
  const game = plays(
    seated(rules, { east: '5p', south: '5p 46p 1s', west: '1m', north: '55p' }),
    'east discards 5p',
  );

  test('miscalled-peng: it is refused with its rule, what is missing, and the price', () => {
    expect(refusal(game, 'south pungs')).toEqual({
      is: 'mistake',
      reason: { rule: 'miscalled-peng', also: ['peng-kong'], tiles: [13], have: 1, need: 2 },
      price: {
        rule: 'miscalled-peng',
        payments: [{ from: 1, to: 0, amount: 10, rule: 'miscalled-peng', book: 'cash' }],
      },
    });
  });

  test('miscalled-peng: insisted on it costs one base unit to the discarder, and the call is void', () => {
    const erred = refereed(plays(game, 'south pungs despite miscalled-peng'));
    expect(cashOf(erred)).toEqual([10, -10, 0, 0]);
    expect(erred.table.seats[1].melds).toEqual([]);
    // South was asked for a Sheung as well: the void bid was its answer.
    expect(ruleAgainst(erred, 'south chows 46p')).toBe('in-turn');
    const taken = untilAsked(plays(erred, 'north pungs'));
    expect(taken.table.seats[3].melds).toMatchObject([{ kind: 'pung', tile: 13 }]);
  });

  test('miscalled-peng: a Peng that a rule forbids, and one of a robbed tile, are no such mistakes', () => {
    const robbing = plays(
      seated(rules, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
      'south kongs 9p',
    );
    expect(refusal(robbing, 'north pungs')).toMatchObject({ is: 'refused', reason: { rule: 'rob-kong' } });
    expect(refusal(game, 'east pungs')).toMatchObject({ is: 'refused', reason: { rule: 'in-turn' } });
  });

  test('miscalled-peng: the answer is the same whether or not others are asked', () => {
    const nobody = plays(seated(rules, { east: '5p', west: '1m', north: '9s' }), 'east discards 5p');
    expect(refusal(nobody, 'west pungs')).toMatchObject({ is: 'mistake', price: { rule: 'miscalled-peng' } });
    const answered = plays(game, 'south passes', 'north passes');
    expect(answered.table.stage.phase).toBe('awarding');
    expect(refusal(answered, 'west pungs')).toMatchObject({ is: 'mistake' });
  });
});

describe('A concealed Kong that is not shown', () => {
  const over = (south: string) =>
    untilAsked(plays(seated(rules, { east: '9p', south, west: RUNS }), 'east discards 9p', 'west wins'));

  test('concealed-kong-hidden: it is refused with its rule and the price', () => {
    expect(refusal(over('(1111p_)'), 'south passes')).toMatchObject({
      is: 'mistake',
      reason: { rule: 'concealed-kong-hidden', tiles: [9] },
      price: { rule: 'concealed-kong-hidden', payments: [{ amount: 20 }, { amount: 20 }, { amount: 20 }] },
    });
  });

  test('concealed-kong-hidden: not shown it costs two base units to each, before the win is paid', () => {
    const done = untilAsked(plays(over('(1111p_)'), 'south passes despite concealed-kong-hidden'));
    expect(done.table.stage.phase).toBe('ended');
    expect(cashOf(done)).toEqual([20, -60, 20, 20]);
    expect(payments(done).at(-1)).toBe('0>2 15 price debt');
    expect(done.table.seats[1].melds).toMatchObject([{ shown: false }]);
  });

  test('concealed-kong-hidden: of two, one shown and one not costs for the one', () => {
    const done = untilAsked(
      plays(over('(1111p_) (3333p_)'), 'south shows 3p', 'south passes despite concealed-kong-hidden'),
    );
    expect(cashOf(done)).toEqual([20, -60, 20, 20]);
    const none = untilAsked(plays(over('(1111p_) (3333p_)'), 'south passes despite concealed-kong-hidden'));
    expect(cashOf(none)).toEqual([40, -120, 40, 40]);
  });

  test('concealed-kong-hidden: the others are not told the tile by it', () => {
    const done = plays(over('(1111p_)'), 'south passes despite concealed-kong-hidden');
    const erred = happenedOf(done, 'erred')[0];
    if (!erred) throw new Error('nothing was insisted on');
    expect(heardBy(erred, 0)).toMatchObject({ reason: { rule: 'concealed-kong-hidden' } });
    expect(JSON.stringify(heardBy(erred, 0))).not.toContain('tiles');
  });
});

describe('A winning tile that is mixed into the hand', () => {
  const own = seated(rules, { turn: 'south', south: `${RUNS} 9p`, drew: '9p' });

  test('winning-tile-apart: by itself the table keeps the tile apart, and the win stands', () => {
    expect(linesOf(plays(own, 'south wins'))).toMatchObject({ 'concealed-self-draw': 5 });
  });

  test('winning-tile-apart: insisted on the win is void, costs nothing else, and the hand goes on', () => {
    const line = 'south wins despite winning-tile-apart';
    expect(refusal(own, line)).toEqual({
      is: 'mistake',
      reason: { rule: 'winning-tile-apart', seats: [1] },
      price: { rule: 'winning-tile-apart', payments: [] },
    });
    const spoilt = plays(own, line);
    expect(happenedOf(spoilt, 'erred')).toHaveLength(1);
    expect(cashOf(spoilt)).toEqual([0, 0, 0, 0]);
    expect(spoilt.table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
  });

  test('winning-tile-apart: on a discard the void bid counts as a pass', () => {
    const game = plays(
      seated(rules, { east: '9p', south: RUNS, west: '99p' }),
      'east discards 9p',
      'south wins despite winning-tile-apart',
      'west pungs',
    );
    expect(untilAsked(game).table.seats[2].melds).toMatchObject([{ kind: 'pung' }]);
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
