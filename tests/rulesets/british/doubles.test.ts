/** British scoring: the doubles that everybody has, and those of the winner. */
import { describe, expect, test } from 'vitest';
import { type Case, doublesOf, leftOut, stands, won } from './worth.ts';

/** Nothing doubles this hand: a chow, two suits, a claimed tile. */
const PLAIN = '[222s^] [888s<] [444m^] 678p 3p <3p';

/** A hand, how it was won, and exactly the doubles it must have. */
const WINNERS: readonly (readonly [string, string, Case, readonly string[]])[] = [
  ['nothing that doubles', PLAIN, { seat: 1 }, []],
  ['a pung of the own wind', '[SSS^] [888s<] [444m^] 678p 3p <3p', { seat: 1 }, ['own-wind']],
  ['a kong of the own wind', '[SSSS^] [888s<] [444m^] 678p 3p <3p', { seat: 1 }, ['own-wind']],
  ['a pung of the round wind', '[WWW^] [888s<] [444m^] 678p 3p <3p', { seat: 1, round: 2 }, ['round-wind']],
  [
    'a pung of a wind that is both',
    '[EEE^] [888s<] [444m^] 678p 3p <3p',
    { seat: 0, round: 0 },
    ['own-wind', 'round-wind'],
  ],
  ['a pung of another wind', '[NNN^] [888s<] [444m^] 678p 3p <3p', { seat: 1 }, []],
  ['a pung of a dragon', '[CCC^] [888s<] [444m^] 678p 3p <3p', { seat: 1 }, ['dragon']],
  ['pungs of two dragons', '[CCC^] [FFFF<] [444m^] 678p 3p <3p', { seat: 1 }, ['dragon', 'dragon']],
  ['the own flower', `${PLAIN} 2f 1f`, { seat: 1 }, ['own-flower']],
  ['the own season', `${PLAIN} 6f 5f`, { seat: 1 }, ['own-season']],
  ['flower and season of others', `${PLAIN} 1f 5f`, { seat: 1 }, []],
  ['all four flowers', `${PLAIN} 1234f`, { seat: 1 }, ['four-flowers']],
  ['all four seasons', `${PLAIN} 5678f`, { seat: 1 }, ['four-seasons']],
  ['no chows', '[222s^] [888s<] [444m^] 678p 3p <3p', { seat: 1 }, []],
  ['four pungs', '[222s^] [888s<] [444m^] 666p 3p <3p', { seat: 1 }, ['no-chows']],
  ['a concealed hand, self-drawn', '222s 888s 444m 678p 3p +3p', { seat: 1 }, ['concealed']],
  ['a concealed hand with a concealed kong', '(2222s) 888s 444m 678p 3p +3p', { seat: 1 }, ['concealed']],
  ['a concealed hand won on a discard', '222s 888s 444m 678p 3p <3p', { seat: 1 }, []],
  ['a self-drawn hand that is not concealed', '[222s^] 888s 444m 678p 3p +3p', { seat: 1 }, []],
  ['one suit and honours', '[222s^] [888s<] [NNN^] 678s 5s <5s', { seat: 1 }, ['one-suit']],
  ['one suit with a chow and no honours', '[222s^] [888s<] [444s^] 678s 1s <1s', { seat: 1 }, []],
  ['terminals and honours', '[111s^] [999m<] [NNN^] 999p W <W', { seat: 1 }, ['no-chows', 'outer']],
  [
    'a supplement of a kong',
    '[2222s^] [888s<] [444m^] 678p 3p +3p',
    { seat: 1, way: 'gong' },
    ['supplement'],
  ],
  [
    'a supplement of a bonus tile',
    `${PLAIN.replace('<3p', '+3p')} 1f`,
    { seat: 1, way: 'flower' },
    ['supplement'],
  ],
  ['the last tile of the wall', PLAIN.replace('<3p', '+3p'), { seat: 1, way: 'last' }, ['last-tile']],
  ['the discard after it', PLAIN, { seat: 1, way: 'last' }, ['last-discard']],
  ['robbing a kong', PLAIN.replace('<3p', '*3p'), { seat: 1 }, ['robbing']],
  ['an original call', PLAIN, { seat: 1, facts: { originalCall: true } }, ['original-call', 'won-call']],
];

describe('The winner', () => {
  test.each(WINNERS)('doubles: %s', (_what, hand, circumstances, doubles) => {
    expect([...doublesOf(won(hand, circumstances))].sort()).toEqual([...doubles].sort());
  });

  test('doubles: a supplement does not count beside a self-drawn concealed hand', () => {
    const score = won('(2222s) 888s 444m 678p 3p +3p', { seat: 1, way: 'gong' });
    expect(doublesOf(score)).toEqual(['concealed']);
    expect(leftOut(score)).toContain('supplement excluded by doubles concealed');
  });

  test('doubles: four flowers and four seasons are two each, and the own one is among them', () => {
    const score = won(`${PLAIN} 1234f 5678f`, { seat: 1 });
    expect(score.total).toBe((26 + 32) * 2 ** 4);
    expect(leftOut(score)).toEqual([
      'own-flower replaced by doubles four-flowers',
      'own-season replaced by doubles four-seasons',
    ]);
  });

  test('doubles: no chows counts nothing in a goulash', () => {
    const score = won('[222m^] [888s<] [444m^] 666p 3p <3p', { seat: 1, goulash: true });
    expect(doublesOf(score)).toEqual([]);
    expect(leftOut(score)).toContain('no-chows forbidden by no-chows-in-goulash');
  });

  test('doubles: a hand that is all one suit without a chow is no matter of doubles but pure', () => {
    const score = won('[222s^] [888s<] [444s^] 666s 1s <1s', { seat: 1 });
    expect(score.lines.map(({ pattern }) => pattern)).toContain('purity');
  });
});

const LOSERS: readonly (readonly [string, string, Case, readonly string[]])[] = [
  ['a pung of the own wind in the hand', 'SSS 12m 34p 56s 789s 1m', { seat: 1 }, ['own-wind']],
  ['a kong of the round wind', '[EEEE^] 12m 34p 56s 789s 1m', { seat: 1 }, ['round-wind']],
  ['a pung of a dragon', '[PPP^] 12m 34p 56s 789s 1m', { seat: 1 }, ['dragon']],
  [
    'the own flower and the own season',
    '123m 456p 789s 12m 5s 7s 2f 6f',
    { seat: 1 },
    ['own-flower', 'own-season'],
  ],
  ['four flowers', '123m 456p 789s 12m 5s 7s 1234f', { seat: 1 }, ['four-flowers']],
  [
    'an original call that holds',
    '123m 456p 789s 12m 5s 7s',
    { seat: 1, facts: { originalCall: true } },
    ['original-call'],
  ],
  ['four pungs, which only a winner gets a double for', '[222s^] [888s<] [444m^] 666p 5p', { seat: 1 }, []],
  ['one suit and honours, the same', '[222s^] [888s<] [NNN^] 678s 5s', { seat: 1 }, []],
];

describe('A loser', () => {
  test.each(LOSERS)('doubles: %s', (_what, hand, circumstances, doubles) => {
    expect([...doublesOf(stands(hand, circumstances))].sort()).toEqual([...doubles].sort());
  });
});
