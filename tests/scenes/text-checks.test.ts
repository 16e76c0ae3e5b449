/** What captions, questions and labels say of waits, amounts and tiles is read, and held against the rules. */
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../src/notation/hand.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { checkTurn } from '../../src/scenes/exercise.ts';
import { bareAmounts, foreignUnits } from '../../src/scenes/text-checks/amounts.ts';
import { checkLabel } from '../../src/scenes/text-checks/captions.ts';
import { tooOften } from '../../src/scenes/text-checks/copies.ts';
import type { TileInText } from '../../src/scenes/text-checks/tiles.ts';
import { waitsIn } from '../../src/scenes/text-checks/waits.ts';
import { hongKong, taiwanese } from '../fixtures/rulesets.ts';
import { FILE, faultIn, played, ruleset } from './faults.ts';

const tile = (named: TileInText): string =>
  'kind' in named ? formatTiles([named.kind]) : String(named.rank);

/** “all 6p 9p of south”, “this of some west, north” */
function read(text: string): string | null {
  const [sentence] = waitsIn(text);
  if (!sentence) return null;
  const { says, whose } = sentence;
  const tiles = 'tiles' in says ? ` ${says.tiles.map(tile).join(' ')}` : '';
  const shape = 'byShape' in says && says.byShape ? ' by shape' : '';
  const count = 'count' in says ? ` ${says.count ?? 'some'}` : '';
  const seats =
    whose.seats.length > 0
      ? ` of ${{ all: '', of: 'one of ', before: 'perhaps ' }[whose.are]}${whose.seats.join(', ')}`
      : '';
  return `${says.is}${tiles}${count}${shape}${seats}`;
}

