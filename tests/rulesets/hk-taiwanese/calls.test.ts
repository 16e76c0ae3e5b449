/** HK-style Taiwanese: Sheung, Peng and Kong, who comes first, robbing, and the end of the wall. */
import { describe, expect, test } from 'vitest';
import { FACE_DOWN } from '../../../src/engine/tiles.ts';
import { heardBy, seenBy } from '../../../src/engine/view.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import {
  allPass,
  cashOf,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { following, linesOf, payments, RUNS } from './games.ts';

const rules = await taiwanese();
const older = await taiwanese({ 'peng-after-sheung': 'allowed' });
const several = await taiwanese({ 'several-winners': true });

describe('Turn and calls', () => {
  test('turn-flow: without a call the next seat draws', () => {
    const game = allPass(plays(seated(rules, { east: '9p', wall: 'N' }), 'east discards 9p'));
    expect(game.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { by: 'wall', tile: 30 } });
  });

  const five = seated(rules, { east: '5p', south: '46p 1122s', west: '46p 99s', north: '55p 77s 88s' });
  const offered = plays(five, 'east discards 5p');

  test('sheung: only the seat after the discarder may call it', () => {
    expect(mayDo(offered, 'south')).toContain('south chows 46p');
    expect(whyNot(offered, 'west chows 46p')).toEqual({ rule: 'sheung', seats: [0] });
  });

  test('after-claim: after a Sheung, a Peng or a Kong the turn goes on from the caller', () => {
    const chowed = untilAsked(plays(offered, 'south chows 46p', 'north passes'));
    expect(chowed.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: null });
    const went = allPass(plays(chowed, 'south discards 2s'));
    expect(went.table.stage).toMatchObject({ phase: 'deciding', seat: 2 });
    const penged = untilAsked(plays(offered, 'south passes', 'north pungs'));
    expect(penged.table.stage).toMatchObject({ phase: 'deciding', seat: 3, drew: null });
    const kong = seated(rules, { east: '5p', west: '555p', tail: '9s' });
    const konged = untilAsked(plays(kong, 'east discards 5p', 'west kongs 5p'));
    expect(konged.table.stage).toMatchObject({ phase: 'deciding', seat: 2, drew: { by: 'kong', tile: 26 } });
  });

  test('peng-kong: any other seat may call one, with two or three of its own', () => {
    expect(mayDo(offered, 'north')).toEqual(['north pungs', 'north passes']);
    expect(whyNot(offered, 'west pungs')).toMatchObject({
      also: ['peng-kong'],
      tiles: [13],
      have: 0,
      need: 2,
    });
    expect(whyNot(offered, 'north kongs 5p')).toEqual({ rule: 'peng-kong', tiles: [13], have: 2, need: 3 });
  });

  test('no-peng-after-sheung: the tile discarded right after a Sheung is beyond a Peng, not beyond a Kong or Wu', () => {
    const nineAfter = (north: string) =>
      plays(
        seated(rules, { east: '5p', south: '46p 9p', north }),
        'east discards 5p',
        'south chows 46p',
        'south discards 9p',
      );
    expect(whyNot(nineAfter('99p 11s'), 'north pungs')).toEqual({
      rule: 'no-peng-after-sheung',
      tiles: [17],
    });
    expect(mayDo(nineAfter('999p'), 'north')).toEqual(['north kongs 9p', 'north passes']);
    const waiting = seated(rules, { east: '5p', south: '46p 9p C', west: RUNS });
    const won = plays(waiting, 'east discards 5p', 'south chows 46p', 'south discards 9p', 'west wins');
    expect(following(won)).toMatchObject({ over: false });
  });

  test('peng-after-sheung: the older sheet lets it be called', () => {
    const game = plays(
      seated(older, { east: '5p', south: '46p 9p', west: '99p' }),
      'east discards 5p',
      'south chows 46p',
      'south discards 9p',
    );
    expect(ruleAgainst(game, 'west pungs')).toBeNull();
    // The tile of the Sheung itself has left the table.
    expect(plays(game, 'west pungs').table.seats[1].melds).toMatchObject([
      { kind: 'chow', tiles: [12, 13, 14] },
    ]);
  });
});

