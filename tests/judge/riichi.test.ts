/** What the judge is told and answers of a game with indicators, counters, declarations and furiten. */
import { describe, expect, it } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

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
      error: { field: 'options.preset', message: expect.stringMatching(/ema, wrc, online, hands/) },
    };
    expect(rank({ preset: 'ema' })).toEqual(rank({}));
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

  it('counts the kans of all, one’s own among them', () => {
    const melds = [{ kind: 'kong', tiles: 'EEEE', exposed: false }];
    const third = { op: 'turn', hand: '78p9999s455mCC', melds, drawn: '9s' };
    expect(ask({ ...third, kans: 3 })).toMatchObject({ kongs: [{ kind: 'concealed', tile: '9s' }] });
    expect(ask({ ...third, kans: 4 })).toMatchObject({ kongs: [] });
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

  it('takes from the discards which tile of a chow was called', () => {
    const chow = (tiles: string) => ({
      hand: '258m369p1sSWN',
      melds: [{ kind: 'chow', tiles, exposed: true, from: 1 }],
    });
    const called = (discards: string) => {
      const { seats, ...of } = asked({ discards });
      return { ...of, seats: seats.map((seat, i) => (i === 2 ? chow('123p') : seat)) };
    };
    expect(ask(called('3p9m'))).toMatchObject({ stands: [{ seat: 1, call: 'win' }] });
    expect(ask(called('1p9m'))).toMatchObject({ refused: { 1: [{ call: 'win', rule: 'furiten-own' }] } });
  });

  it('takes the last discard for ron alone', () => {
    const last = asked({ hand: '345678m22p456s9sC' }, { discard: '2p', bids: { 1: 'pung' } });
    expect(ask(last)).toMatchObject({ stands: [{ seat: 1, call: 'pung' }] });
    expect(ask({ ...last, wall: 0 })).toMatchObject({
      refused: { 1: [{ call: 'pung', rule: 'last-tile-for-a-win' }] },
    });
  });
});

