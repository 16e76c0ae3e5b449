/** What a hint says, in every case that it may be given for. */
import { describe, expect, test } from 'vitest';
import { type Advice, hintWordsIn } from '../../src/words/hints.ts';

const say = hintWordsIn('en');
const OPEN: Advice = {
  goal: { patterns: ['Mixed one suit'], worth: '3 fan', conditions: [] },
  ready: false,
  onlyDrawn: false,
  tiles: 9,
  list: '',
};
const LIST = 'the 3 and 6 of dots';

describe('a discard', () => {
  test.each<[string, Partial<Advice>]>([
    [
      'It keeps the way to “Mixed one suit” open: 3 fan. Nine tiles you have not seen would then bring the hand closer.',
      {},
    ],
    [
      'It keeps the way to “A dragon” twice and “Self-drawn” open: 3 fan. One tile you have not seen would then bring the hand closer.',
      {
        goal: { patterns: ['A dragon', 'A dragon', 'Self-drawn'], worth: '3 fan', conditions: [] },
        tiles: 1,
      },
    ],
    [
      'It keeps within reach what every hand here needs: “All three suits” and “A yao jiu”. Nine tiles you have not seen would then bring the hand closer.',
      { goal: { patterns: [], worth: null, conditions: ['All three suits', 'A yao jiu'] } },
    ],
    [
      'It keeps the way to “Purity” open, and within reach what every hand here needs: “At most one Chow”. Nine tiles you have not seen would then bring the hand closer.',
      { goal: { patterns: ['Purity'], worth: null, conditions: ['At most one Chow'] } },
    ],
    [
      'Nine tiles you have not seen would then bring the hand closer.',
      { goal: { patterns: [], worth: null, conditions: [] } },
    ],
    ['Then four tiles complete the hand: the 3 and 6 of dots.', { ready: true, tiles: 4, list: LIST }],
    [
      'Then one tile completes the hand, if you draw it yourself: the 3 and 6 of dots.',
      { ready: true, onlyDrawn: true, tiles: 1, list: LIST },
    ],
    [
      'Then you wait for the 3 and 6 of dots, but all of those are already on the table.',
      { ready: true, tiles: 0, list: LIST },
    ],
    [
      'This hand can hardly be built into one that may win any more. Only luck could still help.',
      { goal: null },
    ],
  ])('%s', (text, advice) => {
    expect(say.text({ ...OPEN, ...advice })).toBe(text);
  });
});

describe('a call', () => {
  test('says what it brings, and what for', () => {
    expect(say.claim('Pong', OPEN)).toEqual({
      head: 'Call Pong.',
      text: 'It brings the hand closer. It keeps the way to “Mixed one suit” open: 3 fan.',
    });
    expect(say.kong('Gong', OPEN).text).toContain('you draw another tile.');
  });

  test('is not advised to a hand without being told that it cannot win any more', () => {
    const lost = { ...OPEN, goal: null };
    for (const { text } of [say.claim('Pong', lost), say.kong('Gong', lost), say.pass(lost)]) {
      expect(text).toContain('can hardly be built into one that may win');
    }
    expect(say.pass(OPEN).text).toBe(
      'The hand is better without this tile. That keeps the way to “Mixed one suit” open: 3 fan.',
    );
  });
});
