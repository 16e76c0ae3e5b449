/** What a hint says, in every case that it may be given for. */
import { describe, expect, test } from 'vitest';
import { hints } from '#i18n/hints.ts';
import type { HandGoal, Hint, ThreatReason } from '../../src/bots/hint.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';

const PLAIN: HandGoal = {
  patterns: [],
  worth: null,
  conditions: [],
  collects: null,
  thirds: [],
  closed: false,
  drawn: false,
  minimum: null,
};
const DOTS: HandGoal = { ...PLAIN, collects: { is: 'suit', of: 9, honours: true } };
const OPEN: Omit<Hint, 'action' | 'plan'> = {
  goal: PLAIN,
  ready: false,
  onlyDrawn: false,
  bar: null,
  drawnKinds: [],
  kinds: [],
  tiles: 9,
  why: null,
  threats: [],
  folds: null,
  spared: null,
  meld: null,
  over: false,
  paid: false,
};
const CONTEXT = {
  reader: 1,
  dealer: 0,
  terms: rulesetOf(riichi).terms,
  declarations: ['riichi', null, null, 'riichi'],
} as const;
const TILE = 'the 9 of bamboo';
const LIST = parseTiles('36p');

describe('a discard', () => {
  test.each<[string, Partial<Hint>]>([
    [
      'Nothing else in your hand goes with the 9 of bamboo. Then nine of the tiles you can’t see would help.',
      { why: 'alone' },
    ],
    [
      'You’re collecting dots, winds and dragons. The 9 of bamboo is no use to you. Then only one of the tiles you can’t see would help.',
      { goal: DOTS, why: 'strange', tiles: 1 },
    ],
    [
      'You need the 9 of bamboo the least. You’re collecting triplets. You want a third red dragon. Then nine of the tiles you can’t see would help.',
      { goal: { ...PLAIN, collects: { is: 'triplets' }, thirds: parseTiles('7z') } },
    ],
    [
      'You need the 9 of bamboo the least. Don’t call anything, and draw the last tile yourself, or the win is worth too little. Then nine of the tiles you can’t see would help.',
      { goal: { ...PLAIN, closed: true, drawn: true } },
    ],
    ['Then the 3 or 6 of dots completes the hand; four are left.', { ready: true, tiles: 4, kinds: LIST }],
    [
      'Then the 3 or 6 of dots completes the hand, if you draw it yourself; one is left.',
      { ready: true, onlyDrawn: true, tiles: 1, kinds: LIST },
    ],
    [
      'Then you’re waiting for the 3 or 6 of dots, and all of those are in sight already.',
      { ready: true, tiles: 0, kinds: LIST },
    ],
    [
      'Then the 3 or 6 of dots completes the hand, if you draw it yourself; one is left. You are furiten: you have discarded a tile that you wait for.',
      { ready: true, onlyDrawn: true, bar: 'furiten-own', tiles: 1, kinds: LIST },
    ],
    [
      'Then the 3 or 6 of dots completes the hand; two are left. The 6 of dots you must draw yourself.',
      { ready: true, drawnKinds: parseTiles('6p'), tiles: 2, kinds: LIST },
    ],
    [
      'You need the 9 of bamboo the least. Don’t call anything: an open hand like this has no yaku. Then nine of the tiles you can’t see would help.',
      { goal: { ...PLAIN, closed: true, minimum: 'one-yaku' } },
    ],
    ['This hand can hardly win any more. Only luck could still help.', { goal: null }],
  ])('%s', (text, advice) => {
    expect(hints.text(TILE, { ...OPEN, ...advice }, CONTEXT)).toBe(text);
  });

  test('after the last draw says so, and nothing of what would help', () => {
    for (const goal of [PLAIN, DOTS, null])
      expect(hints.text(TILE, { ...OPEN, goal, over: true }, CONTEXT)).toBe(
        'No tile is left to draw. Nothing more can come of this hand.',
      );
    expect(hints.text(TILE, { ...OPEN, over: true, paid: true }, CONTEXT)).toContain('that is paid for');
  });

  test('against declared hands is told of, where the hand is played on, too', () => {
    const threats: readonly ThreatReason[] = [
      { seat: 0, why: null, isCertain: false, sides: [] },
      { seat: 3, why: 'discarded', isCertain: true, sides: [] },
    ];
    expect(hints.text(TILE, { ...OPEN, threats }, CONTEXT)).toBe(
      'You need the 9 of bamboo the least. Then nine of the tiles you can’t see would help. East and North have declared riichi. East may win on the 9 of bamboo. North can’t win on the 9 of bamboo, because North discarded it. Your hand is near enough to a win to take the risk.',
    );
  });
});

