import { describe, expect, test } from 'vitest';
import { proseFaults } from '../../src/lessons/prose.ts';

const FILE = 'content/two-five-eight/04-points.mdx';
const faults = (source: string): string[] =>
  proseFaults(source, FILE, { units: ['points', 'point'] }).map(
    ({ message }) =>
      message
        .split('\n')[0]
        ?.slice(FILE.length + 1)
        .replace(/^(\d+):\d+/, '$1') ?? '',
  );

describe('statements that nobody would execute are found', () => {
  test.each([
    ['A bare 234m here', ['1: a bare hand: “234m”']],
    ['one\n\nHold 55s and 5p.', ['3: a bare hand: “55s”', '3: a bare tile: “5p”']],
    ['EEE is a pung.', ['1: a bare hand: “EEE”']],
    ['In code, `234m` is a hand too.', ['1: a bare hand: “234m”']],
    ['West pays 5 points.', ['1: a number that nobody checks: “5 points”']],
    [
      'West pays five points, and a 5-point fine.',
      ['1: a number that nobody checks: “five points”', '1: a number that nobody checks: “5-point”'],
    ],
    ['With <T>5p</T> the hand wins.', ['1: a win that nobody checks: “With <T>5p</T> the hand wins”']],
    [
      'It does not win without <T>5p</T>.',
      ['1: a win that nobody checks: “It does not win without <T>5p</T>”'],
    ],
    ['<Aside>\nTake 12m.\n</Aside>', ['2: a bare hand: “12m”']],
    ['<Hand tiles="123m" label="worth 5 points" />', ['1: a number that nobody checks: “5 points”']],
    ['<Check ask="You hold 46p.">x</Check>', ['1: a bare hand: “46p”']],
    ['<Answer right>5 points</Answer>', ['1: a number that nobody checks: “5 points”']],
  ])('%j', (source, expected) => {
    expect(faults(source)).toEqual(expected);
  });

  test('with a hint', () => {
    const [fault] = proseFaults('Hold 55s.', FILE, { units: ['points'] });
    expect(fault).toMatchObject({
      line: 1,
      column: 6,
      hint: 'Write <T>55s</T>, or <Hand tiles="55s …" />.',
    });
  });
});

describe('what may be said is left alone', () => {
  test.each([
    ['ranks in words', 'The pair must be 2s, 5s or 8s. Two 2s make 4, and 8, 9, 1 is no set.'],
    ['tiles in components', 'You hold <T>55p</T> and need <T>5p</T>.'],
    [
      'a hand that is judged, and what follows it',
      '<Hand tiles="123m 567p 888p 34s 55s +2s" wins={true} /> wins at once.',
    ],
    ['a win without a tile', 'If two call, the win comes first, and everyone who calls wins.'],
    ['numbers of other things', 'You have 13 tiles, and 4 of each. It takes 5 minutes.'],
    ['words that end like a unit', 'At one point in the hand, points are settled.'],
    ['what a question supposes', '<Check ask="You win with 3 points. What do you get?">x</Check>'],
    ['a wrong answer', '<Answer>15 points <Why>It is less.</Why></Answer>'],
    ['the head and code', '---\ntiles: 234m\n---\n\n```\n234m 5 points\n```\n'],
    ['comments', '{/* 234m is worth 5 points */}'],
    ['addresses', '[Play](/play/two-five-eight/?deal=12m) and #12p'],
  ])('%s', (_what, source) => {
    expect(faults(source)).toEqual([]);
  });
});
