/** British, fourth chapter: fishing, original calls, and hands that are frozen. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/engine/table.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { hasFished } from '../../../src/rulesets/british/declarations.ts';
import { hasCalled, originalCall } from '../../../src/rulesets/british/original-call.ts';
import { playedHand } from '../../fixtures/hands.ts';
import {
  allPass,
  dealt,
  type Game,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { british, WAITING, winnersOf } from './rules.ts';

const rules = await british();
/** Hands that claim nothing and win with nothing. */
const QUIET = 'EE SS WW NN CC FF P';
const QUIET_TOO = '19m 59p 159s ESWNCF';
const originalOnly = await british({ frozen: 'original-only' });
const both = await british({ frozen: 'both' });
const bothInGoulash = await british({ frozen: 'both' }, 'goulash');

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
  test('fishing-first: not on a supplement either', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 777s 444m 88m 33p', drew: '2p', box: '3p' });
    const after = untilAsked(plays(game, 'south kongs 2p'));
    expect(ruleAgainst(after, 'south wins')).toBe('fishing-first');
  });

  test('fishing-with-discard: said with a discard, it gives the permission from the next tile on', () => {
    const game = seated(rules, {
      turn: 'south',
      south: `${WAITING} 3p`,
      drew: '3p',
      wall: '9p 9s 1p 8m',
    });
    expect(ruleAgainst(game, 'south wins')).toBe('fishing-first');
    const said = plays(game, 'south discards 3p and says fishing');
    expect(hasFished({ ruleset: rules, table: said.table }, 1)).toBe(true);
    const again = round(said, '9p', '9s', '1p');
    expect(winnersOf(plays(again, 'south wins'))).toEqual([1]);
  });

  test('fishing-with-discard: not by itself, and once', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 1p`, drew: '1p', wall: '9p 9s 1s 2s' });
    expect(ruleAgainst(game, 'south says fishing')).toBe('fishing-with-discard');
    const again = round(plays(game, 'south discards 1p and says fishing'), '9p', '9s', '1s');
    expect(ruleAgainst(again, 'south discards 2s and says fishing')).toBe('fishing-with-discard');
    expect(mayDo(again, 'south')).toContain('south discards 2s');
  });

  test('fishing-with-discard: also after a claim', () => {
    const game = seated(rules, { east: '5p', south: '55p 777s 444m 88m 33p 1s' });
    const called = untilAsked(plays(game, 'east discards 5p', 'south pungs'));
    expect(mayDo(called, 'south')).toContain('south discards 1s and says fishing');
  });

  test('fishing-with-discard: everybody hears it', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: `${WAITING} 1p`, drew: '1p' }),
      'south discards 1p and says fishing',
    );
    for (const seat of [0, 2, 3] as const) {
      expect(seenBy(rules, game.table, seat).declarations).toEqual([null, 'fishing', null, null]);
    }
  });

  test('before-first-discard: until one has discarded one may win without a word', () => {
    expect(mayDo(dealt(rules, { east: '222p 777s 444m 888m 33p' }), 'east')).toContain('east wins');
    const fresh = plays(
      seated(rules, { east: '3p', west: '222p 777s 444m 88m 33p', fresh: true }),
      'east discards 3p',
    );
    expect(mayDo(fresh, 'west')).toContain('west wins');
    const later = plays(seated(rules, { east: '3p', west: '222p 777s 444m 88m 33p' }), 'east discards 3p');
    expect(mayDo(later, 'west')).not.toContain('west wins');
  });

  test('before-first-discard: a claim before it changes nothing', () => {
    const game = seated(rules, { east: '2p', west: '22p 777s 444m 88m 33p 3p', fresh: true });
    const claimed = untilAsked(plays(game, 'east discards 2p', 'west pungs'));
    expect(ruleAgainst(claimed, 'west wins')).toBe('tsumo');
    expect(mayDo(claimed, 'west')).toContain('west discards 3p and says fishing');
  });

  test('no-longer-fishing: one may say so, once, and may still win', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 3p, fishing`, drew: '3p' });
    const said = plays(game, 'south says no longer fishing');
    expect(seenBy(rules, said.table, 0).declarations[1]).toBe('no longer fishing');
    expect(ruleAgainst(said, 'south says no longer fishing')).toBe('no-longer-fishing');
    expect(mayDo(said, 'south')).toContain('south wins');
    const silent = seated(rules, { turn: 'south', south: `${WAITING} 3p`, drew: '3p' });
    expect(ruleAgainst(silent, 'south says no longer fishing')).toBe('no-longer-fishing');
  });

  test('no-longer-fishing: whoever fishes may change the hand', () => {
    const game = seated(rules, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
    expect(mayDo(game, 'south')).toContain('south discards 7s');
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

  test('original-call: not later, not after a claim or a Kong of one’s own, and not twice', () => {
    const later = seated(rules, { turn: 'south', south: `${OPENING}`, drew: '1p' });
    expect(whyNot(later, 'south discards 1p and says original call')).toEqual({
      rule: 'original-call',
      seats: [1],
    });
    const claimed = untilAsked(
      plays(
        seated(rules, {
          east: '2p',
          south: QUIET,
          west: '22p 777s 444m 888m 3p 1p',
          north: QUIET_TOO,
          fresh: true,
        }),
        'east discards 2p',
        'west pungs',
      ),
    );
    expect(ruleAgainst(claimed, 'west discards 1p and says original call')).toBe('original-call');
    const kong = untilAsked(
      plays(dealt(rules, { east: '2222p 777s 444m 88m 33p', box: '1p' }), 'east kongs 2p'),
    );
    expect(ruleAgainst(kong, 'east discards 1p and says original call')).toBe('original-call');
  });

  test('original-call: a drawn tile may be one of the thirteen that are kept', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '222p 777s 444m 88m 33p 9m',
      drew: '2p',
      fresh: true,
    });
    const said = plays(game, 'south discards 9m and says original call');
    expect(originalCall({ ruleset: rules, table: said.table }, 1)).toBe(true);
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
  const drawn = (ruleset: typeof rules, fact: string) =>
    seated(ruleset, { turn: 'south', south: `222p 777s 444m 88m 33p 1p, ${fact}`, drew: '1p', box: '9s' });

  test('frozen: off: any tile may be discarded, after an original call too', () => {
    for (const fact of ['fishing', 'original call']) {
      expect(mayDo(drawn(rules, fact), 'south')).toContain('south discards 7s');
    }
  });

  test('frozen: original-only: after an original call the drawn tile goes out again, after fishing any', () => {
    expect(whyNot(drawn(originalOnly, 'original call'), 'south discards 7s')).toEqual({
      rule: 'frozen',
      tiles: parseTiles('1p'),
    });
    expect(mayDo(drawn(originalOnly, 'fishing'), 'south')).toContain('south discards 7s');
  });

  test('frozen: both: after fishing too', () => {
    expect(mayDo(drawn(both, 'fishing'), 'south')).toEqual(['south discards 1p']);
    expect(ruleAgainst(drawn(both, 'fishing'), 'south says no longer fishing')).toBe('frozen');
  });

  test('frozen: nothing is claimed but Mah-Jong, and a Kong that leaves the hand ready', () => {
    const table = (south: string, tile: string) =>
      plays(seated(both, { east: tile, south: `${south}, fishing` }), `east discards ${tile}`);
    const ready = '222p 777s 444m 88m 33p';
    expect(mayDo(table(ready, '2p'), 'south')).toEqual(['south kongs 2p', 'south passes']);
    expect(ruleAgainst(table(ready, '2p'), 'south pungs')).toBe('frozen');
    expect(mayDo(table(ready, '3p'), 'south')).toEqual(['south wins', 'south passes']);
    // Without its three 5s this hand waits for nothing.
    expect(ruleAgainst(table('5556p 777s 444m 888m', '5p'), 'south kongs 5p')).toBeNull();
    expect(ruleAgainst(table('345556p 777s 444m 8m', '5p'), 'south kongs 5p')).toBe('frozen');
  });

  test('frozen: a concealed Kong only with the tile just drawn, nothing is added to a Pung', () => {
    const kong = (south: string, drew: string) =>
      seated(both, { turn: 'south', south: `${south} ${drew}, fishing`, drew, box: '9s' });
    expect(mayDo(kong('222p 777s 444m 88m 33p', '2p'), 'south')).toEqual([
      'south discards 2p',
      'south kongs 2p',
    ]);
    const after = untilAsked(plays(kong('222p 777s 444m 88m 33p', '2p'), 'south kongs 2p'));
    expect(mayDo(after, 'south')).toEqual(['south discards 9s']);
    expect(ruleAgainst(kong('[222p<] 777s 444m 88m 33p', '2p'), 'south kongs 2p')).toBe('frozen');
  });

  test('frozen: a Kong with two jokers leaves the hand ready for the last tile of its own kind', () => {
    // All jokers are here: the pair can only be of the third 5, and of the fourth, which somebody may still draw.
    const south = '[44mX^] [66pX<] 777s 555p XX, fishing';
    const game = seated(bothInGoulash, { turn: 'south', south, drew: '5p', box: '9s' });
    expect(mayDo(game, 'south')).toContain('south kongs 5p with XX');
  });

  test('frozen: a false declaration cannot be made where the option governs it', () => {
    const hand = { turn: 'south', south: '147m 258p 369s ESWNC', drew: 'C', fresh: true } as const;
    const bluff = 'south discards C and says fishing';
    const call = 'south discards C and says original call';
    expect([ruleAgainst(seated(rules, hand), bluff), ruleAgainst(seated(rules, hand), call)]).toEqual([
      null,
      null,
    ]);
    expect([
      ruleAgainst(seated(originalOnly, hand), bluff),
      ruleAgainst(seated(originalOnly, hand), call),
    ]).toEqual([null, 'frozen']);
    expect([ruleAgainst(seated(both, hand), bluff), ruleAgainst(seated(both, hand), call)]).toEqual([
      'frozen',
      'frozen',
    ]);
    const ready = seated(both, { turn: 'south', south: `${WAITING} 1p`, drew: '1p' });
    expect(mayDo(ready, 'south')).toContain('south discards 1p and says fishing');
  });

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
