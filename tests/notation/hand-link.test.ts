/** The address of a hand that is put to every game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindsFrom, PLAYED } from '../../src/engine/tiles.ts';
import { formatHand } from '../../src/notation/hand.ts';
import { EMPTY_HAND, formatHandLink, type HandLink, parseHandLink } from '../../src/notation/hand-link.ts';
import { EMPTY_SCORE, formatScoreLink, WAYS } from '../../src/notation/score-link.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { SUPPLEMENTS } from '../../src/notation/win-ways.ts';
import { hands, seats } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

describe('the address of a hand under every game', () => {
  const link: HandLink = {
    ...EMPTY_HAND,
    hand: '123m [EEE^] 5s',
    seat: 1,
    size: 17,
    added: [parseTiles('789p'), parseTiles('CCC')],
    left: [parseTiles('3333s')],
  };
  const text = 'v=1&hand=123m.%5BEEE%5E%5D.5s&seat=s&size=17&add=789p,CCC&left=3333s&end';

  test('can be read by people', () => {
    expect(formatHandLink(link)).toBe(text);
    expect(parseHandLink(`#${text}`)).toEqual(link);
    expect(formatHandLink(EMPTY_HAND)).toBe('v=1&end');
  });

  test('is the address of a hand to be scored where no set was chosen, without the rules of one game', () => {
    const scored = { ...EMPTY_SCORE, hand: '123m +4m', last: true };
    expect(formatHandLink({ ...EMPTY_HAND, hand: '123m +4m', last: true })).toBe(formatScoreLink(scored));
    const ruled = { ...scored, under: 'goulash', facts: ['originalCall'], chosen: { limit: 500 } };
    expect(parseHandLink(formatScoreLink(ruled))).toEqual({ ...EMPTY_HAND, hand: '123m +4m', last: true });
  });

  test.each([
    ['v=1&size=many&end', '10: how many tiles a hand has'],
    ['v=1&size=99&end', '10: how many tiles a hand has'],
    ['v=1&add=12p&end', '9: the tiles of a set'],
    ['v=1&add=123p,&end', '14: the tiles of a set'],
    [
      'v=1&left=123x&end',
      '13: a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)',
    ],
  ])('%s', (fragment, mistake) => {
    expect(mistakeIn(() => parseHandLink(fragment))).toBe(mistake);
  });

  test('whatever is written comes back, through an address', () => {
    const set = fc.constantFrom(...kindsFrom(0, PLAYED)).map((kind) => [kind, kind, kind]);
    const links: fc.Arbitrary<HandLink> = fc.record({
      hand: fc.oneof(
        hands(0).map((hand) => formatHand(hand, 0)),
        fc.string({ unit: 'grapheme' }),
      ),
      seat: seats,
      round: seats,
      way: fc.constantFrom(...WAYS),
      supplement: fc.constantFrom(...SUPPLEMENTS),
      last: fc.boolean(),
      first: fc.boolean(),
      under: fc.constant('ordinary'),
      facts: fc.constant([]),
      dealerWins: fc.constant(0),
      indicators: fc.constant([]),
      beneath: fc.constant([]),
      counters: fc.constant(0),
      pot: fc.constant(0),
      others: fc.constant(['', '', '', ''] as const),
      chosen: fc.constant({}),
      size: fc.constantFrom(14, 17),
      added: fc.array(set, { maxLength: 2 }),
      left: fc.array(set, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(links, (each) => {
        const url = new URL(`https://a.example/#${formatHandLink(each)}`);
        expect(parseHandLink(url.hash)).toEqual(each);
      }),
    );
  });
});
