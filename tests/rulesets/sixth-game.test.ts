/** A sixth game is one folder: a small Riichi plays through engine, chart and match as they are. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/engine/table.ts';
import { nextStart } from '../../src/machines/match.ts';
import { advanced, createTableMachine, takenUp } from '../../src/machines/table.ts';
import { allCash } from '../fixtures/count.ts';
import { playedHand } from '../fixtures/hands.ts';
import riichi from '../fixtures/riichi/index.ts';
import {
  cashOf,
  dealt,
  type Game,
  happenedOf,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../fixtures/tables.ts';
import { runs, seedOf } from '../scale.ts';

const rules = riichi.under.ordinary({});
/** One tile short of 3s or 6s, concealed, worth nothing on a discard but by a declaration. */
const SHORT = '123m 456m 999p 45s EE';

const linesOf = ({ table: { stage } }: Game): string[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners[0].score.lines.map(({ pattern }) => pattern)
    : [];

describe('Ready', () => {
  const before = seated(rules, { turn: 'south', south: `${SHORT} 1p`, west: '11p 6s', wall: '7m 6s' });

  test('it is declared with a discard that leaves a concealed hand one tile short', () => {
    expect(mayDo(before, 'south')).toContain('south discards 1p and says riichi');
    expect(ruleAgainst(before, 'south discards 9p and says riichi')).toBe('riichi');
    const open = seated(rules, { turn: 'south', south: '[123m<] 456m 999p 45s EE 1p' });
    expect(ruleAgainst(open, 'south discards 1p and says riichi')).toBe('riichi');
  });

  test('it pays into the pot once the discard is let go, and not before', () => {
    const said = plays(before, 'south discards 1p and says riichi');
    expect(cashOf(said)[1]).toBe(25_000);
    const later = plays(said, 'west passes', 'west discards 7m');
    expect(cashOf(later)[1]).toBe(24_000);
    expect(later.table.cash.pot).toBe(1000);
    expect(happenedOf(later, 'paid')).toHaveLength(1);
  });

  test('it freezes the hand: the drawn tile is discarded, and nothing but a win is called', () => {
    const later = untilAsked(
      plays(
        seated(rules, { turn: 'south', south: `${SHORT} 1p`, wall: '7m 8m 9p 2p' }),
        'south discards 1p and says riichi',
        'west discards 7m',
        'north discards 8m',
        'east discards 9p',
      ),
    );
    expect(later.table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
    expect(mayDo(later, 'south')).toEqual(['south discards 2p']);
    expect(whyNot(later, 'south discards 1m')).toMatchObject({ rule: 'riichi' });
  });

  test('its winner has a pattern by it, and takes the pot', () => {
    const won = untilAsked(
      plays(
        seated(rules, { turn: 'south', south: `${SHORT} 1p`, wall: '6s' }),
        'south discards 1p and says riichi',
        'west discards 6s',
        'south wins',
      ),
    );
    expect(linesOf(won)).toEqual(['riichi']);
    expect(cashOf(won)).toEqual([25_000, 26_000, 24_000, 25_000]);
    expect(won.table.cash.pot).toBe(0);
  });
});

describe('One pattern at least', () => {
  test('a whole hand without any is refused by that rule', () => {
    const game = plays(seated(rules, { turn: 'east', east: '6s', south: SHORT }), 'east discards 6s');
    expect(ruleAgainst(untilAsked(game), 'south wins')).toBe('one-yaku');
  });
});

describe('Furiten', () => {
  const game = {
    turn: 'east',
    east: '6s',
    south: '234m 456m 888p 45s 22s',
    rivers: { south: '3s' },
  } as const;

  test('who has thrown a tile that completes the hand may not win on any other by a discard', () => {
    expect(
      ruleAgainst(
        untilAsked(plays(seated(rules, { ...game, rivers: {} }), 'east discards 6s')),
        'south wins',
      ),
    ).toBe(null);
    const thrown = plays(
      seated(rules, { turn: 'south', south: '234m 456m 888p 45s 22s 3s', wall: '6s' }),
      'south discards 3s',
      'west discards 6s',
    );
    expect(ruleAgainst(thrown, 'south wins')).toBe('furiten');
  });

  test('who lets such a tile go may not win on a discard until the own next one', () => {
    const passed = plays(
      seated(rules, { ...game, rivers: {}, wall: '9m 1m', west: '3s' }),
      'east discards 6s',
      'south passes',
      'south discards 9m',
      'west discards 3s',
    );
    expect(ruleAgainst(untilAsked(passed), 'south wins')).toBe(null);
    const soon = plays(
      seated(rules, { turn: 'east', east: '6s', west: '234m 456m 888p 45s 22s', south: '3s', wall: '9m' }),
      'east discards 6s',
      'west passes',
      'south discards 3s',
    );
    expect(ruleAgainst(untilAsked(soon), 'west wins')).toBe('furiten');
  });

  test('a draw of one’s own wins all the same', () => {
    const drawn = plays(
      seated(rules, { turn: 'south', south: '234m 456m 888p 45s 22s 3s', wall: '1m 1p 9m 6s' }),
      'south discards 3s',
      'west discards 1m',
      'north discards 1p',
      'east discards 9m',
      'south wins',
    );
    expect(linesOf(untilAsked(drawn))).toEqual(['concealed-draw', 'all-simples']);
  });
});

describe('An abortive draw', () => {
  const nine = '19m 19p 19s ESWN 5m 6m 7p';

  test('nine different ends and honours on the first draw end the hand, if the player says so', () => {
    const first = untilAsked(dealt(rules, { east: nine, wall: '8p' }));
    expect(mayDo(first, 'east')).toContain('east says nine kinds');
    const ended = untilAsked(plays(first, 'east says nine kinds'));
    expect(ended.table.stage).toMatchObject({
      phase: 'ended',
      outcome: { is: 'drawn', rule: 'nine-kinds' },
      following: { over: false, dealer: 0 },
    });
    expect(cashOf(ended)).toEqual([25_000, 25_000, 25_000, 25_000]);
  });

  test('not later, and not with eight', () => {
    const later = seated(rules, { turn: 'south', south: `${nine} 8p` });
    expect(whyNot(later, 'south says nine kinds')).toMatchObject({ rule: 'nine-kinds', have: 10, need: 9 });
    const eight = untilAsked(dealt(rules, { east: '19m 19p 19s ES 345m 67p', wall: '8p' }));
    expect(whyNot(eight, 'east says nine kinds')).toMatchObject({ rule: 'nine-kinds', have: 8, need: 9 });
  });
});

describe('A match', () => {
  test('the pot stays from hand to hand, and what everyone has sums to what everyone brought', () => {
    for (let match = 0; match < Math.ceil(runs(200) / 25); match++) {
      let table: Table = playedHand(rules, seedOf('riichi', match)).end;
      for (let hand = 1; ; hand++) {
        expect(allCash(table)).toBe(100_000);
        const start = nextStart(rules, table, `${seedOf('riichi', match)}/${hand}`, () => rules);
        if (start === null) break;
        expect(start.cash).toEqual(table.cash);
        table = playedHand(rules, start.seed ?? hand, start).end;
        expect(hand).toBeLessThan(60);
      }
      expect(table.stage).toMatchObject({ following: { over: true } });
    }
  });
});

describe('The chart', () => {
  test('it plays through the same chart, to the same tables', () => {
    const machine = createTableMachine(rules);
    for (let n = 0; n < 20; n++) {
      const seed = seedOf('sixth', n);
      const hand = playedHand(rules, seed);
      let at = takenUp(machine, hand.opening);
      for (const { move, after } of hand.moments) {
        at = advanced(machine, at, move);
        expect(at.context.table).toEqual(after);
      }
      expect(at.value).toBe('ended');
    }
  });
});
