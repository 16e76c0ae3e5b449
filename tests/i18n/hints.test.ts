/** What a hint says, in every case that it may be given for. */
import { describe, expect, test } from 'vitest';
import { type Advice, type HintGoal, hints } from '#i18n/hints.ts';

const PLAIN: HintGoal = { suit: null, collects: null, thirds: [], closed: false, drawn: false };
const DOTS: HintGoal = { ...PLAIN, suit: { of: 9, honours: true } };
const OPEN: Advice = {
  goal: PLAIN,
  ready: false,
  onlyDrawn: false,
  tiles: 9,
  list: '',
  why: null,
  over: false,
};
const TILE = 'the 9 of bamboo';
const LIST = 'the 3 and 6 of dots';

describe('a discard', () => {
  test.each<[string, Partial<Advice>]>([
    [
      'The 9 of bamboo goes with nothing. Then nine tiles that you haven’t seen would help.',
      { why: 'alone' },
    ],
    [
      'You’re collecting dots, winds and dragons. The 9 of bamboo is none of what you want. Then one tile that you haven’t seen would help.',
      { goal: DOTS, why: 'strange', tiles: 1 },
    ],
    [
      'You need the 9 of bamboo least. You’re collecting triplets. You want a third red dragon. Then nine tiles that you haven’t seen would help.',
      { goal: { ...PLAIN, collects: 'triplets', thirds: ['red dragon'] } },
    ],
    [
      'You need the 9 of bamboo least. Call nothing, and draw the last tile yourself: otherwise the win is worth too little. Then nine tiles that you haven’t seen would help.',
      { goal: { ...PLAIN, closed: true, drawn: true } },
    ],
    ['Then the 3 or 6 of dots completes the hand; four are left.', { ready: true, tiles: 4, list: LIST }],
    [
      'Then the 3 or 6 of dots completes the hand, if you draw it yourself; one is left.',
      { ready: true, onlyDrawn: true, tiles: 1, list: LIST },
    ],
    [
      'Then you wait for the 3 or 6 of dots, but you can see all of those already.',
      { ready: true, tiles: 0, list: LIST },
    ],
    [
      'This hand can hardly be built into one that may win any more. Only luck could still help.',
      { goal: null },
    ],
  ])('%s', (text, advice) => {
    expect(hints.text(TILE, { ...OPEN, ...advice })).toBe(text);
  });

  test('after the last draw says so, and nothing of what would help', () => {
    for (const goal of [PLAIN, DOTS, null])
      expect(hints.text(TILE, { ...OPEN, goal, over: true })).toBe(
        'No tile is left to draw. Nothing more can come of this hand.',
      );
  });
});

describe('a call', () => {
  test('says what it brings, and what for', () => {
    expect(hints.claim('Pong', { ...OPEN, goal: DOTS })).toEqual({
      head: 'Call Pong.',
      text: 'It brings the hand closer to a win. You’re collecting dots, winds and dragons.',
    });
    expect(hints.kong('Gong', OPEN).text).toContain('you draw another tile.');
  });

  test('is not advised to a hand without being told that it cannot win any more', () => {
    const lost = { ...OPEN, goal: null };
    for (const { text } of [hints.claim('Pong', lost), hints.kong('Gong', lost), hints.pass(lost)]) {
      expect(text).toContain('can hardly be built into one that may win');
    }
    expect(hints.pass({ ...OPEN, goal: DOTS }).text).toBe(
      'The hand is better without this tile. You’re collecting dots, winds and dragons.',
    );
  });
});