describe('a hand that is given up', () => {
  const east = { seat: 0, why: 'discarded', isCertain: true, sides: [] } as const;
  const north = { seat: 3, why: 'let-go', isCertain: true, sides: [] } as const;

  test.each<[string, readonly ThreatReason[]]>([
    [
      'East has declared riichi. Your hand is too far from a win to take risks. East can’t win on the 9 of bamboo, because East discarded it.',
      [east],
    ],
    [
      'East and North have declared riichi. Your hand is too far from a win to take risks. East can’t win on the 9 of bamboo, because East discarded it. North can’t win on the 9 of bamboo any more, because North has let one go since.',
      [east, north],
    ],
    [
      'East has declared riichi. Your hand is too far from a win to take risks. East can’t win on the 3 or 6 of dots. That rules out any two-sided wait with the 9 of bamboo at its other end. You have nothing safer.',
      [{ ...east, why: 'sides', isCertain: false, sides: LIST }],
    ],
    [
      'East has declared riichi. Your hand is too far from a win to take risks. You can see all four, so East can hardly be waiting for the 9 of bamboo.',
      [{ ...east, why: 'no-way', gone: [26] }],
    ],
    [
      'East has declared riichi. Your hand is too far from a win to take risks. All four 7s of bamboo and four 9s of bamboo are in sight. So East can hardly be waiting for the 9 of bamboo.',
      [{ ...east, why: 'no-way', gone: [24, 26] }],
    ],
    [
      'East has declared riichi. Your hand is too far from a win to take risks. East may win on the 9 of bamboo. You have nothing safer.',
      [{ ...east, why: null, isCertain: false }],
    ],
  ])('%s', (text, threats) => {
    expect(hints.text(TILE, { ...OPEN, threats, folds: 'far' }, CONTEXT)).toBe(text);
  });

  test('calls nothing, and says what for', () => {
    expect(hints.pass({ ...OPEN, threats: [east], folds: 'far' }, CONTEXT).text).toBe(
      'East has declared riichi. Your hand is too far from a win to take risks. A set on the table would leave you fewer safe tiles.',
    );
  });

  test('is told of after the last draw, too', () => {
    expect(hints.text(TILE, { ...OPEN, over: true, threats: [east], folds: 'far' }, CONTEXT)).toBe(
      'East has declared riichi. No tile is left to draw. Nothing more can come of this hand. East can’t win on the 9 of bamboo, because East discarded it.',
    );
  });
});

const MELD = { nearer: false, costs: false, paid: false, indicator: false } as const;

describe('a call', () => {
  test('says what it brings, and what for', () => {
    expect(hints.claim('Pong', { ...OPEN, goal: DOTS, meld: { ...MELD, nearer: true } }, CONTEXT)).toEqual({
      head: 'Call Pong.',
      text: 'It brings the hand closer to a win. You’re collecting dots, winds and dragons.',
    });
    expect(hints.claim('Pong', { ...OPEN, meld: MELD }, CONTEXT).text).not.toContain('closer');
    expect(hints.kong('Gong', { ...OPEN, meld: MELD }, CONTEXT).text).toContain('costs your hand nothing');
    expect(hints.kong('Gong', { ...OPEN, meld: { ...MELD, costs: true } }, CONTEXT).text).not.toContain(
      'nothing',
    );
    const threats = [{ seat: 0, why: null, isCertain: false, sides: [] }] as const;
    expect(hints.kong('Kan', { ...OPEN, threats, meld: { ...MELD, indicator: true } }, CONTEXT).text).toMatch(
      /East has declared riichi\. The new dora counts for them as well\.$/,
    );
  });

  test('is not advised to a hand without being told that it cannot win any more', () => {
    const lost = { ...OPEN, goal: null };
    for (const { text } of [
      hints.claim('Pong', lost, CONTEXT),
      hints.kong('Gong', lost, CONTEXT),
      hints.pass(lost, CONTEXT),
    ]) {
      expect(text).toContain('can hardly win any more');
    }
    expect(hints.pass({ ...OPEN, goal: DOTS }, CONTEXT).text).toBe(
      'The hand is better without this tile. You’re collecting dots, winds and dragons.',
    );
  });
});
