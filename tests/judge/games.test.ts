/** What is asked of the judge about Changchun and Hong Kong: every operation, answered by their own rules. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);

type Fields = Readonly<Record<string, unknown>>;
/** The answer to a question about a game; a question that is refused fails the test. */
const asks =
  (ruleset: string) =>
  (question: Fields): Answer => {
    const { answer, ok } = judge(JSON.stringify({ ruleset, ...question }));
    expect(ok, JSON.stringify(answer)).toBe(true);
    return answer as Answer;
  };

interface Answer {
  readonly wins?: boolean;
  readonly because?: readonly string[];
  readonly score?: Scored;
  readonly waits?: readonly string[];
  readonly kongs?: readonly unknown[];
  readonly refused?: unknown;
  readonly ledger?: readonly number[];
}

interface Scored {
  readonly total: number;
  readonly lines: readonly { readonly pattern: string; readonly worth: number; readonly tiles: string }[];
  readonly uncounted: readonly unknown[];
}

describe('Changchun', () => {
  const ask = asks('changchun');
  const standup = { scoring: 'standup' };

  test.each([
    ['a run, a Peng and all three suits', '123m456m789p111s22s', []],
    ['seven pairs, four alike among them', '1111m55m99m22p44p88s', []],
    ['no dots', '123m456m789m111s22s', ['three-suits']],
    ['no terminal and no honour', '234m456m678p333s55s', ['yao-jiu']],
    ['neither a Peng nor a pair of dragons', '123m456m789p234s22s', ['triplet-or-dragon-pair']],
    ['neither that nor the third suit', '123m456m789m234s22s', ['three-suits', 'triplet-or-dragon-pair']],
    ['a pair of winds', '123m456m789p234sEE', ['triplet-or-dragon-pair']],
    ['a pair of dragons', '123m456m789p234sCC', []],
    ['no whole hand at all', '124m456m789p111s22s', ['shape']],
  ])('win: %s', (_what, hand, because) => {
    const answer = ask({ op: 'win', hand });
    expect(answer.because ?? []).toEqual(because);
    expect(answer.wins).toBe(because.length === 0);
  });

  test('win: nothing is counted, unless the point table is played', () => {
    const question = {
      op: 'win',
      hand: '123m888m22p456p678s',
      win: { by: 'discard', tile: '5p', from: 0 },
      seat: 2,
    };
    expect(ask(question).score).toMatchObject({ total: 0, lines: [] });
    const { score } = ask({ ...question, options: standup });
    // The discarder is the Banker: 6, doubled for a closed hand and for the middle of a run.
    expect(score).toMatchObject({ unit: 'points', total: 24 });
    expect(score?.lines.map(({ worth }) => worth)).toEqual([6, 6, 12]);
  });

  test('win: a Gang is a set, and a Chi lies open', () => {
    const melds = [
      { kind: 'kong', tiles: '8888m', exposed: true },
      { kind: 'chow', tiles: '123m' },
    ];
    expect(ask({ op: 'win', hand: '22p456p678s', melds })).toMatchObject({ wins: true });
    expect(ask({ op: 'win', hand: '11p22p77s99s', melds })).toMatchObject({
      wins: false,
      because: ['shape'],
    });
  });

  test('waits: by the conditions of this game, and by shape alone', () => {
    // Both ends of the run complete the hand; only the 9 is a terminal.
    expect(ask({ op: 'waits', hand: '234m456m78p333s55s' }).waits).toEqual(['9p']);
    expect(ask({ op: 'waits', ruleset: undefined, sets: 4, hand: '234m456m78p333s55s' }).waits).toEqual([
      '6p',
      '9p',
    ]);
  });

  const seats = [
    { hand: '1122334455667m' },
    { hand: '34p 67p 112233s EEE' },
    { hand: '55p 99m 9s 44556s NNN' },
    { hand: '46p 123p 888m 22p 678s' },
  ];

  test('claims: Hu before Peng before Chi, each loser with the rule', () => {
    const asked = { op: 'claims', discarder: 0, discard: '5p', seats };
    expect(ask({ ...asked, bids: { 1: 'chow:34p', 2: 'pung', 3: 'win' } })).toMatchObject({
      refused: {},
      stands: [{ seat: 3, call: 'win' }],
      lost: [
        { seat: 1, call: 'chow', using: '34p', rule: 'priority' },
        { seat: 2, call: 'pung', rule: 'priority' },
      ],
    });
  });

  test('claims: Chi from the left only, and no fourth exposed meld', () => {
    const full = [
      { kind: 'pung', tiles: '111m' },
      { kind: 'pung', tiles: '222m' },
      { kind: 'kong', tiles: '9999m' },
    ];
    const asked = {
      op: 'claims',
      discarder: 3,
      discard: '5p',
      bids: { 0: 'chow:34p', 1: 'chow:34p', 2: 'pung' },
    };
    const hands = [
      { hand: '34p EE', melds: full },
      { hand: '34p 67p 112233s 999s' },
      { hand: '55p 3344m 445566s E' },
      { hand: '46p 567m 888m 22p 678s' },
    ];
    expect(ask({ ...asked, seats: hands })).toMatchObject({
      refused: {
        0: [{ call: 'chow:34p', rule: 'three-melds' }],
        1: [{ call: 'chow:34p', rule: 'chi-left' }],
      },
      stands: [{ seat: 2, call: 'pung' }],
    });
  });

  test('turn: Gangs of one’s own, after a draw only', () => {
    const asked = {
      op: 'turn',
      hand: '5555m 9s 123p 678s',
      melds: [{ kind: 'pung', tiles: '999s' }],
      drawn: '9s',
    };
    expect(ask(asked)).toMatchObject({
      kongs: [
        { kind: 'concealed', tile: '5m' },
        { kind: 'promoted', tile: '9s' },
      ],
      win: false,
    });
    const { refused } = ask({ ...asked, drawn: undefined, began: 'claim' });
    expect(refused).toEqual([
      { action: 'win', rule: 'zi-mo' },
      { action: 'kong 5m', rule: 'an-gang' },
      { action: 'kong 9s', rule: 'bu-gang' },
    ]);
  });

  test('settle: nobody pays anything, unless the point table is played', () => {
    const won = { op: 'settle', events: [{ type: 'win', winners: [{ seat: 2, score: 24 }], from: 0 }] };
    expect(ask(won)).toMatchObject({ ledger: [0, 0, 0, 0], payments: [] });
    expect(ask({ ...won, options: standup })).toMatchObject({
      ledger: [-24, 0, 24, 0],
      payments: [{ from: 0, to: 2, amount: 24, rule: 'scoring' }],
    });
    const drawn = { op: 'settle', options: standup, events: [{ type: 'drawn' }] };
    expect(ask(drawn)).toMatchObject({ ledger: [0, 0, 0, 0], payments: [] });
  });
});

