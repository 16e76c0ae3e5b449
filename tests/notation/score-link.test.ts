import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYED } from '../../src/engine/tiles.ts';
import { formatHand } from '../../src/notation/hand.ts';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
  ShareError,
  WAYS,
} from '../../src/notation/score-link.ts';
import { SUPPLEMENTS } from '../../src/notation/win-ways.ts';
import { hands, ruleIds, seats } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

const link: ScoreLink = {
  hand: '[2s>34s] [CCC^] 567s 678s 55s +5s 2f',
  seat: 1,
  round: 0,
  way: 'draw',
  supplement: 'kong',
  last: true,
  first: false,
  under: 'ordinary',
  facts: [],
  dealerWins: 0,
  indicators: [],
  beneath: [],
  counters: 0,
  pot: 0,
  others: ['', '', '', ''],
  chosen: { 'minimum-fan': 1 },
};
const text =
  'v=1&hand=%5B2s%3E34s%5D.%5BCCC%5E%5D.567s.678s.55s.+5s.2f&seat=s&came=kong&last=yes&with=minimum-fan:1&end';

describe('the address of a scored hand', () => {
  test('can be read by people', () => {
    expect(formatScoreLink(link)).toBe(text);
    expect(parseScoreLink(`#${text}`)).toEqual(link);
  });

  test('of no hand is short', () => {
    expect(formatScoreLink(EMPTY_SCORE)).toBe('v=1&end');
    expect(parseScoreLink('v=1&end')).toEqual(EMPTY_SCORE);
  });

  test('holds what the browser leaves as it is', () => {
    const url = new URL(`https://a.example/#${text}`);
    expect(url.hash).toBe(`#${text}`);
  });

  test('cut off anywhere, it says so', () => {
    for (let length = 'v=1'.length; length < text.length; length++) {
      let why = 'fine';
      try {
        parseScoreLink(text.slice(0, length));
      } catch (error) {
        why = error instanceof ShareError ? error.why : 'another error';
      }
      expect(why, text.slice(0, length)).toBe('cut');
    }
  });

  test.each([
    ['', '1: “v=” and a version'],
    ['hand=5m&end', '1: “v=” and a version'],
    ['v=1&seat=q&end', '10: a seat (e, s, w or n)'],
    [
      'v=1&seat=s&hand=5m&end',
      '12: one of round= by= came= last= first= under= facts= kept= open= beneath= counters= pot= east= south= west= north= with= end',
    ],
    ['v=1&came=never&end', '10: one of none kong bonus double'],
    ['v=1&last=no&end', '10: yes'],
    [`v=1&hand=${'1'.repeat(200)}m&end`, '10: a hand of at most 200 characters'],
    ['v=1&hand=5m%FF&end', '10: a hand'],
    ['v=1&hand=5m"&end', '12: & and the next field'],
    ['v=1&with=x&end', '11: : and the option’s value'],
  ])('%s', (fragment, mistake) => {
    expect(mistakeIn(() => parseScoreLink(fragment))).toBe(mistake);
  });

  test('a newer version asks for a reload', () => {
    expect(() => parseScoreLink('v=2&what=ever')).toThrow('This link needs version 2');
  });
});

describe('round trips', () => {
  const option = fc.oneof(
    fc.boolean(),
    fc.integer({ min: -20, max: 500 }),
    fc.constantFrom('half-spicy', 'none'),
  );
  const typed = fc.oneof(
    hands(0).map((hand) => formatHand(hand, 0)),
    fc.string({ unit: 'grapheme' }),
  );
  const indicators = fc.array(fc.nat({ max: PLAYED - 1 }), { maxLength: 5 });
  const links: fc.Arbitrary<ScoreLink> = fc.record({
    hand: typed,
    seat: seats,
    round: seats,
    way: fc.constantFrom(...WAYS),
    supplement: fc.constantFrom(...SUPPLEMENTS),
    last: fc.boolean(),
    first: fc.boolean(),
    under: fc.oneof(fc.constant('ordinary'), ruleIds),
    facts: fc.uniqueArray(fc.constantFrom('fishing', 'originalCall', 'streak'), { maxLength: 3 }),
    dealerWins: fc.nat({ max: 20 }),
    indicators,
    beneath: indicators,
    counters: fc.nat({ max: 99 }),
    pot: fc.nat({ max: 99_000 }),
    others: fc.tuple(typed, typed, typed, typed),
    chosen: fc.dictionary(ruleIds, option, { maxKeys: 4 }),
  });

  test('every hand and circumstance comes back, through an address', () => {
    fc.assert(
      fc.property(links, (each) => {
        const url = new URL(`https://a.example/#${formatScoreLink(each)}`);
        expect(parseScoreLink(url.hash)).toEqual(each);
      }),
    );
  });
});