describe('a sentence that speaks of a wait is read', () => {
  test.each([
    ['South waits for a 3, a 6 or a 9 of characters.', 'all 3m 6m 9m of south'],
    ['West has two pairs, and waits for a third 2 of bamboo or a third 8 of dots.', 'all 2s 8p of west'],
    ['East waits for a 6 or a 9 of dots once more.', 'all 6p 9p of east'],
    ['South waits for the 5 between 4 and 6 of dots.', 'all 5p of south'],
    ['North is fishing too, for a north wind or a red dragon.', 'all N C of north'],
    ['South has nothing but bamboo, and waits for a 7.', 'all 7 of south'],
    ['By its shape the hand waits for a 1 or a 4 of characters.', 'all 1m 4m by shape'],
    ['South and West both wait for a 3 of dots.', 'all 3p of south, west'],
    ['South has a pair. A 3 or a 6 of dots is missing.', 'all 3p 6p of perhaps south'],
    ['One tile is missing, a 6 or a 9 of dots.', 'all 6p 9p'],
    ['South has only bamboo, and only a 7 is missing.', 'all 7 of one of south'],
    ['South lacks one tile, the 5 between 4 and 6 of dots.', 'all 5p of one of south'],
    ['A 6 or a 9 of dots completes the hand.', 'all 6p 9p'],
    ['Only a 3 completes them.', 'all 3'],
    ['A third 8 or a third 3 will do.', 'all 8 3'],
    ['Any tile of bamboo completes this hand, the 5 too.', 'all 1s 2s 3s 4s 5s 6s 7s 8s 9s'],
    ['A 5 would do too, but this is the better one.', 'among 5'],
    ['The 4 completes the shape.', 'among 4 by shape'],
    ['West discards the tile that South waits for.', 'this of south'],
    ['Both South and West wait for it.', 'this of south, west'],
    ['East draws the tile that was missing.', 'this of one of east'],
    ['It would complete South’s hand.'.replace('’', "'"), 'this of south'],
    ['But it completes the whole hand.', 'this'],
    ['One tile is missing now.', 'kinds some'],
    ['South was dealt a hand that lacks only one tile.', 'kinds some of one of south'],
    ['And you wait for two kinds and not for three.', 'kinds 2 of you'],
    ['This is one of the three tiles that you are waiting for.', 'kinds 3'],
    ['No tile completes the hand now.', 'kinds 0'],
    ['Without the red dragon your hand would lack just one tile.', 'short-without C'],
    ['South waits for its twin.', 'unread of south'],
    ['South waits for a third one.', 'unread of south'],
    ['South is waiting on a 5.', 'unread of south'],
  ])('%s', (text, says) => {
    expect(read(text)).toBe(says);
  });

  test.each([
    'The four 9s can wait.',
    'They may wait for ever, for there is no fifth 7 to draw.',
    'South waits with three Pongs and two pairs.',
    'In the whole hand a suit is missing.',
    'It also completes 6-7-8 of dots.',
    'Any four alike will do, on a turn that began with a draw.',
    'A discard may complete the hand as well.',
    'With the 3 it only lacks the 2 between them.',
    'South draws a tile of the missing suit.',
  ])('and what is no wait is not taken for one: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a caption that says of a wait what is not so stops its scene', () => {
  const scene = (first: string, last = 'South discards.'): string => `title: A wait
given: { turn: south }
deal:
  south: "123m 456p 78m 999p 55s"
  wall: "1p 9m …"
script:
  - south draws 1p: ${first}
  - south discards 1p: ${last}
  - west draws 9m
  - west discards 9m: West discards the tile that South waits for.
expect: { asked: south }
`;

  test('what is true of the hand before or after the line stands', () => {
    expect(() => played(scene('South waits for a 6 or a 9 of characters.'))).not.toThrow();
    expect(() => played(scene('Without the 1 of dots the hand would lack just one tile.'))).not.toThrow();
  });

  test.each([
    ['a tile too many', 'South waits for a 3, a 6 or a 9 of characters.', 7, 'south waits for 69m.'],
    ['a tile too few', 'One tile is missing, a 9 of characters.', 7, /south waits for 69m/],
    ['another seat', 'North waits for a 6 or a 9 of characters.', 7, /^north waits for /],
    ['a hand that is not one tile short', 'West discarded, and West lacks only one tile.', 7, /waits for /],
    ['no such tile', 'A 3 of characters would do too.', 7, /south waits for 69m/],
  ])('%s', (_what, caption, line, hint) => {
    const fault = faultIn(() => played(scene(caption)));
    expect(fault).toMatchObject({ line, what: expect.stringContaining('is not so') });
    expect(fault?.hint).toMatch(hint);
  });

  test('a kong’s own hand is a tile short in number, and “a tile is missing” would say that it is ready', () => {
    const kong = `title: A Kong
given: { turn: south }
deal:
  south: "123m 468m 79p 55s 333s"
  wall: "3s … 1p"
script:
  - south draws 3s
  - south kongs 3s: A tile is missing now.
  - south draws 1p
  - south discards 1p
`;
    expect(faultIn(() => played(kong))).toMatchObject({
      line: 8,
      what: '“A tile is missing now.” is not so',
    });
  });

  test('words of its own for a wait are refused, since nobody could check them', () => {
    const fault = faultIn(() => played(scene('South waits for its twin.')));
    expect(fault?.what).toBe('“South waits for its twin.” speaks of a wait, and cannot be read');
    expect(fault?.hint).toContain('South waits for a 3 or a 6 of dots');
  });
});

describe('what the reader of an exercise is asked and told is held against the hand', () => {
  const table = played(`title: x
given: { turn: south }
deal: { south: "123m 456p 78m 999p 55s", wall: "1p …" }
script:
  - south draws 1p
  - south discards 1p
`);
  const place = { file: FILE, line: 5 };
  const claim = { step: 2, seat: 'south', goal: 'south discards 1p' };
  const asked = (ask: string, told = '') =>
    faultIn(() =>
      checkTurn(
        { ...claim, ask, tries: [{ try: 'south discards 7m', place, text: told }] },
        table,
        ruleset,
        place,
      ),
    )?.what;

  test('“you” is the reader, with the hand before the draw and after the move', () => {
    expect(asked('You wait for a 6 or a 9 of characters.')).toBeUndefined();
    expect(asked('You wait for a 6 of characters.')).toBe('“You wait for a 6 of characters.” is not so');
    expect(asked('Play on.', 'No tile completes the hand now.')).toBeUndefined();
    expect(asked('Play on.', 'Now you wait for a 2 of dots.')).toBe(
      '“Now you wait for a 2 of dots.” is not so',
    );
  });

  test('a label says of its hand what is so', () => {
    const label = (text: string) =>
      faultIn(() => checkLabel(text, parseHand('123m 456p 78m 999p 55s', 0), ruleset, place))?.what;
    expect(label('Two kinds of tiles complete this hand')).toBeUndefined();
    expect(label('A 6 or a 9 of characters completes the hand')).toBeUndefined();
    expect(label('Only a 9 of characters completes the hand')).toContain('is not so');
  });
});

describe('an amount carries its unit', () => {
  test.each([
    'West owes South 26.',
    'South owes East 37, West 25 and North 15.',
    'The dealer gets 1 more, so West owes 16 chips.',
    'No hand is worth more than the limit, which is 1,000.',
    'Half of an odd debt is not rounded, and South owes 82.5.',
    'That costs each of the others two.',
  ])('“%s” does not', (text) => {
    expect(bareAmounts(text).length).toBeGreaterThan(0);
  });

  test.each([
    'West owes South 26 chips, and the others owe nothing.',
    'South owes East 37 chips, West 25 and North 15.',
    'A fan is worth 1 chip and the base is 10 chips.',
    '0 to 13 fan are 1, 2, 4, 8 and 16 points.',
    'Three great winds (24 of its 32 fan).',
    'The die shows 3, and West pays 20 chips for the 5 of dots.',
    'South pays for a 9, a Pung of 2s and 7-8-9, and 14 tiles are worth 3 fan.',
    'Look at the 16 tiles. Two 2s make 4, and 24 is a multiple of three.',
    'The points are multiplied by 8 in lesson 10.',
    'Before step 3: East wins a hand of 200 points.',
    'Yes, 512 points. 62 × 8 + 8 × 2 = 512',
  ])('“%s” does, or is none', (text) => {
    expect(bareAmounts(text)).toEqual([]);
  });

  test('a unit that the game does not have is found', async () => {
    const taiwan = await taiwanese();
    expect(foreignUnits('0 points, and 5 fan, and 10 chips', taiwan).map(({ found }) => found)).toEqual([
      '0 points',
    ]);
    expect(foreignUnits('3 fan are 8 points', await hongKong())).toEqual([]);
    expect(foreignUnits('3 fan are 8 points', await hongKong({ payment: 'none' }))).toHaveLength(1);
    const fault = faultIn(() =>
      played(`title: x
given: { turn: south }
deal: { south: "123m 456m 789p 789s 5s", wall: "1m …" }
script:
  - south draws 1m: This is worth 3 fan.
  - south discards 1m
`),
    );
    expect(fault).toMatchObject({ line: 5, what: '“3 fan”, and Two-Five-Eight has no such unit' });
  });
});

describe('no text names a tile oftener than it exists', () => {
  test.each([
    ['South, West and North discard a 9 of dots each. Then East calls Pung for North’s.', 5],
    ['You hold three 6s of dots. West discards a 6 of dots, and North discards a 6 of dots.', 5],
    ['East has two 5s of dots. West calls Kong for it.', 5],
  ])('“%s” needs %d', (text, count) => {
    expect(tooOften(text, ruleset).map((needed) => needed.count)).toEqual([count]);
  });

  test.each([
    'South, West and North discard a 9 of dots each. Then East takes North’s with the 7 and the 8.',
    'You hold three 6s of dots. West discards a 6 of dots.',
    'South holds two 5s of dots, and discards a 5 of dots. West has two 5s of dots.',
    'South holds three 1s, three 9s and a 5 of dots. West draws a 5 of dots, and North calls Pung for it.',
  ])('“%s” needs no more than there are', (text) => {
    expect(tooOften(text, ruleset)).toEqual([]);
  });
});
