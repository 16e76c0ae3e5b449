/** British scoring: points of sets, pairs and bonus tiles, what the winner adds, and the limit. */
import { describe, expect, test } from 'vitest';
import { randomOf, runs } from '../../scale.ts';
import { british, doublesOf, leftOut, specialOf, stands, told, won } from './worth.ts';

/** A hand of cheap sets, of which one is replaced: [what it holds, the line it must have]. */
const SETS = [
  ['a pung of 2 to 8, exposed', '[555m^]', 'pung-simple-exposed 2'],
  ['a pung of 1 or 9, exposed', '[999m^]', 'pung-outer-exposed 4'],
  ['a pung of honours, exposed', '[NNN^]', 'pung-outer-exposed 4'],
  ['a pung of 2 to 8, concealed', '555m', 'pung-simple-concealed 4'],
  ['a pung of 1 or 9, concealed', '111m', 'pung-outer-concealed 8'],
  ['a pung of honours, concealed', 'NNN', 'pung-outer-concealed 8'],
  ['a kong of 2 to 8, exposed', '[5555m^]', 'kong-simple-exposed 8'],
  ['a kong of 2 to 8, promoted', '[5555m^+]', 'kong-simple-exposed 8'],
  ['a kong of 1 or 9, exposed', '[9999m^]', 'kong-outer-exposed 16'],
  ['a kong of honours, exposed', '[NNNN^]', 'kong-outer-exposed 16'],
  ['a kong of 2 to 8, concealed', '(5555m)', 'kong-simple-concealed 16'],
  ['a kong of 1 or 9, concealed', '(1111m)', 'kong-outer-concealed 32'],
  ['a kong of honours, concealed', '(NNNN)', 'kong-outer-concealed 32'],
] as const;

const PAIRS = [
  ['a dragon', 'CC', 1, 2, 'pair-dragon 2'],
  ['the own wind', 'SS', 1, 2, 'pair-own 2'],
  ['the round wind', 'WW', 1, 2, 'pair-round 2'],
  ['a wind that is own and round wind', 'SS', 1, 1, 'pair-both 4'],
  ['another wind', 'NN', 1, 2, null],
  ['2 to 8', '55p', 1, 2, null],
  ['1 or 9', '99p', 1, 2, null],
] as const;

describe('Points', () => {
  test.each(SETS)('points: %s', (_what, set, line) => {
    const score = won(`${set} [222s^] [888p<] 345p 6m <6m`, { seat: 1 });
    expect(told(score)).toEqual(
      [line, 'pung-simple-exposed 2', 'pung-simple-exposed 2', 'mah-jong 20'].sort(
        (a, b) => order(told(score), a) - order(told(score), b),
      ),
    );
    expect(score.total).toBe(24 + Number(line.split(' ')[1]));
  });

  test.each(PAIRS)('points: a pair of %s', (_what, pair, seat, round, line) => {
    const [first] = pair.length === 2 ? [pair[0]] : [`${pair[0]}p`];
    const hand = `[222s^] [888s<] [444m^] 678p ${first} <${first}`;
    const pairLines = told(won(hand, { seat, round })).filter((each) => each.startsWith('pair'));
    expect(pairLines).toEqual(line === null ? [] : [line]);
  });

  test('points: a chow is worth nothing', () => {
    expect(told(won('[222s^] [888s<] [444m^] 678p 3p <3p'))).toEqual([
      'pung-simple-exposed 2',
      'pung-simple-exposed 2',
      'pung-simple-exposed 2',
      'mah-jong 20',
    ]);
  });

  test('points: Mah-Jong is 20, and the winning tile drawn from the live wall 2, but not from the kong box', () => {
    const hand = '[222s^] [888s<] [444m^] 678p 3p +3p';
    expect(won(hand).total).toBe(28);
    expect(told(won(hand))).toContain('self-drawn 2');
    expect(told(won(`${hand} 4f`, { way: 'flower' }))).not.toContain('self-drawn 2');
    expect(told(won('[222s^] [8888s<] [444m^] 678p 3p +3p', { way: 'gong' }))).not.toContain('self-drawn 2');
    expect(told(won(hand, { way: 'last' }))).toContain('self-drawn 2');
    expect(told(won(hand, { by: 'discard' }))).not.toContain('self-drawn 2');
  });

  test('points: each bonus tile is 4, and doubled with the rest', () => {
    expect(won('[222s^] [888s<] [444m^] 678p 3p <3p 2f 7f').total).toBe(26 + 8);
    expect(won('[222s^] [888s<] [444m^] 678p 3p <3p 1f 7f').total).toBe((26 + 8) * 2);
  });

  test('points: a set completed with a claimed tile is exposed, a drawn one concealed', () => {
    const at = (last: string) =>
      told(won(`[222s^] [888s<] 678p 44m 55p ${last}`)).filter((line) => /pung/.test(line));
    expect(at('+4m')).toContain('pung-simple-concealed 4');
    expect(at('<4m')).toEqual(['pung-simple-exposed 2', 'pung-simple-exposed 2', 'pung-simple-exposed 2']);
    expect(told(won('[222s^] [888s<] 678p 44m 55p <4m'))).not.toContain('pung-simple-concealed 4');
  });

  test('points: where the claimed tile may stand in a chow, the pung stays concealed', () => {
    // The 5 of dots completes the run as well as the pung; as the run's it leaves the pung concealed.
    expect(told(won('[222s^] [888s<] 67p 555p 33m <5p'))).toContain('pung-simple-concealed 4');
  });
});

