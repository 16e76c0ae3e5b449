/** What the judge answers about British scores, shapes and settlements. */
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../../src/judge/tile-text.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';

const judge = createJudge(new Map([['british', await loadGame('british')]]), TILE_TEXTS.own);
const ask = (question: Readonly<Record<string, unknown>>): unknown => {
  const { answer, ok } = judge(JSON.stringify({ ruleset: 'british', ...question }));
  expect(ok, JSON.stringify(answer)).toBe(true);
  return answer;
};
const exposed = (tiles: string) => ({ kind: tiles.length > 4 ? 'kong' : 'pung', tiles, exposed: true });

describe('The judge', () => {
  test('purity: 62 times 8 and 8 times 2 are 512', () => {
    const melds = [exposed('222s'), { kind: 'kong', tiles: '9999s', exposed: false }];
    const win = { by: 'discard', tile: '8s', from: 0 };
    expect(ask({ op: 'win', hand: '444s666s88s', melds, bonus: '2f5f', seat: 1, win })).toMatchObject({
      wins: true,
      score: { unit: 'points', total: 512 },
    });
  });

  test('doubles: an original call is stated as a fact, and counts twice for the winner', () => {
    const question = { op: 'win', hand: '222s888p444m678p33p', seat: 2, win: { by: 'draw', tile: '3p' } };
    expect(ask(question)).toMatchObject({ score: { total: 68 } });
    expect(ask({ ...question, facts: { originalCall: true } })).toMatchObject({ score: { total: 272 } });
  });

  test('score-limit: the limit is an option', () => {
    const question = { op: 'win', hand: '19m19p19sESWNCFPE', win: { by: 'draw', tile: 'E' } };
    expect(ask(question)).toMatchObject({ score: { total: 1000 } });
    expect(ask({ ...question, options: { limit: 500 } })).toMatchObject({ score: { total: 500 } });
  });

  test('win-shapes: without a reading it is the shape, and with two chows the rule of one', () => {
    expect(ask({ op: 'win', hand: '113355779m1133p9p' })).toMatchObject({ wins: false, because: ['shape'] });
    expect(ask({ op: 'win', hand: '123m456p222s333s44s' })).toMatchObject({
      wins: false,
      because: ['one-chow'],
    });
  });

  test('jokers: readings say what they stand for; a hand that only the limits forbid has no shape', () => {
    const melds = [exposed('CCC'), exposed('FFF')];
    const question = { op: 'win', under: 'goulash', hand: 'P4m4mXX666p', melds, seat: 1 };
    expect(ask({ ...question, win: { by: 'draw', tile: 'X' } })).toMatchObject({
      readings: [{ jokers: ['P', 'P'] }, { jokers: ['4m', 'P'] }],
      score: { total: 1000 },
    });
    const three = { ...question, hand: '4mXXX3p', melds: [...melds, exposed('222m')] };
    expect(ask({ ...three, win: { by: 'discard', tile: '3p', from: 0 } })).toMatchObject({
      wins: false,
      because: ['shape'],
    });
  });

  test('gates-of-heaven: it waits for all nine', () => {
    expect(ask({ op: 'waits', hand: '1112345678999p' })).toMatchObject({
      waits: ['1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'],
    });
  });

  test('gates-ends: or for 2 to 8, where a fourth 1 or 9 does not complete it', () => {
    const options = { 'gates-ends': false };
    expect(ask({ op: 'waits', hand: '1112345678999p', options })).toMatchObject({
      waits: ['2p', '3p', '4p', '5p', '6p', '7p', '8p'],
    });
    const win = { by: 'discard', tile: '9p', from: 2 };
    expect(ask({ op: 'win', hand: '11123456789999p', seat: 1, win, options })).toMatchObject({ wins: false });
    // A 9 that comes last completes it, where the tile beside the thirteen is a 5.
    expect(ask({ op: 'win', hand: '11123455678999p', seat: 1, win, options })).toMatchObject({ wins: true });
  });

  test('settlement: South wins 84, East has 80, West 208, North 416', () => {
    const win = {
      type: 'win',
      winners: [{ seat: 1, score: 84 }],
      from: 0,
      losers: { 0: 80, 2: 208, 3: 416 },
    };
    expect(ask({ op: 'settle', events: [win] })).toMatchObject({ ledger: [-1096, 336, -36, 796] });
  });

  test('settlement: East wins 200 and is paid 400 by each; a drawn hand pays nothing', () => {
    const win = { type: 'win', winners: [{ seat: 0, score: 200 }], from: null, losers: { 1: 0, 2: 0, 3: 0 } };
    expect(ask({ op: 'settle', events: [win] })).toMatchObject({ ledger: [1200, -400, -400, -400] });
    expect(ask({ op: 'settle', events: [{ type: 'drawn' }] })).toMatchObject({ ledger: [0, 0, 0, 0] });
  });
});
