/** Books that a reader writes: the lines are the engine's, and what is said of them must be so. */
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  EACH,
  isCancelledOut,
  judgeBook,
  linesToShow,
} from '../../src/islands/Book/judge-line.ts';
import type { BookLine } from '../../src/islands/Book/props.ts';
import type book from '../../src/lessons/Book/spec.ts';
import { type CheckedBook, checkedBook } from '../../src/lessons/book.ts';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { elementsOf } from '../../src/lessons/elements.ts';
import { idsIn } from '../../src/lessons/prop-types.ts';
import type { PropsOf } from '../../src/lessons/spec.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
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
      { from: SOUTH, to: EAST, amount: 36, rule: null },
      { from: SOUTH, to: EAST, amount: 18, rule: 'pull' },
      { from: SOUTH, to: EAST, amount: 20, rule: 'dealer-bonus' },
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
    [
      `${pull} ask="East pays {pays east south}. Write the book."`,
      /“{pays east south}”: nothing is paid here/,
    ],
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
    line(SOUTH, EAST, 36, null),
    line(SOUTH, EAST, 18, 'pull'),
    line(SOUTH, EAST, 20, 'dealer-bonus'),
    line(WEST, EAST, 36, null),
    line(NORTH, EAST, 36, null),
  ];

  test('is right in any order, with several lines in one, and with a line for each reason', () => {
    expect(judgeBook('debts', [...right].reverse(), right).right).toBe(true);
    expect(judgeBook('debts', linesToShow('debts', right), right).right).toBe(true);
    const chase = [EAST, WEST, NORTH].map((to) => line(SOUTH, to, 10, 'chase'));
    const once: Draft = { from: SOUTH, to: EACH, amount: 10, rule: 'chase' };
    expect(judgeBook('cash', [once], chase)).toEqual({ right: true, slips: [null], off: [] });
    const toSouth = [EAST, WEST, NORTH].map((from) => line(from, SOUTH, 10, 'flower-pays'));
    expect(judgeBook('cash', [{ ...once, from: EACH, to: SOUTH, rule: 'flower-pays' }], toSouth).right).toBe(
      true,
    );
  });

  test('names a grown debt by any reason that it grew for', () => {
    const unchanged = [line(WEST, EAST, 36, null), line(NORTH, EAST, 36, null)];
    const whole = (rule: string | null) =>
      judgeBook('debts', [line(SOUTH, EAST, 74, rule), ...unchanged], right);
    expect(whole('pull').right).toBe(true);
    expect(whole('dealer-bonus').right).toBe(true);
    expect(whole('price').slips[0]).toBe('rule');
    expect(whole(null).slips[0]).toBe('rule');
  });

  test.each<[string, Draft, string]>([
    ['nobody owes it', line(EAST, SOUTH, 74, 'pull'), 'nobody'],
    ['the amount is another', line(SOUTH, EAST, 57, 'pull'), 'amount'],
    ['the reason is another', line(SOUTH, EAST, 74, 'price'), 'rule'],
    ['nothing has changed', line(WEST, EAST, 36, 'pull'), 'rule'],
    ['no amount is written', { ...line(SOUTH, EAST, 0, 'pull'), amount: null }, 'unfinished'],
    ['a seat owes itself', line(EAST, EAST, 36, 'pull'), 'unfinished'],
    ['everyone owes everyone', { from: EACH, to: EACH, amount: 36, rule: 'pull' }, 'unfinished'],
  ])('is wrong where %s', (_, draft, slip) => {
    expect(judgeBook('debts', [draft], right)).toMatchObject({ right: false, slips: [slip] });
  });

  describe('where the same two pay for two reasons', () => {
    const both = [line(SOUTH, NORTH, 10, 'miscalled-peng'), line(SOUTH, NORTH, 30, 'false-win')];
    const [first] = both as [BookLine];

    test('is right with a line for each, in any order, and with both in one line', () => {
      expect(judgeBook('cash', both, both).right).toBe(true);
      expect(judgeBook('cash', [...both].reverse(), both).right).toBe(true);
      for (const { rule } of both) {
        expect(judgeBook('cash', [line(SOUTH, NORTH, 40, rule)], both).right).toBe(true);
      }
    });

    test('is wrong where their reasons are exchanged, or one of them is there twice', () => {
      const exchanged = [line(SOUTH, NORTH, 30, 'miscalled-peng'), line(SOUTH, NORTH, 10, 'false-win')];
      expect(judgeBook('cash', exchanged, both)).toEqual({ right: false, slips: ['rule', 'rule'], off: [] });
      expect(judgeBook('cash', [...both, first], both).slips).toEqual([null, null, 'twice']);
    });
  });

  describe('where two pay two', () => {
    const noten = 'noten-pays';
    const paid = [line(EAST, SOUTH, 1500, noten), line(NORTH, WEST, 1500, noten)];

    test('is right whoever pays whom', () => {
      expect(
        judgeBook('cash', [line(EAST, WEST, 1500, noten), line(NORTH, SOUTH, 1500, noten)], paid).right,
      ).toBe(true);
      const quarters = [EAST, NORTH].flatMap((from) => [SOUTH, WEST].map((to) => line(from, to, 750, noten)));
      expect(judgeBook('cash', quarters, paid).right).toBe(true);
      expect(judgeBook('cash', paid, quarters).right).toBe(true);
    });

    test('is wrong where one of them is paid by both, and it says who has not got it', () => {
      const toSouth = [EAST, NORTH].map((from) => line(from, SOUTH, 1500, noten));
      expect(judgeBook('cash', toSouth, paid)).toEqual({
        right: false,
        slips: [null, 'amount'],
        off: [SOUTH, WEST],
      });
    });
  });

  test('is right line by line alone where what is paid comes back, since nobody has more or less after it', () => {
    const out = [SOUTH, WEST, NORTH].map((to) => line(EAST, to, 10, 'dice-123'));
    const back = [SOUTH, WEST, NORTH].map((from) => line(from, EAST, 10, 'flower-pays'));
    expect(judgeBook('cash', [...out, ...back], [...out, ...back]).right).toBe(true);
    const washed = [line(EAST, SOUTH, 5, 'dice-123'), line(SOUTH, EAST, 5, 'flower-pays')];
    expect(judgeBook('cash', washed, [...out, ...back]).right).toBe(false);
  });

  test('is wrong where a line is missing, or is there twice', () => {
    expect(judgeBook('debts', right.slice(0, -1), right)).toMatchObject({
      right: false,
      slips: [null, null, null, null],
      off: [NORTH],
    });
    const [first] = right as [BookLine];
    expect(judgeBook('debts', [...right, first], right)).toMatchObject({
      right: false,
      slips: [null, null, null, null, null, 'twice'],
    });
  });
});

