import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const own = createJudge(games, TILE_TEXTS.own);
const ask = (question: object) => own(JSON.stringify(question)).answer as Record<string, unknown>;
const error = (question: object) => {
  const { answer, ok } = own(JSON.stringify(question));
  expect(ok).toBe(false);
  return (answer as { error: { message: string; field: string | null; column: number | null } }).error;
};
const game = { ruleset: 'two-five-eight' };

describe('shape', () => {
  it.each([
    ['123m456p789s111m22s', { standard: true, readings: 1, sevenPairs: false, thirteenOrphans: false }],
    // Three equal chows are three pungs too.
    ['111222333m456p77s', { standard: true, readings: 2, sevenPairs: false, thirteenOrphans: false }],
    ['1122334455667m7m', { standard: true, readings: 3, sevenPairs: true, thirteenOrphans: false }],
    ['19m19p19sESWNCFPP', { standard: false, readings: 0, sevenPairs: false, thirteenOrphans: true }],
    ['1111m22m33m44p55m99m', { standard: false, readings: 0, sevenPairs: false, thirteenOrphans: false }],
  ])('of %s', (hand, expected) => {
    expect(ask({ id: 1, op: 'shape', hand })).toEqual({ id: 1, ...expected });
  });

  it('counts sets and a pair of seventeen tiles when five sets are asked for', () => {
    expect(ask({ op: 'shape', sets: 5, hand: '123m456p789s111m22sEEE' })).toMatchObject({ standard: true });
  });
});

describe('win', () => {
  it('gives the readings and what the hand is worth', () => {
    expect(
      ask({ ...game, op: 'win', hand: '123m456p789s111m22s', win: { by: 'discard', tile: '2s', from: 2 } }),
    ).toEqual({
      id: null,
      wins: true,
      readings: [{ shape: 'standard', sets: ['111m', '123m', '456p', '789s'], pair: '22s' }],
      score: {
        unit: 'points',
        total: 5,
        lines: [{ pattern: 'fire-pays', worth: 5, tiles: '111123m456p22789s' }],
        uncounted: [],
      },
    });
  });

  it('names the one condition that a near miss breaks', () => {
    expect(ask({ ...game, op: 'win', hand: '123m456p789s111m33s' })).toMatchObject({
      wins: false,
      because: ['jong-258'],
    });
  });

  it('says "shape" where there is no reading at all', () => {
    expect(ask({ ...game, op: 'win', hand: '124m456p789s111m22s' })).toMatchObject({
      wins: false,
      because: ['shape'],
    });
  });

  it('counts melds as sets', () => {
    const melds = [
      { kind: 'pung', tiles: '777m', exposed: true },
      { kind: 'kong', tiles: '3333p', exposed: false },
    ];
    expect(ask({ ...game, op: 'win', hand: '123s456s88m', melds })).toMatchObject({ wins: true });
  });
});

describe('waits', () => {
  it('are the tiles that complete a win by the ruleset', () => {
    expect(ask({ ...game, op: 'waits', hand: '123m456p789s1112m' })['waits']).toEqual(['2m']);
    expect(ask({ op: 'waits', sets: 4, hand: '123m456p789s1112m' })['waits']).toEqual(['2m', '3m']);
  });

  it('leave out a tile whose four copies one holds, in hand or in melds', () => {
    const melds = [{ kind: 'kong', tiles: '2222m', exposed: true }];
    expect(ask({ op: 'waits', sets: 4, hand: '123p456p78s8s13m', melds: [] })).toMatchObject({ error: {} });
    expect(ask({ op: 'waits', sets: 4, hand: '123p456p99s13m', melds })['waits']).toEqual([]);
  });
});

describe('claims', () => {
  const table = {
    ...game,
    op: 'claims',
    discarder: 0,
    discard: '5m',
    seats: [
      { hand: '1123456789p123s' },
      { hand: '5567m123456789s' },
      { hand: '34m12345678999p' },
      { hand: '12346789m12345s' },
    ],
  };

  it('list what each seat may call, and let its highest call stand', () => {
    expect(ask(table)).toMatchObject({
      legal: { 1: [{ call: 'win' }, { call: 'pung' }] },
      refused: {},
      stands: [{ seat: 1, call: 'win' }],
    });
  });

  it('resolve the legal bids and name the rule against each illegal one', () => {
    expect(ask({ ...table, bids: { 1: 'pung', 2: 'chow:34m', 3: 'win' } })).toMatchObject({
      refused: {
        2: [{ call: 'chow:34m', rule: 'no-claimed-sheung' }],
        3: [{ call: 'win', rule: 'four-sets-and-jong' }],
      },
      stands: [{ seat: 1, call: 'pung' }],
      lost: [],
    });
  });

  it('name a rule for every call one could think of when asked why', () => {
    const { refused } = ask({ ...table, why: true }) as {
      refused: Record<string, { call: string; rule: string }[]>;
    };
    expect(Object.keys(refused)).toEqual(['1', '2', '3']);
    expect(refused['2']).toContainEqual({ call: 'pung', rule: 'call-pung' });
    expect(refused['2']).toContainEqual({ call: 'kong', rule: 'soft-kong' });
  });
});

