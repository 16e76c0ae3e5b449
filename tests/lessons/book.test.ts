/** Books that a reader writes: the lines are the engine's, and what is said of them must be so. */
import { describe, expect, test } from 'vitest';
import { type Draft, EACH, judgeBook } from '../../src/islands/Book/judge-line.ts';
import type { BookLine } from '../../src/islands/Book/props.ts';
import { checkedBook } from '../../src/lessons/book.ts';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { courseOf, games } from './content.ts';

const content = games.find(({ id }) => id === 'hk-taiwanese');
if (!content) throw new Error('there is no such game');
const course = courseOf(content);
const place = { file: 'content/x/01-x.mdx', line: 1 };
const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3] as const;

const bookOf = async (
  scene: string,
  step: number,
  kind: 'cash' | 'debts',
  choices: string,
  since?: number,
) => {
  const played = await course.play(scene);
  if (!played) throw new Error(`there is no scene ${scene}`);
  return checkedBook(
    played,
    { since, step, kind, ask: 'Write the book.', choices: choices.split(' ') },
    place,
  );
};

describe('the engine writes', () => {
  test('the debts that are open after a win, with what made each of them what it is', async () => {
    const { lines, before } = await bookOf('pull-two', 3, 'debts', 'pull price dealer-bonus');
    expect(before).toHaveLength(3);
    expect(lines).toEqual([
      { from: SOUTH, to: EAST, amount: 74, rule: 'pull' },
      { from: WEST, to: EAST, amount: 36, rule: null },
      { from: NORTH, to: EAST, amount: 36, rule: null },
    ]);
  });

  test('what is paid at once when a streak ends, half of it by whoever has beaten the winner', async () => {
    const { lines, rests } = await bookOf('pull-three-b', 3, 'cash', 'pull price dealer-loses');
    expect(lines).toEqual([
      { from: SOUTH, to: EAST, amount: 37, rule: 'pull' },
      { from: WEST, to: EAST, amount: 36, rule: 'pull' },
      { from: NORTH, to: EAST, amount: 36, rule: 'pull' },
    ]);
    expect(rests).toEqual(['pull']);
  });

  test('only the new debt in the new book, and it rests on the rule that made its price', async () => {
    const { lines, rests } = await bookOf('pull-three-b', 3, 'debts', 'pull price dealer-loses');
    expect(lines).toEqual([{ from: EAST, to: SOUTH, amount: 30, rule: 'dealer-loses' }]);
    expect(rests).toEqual(['dealer-loses']);
  });

  test('what one pays to each of the others on the spot', async () => {
    const { lines } = await bookOf('chase', 8, 'cash', 'chase dice-123 flower-pays');
    expect(lines).toEqual([EAST, WEST, NORTH].map((to) => ({ from: SOUTH, to, amount: 10, rule: 'chase' })));
  });

  test('what is paid over several steps, with a line for each reason between the same two', async () => {
    const choices = 'miscalled-peng false-win concealed-kong-hidden';
    const { lines, rests } = await bookOf('two-mistakes', 7, 'cash', choices, 1);
    expect(lines.filter(({ to }) => to === NORTH)).toEqual([
      { from: SOUTH, to: NORTH, amount: 10, rule: 'miscalled-peng' },
      { from: SOUTH, to: NORTH, amount: 30, rule: 'false-win' },
    ]);
    expect(lines).toHaveLength(4);
    expect([...rests].sort()).toEqual(['false-win', 'miscalled-peng']);
  });
});

describe('an author is told', () => {
  const faultsOf = async (properties: string): Promise<string> =>
    (await lessonFaults(`<Book ${properties} />`, place.file, course))
      .map(({ message }) => message)
      .join('\n');
  const pull = 'scene="pull-two" step={3} book="debts" rules="pull price dealer-bonus"';

  test('nothing of a book that is right', async () => {
    expect(await faultsOf(`${pull} ask="East wins with 2 fan. Write the book."`)).toBe('');
  });

  test.each([
    [`${pull} ask="East wins with 3 fan. Write the book."`, /“3 fan” is not so\n.*worth 2 fan/],
    [
      'scene="pull-two" step={2} book="debts" ask="Write." rules="pull price stakes"',
      /nothing of debts is written/,
    ],
    ['scene="pull-two" step={9} book="debts" ask="Write." rules="pull price stakes"', /has no step 9/],
    [`${pull} since={4} ask="Write."`, /step 4 is not before step 3/],
    [`${pull} since={1} ask="Write."`, /debts are written after one step/],
    [
      'scene="pull-two" step={3} book="debts" ask="Write." rules="price stakes match"',
      /pull is not among the rules/,
    ],
    ['scene="pull-two" step={3} book="debts" ask="Write." rules="pull price"', /has 2 rules/],
    ['scene="pull-two" step={3} book="purse" ask="Write." rules="pull price stakes"', /cash or debts/],
    [
      'scene="pull-tow" step={3} book="debts" ask="Write." rules="pull price stakes"',
      /there is no scene “pull-tow”/,
    ],
  ])('of %s', async (properties, fault) => {
    expect(await faultsOf(properties)).toMatch(fault);
  });
});