describe('What cannot lie on one table is an error that names the place', () => {
  const win = { op: 'win', hand: `${READY}4p`, seat: 1, win: { by: 'draw', tile: '4p' } };
  const threes = { ...win, hand: '3333m678m23p456s99s', win: { by: 'draw', tile: '9s' } };
  const open = {
    ...win,
    hand: '678m23p456s99s4p',
    melds: [{ kind: 'pung', tiles: '222m', exposed: true, from: 3 }],
  };
  const kan = { ...win, hand: open.hand, melds: [{ kind: 'kong', tiles: '2222m', exposed: false }] };
  const waits = { op: 'waits', hand: '678m23p456s99s', melds: open.melds };
  const turn = { op: 'turn', hand: `${READY}C`, drawn: 'C' };
  const hands = ['129m258p147sESWN', READY, '369m147p258sFPCE', '258m369p147sSWNF'];
  const claims = (of: object) => ({
    op: 'claims',
    discarder: 0,
    discard: '4p',
    seats: hands.map((hand, seat) => ({ hand, ...(seat === 2 && { discards: '111p' }), ...of })),
  });
  const settle = (...events: readonly object[]) => ({ op: 'settle', events });
  const won = (winner: object, more: object = {}) =>
    settle({ type: 'win', winners: [{ seat: 1, ...winner }], from: 0, ...more });

  it.each([
    ['five of one tile, an indicator among them', { ...threes, dora: '3m' }, 'dora'],
    ['one under an indicator', { ...threes, dora: '1m', ura: '3m', facts: { riichi: true } }, 'ura'],
    ['seven indicators', { ...win, dora: '1235678p' }, 'dora'],
    ['more under the indicators than there are', { ...win, dora: '1p', ura: '12m' }, 'ura'],
    ['an indicator that no wall has', { ...win, dora: '1f' }, 'dora'],
    ['ippatsu without riichi', { ...win, facts: { ippatsu: true } }, 'facts.ippatsu'],
    ['riichi with an open hand', { ...open, facts: { riichi: true } }, 'facts.riichi'],
    [
      'riichi before the first turn',
      { ...win, win: { ...win.win, firstTurn: true }, facts: { riichi: true } },
      'win.firstTurn',
    ],
    [
      'ippatsu with a replacement tile',
      { ...kan, win: { ...win.win, supplement: 'kong' }, facts: { riichi: true, ippatsu: true } },
      'facts.ippatsu',
    ],
    ['a wall of more tiles than the deal leaves', { ...turn, wall: 70 }, 'wall'],
    ['fewer kans than the hand has', { ...kan, op: 'turn', win: undefined, drawn: '4p', kans: 0 }, 'kans'],
    ['more indicators than kans turn up', { ...turn, kans: 0, dora: '12p' }, 'dora'],
    ['more indicators than the kans of four hands', { ...claims({ discards: '' }), dora: '12p' }, 'dora'],
    ['five of one tile, discards among them', claims({ discards: '1p' }), 'seats[3].discards'],
    ['an open hand that waits and has declared', { ...waits, facts: { riichi: true } }, 'facts.riichi'],
    ['han without fu', won({ han: 2 }), 'events[0].winners[0].fu'],
    ['fu that no hand has', won({ han: 2, fu: 33 }), 'events[0].winners[0].fu'],
    ['han beside a yakuman', won({ han: 2, fu: 30, yakuman: 1 }), 'events[0].winners[0].yakuman'],
    ['neither', won({}), 'events[0].winners[0].han'],
    ['somebody who answers for three han', won({ han: 3, fu: 30 }, { liable: 2 }), 'events[0].liable'],
    [
      'two riichi of one seat',
      settle({ type: 'riichi', seat: 1 }, { type: 'riichi', seat: 1 }),
      'events[1].seat',
    ],
    ['a deal that does not end', { op: 'next', events: [{ type: 'riichi', seat: 1 }] }, 'events'],
  ])('%s', (_, question, field) => {
    expect(ask(question)).toMatchObject({ error: { field } });
  });

  it('a called discard is no fifth tile, and both words of a double riichi may be said', () => {
    const asked = claims({});
    const seats = asked.seats.map(({ hand }) => ({ hand }));
    const melds = [{ kind: 'pung', tiles: '111p', from: 1 }];
    const called = [seats[0], { ...seats[1], discards: '11p' }, { hand: '369m47p258sFC', melds }, seats[3]];
    expect(ask({ ...asked, seats: called })).not.toHaveProperty('error');
    expect(ask({ ...win, facts: { riichi: true, doubleRiichi: true, ippatsu: true } })).toMatchObject({
      wins: true,
    });
  });

  it('what lies around is taken by every question about a hand', () => {
    const around = { dora: '2m', ura: '', honba: 1, sticks: 1 };
    for (const question of [turn, claims({ discards: '' }), { op: 'waits', hand: READY }])
      expect(ask({ ...question, ...around })).not.toHaveProperty('error');
  });
});

