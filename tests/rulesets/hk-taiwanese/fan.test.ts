/** HK-style Taiwanese: the fan table, pattern by pattern, what replaces what, and the cap. */
import { describe, expect, test } from 'vitest';
import { PATTERNS } from '../../../src/rulesets/hk-taiwanese/patterns.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { linesIn, rowsOf, sectionsIn, wonIn } from '../../fixtures/worth-table.ts';
import { worth } from '../hong-kong/worth.ts';

const rules = await taiwanese();
const uncapped = await taiwanese({ cap: 'none' });

const TABLE = sectionsIn('hk-taiwanese/worth.txt');
/** Lines are those without a limit. */
const HANDS = rowsOf(TABLE).map(({ cells: [lines = '', how], ...row }) => ({
  ...row,
  lines: linesIn(lines),
  won: wonIn(how),
}));

describe('The fan table', () => {
  test.each(HANDS)('$id: $title: $hand', ({ hand, lines, won }) => {
    const sum = Object.values(lines).reduce((all, fan) => all + fan, 0);
    const free = worth(uncapped, hand, won);
    expect([free.lines, free.total]).toEqual([lines, sum]);
    expect(worth(rules, hand, won).total).toBe(Math.min(88, sum));
  });

  test('fan-add: it has every pattern of the specification with its worth, and hands that miss it', () => {
    expect(PATTERNS.map(({ id }) => id).sort()).toEqual(TABLE.map(({ id }) => id).sort());
    for (const { id, worth: fan } of PATTERNS) {
      const shown = HANDS.filter((hand) => hand.id === id).map(({ lines }) => lines[id] ?? 0);
      expect([id, Math.max(...shown)]).toEqual([id, id === 'dragon' ? 2 * fan : fan]);
      expect([id, Math.min(...shown)]).toEqual([id, 0]);
    }
  });
});

describe('Adding', () => {
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
