/** What the judge is told of a seat and cannot be: an error that names the field and the rule, whatever is asked. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);
const answer = (question: object) => judge(JSON.stringify(question)).answer;
const error = (question: object) =>
  (answer(question) as unknown as { error?: { field: string; message: string } }).error;

const called = { kind: 'pung', tiles: 'EEE', from: 1 };
const kong = { kind: 'kong', tiles: 'EEEE', exposed: false };
const last = { by: 'draw', lastTile: true };
const first = { by: 'draw', firstTurn: true };

const taiwanese = { op: 'win', ruleset: 'hk-taiwanese', seat: 2, hand: '123m456m789p234s678s55s' };
const ofFive = { ...taiwanese, hand: '123m456m789p234s55s' };
const british = { op: 'win', ruleset: 'british', seat: 2, hand: '222p777s444m888m33p' };
const ofFour = { ...british, hand: '222p777s444m33p' };
const riichi = { op: 'win', ruleset: 'riichi', seat: 2, hand: '123m456m789p234s55s' };
const ofThree = { ...riichi, hand: '123m456m789p55s' };
const both = { doubleRiichi: true, ippatsu: true };

describe('A win', () => {
  test.each([
    [
      'ready, with a called set',
      { ...ofFive, melds: [called], facts: { ready: true } },
      'facts.ready',
      'ready-first-turn',
    ],
    [
      'ready, with a kong',
      { ...ofFive, melds: [kong], facts: { ready: true } },
      'facts.ready',
      'ready-first-turn',
    ],
    [
      'ready, on the first turn',
      { ...taiwanese, win: first, facts: { ready: true } },
      'win.firstTurn',
      'ready-first-turn',
    ],
    [
      'ready, without a discard',
      { ...taiwanese, facts: { ready: true, hasDiscarded: false } },
      'facts.hasDiscarded',
      'ready-first-turn',
    ],
    [
      'an original call, with a called set',
      { ...ofFour, melds: [called], facts: { originalCall: true } },
      'facts.originalCall',
      'original-call',
    ],
    [
      'an original call, not fishing',
      { ...british, facts: { originalCall: true, fishing: false } },
      'facts.originalCall',
      'original-call',
    ],
    [
      'an original call, without a discard',
      { ...british, facts: { originalCall: true, hasDiscarded: false } },
      'facts.hasDiscarded',
      'original-call',
    ],
    [
      'an original call, on the first turn',
      { ...british, win: first, facts: { originalCall: true } },
      'win.firstTurn',
      'original-call',
    ],
    [
      'fishing, without a discard',
      { ...british, facts: { fishing: true, hasDiscarded: false } },
      'facts.hasDiscarded',
      'fishing-with-discard',
    ],
    [
      'double riichi and ippatsu, with the last tile',
      { ...riichi, win: last, facts: both },
      'facts.ippatsu',
      'ippatsu',
    ],
    [
      'double riichi and ippatsu, with an own kan',
      { ...ofThree, melds: [kong], facts: both },
      'facts.ippatsu',
      'ippatsu',
    ],
    ['ippatsu alone', { ...riichi, facts: { ippatsu: true } }, 'facts.ippatsu', 'ippatsu'],
    [
      'double riichi, and no riichi',
      { ...riichi, facts: { doubleRiichi: true, riichi: false } },
      'facts.doubleRiichi',
      'double-riichi',
    ],
    [
      'ippatsu at a table without',
      { ...riichi, options: { 'ippatsu-and-ura': false }, facts: { riichi: true, ippatsu: true } },
      'facts.ippatsu',
      'ippatsu-and-ura',
    ],
    [
      'a tile let go, and one drawn since',
      { ...riichi, win: { by: 'draw' }, facts: { letGo: true } },
      'facts.letGo',
      'furiten-passed',
    ],
    [
      'a kan in riichi at a table without',
      {
        ...ofThree,
        options: { 'kan-in-riichi': 'never' },
        melds: [kong],
        win: { by: 'draw', supplement: 'kong' },
        facts: { riichi: true },
      },
      'facts.riichi',
      'kan-in-riichi',
    ],
    [
      'a called set, and no discard',
      { ...ofThree, melds: [called], facts: { hasDiscarded: false } },
      'facts.hasDiscarded',
      'after-call',
    ],
    [
      'the last tile, and no discard',
      { ...riichi, win: last, facts: { hasDiscarded: false } },
      'facts.hasDiscarded',
      'turn',
    ],
  ])('%s', (_what, question, field, rule) => {
    expect(error(question)?.field).toBe(field);
    expect(error(question)?.message).toContain(`rule ${rule}`);
  });

  test.each([
    ['hong-kong', 'wall-out'],
    ['changchun', 'no-gang-on-empty-wall'],
    ['hk-taiwanese', 'wall-out'],
    ['riichi', 'kan-needs-a-tile'],
  ])('%s: no tile is robbed with the wall empty, since no kong can be made', (ruleset, rule) => {
    const hand = ruleset === 'hk-taiwanese' ? taiwanese.hand : riichi.hand;
    const asked = { op: 'win', ruleset, seat: 2, hand, win: { by: 'robbery', tile: '1m', lastTile: true } };
    expect(error(asked)).toMatchObject({ field: 'win.lastTile', message: expect.stringContaining(rule) });
    expect(error({ ...asked, win: { by: 'robbery', tile: '1m' } })).toBeUndefined();
  });

  test('british, two-five-eight: where kongs are made on an empty wall, one is robbed there', () => {
    const win = { by: 'robbery', tile: '2m', lastTile: true };
    const options = { 'promoted-kong': true, robbing: true };
    for (const more of [{ ruleset: 'british' }, { ruleset: 'two-five-eight', options }])
      expect(error({ op: 'win', seat: 2, hand: '234m777s444p888p33p', win, ...more })).toBeUndefined();
  });

  test('robbing is refused by its rule where the table does not have it', () => {
    const win = { by: 'robbery', tile: '1m' };
    const asked = { op: 'win', hand: riichi.hand, seat: 2, win };
    expect(answer({ ...asked, ruleset: 'two-five-eight' })).toMatchObject({
      wins: false,
      because: ['no-robbing'],
    });
    expect(answer({ ...asked, ruleset: 'hong-kong', options: { robbing: false } })).toMatchObject({
      wins: false,
      because: ['robbing'],
    });
  });

  test('a seat that has not discarded wins on no first turn unless it is said to be one', () => {
    const won = (win: object) =>
      JSON.stringify(
        answer({
          ...riichi,
          win: { tile: '1m', from: 0, by: 'discard', ...win },
          facts: { hasDiscarded: false },
        }),
      );
    expect(won({ firstTurn: true })).toContain('blessing-of-man');
    expect(won({})).not.toContain('blessing-of-man');
  });

  test.each([
    [
      'a goulash, called in the exchanges',
      { ...british, under: 'goulash', win: first, facts: { originalCall: true } },
    ],
    ['a kan before the riichi', { ...ofThree, melds: [kong], facts: { riichi: true, ippatsu: true } }],
    ['a kan after a double riichi', { ...ofThree, melds: [kong], facts: { doubleRiichi: true } }],
    [
      'the last tile in one go-around after a riichi',
      { ...riichi, win: last, facts: { riichi: true, ippatsu: true } },
    ],
    ['a kong that keeps an original call', { ...ofFour, melds: [kong], facts: { originalCall: true } }],
    [
      'a tile let go in riichi, and one drawn',
      { ...riichi, win: { by: 'draw' }, facts: { letGo: true, riichi: true } },
    ],
    [
      'a claimed kong before the first discard',
      {
        ...ofThree,
        melds: [{ ...kong, exposed: true, from: 1 }],
        win: { by: 'draw', supplement: 'kong' },
        facts: { hasDiscarded: false },
      },
    ],
  ])('can be: %s', (_what, question) => {
    expect(error(question)).toBeUndefined();
  });

  test('a count that has a field of its own is no fact of a hand', () => {
    expect(error({ ...riichi, facts: { counters: 3 } })).toMatchObject({
      field: 'facts.counters',
      message: expect.stringContaining('honba'),
    });
    expect(error({ ...riichi, facts: { kans: 4 } })?.field).toBe('facts.kans');
  });
});

describe('Every other question', () => {
  const waiting = { ruleset: 'hk-taiwanese', hand: '123m456m789p234s5s', melds: [called], seat: 2 };
  test('waits', () => {
    expect(error({ op: 'waits', ...waiting, facts: { ready: true } })?.field).toBe('facts.ready');
  });

  test('standing', () => {
    const asked = { op: 'standing', ruleset: 'british', hand: '222p777s444m3p', melds: [called], seat: 2 };
    expect(error({ ...asked, facts: { originalCall: true } })?.field).toBe('facts.originalCall');
    expect(error(asked)).toBeUndefined();
  });

  test('turn', () => {
    const asked = { op: 'turn', ruleset: 'riichi', hand: riichi.hand, drawn: '5s' };
    const fields = (more: object) => error({ ...asked, ...more })?.field;
    expect(fields({ began: 'deal', drawn: undefined, facts: { riichi: true } })).toBe('began');
    expect(fields({ began: 'deal', drawn: undefined, facts: { hasDiscarded: true } })).toBe('began');
    expect(fields({ wall: 0, facts: both })).toBe('facts.ippatsu');
    expect(fields({ facts: { letGo: true } })).toBe('facts.letGo');
    expect(fields({ facts: { letGo: true, riichi: true } })).toBeUndefined();
  });

  test('claims', () => {
    const hands = ['129m258p147sESWN', '345678m23p456s99s', '369m147p258sFPCE', '258m369p147sSWNF'];
    const asked = (of: readonly object[], more: object = {}) =>
      error({
        op: 'claims',
        ruleset: 'riichi',
        discarder: 0,
        discard: '4p',
        seats: hands.map((hand, i) => ({ hand, ...of[i] })),
        ...more,
      })?.field;
    expect(asked([{}, { facts: both }], { wall: 0 })).toBe('seats[1].facts.ippatsu');
    expect(asked([{}, { facts: { riichi: true, hasDiscarded: false } }])).toBe('seats[1].facts.hasDiscarded');
    expect(asked([{ facts: { hasDiscarded: false } }])).toBe('seats[0].facts.hasDiscarded');
    expect(asked([{ facts: { letGo: true } }])).toBe('seats[0].facts.letGo');
    expect(asked([{}, { facts: { hasDiscarded: false }, discards: '9m' }])).toBe(
      'seats[1].facts.hasDiscarded',
    );
    expect(asked([{}, { facts: both }])).toBeUndefined();
  });

  test('five kongs lie on a table where a deal has no limit of them, and nothing is said of "kans"', () => {
    const four = ['1111m', '2222m', '3333m', '4444m', '5555m'].map((tiles) => ({
      kind: 'kong',
      tiles,
      exposed: false,
    }));
    const seats = [
      { hand: '1p', melds: four.slice(0, 4) },
      { hand: '123789s55p69p', melds: four.slice(4) },
      { hand: '123456789sESWN' },
      { hand: '123456789pESWN' },
    ];
    const asked = (ruleset: string) => error({ op: 'claims', ruleset, discarder: 0, discard: '4p', seats });
    for (const ruleset of ['hong-kong', 'british', 'changchun'])
      expect(asked(ruleset), ruleset).toBeUndefined();
    expect(asked('riichi')).toMatchObject({
      field: 'seats',
      message: expect.stringContaining('four-kans-at-most'),
    });
  });
});