const order = (lines: readonly string[], line: string): number => lines.indexOf(line);

describe('The limit', () => {
  const dear = '[CCC^] [FFF<] (1111m) (9999m) 1s <1s';
  test('score-limit: points are doubled so often as there are doubles, and no further than the limit', () => {
    const score = won(dear, { seat: 1 });
    // 4 + 4 + 32 + 32 + 20, doubled for two dragons, no chows, terminals and honours.
    expect(doublesOf(score)).toEqual(['dragon', 'dragon', 'no-chows', 'outer']);
    expect(92 * 2 ** 4).toBeGreaterThan(1000);
    expect(score.total).toBe(1000);
    expect(told(score).at(-1)).toBe('score-limit ≤1000');
  });

  test.each([500, 1000, 1500, 2000])('limit: %i', (limit) => {
    expect(won(dear, { seat: 1, limit }).total).toBe(Math.min(limit, 92 * 2 ** 4));
    expect(won('EEE WWW NNN CC FF +C', { seat: 1, limit }).total).toBe(limit);
    expect(british({ limit }).scoring?.unit).toBe('points');
  });

  test('score-limit: a hand under the limit has no line for it', () => {
    expect(told(won('[222s^] [888s<] [444m^] 678p 3p <3p')).some((line) => line.includes('≤'))).toBe(false);
  });
});

describe('A score', () => {
  const HANDS = [
    '[222s^] (8888s) 444m 678p 3p +3p 1f 6f',
    '[CCC^] [FFF<] (1111m) 99m 1s 1s +9m 3f',
    '555p 666p 777p 22s 33s +2s',
    '[222s^] [3333s<+] 444m 678m 5p *5p 5f',
  ];
  test.each(HANDS)('points: and doubles do not depend on the order of tiles and melds: %s', (text) => {
    const { total, lines } = won(text, { seat: 2 });
    const random = randomOf(`british order ${text}`);
    for (let n = 0; n < runs(500) / 10; n++) {
      const mixed = won(
        shuffledText(text, (k) => random.below(k)),
        { seat: 2 },
      );
      expect(mixed.total).toBe(total);
      expect(mixed.lines.length).toBe(lines.length);
    }
  });

  test('points: number and lines are one', () => {
    const score = won('[222s^] [888s<] [444m^] 678p 3p <3p 1f 7f');
    const points = score.lines
      .filter(({ as }) => as === undefined)
      .reduce((sum, { worth }) => sum + worth, 0);
    const doubles = score.lines
      .filter(({ as }) => as === 'doubles')
      .reduce((sum, { worth }) => sum + worth, 0);
    expect(score.total).toBe(points * 2 ** doubles);
    expect(leftOut(score)).toEqual([]);
    expect(specialOf(score)).toBeNull();
    expect(stands('[222s^] [888s<] [444m^] 678p').total).toBe(6);
  });
});

function shuffledText(text: string, below: (n: number) => number): string {
  const parts = text.split(' ');
  const last = parts.filter((part) => /^[+<^>*]/.test(part));
  const rest = parts.filter((part) => !/^[+<^>*]/.test(part));
  for (let i = rest.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [rest[i], rest[j]] = [rest[j] ?? '', rest[i] ?? ''];
  }
  return [...rest, ...last].join(' ');
}
