/** A box that is kept full, tiles that lie open in it, and what is said and shown at the end of a drawn deal. */
import { describe, expect, test } from 'vitest';
import { clause } from '../../src/engine/clause.ts';
import { scoringHandAt } from '../../src/engine/hands.ts';
import { indicatorsSeen } from '../../src/engine/indicators.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { tilesLeft } from '../../src/engine/table.ts';
import { unseenOf } from '../../src/engine/unseen-tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { drawnFrom } from '../../src/engine/wall.ts';
import { judgeHand } from '../../src/engine/win.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import {
  dealt,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
} from '../fixtures/tables.ts';

const own = await twoFiveEight();

/** Who has spoken, and whose hand lies open by it. */
const spoken = clause<{ said: readonly Seat[]; shows: readonly Seat[] }>({
  id: 'small-speaks',
  lasts: 'hand',
  initial: { said: [], shows: [] },
  words: ['yes', 'no'],
  after: {
    said: ({ said, shows }, { seat, word }) => ({
      said: [...said, seat],
      shows: word === 'yes' ? [...shows, seat] : shows,
    }),
  },
  offers: (_, seat, { table: { stage } }) =>
    stage.phase === 'settling' && stage.pending.includes(seat)
      ? (['yes', 'no'] as const).map((word) => ({ do: 'say', seat, word }))
      : [],
  marks: (_, seat) => (seat === 2 ? [0] : []),
});

/** Six tiles apart: the last is drawn for the first kong, the last but one lies open, and with each kong one before it. */
const rules: Ruleset = {
  ...own,
  deal: {
    ...own.deal,
    box: 6,
    closing: [
      {
        step: 'declare',
        rule: 'small-speaks',
        says: { shows: 'yes', hides: 'no' },
        asks: ({ table }, { is }) =>
          is === 'won' ? [] : SEATS.filter((seat) => !spoken.of(table).said.includes(seat)),
        shows: ({ table }) => spoken.of(table).shows,
      },
    ],
  },
  supplement: { rule: 'supplement-tail', from: 'dead-wall' },
  kongs: { ...own.kongs, emptyWall: 'small-empty' },
  indicators: {
    rule: 'small-indicators',
    most: 5,
    open: ({ table: { box } }) =>
      box ? Array.from({ length: 1 + drawnFrom(box) }, (_, n) => box.order.length - 3 - n) : [],
    under: () => [],
  },
  clauses: [...own.clauses, spoken],
};

describe('A box that is kept full', () => {
  const before = seated(rules, { turn: 'east', east: '1111m', wall: '9s', box: '123456p', left: 3 });

  test('a kong draws its last tile, and the last of the wall joins it', () => {
    const after = untilAsked(plays(before, 'east kongs 1m'));
    expect(after.events.at(-1)).toMatchObject({ type: 'drew', tile: 14, from: 'box', why: 'kong' });
    const { wall, box } = after.table;
    expect([tilesLeft(wall), box && tilesLeft(box)]).toEqual([2, 6]);
    expect(after.table.stage).toMatchObject({ drew: { by: 'kong', last: false } });
    expect(copies(everyTile(after.table))).toEqual(copies(everyTile(before.table)));
  });

  test('with the last tile of the wall no kong is made, whatever the box holds', () => {
    const last = seated(rules, { turn: 'east', east: '1111m', left: 0 });
    expect(ruleAgainst(last, 'east kongs 1m')).toBe('small-empty');
  });

  test('tiles that lie open in it are seen by everybody, one more with each that was drawn', () => {
    const seen = (game: typeof before) => seenBy(game.ruleset, game.table, 2).indicators.open;
    expect(seen(before)).toEqual([12]);
    const after = untilAsked(plays(before, 'east kongs 1m'));
    expect(seen(after)).toEqual([12, 11]);
    const view = seenBy(rules, after.table, 2);
    const without = seenBy(own, after.table, 2);
    expect(unseenOf(view, rules)[12]).toBe((unseenOf(without, own)[12] as number) - 1);
  });

  test('at a table that is written down they are what is written', () => {
    const table = { ...before.table, indicators: { open: [3], under: [4] } };
    expect(indicatorsSeen({ ruleset: rules, table })).toEqual({ open: [3], under: [] });
  });
});

describe('The end of a drawn deal', () => {
  const drawn = refereed(plays(seated(rules, { turn: 'east', east: '5p', left: 0 }), 'east discards 5p'));

  test('seats speak one after the other, and who shows a hand does so before the next speaks', () => {
    const atChoice = untilAsked(drawn);
    expect(whoActs(atChoice.table)).toEqual({ phase: 'settling', awaits: [0] });
    expect(mayDo(atChoice)).toEqual(['east says yes', 'east says no']);
    expect(ruleAgainst(atChoice, 'south says yes')).toBe('in-turn');
    const afterWord = plays(atChoice, 'east says yes');
    expect(whoActs(afterWord.table).awaits).toEqual([]);
    expect(untilAsked(afterWord).table).toMatchObject({ revealed: [0], stage: { pending: [1] } });
    const over = untilAsked(plays(afterWord, 'south says no', 'west says yes', 'north says no'));
    expect(over.table).toMatchObject({ revealed: [0, 2], stage: { phase: 'ended' } });
  });

  test('after a win nobody speaks', () => {
    const won = plays(seated(rules, { turn: 'east', east: '123m 456p 789s 111m 55p' }), 'east wins');
    expect(untilAsked(won).table.stage.phase).toBe('ended');
  });
});

test('A discard that lies sideways is everybody’s to see', () => {
  const { table } = dealt(rules, {});
  expect(seenBy(rules, table, 0).seats.map(({ sideways }) => sideways)).toEqual([[], [], [0], []]);
});

test('What lies hidden until a hand has won counts only then', () => {
  const { table } = seated(rules, { turn: 'east', east: '123m 456p 789s 111m 55p' });
  const asks: boolean[] = [];
  const ruleset: Ruleset = {
    ...rules,
    scoring: {
      unit: 'points',
      score: ({ final, readings }) => {
        asks.push(final === true);
        return {
          unit: 'points',
          total: 1,
          lines: [],
          uncounted: [],
          reading: readings[0] ?? null,
          placed: -1,
        };
      },
      loserScore: null,
    },
  };
  const how = {
    by: 'draw',
    tile: null,
    drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
    opening: false,
  } as const;
  judgeHand({ ruleset, table }, 0, scoringHandAt(table, 0), how);
  untilAsked(plays({ ruleset, table, events: [] }, 'east wins'));
  expect(asks[0]).toBe(false);
  expect(asks.at(-1)).toBe(true);
});