describe('A deal that ends early', () => {
  const options = { 'abortive-draws': true };
  const said = (seat: number) => ({ type: 'riichi', seat });
  const all = [said(0), said(1), said(2), said(3)];
  const early = (rule: string) => ({ type: 'drawn', rule });
  const next = (...events: readonly object[]) => ask({ op: 'next', options, events });

  it('is told by its rule: East deals again with a counter more, and the bets stay', () => {
    for (const rule of ['nine-kinds', 'four-winds', 'four-kans-abort'])
      expect(next(early(rule))).toMatchObject({ next: [{ over: false, dealer: 0, rule: 'east-stays' }] });
    const win = { type: 'win', winners: [{ seat: 1, han: 1, fu: 30 }], from: 2 };
    const hands = [[...all, early('four-riichi')], [win]];
    expect(ask({ op: 'settle', options, hands })).toMatchObject({ ledger: [-1000, 4300, -2300, -1000] });
  });

  it('does not end the match in the last deal, though East leads', () => {
    // Six deals pass on, and the fourth East of the South round wins one before it has the last.
    const hands: object[][] = [...Array.from({ length: 7 }, () => [{ type: 'drawn' }])];
    hands[0] = [{ type: 'win', winners: [{ seat: 3, han: 5, fu: 30 }], from: null }];
    for (const rule of ['nine-kinds', 'four-winds', 'four-kans-abort']) {
      const asked = {
        op: 'next',
        options: { ...options, 'last-deal': 'ends' },
        hands: [...hands, [early(rule)]],
      };
      expect((ask(asked) as { next: readonly object[] }).next.at(-1)).toMatchObject({
        over: false,
        dealer: 3,
      });
    }
  });

  it('is refused where it cannot be so, and nothing else is told of it', () => {
    const called = { type: 'claim', seat: 1, from: 0 };
    const kan = { type: 'kong', kind: 'concealed', seat: 2 };
    for (const [question, field] of [
      [next(said(0), said(1), said(2), early('four-riichi')), 'events[3].rule'],
      [next(called, early('four-winds')), 'events[1].rule'],
      [next(kan, early('nine-kinds')), 'events[1].rule'],
      [next(kan, kan, kan, kan, early('four-kans-abort')), 'events[4].rule'],
      [next(...all, { type: 'drawn', ready: [0, 1, 2, 3] }), 'events[4].type'],
      [next({ ...early('nine-kinds'), ready: [1] }), 'events[0].ready'],
      [ask({ op: 'next', events: [early('nine-kinds')] }), 'events[0].rule'],
    ] as const)
      expect(question).toMatchObject({ error: { field } });
    // The fourth may still be won on.
    const win = { type: 'win', winners: [{ seat: 0, han: 2, fu: 30 }], from: 3 };
    expect(ask({ op: 'settle', options, events: [...all, win] })).toMatchObject({
      ledger: [4900, -1000, -1000, -2900],
    });
  });

  it('rivers of outer tiles are paid for where it is agreed, in place of noten', () => {
    const events = [{ type: 'drawn', ready: [1], rivers: [0] }];
    const paid = { options: { 'river-mangan': true } };
    expect(ask({ op: 'settle', events, ...paid })).toMatchObject({ ledger: [12_000, -4000, -4000, -4000] });
    expect(ask({ op: 'settle', events: [{ type: 'drawn', ready: [1] }], ...paid })).toMatchObject({
      ledger: [-1000, 3000, -1000, -1000],
    });
    expect(ask({ op: 'settle', events })).toMatchObject({ error: { field: 'events[0].rivers' } });
  });
});

describe('Who is liable', () => {
  const part = { 'yakuman-sum': 'add', 'liability-part': 'that-yakuman' };
  const settled = (options: object, winners: readonly object[], more: object = {}) =>
    ask({ op: 'settle', options, events: [{ type: 'win', winners, from: null, ...more }] });
  const two = { seat: 1, yakuman: 2 };

  it('for one pattern of several, it is said which was fed', () => {
    const paid = { ledger: [-16_000, 64_000, -40_000, -8000] };
    const fed = { liable: 2, liableFor: 'big-three-dragons' };
    expect(settled(part, [two], fed)).toMatchObject(paid);
    expect(settled(part, [{ ...two, ...fed }])).toMatchObject(paid);
    const big = { liable: 2, liableFor: 'big-four-winds' };
    // With double yakuman the winds are all of two, and no part of one.
    expect(settled({ ...part, 'double-yakuman': true }, [two], big)).toMatchObject({
      ledger: [0, 64_000, -64_000, 0],
    });
    expect(settled({ ...part, 'double-yakuman': true }, [{ seat: 1, yakuman: 1 }], big)).toMatchObject({
      error: { field: 'events[0].liableFor' },
    });
    expect(settled(part, [two], { liable: 2 })).toMatchObject({ error: { field: 'events[0].liableFor' } });
    expect(settled(part, [two], { ...fed, liableFor: 'four-kans' })).toMatchObject({
      error: { field: 'events[0].liableFor' },
    });
    expect(settled(part, [two], { liableFor: 'big-four-winds' })).toMatchObject({
      error: { field: 'events[0].liableFor' },
    });
  });

  it('for the whole hand, where that is agreed, and for nothing where nobody is', () => {
    expect(settled({ 'yakuman-sum': 'add' }, [two], { liable: 2 })).toMatchObject({
      ledger: [0, 64_000, -64_000, 0],
    });
    expect(settled({ 'liability-for': 'none' }, [{ seat: 1, yakuman: 1 }], { liable: 2 })).toMatchObject({
      error: { field: 'events[0].liable' },
    });
  });

  it('of two winners, it is said whose hand it is', () => {
    const winners = [
      { seat: 1, yakuman: 1 },
      { seat: 3, yakuman: 1 },
    ];
    const from = 0;
    expect(settled({}, winners, { from, liable: 2 })).toMatchObject({ error: { field: 'events[0].liable' } });
    const [first, second] = winners;
    expect(settled({}, [{ ...first, liable: 2 }, { ...second }], { from })).toMatchObject({
      ledger: [-48_000, 32_000, -16_000, 32_000],
    });
    expect(settled({}, [{ ...first }, { seat: 3, han: 2, fu: 30 }], { from, liable: 2 })).toMatchObject({
      ledger: [-18_000, 32_000, -16_000, 2000],
    });
  });
});

