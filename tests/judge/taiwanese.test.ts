/** What is asked of the judge about HK-style Taiwanese; its settlements have tests beside the rules. */
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import game from '../../src/rulesets/hk-taiwanese/index.ts';

const judge = createJudge(new Map([[game.id, game]]), TILE_TEXTS.own);

/** The answer to a question about this game; a question that is refused fails the test. */
function ask(question: Readonly<Record<string, unknown>>): unknown {
  const { answer, ok } = judge(JSON.stringify({ ruleset: game.id, ...question }));
  expect(ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

/** What the question is refused with. */
function wrong(question: Readonly<Record<string, unknown>>): unknown {
  const { answer, ok } = judge(JSON.stringify({ ruleset: game.id, ...question }));
  expect(ok).toBe(false);
  return (answer as { error: unknown }).error;
}

describe('HK-style Taiwanese', () => {
  test('win: seventeen tiles, with what they are worth', () => {
    expect(
      ask({ op: 'win', hand: '123m456m789p234s55s678s', win: { by: 'discard', tile: '9p', from: 2 } }),
    ).toMatchObject({ wins: true, score: { unit: 'fan', total: 5 } });
    expect(ask({ op: 'win', hand: '123m456m789p234s55s679s' })).toMatchObject({
      wins: false,
      because: ['shape'],
      score: null,
    });
  });

  test('win: the first turn, the supplement and the last tile count', () => {
    const hand = '123m456m789p234s55s678s';
    const won = (win: Readonly<Record<string, unknown>>, seat = 0, more = {}) =>
      (ask({ op: 'win', hand, seat, win, ...more }) as { score: { total: number } }).score.total;
    const kong = { hand: '456m789p234s55s678s', melds: [{ kind: 'kong', tiles: '1111m', exposed: false }] };
    expect(won({ by: 'draw', tile: '9p', firstTurn: true })).toBe(88);
    expect(won({ by: 'draw', tile: '9p', supplement: 'kong' }, 0, kong)).toBe(12 + 5);
    expect(won({ by: 'draw', tile: '9p', lastTile: true }, 1)).toBe(12 + 5 + 4);
  });

  test('win: ready declared with the first discard is a fact', () => {
    const question = {
      op: 'win',
      hand: '123m456m789p234s55s678s',
      win: { by: 'discard', tile: '9p', from: 2 },
    };
    expect(ask({ ...question, facts: { ready: true } })).toMatchObject({ score: { total: 29 } });
  });

  test('waits: of sixteen tiles, both shapes', () => {
    expect(ask({ op: 'waits', hand: '123m456m78p234s55s678s' })).toMatchObject({ waits: ['6p', '9p'] });
    expect(ask({ op: 'waits', hand: '1133m5577p22sCC999s6m' })).toMatchObject({ waits: ['6m'] });
  });

  const seats = [
    { hand: '159m159p159sESWNCF1m' },
    { hand: '123m456m78p234s55s678s' },
    { hand: '99p147m258s369sESWNP' },
    { hand: '123p456p78p111s789sCC' },
  ];
  const claims = { op: 'claims', discarder: 0, discard: '9p', seats };

  test('claims: who may call what, and who gets it', () => {
    expect(ask(claims)).toMatchObject({
      legal: {
        '1': [{ call: 'win' }, { call: 'chow', using: '78p' }],
        '2': [{ call: 'pung' }],
        '3': [{ call: 'win' }],
      },
      stands: [{ seat: 1, call: 'win' }],
    });
    expect(ask({ ...claims, options: { 'several-winners': true } })).toMatchObject({
      stands: [
        { seat: 1, call: 'win' },
        { seat: 3, call: 'win' },
      ],
    });
  });

  test('claims: with a win passed, right after a Sheung, and refused by the rule that forbids it', () => {
    const passed = seats.map((seat, i) => (i === 1 ? { ...seat, facts: { passedWin: true } } : seat));
    const bids = { '1': 'win', '2': 'pung', '3': 'pung' };
    const answer = ask({ ...claims, seats: passed, afterChow: true, bids });
    expect(answer).toMatchObject({
      legal: { '1': [{ call: 'chow', using: '78p' }], '3': [{ call: 'win' }] },
      refused: {
        '1': [{ call: 'win', rule: 'passed-win' }],
        '2': [{ call: 'pung', rule: 'no-peng-after-sheung' }],
        '3': [{ call: 'pung', rule: 'no-peng-after-sheung' }],
      },
      stands: [],
    });
    expect(
      ask({ ...claims, afterChow: true, bids, options: { 'peng-after-sheung': 'allowed' } }),
    ).toMatchObject({
      stands: [{ seat: 1, call: 'win' }],
    });
  });

  test('turn: Kongs, and a win that is none with the mistake it would be', () => {
    expect(ask({ op: 'turn', hand: '2222p123m456m789p234s9s', drawn: '9s' })).toMatchObject({
      kongs: [{ kind: 'concealed', tile: '2p' }],
      win: false,
      refused: [{ action: 'win', rule: 'shape-standard', mistake: 'false-win' }],
    });
  });

  test('settle: what it cannot settle is named', () => {
    expect(wrong({ op: 'settle', events: [{ type: 'dice', values: [1, 2] }] })).toMatchObject({
      field: 'events[0].values',
    });
    expect(
      wrong({ op: 'settle', events: [{ type: 'mistake', rule: 'bad-manners', seat: 1 }] }),
    ).toMatchObject({
      field: 'events[0].rule',
    });
    expect(wrong({ op: 'settle', events: [], options: { cap: 60 } })).toMatchObject({ field: 'options.cap' });
  });

  test('settle, chase: four equal discards in a row cost the first of them, and a claim begins the row anew', () => {
    const discards = [0, 1, 2, 3].map((seat) => ({ type: 'discard', seat, tile: '5m' }));
    const [first, ...rest] = discards;
    expect(ask({ op: 'settle', events: discards })).toMatchObject({ ledger: [-30, 10, 10, 10] });
    const claim = { type: 'claim', seat: 1, from: 0 };
    expect(ask({ op: 'settle', events: [first, claim, ...rest] })).toMatchObject({ ledger: [0, 0, 0, 0] });
    expect(wrong({ op: 'settle', events: [{ ...claim, from: 1 }] })).toMatchObject({
      field: 'events[0].from',
    });
  });

  test('play: whole hands by bots, the same for a seed', () => {
    const question = { op: 'play', seed: 7, hands: 3 };
    expect(ask(question)).toEqual(ask(question));
  });
});