/** The payments with which these seats settle among themselves in as few lines as possible. */
function settleByTotals(lines: readonly BookLine[]): BookLine[] {
  const net = [EAST, SOUTH, WEST, NORTH].map((seat) =>
    lines.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0),
      0,
    ),
  );
  const written: BookLine[] = [];
  for (const from of [NORTH, WEST, SOUTH, EAST]) {
    for (const to of [NORTH, WEST, SOUTH, EAST]) {
      const amount = Math.min(-(net[from] ?? 0), net[to] ?? 0);
      if (amount <= 0) continue;
      net[from] = (net[from] ?? 0) + amount;
      net[to] = (net[to] ?? 0) - amount;
      const rule = lines.find((line) => line.from === from || line.to === to)?.rule ?? null;
      const between = lines.find((line) => line.from === from && line.to === to);
      const back = lines.find((line) => line.from === to && line.to === from);
      written.push({ from, to, amount, rule: (between ?? back)?.rule ?? rule });
    }
  }
  return written;
}

describe('every book of the courses', async () => {
  const books: [string, CheckedBook][] = [];
  for (const of of games) {
    const own = courseOf(of);
    for (const { file, text } of of.lessons) {
      for (const { component, values, line } of elementsOf(tagsIn(text), file).elements.map((each) => ({
        ...each,
        line: each.tag.line,
      }))) {
        if (component !== 'Book') continue;
        const given = values as PropsOf<typeof book>;
        const played = await own.play(given.scene);
        if (!played) throw new Error(`there is no scene ${given.scene}`);
        books.push([
          `${of.id}/${given.scene}`,
          checkedBook(
            played,
            {
              since: given.since,
              step: given.step,
              kind: given.book,
              ask: given.ask,
              choices: idsIn(given.rules),
            },
            { file, line },
          ),
        ]);
      }
    }
  }

  test('there are books in two games', () => {
    expect(books.length).toBeGreaterThan(15);
    expect(new Set(books.map(([name]) => name.split('/')[0])).size).toBeGreaterThan(1);
  });

  test.each(books)('%s is right by the engine’s lines, by sums and by totals', (_, { kind, lines }) => {
    expect(judgeBook(kind, lines, lines)).toMatchObject({ right: true, off: [] });
    expect(judgeBook(kind, linesToShow(kind, lines), lines).right).toBe(true);
    if (kind === 'debts' || isCancelledOut(lines)) return;
    const pairs = lines.filter(
      (line, i) => lines.findIndex(({ from, to }) => from === line.from && to === line.to) === i,
    );
    const sums = pairs.map((line) => ({
      ...line,
      amount: lines
        .filter(({ from, to }) => from === line.from && to === line.to)
        .reduce((sum, { amount }) => sum + amount, 0),
    }));
    expect(judgeBook(kind, sums, lines).right).toBe(true);
    expect(judgeBook(kind, settleByTotals(lines), lines).right).toBe(true);
  });

  test.each(books)('%s is wrong by any other amount, and says whose', (_, { kind, lines }) => {
    const shown = linesToShow(kind, lines);
    for (const [i, line] of shown.entries()) {
      const other = { ...line, amount: line.amount + 0.5 };
      const judged = judgeBook(kind, shown.with(i, other), lines);
      expect(judged).toMatchObject({ right: false, slips: { [i]: 'amount' } });
      expect(judged.off).toEqual(kind === 'debts' ? [line.from] : [line.from, line.to].sort());
    }
  });

  test('is wrong by a reason for which the other of the two pays, where the amounts are those that are paid', () => {
    const tried = books.flatMap(([name, { kind, lines }]) => {
      if (kind === 'debts' || isCancelledOut(lines)) return [];
      const between = (from: number, to: number) =>
        lines.filter((line) => line.from === from && line.to === to).map(({ rule }) => rule);
      return lines.flatMap((line, i) => {
        const own = between(line.from, line.to);
        return between(line.to, line.from)
          .filter((rule) => !own.includes(rule))
          .map((rule) => ({ name, judged: judgeBook(kind, lines.with(i, { ...line, rule }), lines) }));
      });
    });
    expect(tried.length).toBeGreaterThan(0);
    for (const { name, judged } of tried) expect(judged.right, name).toBe(false);
  });

  test.each(books.filter(([name]) => name.startsWith('riichi/')))(
    '%s is paid with sticks: in hundreds, and without the bets, which it does not ask for',
    (_, { lines, groups }) => {
      for (const { amount } of lines) expect(amount % 100).toBe(0);
      for (const { from, to } of groups.flatMap(({ payments }) => payments)) {
        expect([from, to]).not.toContain('pot');
      }
    },
  );
});
