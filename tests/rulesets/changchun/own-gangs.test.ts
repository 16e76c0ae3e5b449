/** Changchun, fourth chapter: Gangs of one's own, and the tile after every Gang. */
import { describe, expect, test } from 'vitest';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import {
  dealt,
  happenedOf,
  mayDo,
  plays,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
  whyNot,
} from '../../fixtures/tables.ts';
import { changchun, winnersOf } from './rules.ts';

const rules = await changchun();
const robbing = await changchun({ robbing: true });

const TWO_DOTS = parseTile('2p');
/** Waits for the 2 of dots alone. */
const WANTS_TWO = '123m 456m 13p 44s 999s';

describe('An Gang', () => {
  test('an-gang: if you hold all four tiles of a kind on your own turn, you may call Gang with them and draw one more', () => {
    const game = seated(rules, { turn: 'south', south: '2222p', wall: '9s' });
    const konged = untilAsked(plays(game, 'south kongs 2p'));
    expect(konged.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'concealed', tile: TWO_DOTS, tiles: parseTiles('2222p'), shown: true },
    ]);
    expect(happenedOf(konged, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), why: 'kong' }]);
    expect(whoActs(konged.table)).toEqual({ phase: 'deciding', awaits: [1] });
    expect(konged.table.seats[1].concealed).toHaveLength(11);
  });

  test('an-gang: whether they were dealt to you or drawn', () => {
    const later = seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m' });
    expect(mayDo(later, 'south')).toContain('south kongs 2p');
    expect(mayDo(untilAsked(dealt(rules, { east: '2222p' })), 'east')).toContain('east kongs 2p');
  });

  test('an-gang: the tile drawn after a Gang counts as a draw: one Gang may follow another', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 333s', wall: '3s' });
    const first = untilAsked(plays(game, 'south kongs 2p'));
    expect(untilAsked(plays(first, 'south kongs 3s')).table.seats[1].melds).toHaveLength(2);
    const ming = seated(rules, { east: '5p', south: '555p 333s', wall: '3s' });
    expect(mayDo(untilAsked(plays(ming, 'east discards 5p', 'south kongs 5p')), 'south')).toContain(
      'south kongs 3s',
    );
  });

  test('an-gang: right after a Chi or a Peng you may not', () => {
    const peng = seated(rules, { east: '5p', south: '55p 3333s' });
    expect(ruleAgainst(untilAsked(plays(peng, 'east discards 5p', 'south pungs')), 'south kongs 3s')).toBe(
      'an-gang',
    );
    const chi = seated(rules, { east: '5p', south: '46p 3333s' });
    const called = untilAsked(plays(chi, 'east discards 5p', 'south chows 46p'));
    expect(whyNot(called, 'south kongs 3s')).toEqual({ rule: 'an-gang', tiles: [parseTile('3s')] });
    expect(mayDo(called, 'south')).not.toContain('south kongs 3s');
  });

  test('kong-shown: the four are shown, and the set does not count as open', () => {
    const konged = plays(seated(rules, { turn: 'south', south: '2222p' }), 'south kongs 2p');
    expect(konged.table.seats[1].melds).toMatchObject([{ how: 'concealed', shown: true }]);
  });
});

