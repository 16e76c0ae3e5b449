/** Boards that an author writes down or asks to be dealt: the rules answer them, and a false answer is a fault. */
import { describe, expect, test } from 'vitest';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { boardOf } from '../../src/lessons/questions.ts';
import { taughtAt } from '../../src/lessons/taught-rules.ts';
import { writable } from '../../src/questions/boards/board.ts';
import { dealtBoards } from '../../src/questions/boards/dealt-boards.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { courseOf, dealtIn, games } from './content.ts';

const courseOfGame = (id: string) => {
  const content = games.find((each) => each.id === id);
  if (!content) throw new Error(`there is no ${id}`);
  return courseOf(content);
};
const simple = courseOfGame('two-five-eight');
const counting = courseOfGame('hong-kong');
const place = { file: 'content/x/01-x.mdx', line: 1 };

const faultsOf = async (board: string, course = simple): Promise<string[]> =>
  (await lessonFaults(`<Drill id="x">${board}</Drill>`, place.file, course)).map(({ message }) => message);

describe('a board', () => {
  test.each([
    ['win', '<Board kind="win" hand="123m 567p 888p 34s 55s +2s" answer="wins" />', simple],
    ['no win', '<Board kind="win" hand="123m 567p 888p 234s 7s +7s" answer="does not win" />', simple],
    ['waits', '<Board kind="waits" hand="123m 567p 888p 2345s" answer="25s" />', simple],
    ['nothing', '<Board kind="waits" hand="123m 567p 888p 4567s" answer="nothing" />', simple],
    ['discard', '<Board kind="discard" hand="123m 567m 234p 888s 5s 9p" answer="9p" />', simple],
    ['sort', '<Board kind="sort" hand="123m 567p 888p 234s 55s" />', simple],
    ['no sets', '<Board kind="sort" hand="123m 567p 888p 234s 57s" answer="none" />', simple],
    ['mend', '<Board kind="mend" hand="123m 567m 234p 888s 5s 9p" answer="9p>5s" />', simple],
    ['pays', '<Board kind="pays" hand="123m 567p 888p 34s 55s <2s" />', simple],
    [
      'safe',
      '<Board kind="safe" scene="only-the-jong-is-missing" step={2} tiles="4s 5p 8m" answer="4s" />',
      simple,
    ],
    [
      'claim',
      '<Board kind="claim" scene="hooo-before-pung" step={3} try="west wins 5p" answer="west" />',
      simple,
    ],
    [
      'may',
      '<Board kind="may" scene="calling-a-pung" step={3} try="east chows 46p" rules="no-claimed-sheung own-tiles call-pung" answer="no-claimed-sheung" />',
      simple,
    ],
    ['pass', '<Board kind="pass" hand="123m 567p 888p 34s 55s <2s" answer="pass" />', counting],
    ['worth', '<Board kind="worth" hand="EEE 222p 777s 999m C +C" seat="east" answer="11 fan" />', counting],
    [
      'worth, with the wall’s last tile',
      '<Board kind="worth" hand="EEE 222p 777s 999m C +C" way="last" seat="east" answer="12 fan" />',
      counting,
    ],
    [
      'worth, with the replacement tile for a kong',
      '<Board kind="worth" hand="EEE (2222p) 777s 999m C +C" way="gong" seat="east" answer="12 fan" />',
      counting,
    ],
    [
      'worth, with the replacement tile for a second kong',
      '<Board kind="worth" hand="EEE (2222p) (7777s) 999m C +C" way="two-gongs" seat="east" answer="13 fan" />',
      counting,
    ],
    [
      'worth, on the first discard',
      '<Board kind="worth" hand="EEE 222p 777s 999m C <C" way="first" seat="south" answer="13 fan" />',
      counting,
    ],
  ] as const)('is judged: %s', async (_, board, course) => {
    expect(await faultsOf(board, course)).toEqual([]);
  });

  test('can be written of every kind but a tile’s name, and the four hands of a deal without a winner', () => {
    const kinds = new Set(games.flatMap(({ concepts }) => [...concepts.keys()]));
    expect([...kinds].filter((kind) => !writable.includes(kind))).toEqual(['tile', 'reveal']);
  });

  test.each([
    ['<Board kind="win" hand="123m 567p 888p 234s 7s +7s" answer="wins" />', /is said to be right.*\n.*no/],
    ['<Board kind="waits" hand="123m 567p 888p 2345s" answer="2s" />', /Right is: 2s, 5s/],
    ['<Board kind="discard" hand="123m 567m 234p 888s 5s 9p" answer="5s" />', /Right is: 9p/],
    ['<Board kind="win" hand="123m 567p 888p 234s 7s" />', /has 13 tiles/],
    ['<Board kind="win" hand="123m 567p 888p 234s 7s +7x" />', /broken notation/],
    ['<Board kind="wins" hand="123m" />', /no questions of “wins”\n.*“win”/],
    ['<Board kind="worth" hand="123m 567p 888p 34s 55s +2s" />', /no questions of “worth”/],
    ['<Board kind="may" try="east chows 46p" />', /has no table/],
    [
      '<Board kind="may" scene="calling-a-pung" step={3} try="east chows 46p" rules="no-claimed-sheung own-tiles in-turn" answer="no-claimed-sheung" />',
      /“in-turn” would be true of it as well/,
    ],
    ['<Deal kind="win" rules="jong-259" count={3} />', /there is no rule “jong-259”/],
    ['<Deal kind="win" rules="wall-out" count={3} />', /no question of "win" that turns on wall-out/],
    [
      '<Board kind="safe" scene="only-the-jong-is-missing" step={2} tiles="4s 5p 8m" answer="5p" />',
      /Right is: 4s/,
    ],
    [
      '<Board kind="safe" scene="only-the-jong-is-missing" step={2} tiles="4s 6m 5p" />',
      /4s and 6m are equally safe/,
    ],
    [
      '<Board kind="safe" scene="only-the-jong-is-missing" step={2} tiles="4s 2p" />',
      /2p is not in the hand/,
    ],
    [
      '<Board kind="safe" scene="no-run-and-no-jong" step={2} tiles="5m 6s" />',
      /somebody may win on each of these tiles/,
    ],
    ['<Board kind="safe" scene="only-the-jong-is-missing" step={2} tiles="4s" />', /fewer than two tiles/],
    ['<Board kind="safe" scene="calling-a-pung" step={2} tiles="1m 2m" />', /nobody threatens to win/],
    ['<Board kind="safe" scene="calling-a-pung" step={3} tiles="1m 2m" />', /nobody has to discard/],
    ['', /has no board/],
    [
      '<Board kind="win" hand="123m 567p 888p 34s 55s +2s" /><Board kind="win" hand="123m 567p 888p 34s 55s +2s" />',
      /has a board twice/,
    ],
  ])('that is not so is a fault: %s', async (board, fault) => {
    expect((await faultsOf(board)).join('\n')).toMatch(fault);
  });
});

