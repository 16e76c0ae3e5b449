/** British scoring: the special hands, each with a hand that shows it and one that nearly does. */
import { describe, expect, test } from 'vitest';
import { SPECIAL_HANDS } from '../../../src/rulesets/british/special-hands.ts';
import { randomOf } from '../../scale.ts';
import { type Case, leftOut, specialOf, told, verdictOf, won } from './worth.ts';

interface Special {
  readonly id: string;
  readonly shows: string;
  readonly given?: Case;
  /** A hand that wins and is not this special hand, or does not win at all. */
  readonly nearly: string;
  readonly nearlyGiven?: Case;
  readonly total: number;
}

const SPECIALS: readonly Special[] = [
  {
    id: 'triple-knitting',
    shows: '258m 258p 258s 7m 7p 7s 3m +3p',
    nearly: '258m 258p 258s 7m 7p 7s 3m +3m',
    total: 500,
  },
  { id: 'knitting', shows: '1133557m 113355p +7s', nearly: '1133557m 113355p +7m', total: 500 },
  {
    id: 'all-pair-honours',
    shows: '11m 99p 11s EE SS CC F +F',
    nearly: '11m 99p 22s EE SS CC F +F',
    total: 500,
  },
  {
    id: 'buried-treasure',
    shows: '222m 333m 555m EEE 9m <9m',
    nearly: '222m 333m 555m EE 99m <E',
    total: 1000,
  },
  {
    id: 'fourfold-plenty',
    shows: '[3333p<] [4444s^] [6666m<] [9999p^] 2s <2s',
    nearly: '[3333p<] [4444s^] [6666m<] [999p^] 2s <2s',
    total: 1000,
  },
  {
    id: 'heads-and-tails',
    shows: '[111m<] [999p<] [111s^] 99s 99m <9s',
    nearly: '[111m<] [999p<] [111s^] 99s EE <9s',
    total: 1000,
  },
  { id: 'gates-of-heaven', shows: '1112345678999p <5p', nearly: '1112345678899p <9s', total: 1000 },
  { id: 'wriggling-snake', shows: '112345678m ESWN <9m', nearly: '112345678m ESWW <9m', total: 1000 },
  {
    id: 'all-winds-and-dragons',
    shows: '[EEE<] [CCC^] [NNN^] SS WW <S',
    nearly: '[EEE<] [CCC^] [NNN^] SS 99m <S',
    total: 1000,
  },
  {
    id: 'imperial-jade',
    shows: '[FFF<] [222s^] [888s^] 33s 66s <3s',
    nearly: '[FFF<] [222s^] [888s^] 33s 77s <3s',
    total: 1000,
  },
  {
    id: 'thirteen-unique-wonders',
    shows: '19m 19p 19s ESWNCFP <E',
    nearly: '19m 19p 19s ESWNCFP <2m',
    total: 1000,
  },
  {
    id: 'three-great-scholars',
    shows: '[CCC<] [FFF^] PP 555m 22p <P',
    nearly: '[CCC<] [FFF^] PP 567m 22p <P',
    total: 1000,
  },
  {
    id: 'four-blessings',
    shows: '[EEE<] [SSS^] [WWW^] NNN 2p <2p',
    nearly: '[EEE<] [SSS^] [WWW^] NN 22p <2p',
    total: 1000,
  },
  {
    id: 'heavens-blessing',
    shows: '222s 888p 444m 678p 3p +3p',
    given: { seat: 0, way: 'first' },
    nearly: '222s 888p 444m 678p 3p +3p 2f',
    nearlyGiven: { seat: 0, way: 'first' },
    total: 1000,
  },
  {
    id: 'earths-blessing',
    shows: '222s 888p 444m 678p 3p <3p',
    given: { seat: 1, way: 'first', by: 'discard' },
    nearly: '222s 888p 444m 678p 3p <3p',
    nearlyGiven: { seat: 1, by: 'discard' },
    total: 1000,
  },
  {
    id: 'plum-blossom',
    shows: '[2222s<] 888p 444m 678p 5p +5p',
    given: { way: 'gong' },
    nearly: '[2222s<] 888p 444m 678p 5p +5p',
    total: 1000,
  },
  {
    id: 'moon-from-the-sea',
    shows: '[222s<] 888p 444m 678p 1p +1p',
    given: { way: 'last' },
    nearly: '[222s<] 888p 444m 678p 1p <1p',
    nearlyGiven: { way: 'last' },
    total: 1000,
  },
  {
    id: 'twofold-fortune',
    shows: '[2222s<] [9999s<] 444m 678p 3p +3p',
    given: { way: 'two-gongs' },
    nearly: '[2222s<] [9999s<] 444m 678p 3p +3p',
    nearlyGiven: { way: 'gong' },
    total: 1000,
  },
];

