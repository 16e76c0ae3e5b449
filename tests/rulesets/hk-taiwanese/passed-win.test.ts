/** HK-style Taiwanese: passing a win (過水), case by case. */
import { describe, expect, test } from 'vitest';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { passedWins } from '../../../src/rulesets/hk-taiwanese/passed-win.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import {
  allPass,
  type Game,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { knowing, RUNS } from './games.ts';

const rules = await taiwanese();

/** South waits for 6 and 9 of dots; East discards the 9. */
const nine = (more: Parameters<typeof seated>[1] = {}): Game =>
  plays(seated(rules, { east: '9p', south: RUNS, ...more }), 'east discards 9p');
const barred = (game: Game): boolean => passedWins.of(game.table)[1] !== 'free';
/** Each draws what is said and discards it, and nobody calls. */
const turns = (game: Game, ...lines: readonly string[]): Game =>
  lines.reduce((now, line) => allPass(plays(allPass(now), line)), game);

describe('Passing a win', () => {
  test('passed-win: who passes may not win on a discard until they have discarded on a later turn', () => {
    const game = plays(nine({ wall: 'N 6p W', west: '6p' }), 'south passes');
    expect(barred(game)).toBe(true);
    // It is remembered, and nobody has said it.
    expect(seenBy(rules, game.table, null).declarations).toEqual([null, null, null, null]);
    const second = plays(turns(game, 'south discards N'), 'west discards 6p');
    // The discard of South's own turn has freed it.
    expect(barred(untilAsked(second))).toBe(false);
    expect(ruleAgainst(second, 'south wins')).toBeNull();
  });

  test('passed-win: within the round it is not even asked for Wu', () => {
    const game = plays(
      seated(rules, { turn: 'west', west: '9p', south: RUNS, wall: '6p' }),
      'west discards 9p',
      'south passes',
      'north discards 6p',
    );
    const asked = untilAsked(game);
    expect(awaitedSeats(asked.table)).not.toContain(1);
    expect(whyNot(game, 'south wins')).toEqual({ rule: 'passed-win', seats: [1] });
  });

  test('passed-win: nor may it win on a draw before that discard', () => {
    const game = plays(nine({ wall: '6p' }), 'south passes');
    const drawn = untilAsked(game);
    expect(drawn.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { tile: 14 } });
    expect(whyNot(drawn, 'south wins')).toEqual({ rule: 'passed-win', seats: [1] });
    expect(mayDo(drawn, 'south')).not.toContain('south wins');
    // Discarding that tile is the discard that frees: it could not be declared.
    expect(barred(plays(drawn, 'south discards 6p'))).toBe(false);
  });

  test('passed-win: claiming the tile for something else lets the win go, and that turn’s discard does not free', () => {
    const game = plays(
      seated(rules, { east: '9p', south: '123m 456m 789p 66s EEE 99p', wall: 'N 6s C' }),
      'east discards 9p',
      'south pungs',
    );
    const penged = untilAsked(game);
    expect(barred(penged)).toBe(true);
    const discarded = plays(penged, 'south discards 7p');
    expect(barred(untilAsked(discarded))).toBe(true);
    const later = turns(discarded, 'west discards N', 'north discards 6s', 'east discards C');
    expect(barred(untilAsked(later))).toBe(true);
    const freed = plays(untilAsked(later), 'south discards E');
    expect(barred(freed)).toBe(false);
  });

  test('passed-win: a claim that did not get the tile lets it go like a pass', () => {
    // South bids Sheung for a tile that would win, and West's Peng gets it.
    const game = plays(nine({ west: '99p 1m' }), 'south chows 78p', 'west pungs');
    const taken = untilAsked(game);
    expect(taken.table.stage).toMatchObject({ seat: 2 });
    expect(barred(taken)).toBe(true);
  });

  test('passed-win: it binds also when another seat wins or takes the tile', () => {
    const game = plays(nine({ west: '99p 1m' }), 'south passes', 'west pungs');
    expect(barred(untilAsked(game))).toBe(true);
  });

  test('passed-win: a turn begun by claiming another tile frees with its discard', () => {
    const game = plays(nine({ wall: 'N 5s', west: '5s' }), 'south passes');
    const own = turns(game, 'south discards N');
    expect(barred(own)).toBe(false);
    const other = knowing(
      plays(seated(rules, { turn: 'west', west: '5s', south: RUNS }), 'west discards 5s'),
      1,
      'passedWin',
    );
    const claimed = untilAsked(plays(other, 'south pungs'));
    expect(barred(claimed)).toBe(true);
    expect(barred(plays(claimed, 'south discards 6s'))).toBe(false);
  });

  test('passed-win: a Kong that could have been robbed and is let stand counts', () => {
    const game = plays(
      seated(rules, { turn: 'west', west: '[999p^] 9p', drew: '9p', south: RUNS }),
      'west kongs 9p',
      'south passes',
    );
    expect(barred(game)).toBe(true);
  });

  test('passed-win: discarding instead of declaring a self-draw counts, and that discard does not free', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: `${RUNS} 9p`, drew: '9p', wall: '6p', west: '1m' }),
      'south discards 9p',
    );
    expect(barred(game)).toBe(true);
    const west = plays(allPass(game), 'west discards 6p');
    expect(whyNot(west, 'south wins')).toEqual({ rule: 'passed-win', seats: [1] });
  });

  test('passed-win: a bid that loses to a nearer winner is none', () => {
    const game = plays(
      seated(rules, { east: '9p', south: RUNS, north: '123p 456p 78p 111s CC 789s' }),
      'east discards 9p',
      'south wins',
      'north wins',
    );
    expect(untilAsked(game).table.memory['passed-win']).toEqual(['free', 'free', 'free', 'free']);
  });

  test('passed-win: a void bid on a winning tile lets it go', () => {
    const peng = nine({ south: '123m 456m 789p 66s EEE 99p' });
    const game = plays(peng, 'south wins despite winning-tile-apart');
    expect(barred(game)).toBe(true);
  });

  test('passed-win: who has let a tile go that did not win is free', () => {
    const game = plays(seated(rules, { east: '6m', south: RUNS }), 'east discards 6m', 'south passes');
    expect(barred(game)).toBe(false);
  });

  test('passed-win: nobody else learns of it', () => {
    const wall = 'N';
    const passed = untilAsked(plays(nine({ wall }), 'south passes'));
    const never = untilAsked(nine({ wall, south: RUNS.replace('78p', '11s') }));
    expect([barred(passed), barred(never)]).toEqual([true, false]);
    for (const seat of [0, 2, 3] as const) {
      expect(seenBy(rules, passed.table, seat)).toEqual(seenBy(rules, never.table, seat));
    }
  });
});
