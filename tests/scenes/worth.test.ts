/** Claims of what hands are worth, by which lines, and of patterns: tried on Hong Kong, which counts lines. */
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { checkScore } from '../../src/scenes/claim.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError, placeAt } from '../../src/scenes/error.ts';
import { checkExample } from '../../src/scenes/example.ts';
import { amountScored } from '../../src/scenes/exercise.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { hongKong } from '../fixtures/rulesets.ts';

const ruleset = await hongKong();
const place = placeAt('content/hong-kong/11-one-suit-or-triplets.mdx:42');
const TRIPLETS = '[222p<] [777s^] 444m 88m 33p <3p 2f';
const TOO_LITTLE = '123m 456m 78p 234s 55s <6p 3f';

const said = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof LessonError) return error.message.replace(/^.*:42: /, '').replace('\n  ', ' | ');
    throw error;
  }
  return 'nothing';
};

describe('what a hand is worth', () => {
  test('lines that it must have, and such as it must not have', () => {
    const claim = {
      tiles: TRIPLETS,
      total: '3 fan',
      lines: 'all-triplets',
      without: 'common-hand self-draw',
    };
    expect(checkScore(claim, ruleset, place).score.total).toBe(3);
    expect(said(() => checkScore({ ...claim, lines: 'dragon' }, ruleset, place))).toBe(
      `“${TRIPLETS}” has no dragon | It is worth 3 fan (all-triplets 3).`,
    );
    expect(said(() => checkScore({ ...claim, without: 'all-triplets' }, ruleset, place))).toBe(
      `“${TRIPLETS}” has all-triplets | It is worth 3 fan (all-triplets 3).`,
    );
  });

  test('a whole hand that is worth too little', () => {
    const claim = { tiles: TOO_LITTLE, total: '2 fan' };
    const { verdict } = checkScore({ ...claim, wins: false, because: 'three-fan' }, ruleset, place);
    expect(verdict.wins).toBe(false);
    expect(said(() => checkScore(claim, ruleset, place))).toBe(
      `“${TOO_LITTLE}” is not worth anything | It does not win: three-fan.`,
    );
    expect(said(() => checkScore({ ...claim, wins: false, because: 'wall-out' }, ruleset, place))).toMatch(
      /does not win, but not because of wall-out/,
    );
    expect(said(() => checkScore({ tiles: TRIPLETS, total: '3 fan', wins: false }, ruleset, place))).toMatch(
      /is said to be no win, and wins/,
    );
  });

  test('the winds of the seat and of the round', () => {
    const tiles = '[SSS^] [EEE<] [CCC>] 78p 55s <6p 1f';
    expect(checkScore({ tiles, total: '3 fan', seat: 1 }, ruleset, place).score.total).toBe(3);
    expect(
      checkScore({ tiles, total: '3 fan', seat: 1, round: 1, wins: true }, ruleset, place).score.lines,
    ).toEqual(expect.arrayContaining([expect.objectContaining({ pattern: 'round-wind' })]));
  });
});

describe('a game that counts in two', () => {
  const tiles = '345m 678m 23p 456s 99s <4p';
  const total = (total: string) =>
    said(() => checkScore({ tiles, total, seat: 1 }, rulesetOf(riichi), place));

  test('a hand is worth so many han, with its fu or without', () => {
    for (const right of ['1 han', '30 fu', '1 han, 30 fu']) expect(total(right)).toBe('nothing');
    for (const wrong of ['2 han', '40 fu', '1 han, 40 fu', '240 base points']) {
      expect(total(wrong)).toMatch(/is said to be worth .* \| It is worth 1 han, 30 fu: 240 base points/);
    }
  });
});

describe('the count that a claim is about', () => {
  const of = (tiles: string, total: string) =>
    checkScore({ tiles, total, seat: 1 }, rulesetOf(riichi), place).of;

  test('is the one that it names alone', () => {
    expect(of('345m 678m 23p 456s 99s <4p', '30 fu')).toBe('fu');
    expect(of('345m 678m 23p 456s 99s <4p', '1 han, 30 fu')).toBeUndefined();
  });

  test('has a name of its own where neither is counted', () => {
    const tiles = '19m 19p 19s ESWNCFPP';
    expect(of(tiles, '1 yakuman')).toBe('yakuman');
    expect(said(() => of(tiles, '13 han'))).toMatch(/It is worth 1 yakuman: 8000 base points/);
  });
});