interface Hand {
  readonly id: string;
  readonly tiles: string;
  readonly given: Case;
  /** What it is worth as this hand; null where it is none. */
  readonly total: number | null;
}

/** The two hands of one special hand: that shows it, and that nearly does. */
const of = (wanted: string): readonly Hand[] =>
  SPECIALS.filter(({ id }) => id === wanted).flatMap(({ id, shows, given, nearly, nearlyGiven, total }) => [
    { id, tiles: shows, given: { seat: 1, ...given }, total },
    { id, tiles: nearly, given: { seat: 1, ...nearlyGiven }, total: null },
  ]);

function is({ id, tiles, given, total }: Hand): void {
  const verdict = verdictOf(tiles, given);
  if (total !== null) {
    const score = won(tiles, given);
    expect([specialOf(score), score.total]).toEqual([id, total]);
  } else if (verdict.wins) {
    expect(specialOf(verdict.score)).not.toBe(id);
    expect(leftOut(verdict.score).join()).not.toContain(`${id} `);
  }
}

describe('Special hands', () => {
  test.each(of('triple-knitting'))(
    'triple-knitting: four numbers in all three suits and one in two: $tiles',
    is,
  );
  test.each(of('knitting'))('knitting: seven pairs of one number in two suits: $tiles', is);
  test.each(of('all-pair-honours'))('all-pair-honours: seven pairs of 1s, 9s, winds and dragons: $tiles', is);
  test.each(of('buried-treasure'))(
    'buried-treasure: four concealed, self-drawn Pungs and a pair of one suit and honours: $tiles',
    is,
  );
  test.each(of('fourfold-plenty'))('fourfold-plenty: four Kongs and a pair: $tiles', is);
  test.each(of('heads-and-tails'))('heads-and-tails: four sets and a pair of 1s and 9s: $tiles', is);
  test.each(of('gates-of-heaven'))('gates-of-heaven: 1112345678999 and one more of the suit: $tiles', is);
  test.each(of('wriggling-snake'))(
    'wriggling-snake: 1 to 9 of a suit, the 1 twice, and the winds: $tiles',
    is,
  );
  test.each(of('all-winds-and-dragons'))(
    'all-winds-and-dragons: four sets and a pair of honours: $tiles',
    is,
  );
  test.each(of('imperial-jade'))('imperial-jade: green dragons and bamboo 2 3 4 6 8: $tiles', is);
  test.each(of('thirteen-unique-wonders'))(
    'thirteen-unique-wonders: one of each 1, 9 and honour and a second of one: $tiles',
    is,
  );
  test.each(of('three-great-scholars'))(
    'three-great-scholars: all three dragons, another Pung, any pair: $tiles',
    is,
  );
  test.each(of('four-blessings'))('four-blessings: all four winds and any pair: $tiles', is);
  test.each(of('heavens-blessing'))('heavens-blessing: East’s fourteen as they were dealt: $tiles', is);
  test.each(of('earths-blessing'))('earths-blessing: East’s first discard wins: $tiles', is);
  test.each(of('plum-blossom'))('plum-blossom: a supplement that is the 5 of dots wins: $tiles', is);
  test.each(of('moon-from-the-sea'))(
    'moon-from-the-sea: the wall’s last tile is the 1 of dots and wins: $tiles',
    is,
  );
  test.each(of('twofold-fortune'))(
    'twofold-fortune: the supplement of a second Kong in a row wins: $tiles',
    is,
  );

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
    expect(SPECIALS.map(({ id }) => id)).toEqual(SPECIAL_HANDS.map(({ id }) => id));
  });

  test.each(SPECIALS)('special-hands: the value of $id goes with the limit', ({ shows, given, total }) => {
    expect(won(shows, { seat: 1, ...given, limit: 2000 }).total).toBe(2 * total);
  });

  test.each(SPECIALS)(
    'special-hands: the order of tiles does not matter to $id',
    ({ id, shows, given, total }) => {
      const random = randomOf(`british ${id}`);
      const parts = shows.split(' ');
      const last = parts.pop() ?? '';
      for (let n = 0; n < 20; n++) {
        for (let i = parts.length - 1; i > 0; i--) {
          const j = random.below(i + 1);
          [parts[i], parts[j]] = [parts[j] ?? '', parts[i] ?? ''];
        }
        expect(won([...parts, last].join(' '), { seat: 1, ...given }).total).toBe(total);
      }
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
    const given: Case = { seat: 1, facts: { originalCall: true } };
    const claimed = won('222s 444s 777s 88s 33s <8s 1234f', { ...given, limit: 2000 });
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
