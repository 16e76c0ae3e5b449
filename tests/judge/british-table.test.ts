/** What is asked of the judge about the British table: declarations, claims, kongs and whole hands. */
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const judge = createJudge(new Map([['british', await loadGame('british')]]), TILE_TEXTS.own);
const ask = (question: Readonly<Record<string, unknown>>) => {
  const { answer, ok } = judge(JSON.stringify({ ruleset: 'british', ...question }));
  expect(ok, JSON.stringify(answer)).toBe(true);
  return answer;
};

const WHOLE = '222p777s444m888m33p';

describe('Declarations', () => {
  test.each([
    ['fishing is taken as made', undefined, true],
    ['unless it is denied', { fishing: false }, false],
    ['where nothing has been discarded none is needed', { fishing: false, hasDiscarded: false }, true],
    ['an original call counts as one', { originalCall: true }, true],
  ])('fishing-first: %s', (_what, facts, wins) => {
    expect(ask({ op: 'win', hand: WHOLE, facts })).toMatchObject({
      wins,
      ...(!wins && { because: ['fishing-first'] }),
    });
    expect(ask({ op: 'turn', hand: WHOLE, drawn: '3p', facts })).toMatchObject({ win: wins });
  });

  test('an unknown fact is an error that names the known ones', () => {
    const { answer, ok } = judge(
      JSON.stringify({ ruleset: 'british', op: 'win', hand: WHOLE, facts: { ready: true } }),
    );
    expect(ok).toBe(false);
    expect(JSON.stringify(answer)).toContain('hasDiscarded');
  });
});

describe('Claims', () => {
  const seats = (fishing: boolean) => [
    { hand: '147m258p369sESWN' },
    { hand: '12p19m19sESWNCFP', facts: { fishing: false, hasDiscarded: true } },
    { hand: '555p666p222m333s9s', facts: { fishing: true } },
    { hand: '777s444m888m99p33p', facts: { fishing, hasDiscarded: true } },
  ];
  const claims = (fishing: boolean, more = {}) =>
    ask({ op: 'claims', discarder: 0, discard: '3p', seats: seats(fishing), ...more });

  test('fishing-first: who is fishing may win, who is not may only claim', () => {
    expect(claims(true)).toMatchObject({
      legal: { '1': [{ call: 'chow', using: '12p' }], '3': [{ call: 'win' }, { call: 'pung' }] },
      stands: [{ seat: 3, call: 'win' }],
    });
    expect(claims(false, { bids: { '1': 'chow:12p', '3': 'win' } })).toMatchObject({
      refused: { '3': [{ call: 'win', rule: 'fishing-first' }] },
      stands: [{ seat: 1, call: 'chow', using: '12p' }],
    });
  });

  test('jokers: a claim says how many it takes, and a goulash has no Chows', () => {
    const answer = ask({
      op: 'claims',
      under: 'goulash',
      discarder: 0,
      discard: '3p',
      seats: [
        { hand: '147m258p369sESWN' },
        { hand: '12p19m19sESWNCFP' },
        { hand: '3pXX666p222m333s9s' },
        { hand: '777s444m888m99p56p' },
      ],
      bids: { '1': 'chow:12p' },
    });
    expect(answer).toMatchObject({
      legal: {
        '2': [{ call: 'win' }, { call: 'kong', jokers: 2 }, { call: 'pung', jokers: 1 }],
      },
      refused: { '1': [{ call: 'chow:12p', rule: 'no-chows-in-goulash' }] },
    });
  });
});

describe('The own turn', () => {
  test.each([
    ['draw', [{ kind: 'concealed', tile: '2p' }]],
    ['deal', [{ kind: 'concealed', tile: '2p' }]],
    ['supplement', [{ kind: 'concealed', tile: '2p' }]],
    ['claim', []],
    ['claimed-supplement', []],
  ])('not-while-claiming: a turn that began with: %s', (began, kongs) => {
    const answer = ask({ op: 'turn', hand: '2222p777s444m88m33p', drawn: '2p', began });
    expect(answer).toMatchObject({ kongs });
    if (kongs.length === 0) {
      expect(answer).toMatchObject({ refused: [{}, { action: 'kong 2p', rule: 'not-while-claiming' }] });
    }
  });
});

describe('Whole hands', () => {
  test('deterministic: the same seed gives the same hash; a drawn hand is followed by a goulash', () => {
    const question = { op: 'play', seed: 'sparrow', hands: 12 };
    const first = ask(question);
    expect(ask(question)).toEqual(first);
    const log = JSON.stringify(ask({ op: 'play', seed: 'sparrow', hands: 2, bots: 'naive', log: true }));
    expect(log).toContain('"under":"goulash"');
    expect(log).toContain('"type":"exchanged"');
  });
});

describe('Settlement', () => {
  test('settlement: losers without a told total settle nothing among themselves', () => {
    const win = { type: 'win', winners: [{ seat: 1, score: 40 }], from: 0 };
    expect(ask({ op: 'settle', events: [win] })).toMatchObject({ ledger: [-80, 160, -40, -40] });
    expect(ask({ op: 'settle', events: [{ ...win, losers: { 2: 10 } }] })).toMatchObject({
      ledger: [-100, 160, -10, -50],
    });
  });
});