describe.each(games)('boards that are dealt for $id', (content) => {
  const course = courseOf(content);
  const deal = (kind: string, count: number) =>
    dealtBoards(
      { kind, count, grade: 1, rules: [], seed: 'fair' },
      { concepts: course.concepts, generator: course.generator() },
      place,
    );

  test.each([...dealtIn(content).keys()])('%s: as many as are wanted, no two alike', (kind) => {
    const all = deal(kind, 5).map(({ subject }) => JSON.stringify(subject));
    expect(new Set(all).size).toBe(5);
  });

  test('a question with two answers has neither more than three times of five', () => {
    const yes = deal('win', 10).filter(({ key }) => key[0] === 'yes').length;
    expect(yes).toBeGreaterThanOrEqual(4);
    expect(yes).toBeLessThanOrEqual(6);
  });

  test('none of them turns on a rule that is to come later', () => {
    for (const { rule } of content.ruleset.wins.constraints) {
      const some = dealtBoards(
        { kind: 'win', count: 6, grade: 1, rules: [], without: [rule], seed: 'later' },
        { concepts: course.concepts, generator: course.generator() },
        place,
      );
      expect(some.flatMap(({ decides }) => decides)).not.toContain(rule);
    }
  });

  test('rules that only ever forbid are asked beside wins', () => {
    const [rule = ''] = content.ruleset.wins.constraints.map((each) => each.rule);
    if (rule === '') return;
    const some = dealtBoards(
      { kind: 'win', count: 6, grade: 1, rules: [rule], seed: 'fair' },
      { concepts: course.concepts, generator: course.generator() },
      place,
    );
    expect(some.filter(({ decides }) => decides.includes(rule)).length).toBeGreaterThanOrEqual(3);
    expect(some.filter(({ key }) => key[0] === 'yes').length).toBeGreaterThanOrEqual(2);
  });
});

