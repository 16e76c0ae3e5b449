/** HK-style Taiwanese: the fan table, pattern by pattern, what replaces what, and the cap. */
import { describe, expect, test } from 'vitest';
import { PATTERNS } from '../../../src/rulesets/hk-taiwanese/patterns/table.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { worth } from '../hong-kong/worth.ts';
import { HANDS, type Hand, handsOf, type PatternId, TABLE } from './table.ts';

const rules = await taiwanese();
const uncapped = await taiwanese({ cap: 'none' });

/** The hand has these lines and no other: it shows the pattern, or misses it. */
const has = ({ tiles, lines, won }: Hand): void => {
  expect(worth(uncapped, tiles, won).lines).toEqual(lines);
};

describe('The fan table', () => {
  test('fan-add: it has every pattern of the specification with its worth, and no other', () => {
    expect(Object.fromEntries(PATTERNS.map((each) => [each.id, each.worth]))).toEqual(TABLE);
  });

  test('fan-add: every pattern has a hand that shows it, with its worth, and one that does not', () => {
    for (const [id, fan] of Object.entries(TABLE)) {
      const shown = HANDS[id as PatternId].map(([, lines]) => lines[id]);
      expect(shown, id).toContain(id === 'dragon' ? 2 * fan : fan);
      expect(shown, id).toContain(undefined);
    }
  });

  test.each(handsOf('great-four-winds'))(
    'great-four-winds: Pengs of all four winds, a fifth set free, 88 fan: $tiles',
    has,
  );
  test.each(handsOf('great-three-dragons'))(
    'great-three-dragons: Pengs of all three dragons, 88 fan: $tiles',
    has,
  );
  test.each(handsOf('all-green'))(
    'all-green: 2 3 4 6 8 of bamboo and green dragons only, 88 fan: $tiles',
    has,
  );
  test.each(handsOf('nine-gates'))(
    'nine-gates: concealed, 1112345678999 of a suit, one more tile and a further set of it, 88 fan: $tiles',
    has,
  );
  test.each(handsOf('four-kongs'))('four-kongs: at least four Kongs, 88 fan: $tiles', has);
  test.each(handsOf('seven-consecutive-pairs'))(
    'seven-consecutive-pairs: seven consecutive pairs of a suit and a concealed Peng, 88 fan: $tiles',
    has,
  );
  test.each(handsOf('heavenly'))('heavenly: the dealer’s dealt tiles, 88 fan: $tiles', has);
  test.each(handsOf('earthly'))('earthly: the dealer’s first discard, 88 fan: $tiles', has);
  test.each(handsOf('humanly'))('humanly: a self-draw on the first draw, 88 fan: $tiles', has);
  test.each(handsOf('lesser-four-winds'))(
    'lesser-four-winds: three Pengs of winds and a pair of the fourth, 64 fan: $tiles',
    has,
  );
  test.each(handsOf('all-honours'))('all-honours: honours only, 64 fan: $tiles', has);
  test.each(handsOf('all-terminals'))('all-terminals: terminals only, 64 fan: $tiles', has);
  test.each(handsOf('four-concealed-pungs'))(
    'four-concealed-pungs: at least four, none completed with a discard, 64 fan: $tiles',
    has,
  );
  test.each(handsOf('four-identical-chows'))('four-identical-chows: four Sheungs alike, 48 fan: $tiles', has);
  test.each(handsOf('four-sequential-pungs'))(
    'four-sequential-pungs: four Pengs of a suit in a row, 48 fan: $tiles',
    has,
  );
  test.each(handsOf('three-sequential-pungs'))(
    'three-sequential-pungs: three Pengs of a suit in a row, 32 fan: $tiles',
    has,
  );
  test.each(handsOf('three-great-winds'))('three-great-winds: three Pengs of winds, 32 fan: $tiles', has);
  test.each(handsOf('seven-pairs'))('seven-pairs: seven different pairs and a Peng, 24 fan: $tiles', has);
  test.each(handsOf('full-flush'))('full-flush: one suit, no honours, 24 fan: $tiles', has);
  test.each(handsOf('half-flush'))('half-flush: one suit and honours, 24 fan: $tiles', has);
  test.each(handsOf('ready-first-turn'))(
    'ready-first-turn: declared with the first discard, 24 fan: $tiles',
    has,
  );
  test.each(handsOf('mixed-triple-chow'))(
    'mixed-triple-chow: the same Sheung in all three suits, 16 fan: $tiles',
    has,
  );
  test.each(handsOf('mixed-triple-pung'))(
    'mixed-triple-pung: the same Peng in all three suits, 16 fan: $tiles',
    has,
  );
  test.each(handsOf('three-kongs'))('three-kongs: three Kongs, 16 fan: $tiles', has);
  test.each(handsOf('lesser-three-dragons'))(
    'lesser-three-dragons: two Pengs of dragons and a pair of the third, 12 fan: $tiles',
    has,
  );
  test.each(handsOf('all-melded'))(
    'all-melded: every set claimed, and won on a discard, 12 fan: $tiles',
    has,
  );
  test.each(handsOf('last-tile'))('last-tile: a self-draw of the last tile of the wall, 12 fan: $tiles', has);
  test.each(handsOf('kong-replacement'))(
    'kong-replacement: won with the supplement of a Kong, 12 fan: $tiles',
    has,
  );
  test.each(handsOf('all-pungs'))('all-pungs: no Sheung, 8 fan: $tiles', has);
  test.each(handsOf('terminals-and-honours'))(
    'terminals-and-honours: both, and nothing else, 8 fan: $tiles',
    has,
  );
  test.each(handsOf('three-concealed-pungs'))(
    'three-concealed-pungs: none completed with a discard, 6 fan: $tiles',
    has,
  );
  test.each(handsOf('concealed-self-draw'))(
    'concealed-self-draw: no claimed meld, and self-drawn, 5 fan: $tiles',
    has,
  );
  test.each(handsOf('all-chows'))('all-chows: five Sheungs and a pair that is no honour, 4 fan: $tiles', has);
  test.each(handsOf('all-simples'))('all-simples: no terminal and no honour, 4 fan: $tiles', has);
  test.each(handsOf('round-wind'))('round-wind: a Peng of the wind of the round, 2 fan: $tiles', has);
  test.each(handsOf('seat-wind'))('seat-wind: a Peng of the wind of the seat, 2 fan: $tiles', has);
  test.each(handsOf('dragon'))('dragon: each Peng of a dragon, 2 fan: $tiles', has);
  test.each(handsOf('self-draw'))('self-draw: not concealed, 1 fan: $tiles', has);
  test.each(handsOf('concealed'))('concealed: on a discard, 1 fan: $tiles', has);
  test.each(handsOf('edge-wait'))('edge-wait: the 3 for 1-2, the 7 for 8-9, 1 fan: $tiles', has);
  test.each(handsOf('middle-wait'))('middle-wait: the middle of a Sheung, 1 fan: $tiles', has);
  test.each(handsOf('pair-wait'))('pair-wait: the pair, 1 fan: $tiles', has);
  test.each(handsOf('single-wait'))('single-wait: one kind only, and none of the three, 1 fan: $tiles', has);
});

