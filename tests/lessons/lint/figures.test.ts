/** What is counted of a lesson is what its reader meets, in the order in which it comes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { courseOf, type GameContent, games } from '../../../src/lessons/lint/content.ts';
import { decisionsOf, figuresOf } from '../../../src/lessons/lint/figures.ts';
import { stumblesOf } from '../../../src/lessons/lint/novice.ts';
import { repeatedHands, usesOf } from '../../../src/lessons/lint/repetition.ts';
import { earlyTerms } from '../../../src/lessons/lint/terms.ts';
import { type Walk, walk } from '../../../src/lessons/lint/traverse.ts';
import { minutesIn, TEXT_PROPERTIES } from '../../../src/lessons/minutes.ts';
import { SPECS } from '../../../src/lessons/registry.ts';

const content = games.find(({ id }) => id === 'two-five-eight') as GameContent;
const course = courseOf(content);

const lesson = (text: string, rules: readonly string[] = [], name = '01-x'): Promise<Walk> =>
  walk(
    {
      name,
      file: `content/two-five-eight/${name}.mdx`,
      text: `---\ntitle: x\ngoal: y\nrules: [${rules.join(', ')}]\n---\n\n${text}\n`,
    },
    course,
  );

const figures = (of: Walk) => {
  const placed = decisionsOf(of, content);
  return figuresOf('two-five-eight/x', of, placed, usesOf([of], placed));
};

const WRONG_PAIR = '<Check ask="Is this a win?" hand="123m 567p 888p 234s 7s +7s" answer="does not win" />';
const PUNG =
  '<YourTurn scene="calling-a-pung" step={3} seat="south" ask="What do you call?" goal="south pungs 5p"></YourTurn>';
const DISCARD =
  '<YourTurn scene="half-a-jong" step={2} seat="south" ask="Discard one." goal="south discards 9p"></YourTurn>';

describe('before the first decision', () => {
  test('words of prose, headings and labels count, tiles and what is said to an answer do not', async () => {
    const { before } = figures(
      await lesson(
        `## Two words\n\nThree **more** words <T>5p</T>.\n\n<Hand tiles="123m" label="A label" />\n\n${PUNG}`,
      ),
    );
    expect(before).toEqual({ words: 7, steps: 0, scenes: 0 });
  });

  test('every step of a scene counts, and the scene', async () => {
    const { before } = figures(await lesson(`<Scene id="calling-a-pung" />\n\n${WRONG_PAIR}`));
    expect(before.scenes).toBe(1);
    expect(before.steps).toBeGreaterThan(2);
  });
});

describe('a rule is decided by a board', () => {
  test('where the hand would win without it', async () => {
    expect(figures(await lesson(WRONG_PAIR, ['jong-258', 'tiles']))).toMatchObject({
      decided: ['jong-258'],
      undecided: ['tiles'],
      yesNo: { all: 1, no: 1 },
    });
  });

  test('where the best discard would be another without it', async () => {
    expect(figures(await lesson(DISCARD, ['jong-258'])).decided).toEqual(['jong-258']);
  });

  test('where the right move is made by it', async () => {
    const { decided, calls } = figures(await lesson(PUNG, ['call-pung', 'no-claimed-sheung']));
    expect(decided).toEqual(['call-pung']);
    expect(calls).toEqual({ all: 1, passed: 0 });
  });

  test('where the hand would be worth too little without it', async () => {
    const hongKong = games.find(({ id }) => id === 'hong-kong') as GameContent;
    const text = `---\ntitle: x\ngoal: y\nrules: [all-triplets, dragon]\n---\n
<Check ask="Is this a win?" hand="[222m^] [333p^] 444s 777s 5m <5m" answer="wins" />\n`;
    const walked = await walk({ name: '01-x', file: 'content/hong-kong/01-x.mdx', text }, courseOf(hongKong));
    const placed = decisionsOf(walked, hongKong);
    const { decided, undecided } = figuresOf('x', walked, placed, usesOf([walked], placed));
    expect([decided, undecided]).toEqual([['all-triplets'], ['dragon']]);
  });

  test.each([
    [
      'a call for the last discard, by the rule that it may be called',
      'two-five-eight',
      'last-discard',
      '<YourTurn scene="last-chance" step={3} seat="south" ask="What do you say?" goal="south wins 5p"></YourTurn>',
      PUNG,
    ],
    [
      'a win that is worth nothing, by the rule that it need not be worth anything',
      'hk-taiwanese',
      'no-minimum',
      '<YourTurn scene="no-minimum" step={3} seat="south" ask="What do you say?" goal="south wins 9p"></YourTurn>',
      '<YourTurn scene="price" step={3} seat="south" ask="What do you say?" goal="south wins 7s"></YourTurn>',
    ],
    [
      'a hand that is sorted in two ways, by the rule that the best one counts',
      'hk-taiwanese',
      'fan-add',
      '<Count hand="33334444555m 678p 99s <5m" by="discard" seat="south" total="53 fan" />',
      '<Count hand="[777p<] [888p^] 99p 234m 567s 11m <9p" by="discard" seat="south" total="32 fan" />',
    ],
    [
      'a flower that counts, by the order of seats',
      'hong-kong',
      'order-of-honours',
      '<Count hand="[111p<] [888s^] 333m 77m 99p 2f <9p" by="discard" seat="south" total="4 fan" />',
      '<Count hand="[111p<] [888s^] 333m 77m 99p <9p" by="discard" seat="south" total="4 fan" />',
    ],
  ])('%s, and another is not', async (_what, game, rule, yes, no) => {
    const of = games.find(({ id }) => id === game) as GameContent;
    const decidedBy = async (text: string): Promise<readonly string[]> => {
      const head = `---\ntitle: x\ngoal: y\nrules: [${rule}]\n---\n`;
      const file = `content/${game}/01-x.mdx`;
      const walked = await walk({ name: '01-x', file, text: `${head}\n${text}\n` }, courseOf(of));
      const placed = decisionsOf(walked, of);
      return figuresOf('x', walked, placed, usesOf([walked], placed)).decided;
    };
    expect(await decidedBy(yes)).toEqual([rule]);
    expect(await decidedBy(no)).toEqual([]);
  });

  test('and by none that only stands beside it', async () => {
    const told = '<Check ask="?"><Answer right>a</Answer><Answer>b <Why>c</Why></Answer></Check>';
    expect(figures(await lesson(told, ['call-pung'])).undecided).toEqual(['call-pung']);
  });
});

describe('minutes', () => {
  const WORDS = Array.from({ length: 200 }, () => 'word').join(' ');

  test('are words, what is told in answers among them, and what is done', async () => {
    const short = figures(await lesson(WORDS)).minutes;
    expect(short).toBeCloseTo(1);
    const more = figures(await lesson(`${WORDS}\n\n${WRONG_PAIR}`)).minutes;
    // Four words are the question, and 12 seconds its answer.
    expect(more - short).toBeCloseTo(4 / 200 + 12 / 60);
    const told = DISCARD.replace('></YourTurn>', '><Right>Five words are told here.</Right></YourTurn>');
    const [quiet, messageContext] = [figures(await lesson(DISCARD)), figures(await lesson(told))];
    expect(messageContext.minutes - quiet.minutes).toBeCloseTo(5 / 200);
  });

  test('count whatever a component tells in a property', () => {
    const told = [...SPECS.values()].flatMap(({ properties }) =>
      Object.entries(properties).flatMap(([name, { kind }]) => (kind.isProse ? [name] : [])),
    );
    expect([...new Set(told)].sort()).toEqual(TEXT_PROPERTIES);
  });

  test('come near to those of a reader who timed two courses', () => {
    for (const [course, timed] of [
      ['two-five-eight', 74],
      ['hong-kong', 151],
    ] as const) {
      const shared = readFileSync('content/common/00-draw-one-discard-one.mdx', 'utf8');
      // What stands beside the course was not timed.
      const own = (games.find(({ id }) => id === course)?.lessons ?? []).filter(
        ({ text }) => !text.includes('\nextra: true\n'),
      );
      const all = [shared, ...own.map(({ text }) => text)].reduce((sum, text) => sum + minutesIn(text), 0);
      expect(all, course).toBeGreaterThan(0.85 * timed);
      expect(all, course).toBeLessThan(1.15 * timed);
    }
  });
});

describe('a deal is used twice', () => {
  test('where a board repeats the scene above it', async () => {
    expect(figures(await lesson(`<Scene id="calling-a-pung" />\n\n${PUNG}`)).own).toBe(0);
    expect(figures(await lesson(PUNG)).own).toBe(1);
  });

  test('where a hand stands in two lessons, in whichever order its tiles are written', async () => {
    const one = await lesson('<Hand tiles="123m 567p 888p 34s 55s +2s" />', [], '01-x');
    const two = await lesson('<Hand tiles="888p 567p 123m 234s 5s +5s" />', [], '02-y');
    expect(repeatedHands([one, two])).toMatchObject([{ places: ['01-x:7', '02-y:7'] }]);
    expect(repeatedHands([one])).toEqual([]);
  });

  test('but not where the lesson says that it is the same hand', async () => {
    const both =
      '<Hand tiles="123m 567p 888p 34s 55s +2s" />\n\nThe same hand again:\n\n<Hand tiles="123m 567p 888p 234s 5s +5s" />';
    expect(repeatedHands([await lesson(both)])).toEqual([]);
  });
});

describe('the newcomer', () => {
  const WIN = '<Check ask="Is this a win?" hand="123m 567p 888p 34s 55s +2s" answer="wins" />';
  const WRAP = '<Check ask="Is this a win?" hand="123m 567p 888p 91s 55s +8s" answer="does not win" />';
  /** The rules that nobody could know who has only these lessons. */
  const unknown = (...walks: readonly Walk[]): string[] =>
    [...stumblesOf(walks.map((each) => ({ walk: each, placed: decisionsOf(each, content) }))).values()]
      .flat()
      .flatMap(({ rules }) => rules);

  test('stumbles over a rule that no lesson has brought', async () => {
    expect(unknown(await lesson(WRONG_PAIR, ['tiles']))).toContain('jong-258');
  });

  test('meets a rule of the lesson by a wrong first try, and knows it afterwards', async () => {
    const first = await lesson(`${WRONG_PAIR}\n\n${WIN}\n\n${WRAP}`, [
      'jong-258',
      'four-sets-and-jong',
      'no-wrap',
    ]);
    const second = await lesson(DISCARD, ['draw-discard'], '02-y');
    expect(unknown(first, second)).toEqual([]);
    expect(unknown(second)).toEqual(expect.arrayContaining(['jong-258', 'four-sets-and-jong']));
  });

  test('does not know what a lesson teaches and neither decides nor tells', async () => {
    const first = await lesson(WIN, ['jong-258', 'four-sets-and-jong'], '01-x');
    expect(unknown(first, await lesson(WRONG_PAIR, ['tiles'], '02-y'))).toEqual(['jong-258']);
  });

  test('knows what a sentence told', async () => {
    expect(
      unknown(
        await lesson(
          `<Hand tiles="123m 456p 789p 234s 3s +3s" wins={false} because="jong-258" />\n\n${WRONG_PAIR}`,
          ['tiles'],
        ),
      ),
    ).not.toContain('jong-258');
  });
});

test('a term stands too early where nothing has defined it', async () => {
  const early = earlyTerms([await lesson('One.\n\nA <Term>pung</Term>.')], () => []);
  expect([...early.values()]).toEqual([[{ term: 'pung', line: 9 }]]);
});