describe('a hand to be counted', () => {
  const said = async (count: string, course = counting): Promise<string> =>
    (await lessonFaults(count, place.file, course)).map(({ message }) => message).join('\n');
  const HAND = 'hand="EEE 222p 777s 999m C +C" seat="east"';

  test.each([
    [`<Count ${HAND} total="11 fan" />`, counting],
    [`<Count ${HAND} total="11 fan" ticked="self-draw" pays />`, counting],
    ['<Count hand="123m 567p 888p 34s 55s +2s" pays />', simple],
  ])('is counted and settled: %s', async (count, course) => {
    expect(await said(count, course)).toBe('');
  });

  test.each([
    [`<Count ${HAND} total="10 fan" />`, /Right is: .*total 11/],
    [`<Count ${HAND} total="11 points" />`, /is no amount/],
    [`<Count ${HAND} total="11 fan" ticked="all-triplets" />`, /has no all-triplets\n.*It has/],
    [`<Count ${HAND} />`, /asks nothing/],
    ['<Count hand="123m 567p 888p 234s 5s +6s" pays />', /does not win/],
  ])('that is not so is a fault: %s', async (count, fault) => {
    expect(await said(count)).toMatch(fault);
  });
});

test('a fault of a board is a fault at its place', async () => {
  const [fault] = await lessonFaults(
    '<Drill id="x">\n  <Board kind="win" hand="123m 567p 888p 234s 7s +7s" answer="wins" />\n</Drill>',
    place.file,
    simple,
  );
  expect(fault).toBeInstanceOf(LessonError);
  expect(fault?.line).toBe(2);
});

describe('a lesson asks nothing that only a later one teaches', () => {
  const taiwanese = courseOfGame('hk-taiwanese');
  const at = (file: string) => ({ file: `content/hk-taiwanese/${file}.mdx`, line: 1 });

  test('what is later is what no lesson up to here teaches', () => {
    const lessons = [
      { file: 'content/x/01-a.mdx', rules: ['a', 'b'] },
      { file: 'content/x/02-b.mdx', rules: ['c'] },
      { file: 'content/x/03-c.mdx', rules: ['b', 'd'] },
    ];
    expect([...taughtAt(lessons, 'content/x/01-a.mdx').later]).toEqual(['c', 'd']);
    expect([...taughtAt(lessons, 'content/x/03-c.mdx').later]).toEqual([]);
    expect([...taughtAt(lessons, 'content/x/rulebook.yaml').later]).toEqual([]);
  });

  test('a hand is counted with lines that have been taught', async () => {
    const linesAt = async (file: string, hand: string): Promise<string[]> => {
      const claimed = {
        course: taiwanese,
        place: at(file),
        text: '',
        parts: [],
        fault: (what: string, hint: string) => new LessonError(at(file), what, hint),
      };
      const unsaid = {
        by: undefined,
        round: undefined,
        under: undefined,
        seat: undefined,
        way: undefined,
        dora: undefined,
        ura: undefined,
        river: undefined,
        ask: undefined,
      };
      const { question } = await boardOf('worth', { ...unsaid, hand }, claimed);
      return [...(question.choices ?? [])];
    };
    const some = '[345p<] 34m 678m 88m 234s 678s <5m';
    // Of this one every line that does not count would be one that comes later: known ones stand in for them.
    const none = '[435p<] 567m 234s 678s 88m 34m <5m';
    for (const hand of [some, none]) {
      const early = await linesAt('08-counting-fan', hand);
      expect(early).toEqual(expect.arrayContaining(['all-chows', 'all-simples']));
      expect(early.length).toBeGreaterThan(2);
      for (const line of early) expect([...taiwanese.later(at('08-counting-fan').file)]).not.toContain(line);
    }
    const early = await linesAt('08-counting-fan', some);
    expect((await linesAt('14-the-first-and-the-last-tile', some)).length).toBeGreaterThan(early.length);
  });

  test('where no other line has been taught, those that come next stand beside', async () => {
    const file = 'content/hong-kong/10-three-fan.mdx';
    const board =
      '<Count hand="345m 789m 12p 567s 88s 3f +3p" seat="south" ticked="common-hand" total="3 fan" />';
    expect((await lessonFaults(board, file, counting)).map(({ message }) => message)).toEqual([]);
    const place = { file, line: 1 };
    const fault = (what: string, hint: string) => new LessonError(place, what, hint);
    const { question } = await boardOf(
      'worth',
      {
        by: undefined,
        round: undefined,
        under: undefined,
        seat: 'south',
        way: undefined,
        dora: undefined,
        ura: undefined,
        river: undefined,
        ask: undefined,
        hand: '345m 789m 12p 567s 88s 3f +3p',
      },
      { course: counting, place, text: '', parts: [], fault },
    );
    const next = [...counting.later(file)].slice(0, 3);
    expect(new Set(question.choices)).toEqual(
      new Set(['common-hand', 'fully-concealed', 'self-draw', ...next]),
    );
  });
});
