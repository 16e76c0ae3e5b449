/** British scoring: the special hands, each with a hand that shows it and one that nearly does. */
import { describe, expect, test } from 'vitest';
import { shuffle } from '../../../src/engine/random.ts';
import { SPECIAL_HANDS } from '../../../src/rulesets/british/special-hands.ts';
import { rowsOf, sectionsIn, wonIn } from '../../fixtures/worth-table.ts';
import { randomOf } from '../../scale.ts';
import { type Case, leftOut, specialOf, told, verdictOf, won } from './worth.ts';

/** The hand, its worth as this special hand or `not`, and how it was won: South’s unless told. */
const HANDS = rowsOf(sectionsIn('british/special-hands.txt')).map(({ cells: [total = '', how], ...row }) => ({
  ...row,
  total,
  given: wonIn(how?.includes('/') ? how : `S/E, ${how ?? ''}`),
}));
const SHOWN = HANDS.filter(({ total }) => total !== 'not');

describe('Special hands', () => {
  test.each(HANDS)('$id: $title: $hand', ({ id, hand, total, given: circumstances }) => {
    const verdict = verdictOf(hand, circumstances);
    if (total !== 'not') {
      const score = won(hand, circumstances);
      expect([specialOf(score), score.total]).toEqual([id, Number(total)]);
    } else if (verdict.wins) {
      expect(specialOf(verdict.score)).not.toBe(id);
      expect(leftOut(verdict.score).join()).not.toContain(`${id} `);
    }
  });

  test('jade-dragons: where the dragons are needed, bamboo alone is purity', () => {
    const bamboo = '[222s<] [333s^] 444s 66s 88s +8s';
    const dragons = '[222s<] [333s^] 444s FF 88s +8s';
    const lines = (hand: string, jade: boolean) => won(hand, { jade }).lines.map(({ pattern }) => pattern);
    expect(lines(bamboo, false)).toContain('imperial-jade');
    expect(lines(bamboo, true)).toContain('purity');
    expect(lines(bamboo, true)).not.toContain('imperial-jade');
    expect(lines(dragons, true)).toContain('imperial-jade');
  });

  test('special-hands: every one has a hand here that shows it and one that does not', () => {
    const ids = SPECIAL_HANDS.map(({ id }) => id);
    expect(SHOWN.map(({ id }) => id)).toEqual(ids);
    expect(HANDS.filter(({ total }) => total === 'not').map(({ id }) => id)).toEqual(ids);
  });

  test.each(SHOWN)(
    'special-hands: the value of $id goes with the limit',
    ({ hand, given: circumstances, total }) => {
      expect(won(hand, { ...circumstances, limit: 2000 }).total).toBe(2 * Number(total));
    },
  );

  test.each(SHOWN)(
    'special-hands: the order of tiles does not matter to $id',
    ({ id, hand, given: circumstances, total }) => {
      const random = randomOf(`british ${id}`);
      const parts = hand.split(' ');
      const last = parts.pop() ?? '';
      for (let n = 0; n < 5; n++)
        expect(won([...shuffle(parts, random), last].join(' '), circumstances).total).toBe(Number(total));
    },
  );

  test('purity: its points times 8 stand in place of all other doubles', () => {
    const score = won('[222s^] (9999s) 444s 666s 8s <8s 2f 5f', { seat: 1 });
    expect(told(score)).toEqual([
      'pung-simple-exposed 2',
      'kong-outer-concealed 32',
      'pung-simple-concealed 4',
      'pung-simple-concealed 4',
      'mah-jong 20',
      'purity x8',
      'bonus 4 apart',
      'bonus 4 apart',
      'own-flower x2 apart',
    ]);
    expect(score.total).toBe(512);
    expect(leftOut(score)).toContain('doubles instead by purity');
  });

  test('purity: no chow, no honours, one suit', () => {
    for (const hand of [
      '[222s^] (9999s) 444s 678s 8s <8s',
      '[222s^] (9999s) 444s 666s E <E',
      '[222s^] (9999s) 444s 666m 8s <8s',
    ])
      expect(specialOf(won(hand, { seat: 1 }))).not.toBe('purity');
  });

  test('purity: the ordinary score counts where it is higher', () => {
    const circumstances: Case = { seat: 1, facts: { originalCall: true } };
    const claimed = won('222s 444s 777s 88s 33s <8s 1234f', { ...circumstances, limit: 2000 });
    // Points 14 + 20 + 16, doubled for no chows, for the call twice and for all flowers: 50 × 32.
    expect(claimed.total).toBe(1600);
    expect(specialOf(claimed)).toBeNull();
    expect(leftOut(claimed)).toContain('purity lower by special-hands');
  });

  test('special-hands: bonus tiles are added apart, with their doubles and those of the way of winning', () => {
    const plain = won('1133557m 113355p <7s 1f 6f', { seat: 1, way: 'last' });
    expect(told(plain)).toEqual([
      'knitting 500',
      'bonus 4 apart',
      'bonus 4 apart',
      'own-season x2 apart',
      'last-discard x2 apart',
    ]);
    expect(plain.total).toBe(500 + 8 * 4);
    expect(won('1133557m 113355p +7s', { seat: 1 }).total).toBe(500);
  });

  test('special-hands: never above the limit', () => {
    const score = won('112345678m ESWN <9m 2f', { seat: 1 });
    expect(score.total).toBe(1000);
    expect(told(score).at(-1)).toBe('score-limit ≤1000');
  });

  test('special-hands: the ordinary score may be chosen if it is higher', () => {
    // Honours only: the ordinary sum is far over the limit, and so is as much as the special hand.
    const score = won('[EEEE<] [CCCC^] [FFFF^] SS WW <S', { seat: 0 });
    expect(specialOf(score)).toBe('all-winds-and-dragons');
    expect(score.total).toBe(1000);
  });

  test('best-special: of several special hands one counts, the dearest', () => {
    const score = won('[EEE<] [SSS^] [WWW^] NNN C <C', { seat: 1 });
    expect(specialOf(score)).toBe('all-winds-and-dragons');
    expect(leftOut(score)).toContain('four-blessings lower by best-special');
    const dearer = won('1133557m 113355p <7s', { seat: 1, by: 'discard', way: 'first' });
    expect(specialOf(dearer)).toBe('earths-blessing');
    expect(leftOut(dearer)).toContain('knitting lower by best-special');
  });

  test('win-shapes: a special hand wins without four sets and a pair, and nothing else does', () => {
    expect(verdictOf('1133557m 113355p <7s', { seat: 1 }).wins).toBe(true);
    expect(verdictOf('113355779m 1133p <9m', { seat: 1 })).toMatchObject({
      wins: false,
      reason: { rule: 'win-shapes' },
    });
  });

  test('knitting-suits: the two suits may change, unless the table has agreed that they are the same', () => {
    const changing = '1133557m 113355p <7s';
    expect(specialOf(won(changing, { seat: 1 }))).toBe('knitting');
    expect(verdictOf(changing, { seat: 1, same: true }).wins).toBe(false);
    expect(specialOf(won('1133557m 113355p <7p', { seat: 1, same: true }))).toBe('knitting');
  });

  test('knitting: a pair may repeat, and three of a number in a suit are no way out', () => {
    expect(verdictOf('1111m 1111p 33m 33p 5m <5p', { seat: 1 }).wins).toBe(true);
    expect(verdictOf('1111m 11p 1s 33m 33p 55m <5p', { seat: 1 }).wins).toBe(false);
  });

  test('all-pair-honours: a pair may repeat', () => {
    expect(specialOf(won('1111m 99p 11s EE SS C <C', { seat: 1 }))).toBe('all-pair-honours');
  });

  test('gates-of-heaven: the last tile may be any of the suit, and nothing may be exposed', () => {
    for (let rank = 1; rank <= 9; rank++)
      expect(specialOf(won(`1112345678999s <${rank}s`, { seat: 1 }))).toBe('gates-of-heaven');
    expect(verdictOf('[111s^] 2345678999s <5s', { seat: 1 }).wins).toBe(false);
  });

  test('buried-treasure: no kong, not even a concealed one', () => {
    expect(specialOf(won('(2222m) 333m 555m EEE 9m +9m', { seat: 1 }))).toBeNull();
  });
});
