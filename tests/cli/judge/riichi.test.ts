/** What the judge is told and answers of a game with indicators, counters, declarations and furiten. */
import { describe, expect, it } from 'vitest';
import { createJudge } from '../../../src/cli/judge/answer.ts';
import { TILE_TEXTS } from '../../../src/cli/judge/tile-text.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';

const games = new Map([
  ['riichi', await loadGame('riichi')],
  ['hong-kong', await loadGame('hong-kong')],
]);
const judge = createJudge(games, TILE_TEXTS.own);
const ask = (question: object): unknown => judge(JSON.stringify({ ruleset: 'riichi', ...question })).answer;

const READY = '345678m23p456s99s';

describe('win', () => {
  const hand = `${READY}4p`;
  const win = { by: 'discard', tile: '4p', from: 0 };

  it('counts indicators, counters and bets, and says who pays', () => {
    const facts = { riichi: true, ippatsu: true };
    const asked = { op: 'win', hand, seat: 1, win, facts, dora: '2m', ura: '8s', honba: 1, sticks: 2 };
    expect(ask(asked)).toMatchObject({
      wins: true,
      score: { total: 3000, rank: { han: 6, fu: 30, limit: 'haneman', yakuman: 0 } },
      payments: [-12_300, 14_300, 0, 0],
    });
    expect(ask({ op: 'win', hand, seat: 1, win })).not.toHaveProperty('payments');
  });

  it('says by which rule it does not win', () => {
    expect(ask({ op: 'win', hand: '345678m23p456sSS4p', seat: 1, win })).toMatchObject({
      wins: false,
      because: ['one-yaku'],
    });
    expect(ask({ op: 'win', hand, seat: 1, win, facts: { letGo: true } })).toMatchObject({
      because: ['furiten-passed'],
    });
  });

  it('counts by a table that is known by a name, but for the options beside it', () => {
    const rank = (options: object, tiles = '19m19p19sESWNCFPP'): unknown =>
      ask({ op: 'win', hand: tiles, win: { by: 'draw', tile: 'P' }, options });
    const yakuman = (count: number) => ({ wins: true, score: { rank: { yakuman: count } } });
    expect(rank({})).toMatchObject(yakuman(1));
    expect(rank({ preset: 'online' })).toMatchObject(yakuman(2));
    expect(rank({ preset: 'online', 'double-yakuman': false })).toMatchObject(yakuman(1));
    const unknown = {
      error: { field: 'options.preset', message: expect.stringMatching(/wrc, online, hands/) },
    };
    expect(rank({ preset: 'ema' })).toMatchObject(unknown);
    expect(rank({ preset: 'toString' })).toMatchObject(unknown);
    expect(ask({ op: 'questions', options: { preset: 'online' } })).toMatchObject({ concepts: [] });
  });

  it('knows nothing of it where a game has none', () => {
    const asked = { op: 'win', ruleset: 'hong-kong', hand, dora: '1m' };
    expect(ask(asked)).toMatchObject({ error: { field: 'dora' } });
  });
});

describe('waits', () => {
  it('says whether the hand is ready, which it may not be though a tile would complete it', () => {
    expect(ask({ op: 'waits', hand: READY })).toEqual({ id: null, waits: ['1p', '4p'], ready: true });
    const melds = [{ kind: 'kong', tiles: '5555s', exposed: false }];
    const none = { op: 'waits', hand: '234567p46s99m', melds };
    expect(ask(none)).toEqual({ id: null, waits: [], ready: false });
    expect(ask({ ...none, options: { 'empty-wait': 'ready' } })).toMatchObject({ waits: [], ready: true });
  });
});

describe('turn', () => {
  it('names the discards of a riichi, and the rule against the others', () => {
    const asked = { op: 'turn', hand: `${READY}C`, drawn: 'C' };
    expect(ask(asked)).toMatchObject({
      riichi: [{ discard: 'C', waits: ['1p', '4p'] }],
      refused: expect.arrayContaining([{ action: 'discard 2p and say riichi', rule: 'riichi-ready' }]),
    });
    expect(ask({ ...asked, wall: 0 })).toMatchObject({
      riichi: [],
      refused: expect.arrayContaining([{ action: 'discard C and say riichi', rule: 'riichi-wall' }]),
    });
  });

  it('counts the kans of all', () => {
    const asked = { op: 'turn', hand: '1112444m678p9999s', drawn: '9s' };
    expect(ask(asked)).toMatchObject({ kongs: [{ kind: 'concealed', tile: '9s' }] });
    expect(ask({ ...asked, kans: 4 })).toMatchObject({
      kongs: [],
      refused: expect.arrayContaining([{ action: 'kong 9s', rule: 'four-kans-at-most' }]),
    });
  });
});

describe('claims', () => {
  const others = ['129m258p147sESWN', '369m147p258sFPCE', '258m369p147sSWNF'];
  const asked = (south: object, more: object = {}) => {
    const [east, west, north] = others;
    const seats = [{ hand: east }, { hand: READY, ...south }, { hand: west }, { hand: north }];
    return { op: 'claims', discarder: 0, discard: '4p', seats, bids: { 1: 'win' }, ...more };
  };

  it('lets win who is not furiten', () => {
    expect(ask(asked({}))).toMatchObject({ stands: [{ seat: 1, call: 'win' }] });
  });

  it('reads furiten off the own discards, and off what was let go', () => {
    const refused = (rule: string) => ({ refused: { 1: [{ call: 'win', rule, mistake: 'false-win' }] } });
    expect(ask(asked({ discards: '1p9m' }))).toMatchObject(refused('furiten-own'));
    expect(ask(asked({ facts: { letGo: true } }))).toMatchObject(refused('furiten-passed'));
    expect(ask(asked({ facts: { letGo: true, riichi: true } }))).toMatchObject(refused('furiten-riichi'));
  });

  it('takes the last discard for ron alone', () => {
    const last = asked({ hand: '345678m22p456s9sC' }, { discard: '2p', bids: { 1: 'pung' } });
    expect(ask(last)).toMatchObject({ stands: [{ seat: 1, call: 'pung' }] });
    expect(ask({ ...last, wall: 0 })).toMatchObject({
      refused: { 1: [{ call: 'pung', rule: 'last-tile-for-a-win' }] },
    });
  });
});