describe('A moment of a deal', () => {
  it('riichi-points: a seat says how many points it has', () => {
    const hand = '345m678m23p456s99sC';
    const riichi = (points: number) =>
      ask({ op: 'turn', options: { 'riichi-points': true }, hand, drawn: 'C', points });
    expect(riichi(1000)).toMatchObject({ riichi: [{ discard: 'C' }] });
    expect(riichi(900)).toMatchObject({ riichi: [] });
    expect(JSON.stringify(riichi(900))).toContain('riichi-bet');
  });

  it('swap-calling: the tile that was just called says what may not be discarded', () => {
    const barred = (tiles: string, called: string, hand = '3m4m6m7m9s123pEEE') =>
      (
        ask({ op: 'turn', hand, melds: [{ kind: 'chow', tiles, from: 3 }], began: 'claim', called }) as {
          refused: readonly { action: string; rule: string }[];
        }
      ).refused.flatMap(({ action, rule }) => (rule === 'swap-calling' ? [action] : []));
    expect(barred('456m', '4m')).toEqual(['discard 4m', 'discard 7m']);
    expect(barred('456m', '6m')).toEqual(['discard 3m', 'discard 6m']);
    expect(barred('345m', '4m')).toEqual(['discard 4m']);
    const wrong = {
      op: 'turn',
      hand: '3m4m6m7m9s123pEEE',
      melds: [{ kind: 'chow', tiles: '456m', from: 3 }],
    };
    expect(ask({ ...wrong, began: 'claim', called: '7m' })).toMatchObject({ error: { field: 'called' } });
    expect(ask({ ...wrong, called: '4m' })).toMatchObject({ error: { field: 'called' } });
  });

  const seats = (kong: object) => [
    { hand: '123m456m789m1166s' },
    { hand: '345m678m23p456s99s' },
    { hand: '123s789sEEWW', melds: [kong] },
    { hand: '19m19p19sESWNCFF' },
  ];
  const robbed = (discard: string, kong: string, meld: object, more: object = {}) =>
    ask({ op: 'claims', discarder: 2, discard, kong, seats: seats(meld), ...more });
  const four = { kind: 'kong', tiles: 'PPPP', exposed: false };

  it('robbing: who may take the tile of an added kan, and of a concealed one', () => {
    const legal = (seat: number) => ({ legal: { [seat]: [{ call: 'win' }] } });
    const added = robbed('4p', 'promoted', { kind: 'pung', tiles: '444p', from: 0 }, { why: true });
    expect(added).toMatchObject({ ...legal(1), stands: [{ seat: 1, call: 'win' }] });
    expect(Object.keys((added as { legal: object }).legal)).toEqual(['1']);
    expect(robbed('P', 'concealed', four)).toMatchObject({ ...legal(3), stands: [{ seat: 3, call: 'win' }] });
    expect(robbed('P', 'concealed', four, { options: { 'orphans-rob': false } })).toMatchObject({
      legal: {},
    });
  });

  it('of which the seat must have the pung, or the concealed kan, and a tile of the wall', () => {
    expect(robbed('P', 'promoted', four)).toHaveProperty('error');
    expect(robbed('4p', 'concealed', { kind: 'pung', tiles: '444p', from: 0 })).toMatchObject({
      error: { field: 'seats[2].melds' },
    });
    expect(robbed('P', 'concealed', four, { wall: 0 })).toMatchObject({ error: { field: 'wall' } });
  });
});