describe('Who comes first', () => {
  const game = (ruleset = rules) =>
    seated(ruleset, {
      east: '9p',
      south: '78p 99p 1122m',
      west: RUNS,
      north: '123p 456p 78p 111s CC 789s',
    });

  test('priority: a Wu goes before a Peng, and a Peng or Kong before a Sheung', () => {
    const lost = (lines: readonly string[]) =>
      happenedOf(untilAsked(plays(game(), 'east discards 9p', ...lines)), 'awarded')[0];
    expect(lost(['south pungs', 'west wins', 'north passes'])).toMatchObject({
      stand: [{ seat: 2, call: 'win' }],
      lost: [{ bid: { seat: 1, call: 'pung' }, rule: 'priority' }],
    });
    const peng = plays(
      seated(rules, { east: '5p', south: '46p', west: '55p' }),
      'east discards 5p',
      'south chows 46p',
      'west pungs',
    );
    expect(happenedOf(untilAsked(peng), 'awarded')[0]).toMatchObject({
      stand: [{ seat: 2, call: 'pung' }],
      lost: [{ bid: { seat: 1, call: 'chow' }, rule: 'priority' }],
    });
  });

  test('priority: of several winners the nearest wins alone', () => {
    const won = untilAsked(plays(game(), 'east discards 9p', 'south passes', 'west wins', 'north wins'));
    expect(happenedOf(won, 'awarded')[0]).toMatchObject({
      stand: [{ seat: 2 }],
      lost: [{ bid: { seat: 3, call: 'win' }, rule: 'priority' }],
    });
    expect(payments(won)).toEqual(['0>2 15 price debt']);
  });

  test('several-winners: each who calls Wu wins; the nearest opens the ledger, the others are paid in cash', () => {
    const won = untilAsked(
      plays(game(several), 'east discards 9p', 'south passes', 'west wins', 'north wins'),
    );
    expect(happenedOf(won, 'awarded')[0]?.stand.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(payments(won)).toEqual(['0>2 15 price debt', expect.stringMatching(/^0>3 \d+ price cash$/)]);
  });
});

describe('Own Kongs', () => {
  test('promoted-kong: the drawn fourth tile is added to an exposed Peng, at once or later', () => {
    const game = seated(rules, { turn: 'south', south: '[222p^] 2p 9m', drew: '2p', tail: '3s' });
    const now = untilAsked(plays(game, 'south kongs 2p'));
    expect(now.table.seats[1].melds).toMatchObject([{ kind: 'kong', how: 'promoted', tile: 10 }]);
    expect(payments(now)).toEqual([]);
    const later = seated(rules, { turn: 'south', south: '[222p^] 2p 9m', drew: '9m' });
    expect(ruleAgainst(later, 'south kongs 2p')).toBeNull();
  });

  test('concealed-kong-hidden: the others see four tiles face down, hear no tile, and get no tile by asking', () => {
    const game = plays(seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m' }), 'south kongs 2p');
    for (const seat of [0, 2, 3] as const) {
      const view = seenBy(rules, game.table, seat);
      expect(view.seats[1].melds).toMatchObject([{ tile: FACE_DOWN, tiles: [-1, -1, -1, -1] }]);
      expect(JSON.stringify(view.stage)).not.toContain('"tile":10');
      expect(heardBy(game.events.at(-1) ?? { type: 'drawn', rule: '' }, seat)).toMatchObject({
        type: 'konged',
        tile: FACE_DOWN,
      });
    }
    expect(heardBy(game.events[0] ?? { type: 'drawn', rule: '' }, 1)).toMatchObject({ tile: 10 });
    // Before the supplement: whichever tile is asked for, the answer is the same, and names none.
    const laid = { ...game, table: { ...game.table, due: [] } };
    const answers = ['2p', '3p', 'C'].map((tile) => JSON.stringify(whyNot(laid, `west kongs ${tile}`)));
    expect(new Set(answers)).toEqual(new Set([JSON.stringify({ rule: 'rob-kong', seats: [1] })]));
    expect(whyNot(laid, 'west wins')).toEqual({ rule: 'robbed-kong', seats: [1] });
  });

  test('concealed-kong-hidden: at the end its owner is asked to show it, also when nobody won', () => {
    const won = plays(
      seated(rules, { east: '9p', south: '(1111p_)', west: RUNS }),
      'east discards 9p',
      'west wins',
    );
    const asked = untilAsked(won);
    expect(asked.table.stage).toMatchObject({ phase: 'settling', pending: [1] });
    expect(mayDo(asked)).toEqual(['south shows 1p']);
    const shown = untilAsked(plays(asked, 'south shows 1p'));
    expect(shown.table.stage.phase).toBe('ended');
    expect(seenBy(rules, shown.table, 0).seats[1].melds).toMatchObject([{ tile: 9 }]);
    const drawn = allPass(
      plays(seated(rules, { east: '9p', south: '(1111p_)', left: 0 }), 'east discards 9p'),
    );
    expect(drawn.table.stage).toMatchObject({ phase: 'settling', outcome: { is: 'drawn' }, pending: [1] });
  });
});

describe('Robbing', () => {
  const promoting = (ruleset = rules) =>
    plays(
      seated(ruleset, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
      'south kongs 9p',
    );

  test('rob-kong: a promoted Kong may be robbed; the robbed seat pays like a discarder', () => {
    const robbed = untilAsked(plays(promoting(), 'west wins'));
    expect(payments(robbed)).toEqual(['1>2 15 price debt']);
    expect(robbed.table.seats[1].melds).toMatchObject([{ kind: 'pung' }]);
  });

  test('rob-kong: a robbed dealer on a streak pays as a dealer who loses', () => {
    const game = seated(rules, { turn: 'east', east: '[999p^] 9p 1m', west: RUNS, drew: '9p' });
    const streak = { ...game, table: { ...game.table, memory: { ...game.table.memory, 'dealer-stays': 2 } } };
    // 5 fan and the dealer's 5 more, and the base.
    expect(payments(untilAsked(plays(streak, 'east kongs 9p', 'west wins')))).toEqual([
      '0>2 20 dealer-loses debt',
    ]);
  });
});

describe('The end of the wall', () => {
  test('wall-out: a tile is needed and none is left: nobody wins, and no price is paid', () => {
    const game = plays(seated(rules, { east: '9p', left: 0 }), 'east discards 9p');
    const over = allPass(game);
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(payments(over)).toEqual([]);
  });

  test('wall-out: what was paid on the spot stays paid', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m', tail: 'N', left: 1 });
    const over = allPass(plays(game, 'south kongs 2p', 'south discards 9m'));
    const shown = untilAsked(plays(over, 'south shows 2p'));
    expect(cashOf(shown)).toEqual([-10, 30, -10, -10]);
  });

  test('broken-bridge: taking or breaking what another waits for costs nothing', () => {
    // South wants the 9 of dots, and West takes it for a Peng; North breaks the bridge by keeping the last one.
    const game = seated(rules, { east: '9p', south: '1p 8m', west: '99p 1m', north: '9p' });
    const taken = untilAsked(plays(game, 'east discards 9p', 'west pungs'));
    expect(payments(taken)).toEqual([]);
    expect(cashOf(taken)).toEqual([0, 0, 0, 0]);
  });

  test('kong-replacement: the supplement of a called Kong wins with it', () => {
    const game = seated(rules, { east: '5p', west: '555p 123m 456m 78p 99s 678s', tail: '9p' });
    const won = plays(game, 'east discards 5p', 'west kongs 5p', 'west wins');
    expect(linesOf(won)).toMatchObject({ 'kong-replacement': 12, 'self-draw': 1 });
    expect(refereed(won).table.stage.phase).toBe('settling');
  });
});
