/** British, fourth chapter: fishing, original calls, and hands that are frozen. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/engine/table.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { hasFished } from '../../../src/rulesets/british/declarations.ts';
import { hasCalled, originalCall } from '../../../src/rulesets/british/original-call.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { allPass, dealt, type Game, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { british, WAITING } from './rules.ts';

const rules = await british();
/** Hands that claim nothing and win with nothing. */
const QUIET = 'EE SS WW NN CC FF P';
const QUIET_TOO = '19m 59p 159s ESWNCF';
const originalOnly = await british({ frozen: 'original-only' });
const both = await british({ frozen: 'both' });

/** Each of the others draws and discards this tile, and then it is this game's first seat's turn again. */
function round(game: Game, ...tiles: readonly string[]): Game {
  let now = allPass(game);
  for (const tile of tiles) {
    const { stage } = now.table;
    const seat = stage.phase === 'deciding' ? stage.seat : 0;
    now = allPass(plays(now, `${['east', 'south', 'west', 'north'][seat]} discards ${tile}`));
  }
  return now;
}

describe('Fishing', () => {
  test('fishing-with-discard: everybody hears it', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: `${WAITING} 1p`, drew: '1p' }),
      'south discards 1p and says fishing',
    );
    for (const seat of [0, 2, 3] as const) {
      expect(seenBy(rules, game.table, seat).declarations).toEqual([null, 'fishing', null, null]);
    }
  });

  test('no-longer-fishing: everybody hears it', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 3p, fishing`, drew: '3p' });
    const { table } = plays(game, 'south says no longer fishing');
    expect(seenBy(rules, table, 0).declarations[1]).toBe('no longer fishing');
  });
});

describe('Original call', () => {
  const OPENING = '222p 777s 444m 888m 3p 1p';
  /** It is not one tile short of anything. */
  const BLUFF = '258p 147s 369m ESW C 1p';

  test('original-call: with the first discard, and it counts as fishing', () => {
    const game = plays(dealt(rules, { east: OPENING }), 'east discards 1p and says original call');
    const position = { ruleset: rules, table: game.table };
    expect([hasFished(position, 0), originalCall(position, 0)]).toEqual([true, true]);
  });

  test('original-call: a drawn tile may be one of the thirteen that are kept', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '222p 777s 444m 88m 33p 9m',
      drew: '2p',
      fresh: true,
    });
    const afterWord = plays(game, 'south discards 9m and says original call');
    expect(originalCall({ ruleset: rules, table: afterWord.table }, 1)).toBe(true);
  });

  test('original-call: one that is not true earns nothing, and gives the permission to win', () => {
    const game = plays(
      dealt(rules, { east: '147m 258p 369s ESWNC' }),
      'east discards C and says original call',
    );
    const position = { ruleset: rules, table: game.table };
    expect([hasCalled(position, 0), hasFished(position, 0), originalCall(position, 0)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('original-call: lost when other tiles are kept, and not when the same are', () => {
    const called = plays(
      dealt(rules, { east: OPENING, wall: '9p 9s 1s 5s 6s' }),
      'east discards 1p and says original call',
    );
    const turn = round(called, '9p', '9s', '1s');
    const stands = (game: Game) => originalCall({ ruleset: rules, table: game.table }, 0);
    expect(stands(plays(turn, 'east discards 5s'))).toBe(true);
    expect(stands(plays(turn, 'east discards 3p'))).toBe(false);
  });

  test('original-call: lost by a claimed Pung, kept by a claimed Kong that leaves the hand ready', () => {
    const called = plays(
      dealt(rules, {
        east: '222p 777s 444m 88m 33p 1p',
        wall: '3p 5s',
        box: '1s',
        west: QUIET,
        north: QUIET_TOO,
      }),
      'east discards 1p and says original call',
    );
    const offered = plays(allPass(called), 'south discards 3p');
    const stands = (game: Game) => originalCall({ ruleset: rules, table: untilAsked(game).table }, 0);
    expect(stands(plays(offered, 'east pungs'))).toBe(false);
    const kong = plays(
      dealt(rules, {
        east: '222p 777s 444m 88m 33p 1p',
        wall: '2p 5s',
        box: '1s',
        west: QUIET,
        north: QUIET_TOO,
      }),
      'east discards 1p and says original call',
    );
    const four = plays(plays(allPass(kong), 'south discards 2p'), 'east kongs 2p');
    expect(stands(four)).toBe(true);
    expect(stands(plays(four, 'east discards 1s'))).toBe(true);
  });

  test('original-call: others hear it, and do not learn whether it still holds', () => {
    const called = (east: string) =>
      plays(dealt(rules, { east }), 'east discards 1p and says original call').table;
    const [held, bluffed] = [called(OPENING), called(BLUFF)];
    const stands = (table: Table) => originalCall({ ruleset: rules, table }, 0);
    expect([stands(held), stands(bluffed)]).toEqual([true, false]);
    expect(seenBy(rules, held, 1).declarations[0]).toBe('original call');
    expect(seenBy(rules, held, 1)).toEqual(seenBy(rules, bluffed, 1));
  });
});

describe('The option that keeps a hand', () => {
  test.each([
    ['off', rules],
    ['original-only', originalOnly],
    ['both', both],
  ] as const)(
    'frozen: %s: in random hands nobody wins who has not declared and has discarded',
    (_, ruleset) => {
      let won = 0;
      for (let n = 0; n < deals(100); n++) {
        const { moments } = playedHand(ruleset, seedOf('fishing', n));
        const declared = new Set<number>();
        for (const { table, event } of moments) {
          if (event.type === 'discarded' && event.says !== null) declared.add(event.seat);
          const winner =
            event.type === 'won'
              ? event.win.seat
              : event.type === 'awarded' && event.stand[0]?.call === 'win'
                ? event.stand[0].seat
                : null;
          if (winner === null) continue;
          won++;
          expect(declared.has(winner) || table.seats[winner].discards === 0).toBe(true);
        }
      }
      expect(won).toBeGreaterThan(0);
    },
  );
});