describe('turn', () => {
  it('lists kongs of one’s own and whether the hand wins', () => {
    expect(ask({ ...game, op: 'turn', hand: '5555m123456789s1m', drawn: '1m' })).toMatchObject({
      kongs: [{ kind: 'concealed', tile: '5m' }],
      win: false,
      refused: [{ action: 'win', rule: 'four-sets-and-jong' }],
    });
  });

  it('refuses a hard kong right after a claim', () => {
    const asked = {
      ...game,
      op: 'turn',
      hand: '5555m1234567s',
      melds: [{ kind: 'pung', tiles: '999p' }],
      began: 'claim',
    };
    expect(ask(asked)).toMatchObject({
      kongs: [],
      refused: [
        { action: 'win', rule: 'self-pick' },
        { action: 'kong 5m', rule: 'hard-kong' },
      ],
    });
  });

  it('lets the fourth tile of a pung be added only where the option allows it', () => {
    const asked = {
      ...game,
      op: 'turn',
      hand: '5m1234567s123p',
      melds: [{ kind: 'pung', tiles: '555m' }],
      drawn: '5m',
    };
    expect(ask(asked)).toMatchObject({
      kongs: [],
      refused: [{ action: 'win' }, { action: 'kong 5m', rule: 'no-promoted-kong' }],
    });
    expect(ask({ ...asked, options: { 'promoted-kong': true } })).toMatchObject({
      kongs: [{ kind: 'promoted', tile: '5m' }],
    });
  });
});

describe('settle', () => {
  const kongs = [
    { type: 'kong', kind: 'claimed', seat: 1, from: 0 },
    { type: 'kong', kind: 'concealed', seat: 2 },
  ];

  it('pays every kong together with the win', () => {
    const { ledger } = ask({
      ...game,
      op: 'settle',
      events: [...kongs, { type: 'win', winners: [{ seat: 3 }], from: 0 }],
    });
    expect(ledger).toEqual([-15, 0, 15, 0]);
  });

  it('pays nothing when nobody wins', () => {
    expect(ask({ ...game, op: 'settle', events: [...kongs, { type: 'drawn' }] })).toMatchObject({
      ledger: [0, 0, 0, 0],
      payments: [],
    });
  });

  it('carries points from hand to hand', () => {
    const hands = [
      [{ type: 'win', winners: [{ seat: 0 }], from: null }],
      [{ type: 'drawn' }],
      [{ type: 'win', winners: [{ seat: 1 }, { seat: 2 }], from: 3 }],
    ];
    expect(ask({ ...game, op: 'settle', hands })['ledger']).toEqual([15, 0, 0, -15]);
  });
});

describe('play', () => {
  it.each(gameIds)('gives the same hash for the same seed: %s', (ruleset) => {
    const asked = { op: 'play', ruleset, seed: 'heron-412', hands: 3 };
    const first = ask(asked);
    expect(first).toEqual(ask(asked));
    expect(Number(first['won']) + Number(first['drawn'])).toBe(3);
    expect(ask({ ...asked, seed: 'heron-413' })['hash']).not.toBe(first['hash']);
  });

  it('tells every event when a log is asked for', () => {
    const { log } = ask({ ...game, op: 'play', seed: 1, hands: 1, log: true }) as { log: { type: string }[] };
    expect(log.at(-1)?.type).toBe('ended');
  });
});

describe('a question that cannot be answered is answered with its error', () => {
  it.each([
    ['an unknown tile', { ...game, op: 'win', hand: '123x' }, 'hand', 4],
    ['five of a kind', { ...game, op: 'win', hand: '11111m234p234s222s' }, 'hand', null],
    ['a wrong number of tiles', { ...game, op: 'win', hand: '123m' }, 'hand', null],
    ['a tile this game does not have', { ...game, op: 'waits', hand: '123m456p789s11mEE' }, 'hand', null],
    ['an unknown option', { ...game, op: 'win', hand: '22s', options: { fast: true } }, 'options.fast', null],
    [
      'an unknown fact',
      { ...game, op: 'waits', hand: '123m456p789s1112m', facts: { fishing: true } },
      'facts.fishing',
      null,
    ],
    ['an unknown game', { op: 'win', ruleset: 'solitaire' }, 'ruleset', null],
    ['an unknown operation', { op: 'guess' }, 'op', null],
    ['a misspelt field', { ...game, op: 'waits', hand: '123m456p789s1112m', seet: 1 }, 'seet', null],
    [
      'a winning tile that is not held',
      { ...game, op: 'win', hand: '123m456p789s111m22s', win: { tile: '9p' } },
      'win.tile',
      null,
    ],
    [
      'a broken meld',
      { ...game, op: 'waits', hand: '123m456p1112m', melds: [{ kind: 'chow', tiles: '891s' }] },
      'melds[0].tiles',
      null,
    ],
    [
      'a chow of one tile',
      {
        ...game,
        op: 'claims',
        discarder: 0,
        discard: '5m',
        seats: [
          { hand: '1123456789p123s' },
          { hand: '5567m123456789s' },
          { hand: '34m12345678999p' },
          { hand: '12346789m12345s' },
        ],
        bids: { 1: 'chow:3m' },
      },
      'bids.1',
      null,
    ],
    [
      'an event after the end',
      { ...game, op: 'settle', events: [{ type: 'drawn' }, { type: 'drawn' }] },
      'events[1].type',
      null,
    ],
  ])('%s', (_, question, field, column) => {
    expect(error(question)).toMatchObject({ field, column, message: expect.stringMatching(/\w/) });
  });

  it('names the column where a line stops being JSON', () => {
    const { answer, ok } = own('{"op" 1}');
    expect(ok).toBe(false);
    expect(answer).toMatchObject({ id: null, error: { field: null, column: 7 } });
  });
});

it('reads and writes the referee’s tiles when asked to', () => {
  const judge = createJudge(games, TILE_TEXTS.referee);
  const { answer } = judge(JSON.stringify({ ...game, op: 'waits', hand: 'c1c2c3d4d5d6b7b8b9c1c1c1c2' }));
  expect(answer).toEqual({ id: null, waits: ['c2'] });
});

it('knows every game that is a folder', () => {
  const folders = readdirSync(new URL('../../src/rulesets', import.meta.url), { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
    .map((entry) => entry.name);
  expect([...gameIds]).toEqual(names.sort());
});