describe('Bu Gang', () => {
  test('bu-gang: if you have drawn the fourth tile of your own open Peng, you may add it and draw one more tile', () => {
    const game = seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', wall: '9s' });
    const konged = untilAsked(plays(game, 'south kongs 2p'));
    expect(konged.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'promoted', tile: TWO_DOTS, tiles: parseTiles('2222p'), from: 3 },
    ]);
    expect(happenedOf(konged, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), why: 'kong' }]);
    expect(konged.table.seats[1].concealed).toHaveLength(11);
  });

  test('bu-gang: on the turn on which you drew it, or on a later one', () => {
    const later = seated(rules, { turn: 'south', south: '[222p^] 2p 1m', drew: '1m' });
    expect(mayDo(later, 'south')).toContain('south kongs 2p');
  });

  test('bu-gang: a discard cannot be added to it', () => {
    const game = plays(seated(rules, { east: '2p', south: '[222p^]' }), 'east discards 2p');
    expect(mayDo(game)).toEqual([]);
    expect(ruleAgainst(game, 'south kongs 2p')).toBe('bu-gang');
  });

  test.each([
    ['Bu Gang', '[222p^] 2p', 'south kongs 2p'],
    ['An Gang', '2222p', 'south kongs 2p'],
  ])('no-robbing: nobody may win with a tile of a Gang, or claim it: %s', (_what, south, line) => {
    const konged = plays(seated(rules, { turn: 'south', south, west: WANTS_TWO, drew: '2p' }), line);
    expect(konged.events.at(-1)).toMatchObject({ type: 'konged', stands: true });
    expect(konged.table.stage.phase).toBe('drawing');
    expect(mayDo(konged)).toEqual([]);
    for (const tried of ['west wins', 'west chows 13p', 'west pungs', 'east kongs 2p']) {
      expect(whyNot(konged, tried)).toEqual({ rule: 'no-robbing', tiles: [TWO_DOTS] });
    }
    // It is what West waits for: as a discard it would do.
    const game = plays(seated(rules, { turn: 'south', south: '2p', west: WANTS_TWO }), 'south discards 2p');
    expect(mayDo(game, 'west')).toContain('west wins');
  });

  test('robbing: with the option whoever waits for the tile that is added to a Peng wins with it', () => {
    const added = { turn: 'south', south: '[222p^] 2p', west: WANTS_TWO, drew: '2p' } as const;
    const konged = plays(seated(robbing, added), 'south kongs 2p');
    expect(mayDo(konged, 'west')).toContain('west wins');
    expect(ruleAgainst(konged, 'west pungs')).toBe('robbing');
    expect(ruleAgainst(konged, 'east wins')).not.toBeNull();
    expect(winnersOf(untilAsked(plays(konged, 'west wins')))).toEqual([2]);
  });
});

describe('The tile after a Gang', () => {
  test.each([
    ['Ming', { east: '5p', south: '555p' }, ['east discards 5p', 'south kongs 5p']],
    ['An', { turn: 'south', south: '2222p' }, ['south kongs 2p']],
    ['Bu', { turn: 'south', south: '[222p^] 2p', drew: '2p' }, ['south kongs 2p']],
  ] as const)(
    'supplement: after any Gang you draw one more tile, the wall’s next: %s',
    (_sort, hands, lines) => {
      const game = seated(rules, { ...hands, wall: '9s 8s', tail: 'C' });
      const konged = untilAsked(plays(game, ...lines));
      expect(happenedOf(konged, 'drew')).toEqual([
        { type: 'drew', seat: 1, tile: parseTile('9s'), from: 'wall', why: 'kong' },
      ]);
      expect(left(konged.table.wall)).toBe(left(game.table.wall) - 1);
    },
  );

  test('supplement: the next player draws from the same end', () => {
    const game = seated(rules, { turn: 'south', south: '2222p C', drew: 'C', wall: '9s 8s' });
    const played = untilAsked(plays(game, 'south kongs 2p', 'south discards C'));
    expect(happenedOf(played, 'drew').map(({ tile }) => tile)).toEqual(parseTiles('9s 8s'));
  });

  test.each([
    ['Ming', { east: '5p', south: '555p' }, ['east discards 5p'], 'south kongs 5p'],
    ['An', { turn: 'south', south: '2222p' }, [], 'south kongs 2p'],
    ['Bu', { turn: 'south', south: '[222p^] 2p', drew: '2p' }, [], 'south kongs 2p'],
  ] as const)(
    'no-gang-on-empty-wall: when no tile is left in the wall, no Gang may be called: %s',
    (_sort, hands, lines, line) => {
      const empty = plays(seated(rules, { ...hands, left: 0 }), ...lines);
      expect(whyNot(empty, line)).toMatchObject({ rule: 'no-gang-on-empty-wall' });
      expect(mayDo(empty, 'south')).not.toContain(line);
      const one = plays(seated(rules, { ...hands, left: 1 }), ...lines);
      expect(mayDo(one, 'south')).toContain(line);
    },
  );

  test('no-gang-on-empty-wall: a Peng may still be called there', () => {
    const game = plays(seated(rules, { east: '5p', south: '555p', left: 0 }), 'east discards 5p');
    expect(mayDo(game)).toEqual(['south pungs', 'south passes']);
  });
});
