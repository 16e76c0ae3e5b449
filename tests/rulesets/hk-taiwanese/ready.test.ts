/** HK-style Taiwanese: ready on the first turn. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/engine/view.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import {
  allPass,
  dealt,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { linesOf, RUNS } from './games.ts';

const rules = await taiwanese();
/** East is dealt a hand that waits for 6 and 9 of dots beside one tile too many. */
const first = untilAsked(dealt(rules, { east: `${RUNS} C`, south: '99p', wall: 'N W S 1s 9p' }));

describe('Ready on the first turn', () => {
  test('ready-first-turn: it is declared with one’s first discard, and only such a discard as leaves a wait', () => {
    expect(mayDo(first, 'east').filter((line) => line.endsWith('ready'))).toEqual([
      'east discards C and says ready',
    ]);
    expect(whyNot(first, 'east discards 1m and says ready')).toEqual({
      rule: 'ready-first-turn',
      seats: [0],
    });
    expect(mayDo(first, 'east')).toContain('east discards C');
  });

  const declared = allPass(plays(first, 'east discards C and says ready'));

  test('ready-first-turn: everybody hears it', () => {
    expect(declared.events.find((event) => event.type === 'discarded')).toMatchObject({ says: 'ready' });
    expect(declared.table.memory['ready-first-turn']).toEqual([true, false, false, false]);
    for (const reader of [null, 0, 1, 2, 3] as const) {
      expect(seenBy(rules, declared.table, reader).declarations).toEqual(['ready', null, null, null]);
    }
  });

  test('ready-first-turn: from then on what does not win is discarded as it was drawn, and no call but Wu is made', () => {
    const round = ['south discards N', 'west discards W', 'north discards S'].reduce(
      (now, line) => allPass(plays(now, line)),
      declared,
    );
    expect(mayDo(round, 'east')).toEqual(['east discards 1s']);
    expect(whyNot(round, 'east discards 1m')).toEqual({ rule: 'ready-first-turn', tiles: [18] });
  });

  test('ready-first-turn: no Peng, Sheung or Kong is called, and no own Kong declared', () => {
    const game = seated(rules, { turn: 'west', west: '5s', south: RUNS });
    const ready = {
      ...game,
      table: {
        ...game.table,
        memory: { ...game.table.memory, 'ready-first-turn': [false, true, false, false] },
      },
    };
    const five = plays(ready, 'west discards 5s');
    expect(ruleAgainst(five, 'south pungs')).toBe('ready-first-turn');
    const four = seated(rules, {
      turn: 'south',
      south: `${RUNS.replace('55s', '5555s')}`.replace(' 678s', ''),
      drew: '5s',
    });
    const own = {
      ...four,
      table: {
        ...four.table,
        memory: { ...four.table.memory, 'ready-first-turn': [false, true, false, false] },
      },
    };
    expect(ruleAgainst(own, 'south kongs 5s')).toBe('ready-first-turn');
  });

  test('ready-first-turn: won later it counts 24, on a discard and on a draw', () => {
    const won = plays(declared, 'south discards 9p', 'east wins');
    expect(linesOf(untilAsked(won))).toEqual({
      'ready-first-turn': 24,
      'all-chows': 4,
      concealed: 1,
    });
  });
});
