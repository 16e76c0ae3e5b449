/** Where a good guess is wrong: each of these is answered differently by a program that people use. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);
const ask = (op: string, ruleset: string, question: object) => {
  const { answer, ok } = judge(JSON.stringify({ op, ruleset, ...question }));
  expect(ok, JSON.stringify(answer)).toBe(true);
  return answer;
};

interface Line {
  readonly pattern: string;
  readonly part?: string;
  readonly worth: number;
  readonly tiles: string;
}
/** Lines of the score of a hand, also of one that is worth too little. */
const linesOf = (ruleset: string, question: object): readonly Line[] =>
  (ask('win', ruleset, question) as unknown as { score: { lines: readonly Line[] } }).score.lines;

/** One more set where a hand has five. */
const withFifth = (game: string, set: string): string => (game === 'hk-taiwanese' ? set : '');

describe('a hand that waits only for a fifth copy is not ready', () => {
  test.each(gameIds)('%s', (game) => {
    const hand = `111p777p${withFifth(game, '333m')}46s22m`;
    const besideKong = (tiles: string, more = {}) =>
      ask('waits', game, { hand, melds: [{ kind: 'kong', tiles, from: 2 }], ...more });
    expect(besideKong('8888s')).toMatchObject({ waits: ['5s'] });
    expect(besideKong('5555s')).toMatchObject({ waits: [] });
    if (game !== 'riichi') return;
    expect(besideKong('5555s')).toMatchObject({ ready: false });
    expect(besideKong('5555s', { options: { 'empty-wait': 'ready' } })).toMatchObject({ ready: true });
  });
});

describe('a discard that completes a triplet or a run is taken so that the hand is worth most', () => {
  // As the run 345 it leaves the triplet of 3s concealed.
  test.each([
    ['riichi', { pattern: 'three-concealed-triplets', worth: 2 }],
    ['british', { part: 'pung-simple-concealed', worth: 4, tiles: '333m' }],
    ['hk-taiwanese', { pattern: 'three-concealed-pungs', worth: 6 }],
  ])('%s', (game, line) => {
    const hand = `${withFifth(game, '789p')}345m33m222s666p55s3m`;
    const lines = linesOf(game, { hand, seat: 1, win: { by: 'discard', tile: '3m', from: 2 } });
    expect(lines).toContainEqual(expect.objectContaining(line));
  });
});

describe('an edge wait is paid for', () => {
  test.each([
    ['riichi', { pattern: 'fu-wait', worth: 2 }],
    ['hk-taiwanese', { pattern: 'edge-wait', worth: 1 }],
  ])('%s', (game, line) => {
    const hand = `${withFifth(game, 'EEE')}222s666p123777m55s`;
    const lines = (tile: string) => linesOf(game, { hand, seat: 1, win: { by: 'draw', tile } });
    expect(lines('3m')).toContainEqual(expect.objectContaining(line));
    const concealed = hand.replace('123', '234');
    const open = linesOf(game, { hand: concealed, seat: 1, win: { by: 'draw', tile: '4m' } });
    expect(open).not.toContainEqual(expect.objectContaining({ pattern: line.pattern }));
  });
});

/** Not every hand here is worth three fan. */
const NO_MINIMUM = { options: { 'minimum-fan': 0 } };

describe('listing melds in another order changes nothing', () => {
  test.each(gameIds)('%s', (game) => {
    const melds = [
      { kind: 'pung', tiles: '111p', from: 2 },
      { kind: 'kong', tiles: '9999s', exposed: false },
      { kind: 'pung', tiles: 'CCC', from: 3 },
    ].map((meld) => (game === 'two-five-eight' && meld.tiles === 'CCC' ? { ...meld, tiles: '888p' } : meld));
    const hand = `${withFifth(game, '666p')}234m22m`;
    const orders = melds.flatMap((first) => {
      const [one, other] = melds.filter((meld) => meld !== first);
      return [
        [first, one, other],
        [first, other, one],
      ];
    });
    const win = { by: 'draw', tile: '4m' };
    // Sets and lines stand in the order of the melds, which says nothing.
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map((each) => JSON.stringify(sorted(each))).sort();
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
    };
    const [answer, ...others] = orders.map((each) =>
      sorted(ask('win', game, { hand, melds: each, seat: 1, win, ...(game === 'hong-kong' && NO_MINIMUM) })),
    );
    expect(answer).toMatchObject({ wins: true });
    for (const other of others) expect(other).toEqual(answer);
  });
});

describe('the minimum is asked after the situation', () => {
  const plain = { by: 'discard', tile: '8m', from: 2 };
  test.each([
    [
      'hong-kong',
      'three-fan',
      { hand: '123m456m678m55s234p', bonus: '1f' },
      [{ by: 'draw' }, { by: 'robbery' }],
    ],
    [
      'riichi',
      'one-yaku',
      { hand: '123m678m55s234p', melds: [{ kind: 'chow', tiles: '123s', from: 0 }] },
      [{ by: 'discard', lastTile: true }, { by: 'robbery' }, { by: 'draw', lastTile: true }],
    ],
  ] as const)('%s', (game, minimum, hand, situations) => {
    const question = { ...hand, seat: 1 };
    expect(ask('win', game, { ...question, win: plain })).toMatchObject({ wins: false, because: [minimum] });
    for (const situation of situations) {
      const win = { tile: '8m', ...situation };
      expect(ask('win', game, { ...question, win })).toMatchObject({ wins: true });
    }
  });
});

describe('seven pairs are ready on one kind, and not on seventeen', () => {
  test.each([
    ['hong-kong', '1133557m1144p22s', '7m'],
    ['changchun', '1133557m1144p22s', '7m'],
    ['riichi', '1133557m1144p22s', '7m'],
    ['hk-taiwanese', '1133m5577p22sCC999s6m', '6m'],
  ])('%s', (game, hand, wait) => {
    expect(ask('waits', game, { hand })).toMatchObject({ waits: [wait] });
  });
});

test('a yakuman takes no dora', () => {
  const question = {
    hand: '222333m444p55566s',
    seat: 1,
    win: { by: 'draw', tile: '6s' },
    facts: { riichi: true },
  };
  const without = ask('win', 'riichi', { ...question, dora: '9p' });
  expect(without).toMatchObject({ score: { total: 8000, rank: { yakuman: 1, han: null } } });
  // Three dora of 2s of characters, and three under them.
  expect(ask('win', 'riichi', { ...question, dora: '1m', ura: '2m' })).toEqual(without);
});
