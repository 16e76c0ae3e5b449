/** Whatever is asked of the judge, each line has its answer: an error that names the field, or the truth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { columnOfMistake } from '../../src/judge/json-column.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { fuzz } from '../scale.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);

interface Wrong {
  readonly message: string;
  readonly field: string | null;
  readonly column: number | null;
}
const errorIn = (line: string): Wrong => {
  const { answer, ok } = judge(line);
  expect(ok, JSON.stringify(answer).slice(0, 200)).toBe(false);
  return (answer as unknown as { error: Wrong }).error;
};
const error = (question: object): Wrong => errorIn(JSON.stringify(question));
const field = (question: object): string | null => error(question).field;
const ask = (question: object) => {
  const { answer, ok } = judge(JSON.stringify(question));
  expect(ok, JSON.stringify(answer)).toBe(true);
  return answer as Readonly<Record<string, unknown>>;
};

describe('A line that is too much', () => {
  test('a nest of lists as its id is an error, and what is written of it is short', () => {
    const nested = `{"id":${'['.repeat(5000)}${']'.repeat(5000)},"op":"x"}`;
    expect(errorIn(nested).field).toBe('id');
    expect(JSON.stringify(judge(nested).answer).length).toBeLessThan(200);
  });

  test('of a text that is none of the choices only the beginning is repeated', () => {
    expect(error({ op: 'x'.repeat(20_000) }).message.length).toBeLessThan(400);
  });

  test('a run of 130,000 ranks is too many tiles', () => {
    expect(field({ op: 'shape', hand: `${'1'.repeat(130_000)}m` })).toBe('hand');
    expect(
      field({ op: 'shape', hand: '', melds: [{ kind: 'pung', tiles: `${'1'.repeat(130_000)}m` }] }),
    ).toBe('melds[0].tiles');
  });
});

describe('A line that is no JSON', () => {
  test.each([
    ['nonsense', 2],
    ['{"a":tru}', 9],
    ['{"op" 1}', 7],
    ['{"a":1,}', 8],
    ['[1,2', 5],
    ['{"a":"x', 8],
    ['{a:1}', 2],
    ['{"a":1}x', 8],
    ['{"a":[1,{"b":]}', 14],
    ['"a\u0001"', 3],
  ])('%s: its column is named', (line, column) => {
    expect(errorIn(line)).toMatchObject({ field: null, column });
  });

  test('has a column, and a line that is JSON has none', () => {
    const signs = fc.constantFrom(...'{}[]",:0123truefalsn-.eE+ \\u');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.json()), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(columnOfMistake(text) === null).toBe(isJson);
      }),
      fuzz(5000),
    );
  });
});

describe('Options, facts and tiles', () => {
  const win = { op: 'win', ruleset: 'hong-kong', hand: '123m456m789p234s55s' };

  test('an option of any name that there is none of is an error', () => {
    for (const option of ['__proto__', 'constructor', 'fast']) {
      const line = `{"op":"win","ruleset":"hong-kong","hand":"55s","options":{"${option}":1}}`;
      expect(errorIn(line).field).toBe(`options.${option}`);
    }
  });

  test('what is no bonus tile is none, and a bonus tile is no tile of the hand', () => {
    expect(field({ ...win, bonus: 'E' })).toBe('bonus');
    expect(field({ ...win, hand: '123m456m789p234s5s1f' })).toBe('hand');
  });

  test.each([
    ['british', { fishing: 'yes' }, 'facts.fishing'],
    ['british', { hasDiscarded: 0 }, 'facts.hasDiscarded'],
    ['hk-taiwanese', { streak: 'x' }, 'facts.streak'],
    ['hk-taiwanese', { streak: -5 }, 'facts.streak'],
    ['hk-taiwanese', { passedWin: {} }, 'facts.passedWin'],
    ['hk-taiwanese', { toString: true }, 'facts.toString'],
  ])('a fact of %s is what it can be: %j', (ruleset, facts, where) => {
    const hand = ruleset === 'british' ? '222p777s444m888m33p' : '123m456m789p234s55s678s';
    expect(field({ op: 'win', ruleset, hand, facts })).toBe(where);
  });

  test('only a kong can be concealed, and it comes from nobody; nobody claims their own tile', () => {
    const of = (meld: object, seat = 0) => field({ ...win, hand: '456m789p234s55s', melds: [meld], seat });
    expect(of({ kind: 'chow', tiles: '123m', exposed: false })).toBe('melds[0].exposed');
    expect(of({ kind: 'pung', tiles: '111m', exposed: false })).toBe('melds[0].exposed');
    expect(of({ kind: 'kong', tiles: '1111m', exposed: false, from: 2 })).toBe('melds[0].from');
    expect(of({ kind: 'pung', tiles: '111m', from: 1 }, 1)).toBe('melds[0].from');
    const seats = ['123456789m1234p', '123456789m1234p', '123456789s1234p', '123456789s1p'].map(
      (hand, i) => ({
        hand,
        ...(i === 3 && { melds: [{ kind: 'pung', tiles: 'EEE', from: 3 }] }),
      }),
    );
    const claims = { op: 'claims', ruleset: 'hong-kong', discarder: 0, discard: 'N', seats };
    expect(field(claims)).toBe('seats[3].melds[0].from');
  });

  test('hands that are together too many tiles: it is said which of them', () => {
    const seats = ['123456789m1234p', '123456789m5555p', '123456789s1234p', '123456789s5678p'].map(
      (hand) => ({ hand }),
    );
    const claims = { op: 'claims', ruleset: 'hong-kong', discarder: 0, discard: 'N', seats };
    expect(field(claims)).toBe('seats[3].hand');
    expect(field({ ...claims, ruleset: 'two-five-eight' })).toBe('discard');
  });
});

describe('A win that cannot be', () => {
  const hand = '123m444p555s777s55p';
  const first = { by: 'discard', tile: '3m', firstTurn: true };

  test.each(['hong-kong', 'british'])(
    '%s: the first discard is East’s, to nobody with sets on the table',
    (ruleset) => {
      const of = (win: object, more: object = {}) =>
        field({ op: 'win', ruleset, hand, seat: 1, win, ...more });
      expect(of({ ...first, from: 2 })).toBe('win.firstTurn');
      expect(of(first, { seat: 0 })).toBe('win.firstTurn');
      expect(of({ ...first, by: 'robbery' })).toBe('win.firstTurn');
      expect(of({ by: 'draw', firstTurn: true, lastTile: true })).toBe('win.firstTurn');
      expect(of({ by: 'draw', firstTurn: true }, { facts: { hasDiscarded: true } })).toBe('win.firstTurn');
      const melds = [{ kind: 'kong', tiles: 'EEEE', exposed: false }];
      expect(of({ by: 'draw', firstTurn: true }, { hand: '123m555s777s55p', melds })).toBe('win.firstTurn');
      // Nothing is wrong with the first discard of East, told or untold.
      ask({ op: 'win', ruleset, hand, seat: 1, win: { ...first, from: 0 } });
      ask({ op: 'win', ruleset, hand, seat: 3, win: first });
    },
  );

  test('earths-blessing, earthly, heavenly, humanly: are what East’s first discard, and first draws, win', () => {
    const patterns = (ruleset: string, seat: number, win: object, tiles: string) =>
      (
        ask({ op: 'win', ruleset, hand: tiles, seat, win })['score'] as { lines: { pattern: string }[] }
      ).lines.map((line) => line.pattern);
    expect(patterns('british', 1, first, hand)).toContain('earths-blessing');
    expect(patterns('hong-kong', 2, first, hand)).toContain('earthly');
    expect(patterns('hong-kong', 0, { by: 'draw', firstTurn: true }, hand)).toContain('heavenly');
    const longer = '123m456m789p234s55s678s';
    expect(patterns('hk-taiwanese', 2, { by: 'draw', firstTurn: true }, longer)).toContain('humanly');
    expect(patterns('hk-taiwanese', 2, { by: 'discard', tile: '1m', firstTurn: true }, longer)).toContain(
      'earthly',
    );
  });

  test('a supplement without what it is for, and a robbed tile of which the hand holds more', () => {
    const of = (win: object) => field({ op: 'win', ruleset: 'hong-kong', hand, win });
    expect(of({ by: 'draw', supplement: 'kong' })).toBe('win.supplement');
    expect(of({ by: 'draw', supplement: 'double' })).toBe('win.supplement');
    expect(of({ by: 'draw', supplement: 'bonus' })).toBe('win.supplement');
    expect(of({ by: 'robbery', tile: '4p' })).toBe('win.by');
    // Where no tile is named, one is found that can have been robbed.
    expect(ask({ op: 'win', ruleset: 'hong-kong', hand, win: { by: 'robbery' } })['score']).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ pattern: 'robbing-the-gong', tiles: '1m' })]),
    });
    expect(of({ by: 'discard', from: 0 })).toBe('win.from');
  });
});

describe('A settlement that cannot be', () => {
  test('has neither events nor hands', () => {
    expect(field({ op: 'settle', ruleset: 'hong-kong' })).toBe('events');
  });

  const settle = (events: readonly object[], ruleset = 'hong-kong', more: object = {}) =>
    field({ op: 'settle', ruleset, events, ...more });
  const won = (winners: readonly object[], more: object = { from: 1 }) => [{ type: 'win', winners, ...more }];

  test('nobody wins twice, and several only where the rules let them share the tile', () => {
    expect(
      settle(
        won([
          { seat: 0, score: 3 },
          { seat: 0, score: 3 },
        ]),
      ),
    ).toBe('events[0].winners');
    const two = won([
      { seat: 0, score: 3 },
      { seat: 2, score: 3 },
    ]);
    expect(error({ op: 'settle', ruleset: 'hong-kong', events: two })).toMatchObject({
      field: 'events[0].winners',
      message: expect.stringContaining('priority'),
    });
    for (const ruleset of ['changchun', 'british', 'hk-taiwanese'])
      expect(settle(two, ruleset)).toBe('events[0].winners');
    ask({ op: 'settle', ruleset: 'hong-kong', options: { 'several-winners': true }, events: two });
    ask({ op: 'settle', ruleset: 'two-five-eight', events: two });
  });

  test.each([-5, 2.5, 1e308, 'three'])('a score is a whole number from 0: not %j', (score) => {
    expect(settle(won([{ seat: 0, score }]))).toBe('events[0].winners[0].score');
    expect(settle(won([{ seat: 0, score: 8 }], { from: 1, losers: { 2: score } }), 'british')).toBe(
      'events[0].losers.2',
    );
  });

  test('what nobody can pay is no amount, in one hand or after many', () => {
    const of = (score: number, events = won([{ seat: 0, score }])) =>
      field({ op: 'settle', ruleset: 'hong-kong', options: { payment: 'full-spicy' }, events });
    expect(of(5000)).toBe('events[0].winners[0].score');
    const hands = new Array(200).fill(won([{ seat: 0, score: 88 }], { from: null }));
    expect(error({ op: 'settle', ruleset: 'hk-taiwanese', hands }).message).toMatch(/pay/);
  });

  test('a hand has a thousand events at most, alone or among several', () => {
    const mistakes = (many: number) =>
      Array.from({ length: many }, () => ({ type: 'mistake', rule: 'miscalled-peng', seat: 0, to: 1 }));
    const ruleset = 'hk-taiwanese';
    ask({ op: 'settle', ruleset, events: mistakes(1000) });
    expect(settle(mistakes(1001), ruleset)).toBe('events');
    expect(field({ op: 'settle', ruleset, hands: [[{ type: 'drawn' }], mistakes(1001)] })).toBe('hands');
  });

  test('a bonus tile is one of this game, and each is laid once', () => {
    const bonus = (tile: string) => ({ type: 'bonus', seat: 0, tile });
    expect(settle([bonus('1m')], 'hk-taiwanese')).toBe('events[0].tile');
    expect(settle([bonus('1f'), bonus('1f')], 'hk-taiwanese')).toBe('events[1].tile');
    expect(settle([bonus('1f')], 'two-five-eight')).toBe('events[0].tile');
    expect(settle([{ type: 'discard', seat: 0, tile: 'X' }], 'hk-taiwanese')).toBe('events[0].tile');
  });

  test('no loser has won', () => {
    const losers = { 0: 8, 1: 20 };
    expect(settle(won([{ seat: 0, score: 8 }], { from: null, losers }), 'british')).toBe(
      'events[0].losers.0',
    );
  });
});