describe('a reader’s book', () => {
  const line = (from: BookLine['from'], to: BookLine['to'], amount: number, rule: string | null) => ({
    from,
    to,
    amount,
    rule,
  });
  const right: BookLine[] = [
    line(SOUTH, EAST, 74, 'pull'),
    line(WEST, EAST, 36, null),
    line(NORTH, EAST, 36, null),
  ];

  test('is right in any order, and with several lines in one', () => {
    expect(judgeBook([...right].reverse(), right).right).toBe(true);
    const chase = [EAST, WEST, NORTH].map((to) => line(SOUTH, to, 10, 'chase'));
    const once: Draft = { from: SOUTH, to: EACH, amount: 10, rule: 'chase' };
    expect(judgeBook([once], chase)).toEqual({ right: true, slips: [null], missing: 0 });
    const toSouth = [EAST, WEST, NORTH].map((from) => line(from, SOUTH, 10, 'flower-pays'));
    expect(judgeBook([{ ...once, from: EACH, to: SOUTH, rule: 'flower-pays' }], toSouth).right).toBe(true);
  });

  test.each<[string, Draft, string]>([
    ['nobody owes it', line(EAST, SOUTH, 74, 'pull'), 'nobody'],
    ['the amount is another', line(SOUTH, EAST, 56, 'pull'), 'amount'],
    ['the reason is another', line(SOUTH, EAST, 74, 'price'), 'rule'],
    ['nothing has changed', line(WEST, EAST, 36, 'pull'), 'rule'],
    ['no amount is written', { ...line(SOUTH, EAST, 0, 'pull'), amount: null }, 'unfinished'],
    ['a seat owes itself', line(EAST, EAST, 36, 'pull'), 'unfinished'],
    ['everyone owes everyone', { from: EACH, to: EACH, amount: 36, rule: 'pull' }, 'unfinished'],
  ])('is wrong where %s', (_, draft, slip) => {
    expect(judgeBook([draft], right)).toMatchObject({ right: false, slips: [slip] });
  });

  describe('where the same two pay for two reasons', () => {
    const both = [line(SOUTH, NORTH, 10, 'miscalled-peng'), line(SOUTH, NORTH, 30, 'false-win')];

    test('is right with a line for each, in any order', () => {
      expect(judgeBook(both, both).right).toBe(true);
      expect(judgeBook([...both].reverse(), both).right).toBe(true);
    });

    test('is wrong with both in one line, and says that one is missing', () => {
      const sum = [line(SOUTH, NORTH, 40, 'false-win')];
      expect(judgeBook(sum, both)).toEqual({ right: false, slips: ['amount'], missing: 1 });
    });

    test('is wrong where their reasons are exchanged, or one of them is there twice', () => {
      const exchanged = [line(SOUTH, NORTH, 30, 'miscalled-peng'), line(SOUTH, NORTH, 10, 'false-win')];
      expect(judgeBook(exchanged, both)).toEqual({ right: false, slips: ['rule', 'rule'], missing: 0 });
      const [first] = both as [BookLine];
      expect(judgeBook([...both, first], both).slips).toEqual([null, null, 'twice']);
    });
  });

  test('is wrong where a line is missing, or is there twice', () => {
    expect(judgeBook(right.slice(0, 2), right)).toMatchObject({
      right: false,
      slips: [null, null],
      missing: 1,
    });
    const [first] = right as [BookLine];
    expect(judgeBook([...right, first], right)).toMatchObject({
      right: false,
      slips: [null, null, null, 'twice'],
    });
  });
});
