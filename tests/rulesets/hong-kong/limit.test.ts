/** Hong Kong, seventh chapter: the limit hands, and the way of winning beside them. */
import { describe, expect, test } from 'vitest';
import { hongKong } from '../../fixtures/rulesets.ts';
import { worth } from './worth.ts';

const rules = await hongKong();

describe('The limit', () => {
  test('limit-hands: nothing else of the table counts beside one', () => {
    const hand = worth(rules, '[EEE^] [SSS<] [CCC>] FF PP <P');
    expect(hand).toMatchObject({ total: 10, lines: { 'all-honours': 10 } });
    for (const id of ['all-triplets', 'small-dragons', 'seat-wind', 'round-wind', 'no-bonus']) {
      expect(hand.uncounted).toContain(`${id} excluded by limit-hands`);
    }
  });

  test('limit-hands: even where ordinary fan would be more', () => {
    // Great dragons 8, triplets 3, both winds: it would be 13 without the limit.
    expect(worth(rules, '[EEE^] [CCC<] [FFF>] PPP S <S').total).toBe(10);
  });

  test('limit-hands: only the highest of several', () => {
    const hand = worth(rules, '(EEEE) (SSSS) (WWWW) (NNNN) C +C');
    expect(hand.lines).toEqual({ 'great-winds': 13 });
    expect(hand.uncounted).toEqual(
      expect.arrayContaining([
        'all-honours excluded by limit-hands',
        'four-gongs excluded by limit-hands',
        'four-concealed-triplets excluded by limit-hands',
        'self-draw capped by limit-hands',
      ]),
    );
  });

  test('limit-hands: beside it the way of winning, to 13 in all', () => {
    const terminals = '[111m<] [999p^] [111s>] 99m 11p +9m';
    expect(worth(rules, terminals).lines).toEqual({ terminals: 10, 'self-draw': 1 });
    expect(worth(rules, terminals, { way: 'last' }).total).toBe(12);
    expect(worth(rules, terminals, { way: 'gong' }).lines).toEqual({
      terminals: 10,
      'self-draw': 1,
      replacement: 1,
    });
    const two = worth(rules, terminals, { way: 'two-gongs' });
    expect(two.total).toBe(13);
    expect(two.uncounted).toContain('double-replacement capped by limit-hands');
    expect(worth(rules, '[111m<] [999p^] [111s>] 99m 11p *9m').lines).toEqual({
      terminals: 10,
      'robbing-the-gong': 1,
    });
  });

  test('limit-hands: no flower is counted beside it', () => {
    expect(worth(rules, '[111m<] [999p^] [111s>] 99m 11p <9m 1234f 5f').total).toBe(10);
  });

  test('limit-hands: with heavenly and earthly the way of winning adds nothing', () => {
    const heavenly = worth(rules, '1112345678999s +5s', { way: 'first' });
    expect(heavenly.lines).toEqual({ heavenly: 13 });
    expect(heavenly.uncounted).toContain('self-draw excluded by limit-hands');
    expect(worth(rules, '123m 456m 78p 234s 55s <9p', { way: 'first', seat: 2 }).uncounted).toContain(
      'fully-concealed excluded by limit-hands',
    );
  });

  test('limit-hands: totals end at 13, and what is cut off is told', () => {
    const hand = worth(rules, '[CCC<] [FFF^] PPP 999p 1p +1p');
    // Great dragons 8, triplets 3, mixed orphans 1, one suit 3, and more.
    expect(hand.total).toBe(13);
    expect(hand.uncounted.some((each) => each.endsWith('capped by limit-hands'))).toBe(true);
    expect(Object.values(hand.lines).reduce((sum, fan) => sum + fan, 0)).toBe(13);
  });
});