describe('Hong Kong', () => {
  const ask = asks('hong-kong');
  const fan = (question: Fields): Scored => ask({ op: 'win', ...question }).score as Scored;
  const counted = ({ lines }: Scored) =>
    Object.fromEntries(lines.map(({ pattern, worth }) => [pattern, worth]));

  test('win: the score is its lines, each with its tiles, and what did not count with its reason', () => {
    const melds = [
      { kind: 'pung', tiles: 'CCC' },
      { kind: 'kong', tiles: 'FFFF' },
    ];
    const question = { hand: '345m99mPPP', melds, bonus: '1f', win: { by: 'discard', tile: 'P', from: 3 } };
    expect(fan(question)).toEqual({
      unit: 'fan',
      total: 12,
      lines: [
        { pattern: 'mixed-one-suit', worth: 3, tiles: expect.stringMatching(/345.*99m/) },
        { pattern: 'great-dragons', worth: 8, tiles: 'CCCFFFFPPP' },
        { pattern: 'own-flower', worth: 1, tiles: '1f' },
      ],
      uncounted: [{ pattern: 'dragon', because: 'replaced', by: 'great-dragons' }],
    });
  });

  test.each([
    ['none', [], { 'self-draw': 1, 'common-hand': 1 }],
    ['bonus', [], { 'self-draw': 1, replacement: 1, 'common-hand': 1 }],
    ['kong', ['1111s'], { 'self-draw': 1, replacement: 1 }],
    ['double', ['1111s', '9999m'], { 'self-draw': 1, 'double-replacement': 8 }],
  ])('win: drawn as a supplement: %s', (supplement, kongs, ways) => {
    const score = fan({
      hand: ['789p55s', '123m', '456m', '234s'].slice(0, 4 - kongs.length).join(''),
      melds: kongs.map((tiles) => ({ kind: 'kong', tiles, exposed: false })),
      bonus: '3f',
      win: { by: 'draw', tile: '9p', supplement },
    });
    expect(counted(score)).toEqual({ 'fully-concealed': 1, ...ways });
  });

  test('win: robbed, with the last tile, and on the first turn', () => {
    const hand = { hand: '123m456m789p234s55s', bonus: '3f', seat: 1 };
    expect(counted(fan({ ...hand, win: { by: 'robbery', tile: '9p' } }))).toHaveProperty(
      'robbing-the-gong',
      1,
    );
    expect(counted(fan({ ...hand, win: { by: 'draw', tile: '9p', lastTile: true } }))).toHaveProperty(
      'last-catch',
      1,
    );
    expect(counted(fan({ ...hand, win: { by: 'discard', tile: '9p', from: 0, firstTurn: true } }))).toEqual({
      earthly: 13,
    });
  });

  test('win: the wind of the seat and of the round are those that are asked for', () => {
    const hand = { hand: '345m678m789p55s', melds: [{ kind: 'pung', tiles: 'WWW' }], bonus: '4f' };
    const way = { win: { by: 'draw', tile: '9p' } };
    expect(fan({ ...hand, ...way, seat: 0, round: 'E' }).total).toBe(1);
    expect(fan({ ...hand, ...way, seat: 2, round: 'E' }).total).toBe(2);
    expect(fan({ ...hand, ...way, seat: 2, round: 'W' }).total).toBe(3);
  });

  test('win: under the minimum the fan are told all the same', () => {
    const question = {
      op: 'win',
      hand: '123m456m789p234s55s',
      bonus: '3f',
      win: { by: 'discard', tile: '9p' },
    };
    expect(ask(question)).toMatchObject({ wins: false, because: ['three-fan'], score: { total: 2 } });
    expect(ask({ ...question, options: { 'minimum-fan': 2 } })).toMatchObject({ wins: true });
  });

  test('win: without a tile named the dearest counts, in whichever set it was the last', () => {
    // With any tile but the 3 of dots the fourth Pong could not be concealed on a discard.
    const score = fan({ hand: '222m444m777s99s333p', win: { by: 'discard' } });
    expect(counted(score)).toEqual({ 'four-concealed-triplets': 10 });
    expect(fan({ hand: '222m444m777s99s333p', win: { by: 'discard', tile: '3p' } }).total).toBe(5);
  });

  test('win: seven pairs never with four alike; thirteen orphans', () => {
    expect(ask({ op: 'win', hand: '1133m557777p22s99s' })).toMatchObject({ because: ['shape'] });
    expect(ask({ op: 'win', hand: '19m19p19sESWNCFPP' })).toMatchObject({
      wins: true,
      readings: [{ shape: 'thirteen-orphans' }],
      score: { total: 13 },
    });
  });

  test('waits: the minimum aside', () => {
    expect(ask({ op: 'waits', hand: '123m456m78p234s55s' }).waits).toEqual(['6p', '9p']);
    expect(ask({ op: 'waits', hand: '19m19p19sESWNCFP' }).waits).toHaveLength(13);
  });

  test('claims: a hand under the minimum does not win; Seung from the left only', () => {
    const asked = {
      op: 'claims',
      discarder: 0,
      discard: '9p',
      seats: [
        { hand: '1122334455667m' },
        { hand: '78p 112233s 99s EEE' },
        { hand: '123m 456m 78p 234s 55s', bonus: '1f' },
        { hand: '99p 88m 777s 444s CCC' },
      ],
      bids: { 1: 'chow:78p', 2: 'win', 3: 'win' },
    };
    expect(ask(asked)).toMatchObject({
      refused: { 2: [{ call: 'win', rule: 'three-fan' }] },
      stands: [{ seat: 3, call: 'win' }],
      lost: [{ seat: 1, call: 'chow', using: '78p', rule: 'priority' }],
    });
    expect(ask({ ...asked, bids: { 2: 'chow:78p' } })).toMatchObject({
      refused: { 2: [{ call: 'chow:78p', rule: 'seung-next' }] },
    });
  });

  test('claims: of two wins the nearer one, or with the option both', () => {
    const asked = {
      op: 'claims',
      discarder: 0,
      discard: '9p',
      seats: [
        { hand: '1122334455667m' },
        { hand: '99p 88m 777s 444s CCC' },
        { hand: '78p 123m 456m 123s FF' },
        { hand: '78p EEE NNN 22s 333p' },
      ],
      options: { 'minimum-fan': 0 },
    };
    const bids = { 1: 'win', 2: 'win' };
    expect(ask({ ...asked, bids })).toMatchObject({
      stands: [{ seat: 1, call: 'win' }],
      lost: [{ seat: 2, call: 'win', rule: 'priority' }],
    });
    const options = { 'minimum-fan': 0, 'several-winners': true };
    expect(ask({ ...asked, options, bids })).toMatchObject({
      stands: [
        { seat: 1, call: 'win' },
        { seat: 2, call: 'win' },
      ],
      lost: [],
    });
  });

  test('turn: Gongs of one’s own; with the option only of the tile just drawn', () => {
    const asked = {
      op: 'turn',
      hand: '5555m 9s 123p 678s',
      melds: [{ kind: 'pung', tiles: '999s' }],
      drawn: '9s',
    };
    expect(ask(asked).kongs).toEqual([
      { kind: 'concealed', tile: '5m' },
      { kind: 'promoted', tile: '9s' },
    ]);
    const strict = ask({ ...asked, options: { 'gong-only-just-drawn': true } });
    expect(strict.kongs).toEqual([{ kind: 'promoted', tile: '9s' }]);
    expect(strict.refused).toContainEqual({ action: 'kong 5m', rule: 'gong-only-just-drawn' });
  });

  test.each([
    ['half-spicy', 4, 16, 8],
    ['half-spicy', 13, 384, 192],
    ['half-spicy', 0, 1, 0.5],
    ['full-spicy', 10, 1024, 512],
    ['none', 13, 0, 0],
  ])('settle: %s, %i fan', (payment, score, onDiscard, each) => {
    const settle = (from: number | null) =>
      ask({
        op: 'settle',
        options: { payment },
        events: [{ type: 'win', winners: [{ seat: 1, score }], from }],
      }).ledger;
    expect(settle(3)).toEqual([0, onDiscard, 0, 0 - onDiscard]);
    expect(settle(null)).toEqual([0 - each, 3 * each, 0 - each, 0 - each]);
  });

  test('settle: hand after hand, each winner paid by the discarder', () => {
    const hands = [
      [
        { type: 'bonus', seat: 2, tile: '3f' },
        { type: 'win', winners: [{ seat: 0, score: 3 }], from: 1 },
      ],
      [{ type: 'drawn' }],
      [
        {
          type: 'win',
          winners: [
            { seat: 1, score: 3 },
            { seat: 2, score: 5 },
          ],
          from: 3,
        },
      ],
    ];
    expect(ask({ op: 'settle', hands, options: { 'several-winners': true } }).ledger).toEqual([
      8, 0, 24, -32,
    ]);
  });

  test('play: under the protocol it is one hand', () => {
    expect(ask({ op: 'play', under: 'protocol', seed: 'heron-412', hands: 1 })).toMatchObject({ hands: 1 });
  });
});