describe('Adding', () => {
  test.each(
    Object.values(HANDS)
      .flat()
      .map(([tiles, lines, won]) => ({ tiles, lines, won: won ?? {} })),
  )('fan-add: fan add up to 88 at the most: $tiles', ({ tiles, lines, won }) => {
    const sum = Object.values(lines).reduce((all, fan) => all + fan, 0);
    expect(worth(uncapped, tiles, won).total).toBe(sum);
    expect(worth(rules, tiles, won).total).toBe(Math.min(88, sum));
  });

  test('fan-add: no fan at all are a win too', () => {
    expect(worth(rules, '[324m<] 456m 78p 234s EE 678s <9p')).toMatchObject({ wins: true, total: 0 });
  });

  test('fan-add: of several readings and places the dearest is taken', () => {
    // Three Pengs in a row, not three Sheungs alike.
    expect(worth(rules, '[789p<] 111m 222m 333m 55s 67s <8s').total).toBe(38);
    // The 5 completes the middle of a Sheung or the pair: one wait, once.
    expect(worth(rules, '[324m<] 456m 777p 123s 455s 6s <5s').total).toBe(1);
  });

  test('cap: a hand is worth 88 at the most, and what is cut off is told', () => {
    const tiles = '[EEE<] [SSS^] [WWW>] NN 55p 234m <N';
    const hand = worth(rules, tiles);
    expect(hand).toMatchObject({ total: 88, lines: { 'great-four-winds': 88 } });
    expect(hand.uncounted).toContain('round-wind capped by cap');
    expect(hand.uncounted).toContain('seat-wind capped by cap');
    expect(worth(uncapped, tiles)).toMatchObject({ total: 92 });
  });

  test('cap: of several readings that reach it the receipt shows the one worth most without it', () => {
    const tiles = '444p 55p 6666p 7777p 888p +5p';
    expect(worth(rules, tiles).lines).toEqual({ 'four-concealed-pungs': 64, 'four-sequential-pungs': 24 });
    expect(worth(uncapped, tiles).lines).toHaveProperty('four-sequential-pungs', 48);
  });

  test('cap: a pattern may be cut in the middle', () => {
    const hand = worth(rules, '[EEE<] [SSS^] [CCC>] FFF PP NN <N');
    expect(hand.total).toBe(88);
    expect(hand.lines).toMatchObject({ 'all-honours': 64, 'three-great-winds': 24 });
  });

  test.each([
    ['[CCC^] [FFF<] PP 345m 678s 88p <P', {}, 'dragon', 'great-three-dragons'],
    ['[CCC^] [FFF<] PP 345m 67s 888p <8s', {}, 'dragon', 'lesser-three-dragons'],
    ['[EEE<] [SSS^] [WWW>] NN 55p 234m <N', {}, 'three-great-winds', 'great-four-winds'],
    ['[EEE<] [SSS^] [WWW>] NN 555p 23m <4m', {}, 'three-great-winds', 'lesser-four-winds'],
    ['(2222m) [5555p<] [8888s^] [7777m>+] 123s 4p <4p', {}, 'three-kongs', 'four-kongs'],
    ['[123m<] 222m 444m 777s 33p 88p +3p', {}, 'three-concealed-pungs', 'four-concealed-pungs'],
    ['[222p<] [333p^] 444p 55p 99m 123s <5p', {}, 'three-sequential-pungs', 'four-sequential-pungs'],
    ['2233445566778m 999p +8m', {}, 'seven-pairs', 'seven-consecutive-pairs'],
    ['[222s<] [333s^] 44s 666s 88s 234s <4s', {}, 'full-flush', 'all-green'],
    ['[222s<] [333s^] 44s 666s 88s FFF <4s', {}, 'half-flush', 'all-green'],
    ['1112345678999s 444s <5s', {}, 'full-flush', 'nine-gates'],
    ['1112345678999s 444s <5s', {}, 'concealed', 'nine-gates'],
    ['1112345678999s 444s +5s', {}, 'concealed-self-draw', 'nine-gates'],
    ['1133m 5577p 22s CC 999s 6m <6m', {}, 'concealed', 'seven-pairs'],
    ['1133m 5577p 22s CC 999s 6m +6m', {}, 'concealed-self-draw', 'seven-pairs'],
    ['123m 456m 78p 234s 55s 678s +9p', {}, 'self-draw', 'concealed-self-draw'],
    ['[123m<] [456m<] [789p<] [234s<] [666s^] 5s <5s', {}, 'pair-wait', 'all-melded'],
    ['123m 456m 78p 234s 55s 678s +9p', { way: 'first' }, 'self-draw', 'heavenly'],
    ['123m 456m 78p 234s 55s 678s +9p', { way: 'first' }, 'concealed-self-draw', 'heavenly'],
    ['123m 456m 78p 234s 55s 678s <9p', { way: 'first', seat: 1 }, 'concealed', 'earthly'],
    ['123m 456m 789p 234s 678s N +N', { way: 'first', seat: 1 }, 'pair-wait', 'humanly'],
  ] as const)('replacements: in %s %j no %s beside %s', (tiles, won, less, more) => {
    expect(worth(uncapped, tiles, won).uncounted).toContain(`${less} replaced by ${more}`);
  });

  test.each([
    ['[222p<] [777s^] 444m 666s 88m 33p +3p', 'self-draw'],
    ['[111m<] [999p^] [111s>] 99m 999s 11p <9m', 'all-pungs'],
    ['[EEE<] [SSS^] [CCC>] FFF PP NN <N', 'all-pungs'],
    ['[EEE<] [SSS^] [WWW>] NN 55p 234m <N', 'round-wind'],
    ['(2222m) (5555p) (8888s) (7777m) [1111s<] 4p <4p', 'four-concealed-pungs'],
  ])('replacements: nothing is left out because it is implied: in %s also %s', (tiles, id) => {
    expect(worth(uncapped, tiles).lines).toHaveProperty(id);
  });

  test('concealed-means: no claimed meld; a concealed Kong is none; what a discard completes is not concealed', () => {
    expect(worth(rules, '(1111m) 456m 78p 234s 55s 678s <9p').lines).toHaveProperty('concealed');
    expect(worth(rules, '[1111m<] 456m 78p 234s 55s 678s <9p').lines).not.toHaveProperty('concealed');
    expect(worth(rules, '222m 444m 77s 33p 678p 567p <7s').lines).not.toHaveProperty('three-concealed-pungs');
    expect(worth(rules, '222m 444m 77s 33p 678p 567p +7s').lines).toHaveProperty('three-concealed-pungs');
    expect(worth(rules, '(2222m) 444m 777s 3p 678p 567p <3p').lines).toHaveProperty('three-concealed-pungs');
  });
});