describe('the hands of a pattern', () => {
  const shown = (counts: boolean, tiles: string) =>
    said(() => checkExample('all-triplets', counts, { tiles }, ruleset, place));

  test('one counts and one does not', () => {
    expect(shown(true, TRIPLETS)).toBe('nothing');
    expect(shown(false, TOO_LITTLE)).toBe('nothing');
    expect(shown(true, TOO_LITTLE)).toMatch(/has no all-triplets/);
    expect(shown(false, TRIPLETS)).toMatch(/has all-triplets/);
  });

  test('both are whole hands', () => {
    expect(shown(false, '[222p<] [777s^] 444m 88m 34p <9p')).toMatch(
      /of all-triplets is not a complete hand/,
    );
  });

  test('and may say what was special about the last tile', () => {
    const drawn = { tiles: TRIPLETS.replace('<3p', '+3p') };
    const kongs = { tiles: '(2222p) [7777s^] 444m 88m 33p +3p' };
    checkExample('replacement', true, { ...drawn, way: 'flower' }, ruleset, place);
    checkExample('replacement', true, { ...kongs, way: 'gong' }, ruleset, place);
    checkExample('double-replacement', true, { ...kongs, way: 'two-gongs' }, ruleset, place);
    checkExample('last-catch', true, { ...drawn, way: 'last' }, ruleset, place);
    checkExample('heavenly', true, { tiles: '222p 777s 444m 88m 33p +3p', way: 'first' }, ruleset, place);
    checkExample('replacement', false, drawn, ruleset, place);
  });

  test.each([
    [
      'a supplement without the Gong that it is for',
      TRIPLETS.replace('<3p', '+3p'),
      'gong',
      /takes 1 sets of four; the hand has 0/,
    ],
    [
      'of a second one',
      '(2222p) [777s^] 444m 88m 33p +3p',
      'two-gongs',
      /takes 2 sets of four; the hand has 1/,
    ],
    ['of a bonus tile', '222p 777s 444m 88m 33p +3p', 'flower', /takes a bonus tile/],
    [
      'before anything else happened, with a set on the table',
      TRIPLETS.replace('<3p', '+3p'),
      'first',
      /no sets on the table/,
    ],
    ['the first discard as East', '222p 777s 444m 88m 33p <3p', 'first', /wins on a draw/],
  ] as const)('but not what cannot be: %s', (_what, tiles, way, why) => {
    expect(said(() => checkExample('replacement', true, { tiles, way }, ruleset, place))).toMatch(why);
  });
});

const scene = (expected: string) =>
  parseScene(
    `title: A scene
given: { turn: west }
deal: { east: "…", south: "[222p<] [777s^] 444m 88m 33p 1f", west: "…", north: "…", wall: "3p …" }
script:
  - west draws 3p
  - west discards 3p
  - south wins
expect: ${expected}
`,
    'content/hong-kong/scenes/x.yaml',
  );
const fault = (expected: string): string => {
  try {
    compileScene(scene(expected), ruleset);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

describe('a scene', () => {
  test('says what the winning hand is worth, by which patterns and without which', () => {
    expect(fault('{ rule: all-triplets, total: 3, without: self-draw }')).toBe('nothing');
    expect(fault('{ total: 4 }')).toMatch(/expect says total: 4\n {2}It is 3\./);
    expect(fault('{ without: [dragon, all-triplets] }')).toMatch(/expect says without: all-triplets/);
    // What a tile was called by is a rule that played a part, too.
    expect(fault('{ rule: interrupt-round }')).toBe('nothing');
    expect(fault('{ rule: normal-round }')).toMatch(/these played a part: interrupt-round/);
    expect(fault('{ rule: dragon }')).toMatch(/these played a part: .*all-triplets/);
  });

  test('gives the worth of a pattern to the lessons', () => {
    const played = compileScene(scene('{ winner: south }'), ruleset);
    expect(amountScored(played, 'all-triplets', place)).toEqual({ worth: 3 });
    expect(said(() => amountScored(played, 'dragon', place))).toMatch(/nobody is given anything for dragon/);
  });
});
