import { describe, expect, test } from 'vitest';
import { formFaults, lessonFaults } from '../../src/lessons/check-lesson.ts';
import type { LessonCourse } from '../../src/lessons/course.ts';
import { generatorContexts } from '../../src/puzzles/generator-context.ts';
import { conceptsOf } from '../../src/questions/registry.node.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { ruleset } from '../scenes/faults.ts';

const FILE = 'content/two-five-eight/04-points.mdx';

const scene = parseScene(
  'title: x\ngiven: { turn: south }\ndeal: { south: "123m 456m 789p 789s 5s" }\nscript:\n  - south draws\n  - south discards 1m\n',
  'content/two-five-eight/scenes/a-turn.yaml',
);
const turn = { home: 'two-five-eight', scene, compiled: compileScene(scene, ruleset), ruleset };
const course: LessonCourse = {
  ruleset,
  later: () => new Set(),
  kinds: ['ordinary', 'extra'],
  under: (name) => (name === 'extra' ? { ...ruleset, tiles: [...ruleset.tiles.slice(0, 42), 4] } : undefined),
  rules: new Map([
    ['jong-258', { id: 'jong-258', title: 'The Jong', sentence: 'A pair.', scene: 'a-turn' }],
    ['tiles', { id: 'tiles', title: 'Tiles', sentence: 'There are 108.' }],
    ['lost', { id: 'lost', title: 'Lost', sentence: 'Nobody knows.', scene: 'a-tirn' }],
  ]),
  concepts: await conceptsOf(ruleset),
  generator: generatorContexts(game),
  scenes: ['a-turn', 'broken'],
  play: (name) =>
    name === 'a-turn'
      ? Promise.resolve(turn)
      : name === 'broken'
        ? Promise.reject(new LessonError({ file: 'content/x/scenes/broken.yaml', line: 3 }, 'no', 'Mend it.'))
        : undefined,
};

/** What is wrong with a lesson, without the file. */
const wrong = async (source: string) =>
  (await lessonFaults(source, FILE, course)).map(({ line, column, message, hint }) => ({
    line,
    column,
    what: message.split('\n')[0]?.replace(/^.*(?:mdx|yaml):\d+(?::\d+)?: /, ''),
    hint,
  }));

describe('a whole lesson with planted faults', () => {
  test.each([
    ['<Hand tiles="123m 567p 888p 34s 55s +2s" wins={false} />', /is said to be no win/, /It wins/],
    [
      '<Hand tiles="123m 567p 888p 234s 7s +7s" wins={false} because="tiles" />',
      /not because of tiles/,
      /jong-258/,
    ],
    ['<Hand tiles="12x" />', /broken notation/, /suit/],
    ['<Hand wins={true} />', '<Hand> has no tiles', 'Write tiles="…": the hand.'],
    ['<Hand tiles="" />', 'tiles of <Hand> is not tiles', 'Write tiles="…": the hand.'],
    ['<Hand tiles={hand} />', 'tiles of <Hand> is not tiles', 'Write tiles="…": the hand.'],
    ['<Hand tiles="1m" wins="yes" />', 'wins of <Hand> is not true or false', /wins=\{true\}/],
    ['<Tile />', 'there is no component <Tile>', /^There are: Answer, Aside/],
    ['<Term plural>pung</Term>', '<Term> has no plural', 'It has no properties.'],
    ['<Scene id="a-turn" at="x" />', '<Scene> has no at', 'There are: id.'],
    ['<Hand tils="123m" tiles="123m" />', '<Hand> has no tils', 'Did you mean “tiles”?'],
    ['<Hnad tiles="123m" />', 'there is no component <Hnad>', 'Did you mean “Hand”?'],
    ['<Hand tiles="123m">x</Hand>', '<Hand> holds something', 'Write <Hand … />.'],
    ['<Wrong try="south passes">No.</Wrong>', '<Wrong> stands outside of <YourTurn>', /Write it into/],
    ['<Aside></Aside>', '<Aside> is empty', /Write <Aside>/],
    ['<T></T>', '<T> has no tiles', 'Write <T>5p</T>.'],
    ['<T>5x</T>', /broken notation/, /suit/],
    ['<T>X</T>', /has no X/, /of this game/],
    ['<T under="other">5p</T>', /has no hands under “other”/, 'There are: ordinary, extra.'],
    ['<Waits tiles="123m 567p 888p 2345s" are="2s" />', /wait for 2s/, /25s/],
    ['<Wall sides="18 18 18 18" />', /18 18 18 18 stacks/, /They have/],
    ['<Wall sides="18" />', 'sides of <Wall> is not four numbers, with spaces between', /18 18 18 18/],
    ['<Score tiles="123m 567p 888p 34s 55s +2s" total="4 points" />', /worth 4 points/, /15 points/],
    [
      '<Score tiles="123m 567p 888p 34s 55s +2s" by="luck" total="15 points" />',
      'by of <Score> is not draw or discard',
      'Write by="draw" or by="discard": how the last tile came, if its mark does not show it.',
    ],
    ['<Scene id="a-trun" />', 'there is no scene “a-trun”', 'Did you mean “a-turn”?'],
    ['<Pays rule="lost" />', 'there is no scene “a-tirn”', 'Did you mean “a-turn”?'],
    [
      '<Score tiles="123m 567p 888p 34s 55s +2s" total="15 points" seat="up" />',
      'seat of <Score> is not east, south, west or north',
      /seat="north"/,
    ],
    [
      '<Score tiles="123m 567p 888p 34s 55s +2s" total="15 points" lines="tiles, no-such" />',
      'there is no rule “no-such”',
      /tiles/,
    ],
    ['<Pays rule="jong" />', 'there is no rule “jong”', /jong-258/],
    ['<Pays rule="tiles" />', 'tiles has no scene', /the scene that shows it/],
    ['<Pays rule="jong-258" />', 'nothing is paid by jong-258', /one payment/],
    ['<Term>pong</Term>', 'there is no term “pong”', 'Did you mean “pung”?'],
    [
      '<Check ask="?" hand="123m 567p 888p 34s 55s +2s" answer="does not win" />',
      /is said to be no win/,
      /It wins/,
    ],
    [
      '<Check ask="?" hand="123m 567p 888p 34s 55s +2s" answer="no" />',
      'answer of <Check> is not wins, does not win',
      /answer="does not win"/,
    ],
    ['<Check ask="?" hand="123m 567p 888p 34s 55s +2s" />', '<Check> has no answer', /wins, does not win/],
    [
      '<Check ask="?" answer="wins"><Answer right>x</Answer></Check>',
      '<Check> has an answer and no hand',
      /hand="…"/,
    ],
    [
      '<Check ask="?" hand="123m 567p 888p 34s 55s +2s" answer="wins"><Answer right>x</Answer></Check>',
      '<Check> has a hand and answers',
      /The rules answer/,
    ],
    [
      '<Check ask="?"><Answer right>x</Answer> and more</Check>',
      '<Check> holds something that is no <Answer>',
      /ask="…"/,
    ],
    [
      '<Check ask="?"><Answer>x <Why>y</Why></Answer></Check>',
      'no answer of this check is right',
      /Answer right/,
    ],
    [
      '<Check ask="?"><Answer right>x</Answer><Answer>z</Answer></Check>',
      'the wrong answer “z” does not say why',
      /Why/,
    ],
    [
      '<YourTurn scene="a-turn" step={2} seat="west" ask="?" goal="south discards 1m"></YourTurn>',
      /not for west to act/,
      'It is for south.',
    ],
    [
      '<YourTurn scene="a-turn" seat="south" ask="?" goal="south discards 1m"></YourTurn>',
      '<YourTurn> has no step',
      /step=\{3\}/,
    ],
  ])('%s', async (source, what, hint) => {
    const found = await wrong(`---\ntitle: x\n---\n\nFine.\n\n${source}\n`);
    expect(found).toHaveLength(1);
    expect(found[0]?.line).toBe(7);
    expect(found[0]?.what).toMatch(what);
    expect(found[0]?.hint).toMatch(hint);
  });

  test('a component may speak of another kind of hand, which has other tiles', async () => {
    expect(
      await wrong('---\ntitle: x\n---\n\n<T under="extra">5pX</T> and <Hand under="extra" tiles="XX" />\n'),
    ).toEqual([]);
  });

  test('a fault of a property has its line and column', async () => {
    expect(await wrong('One\n\n<Hand\n  tiles="123m"\n  wins="yes" />\n')).toMatchObject([
      { line: 5, column: 3, what: 'wins of <Hand> is not true or false' },
    ]);
    expect(await wrong('See <Pays rule="jong-259" />')).toMatchObject([{ line: 1, column: 11 }]);
    const [fault] = await lessonFaults('See <T>5x</T>', FILE, course);
    expect(fault?.message).toMatch(`${FILE}:1:5: broken notation`);
  });

  test('everything that is wrong is told at once, in the order of the lines', async () => {
    const source = 'Hold 55s.\n\n<Hand tils="1m" wins="x" />\n\n<T>5x</T> <Tip>x</Tip>\n';
    expect((await wrong(source)).map(({ line, what }) => `${line} ${what}`)).toEqual([
      '1 a bare hand: “55s”',
      '3 <Hand> has no tiles',
      '3 <Hand> has no tils',
      '3 wins of <Hand> is not true or false',
      '5 broken notation in “5x”, column 2',
      '5 there is no component <Tip>',
    ]);
  });

  test('a scene with a fault in it is named by its own file and line', async () => {
    const [fault] = await lessonFaults('\n\n\n<Scene id="broken" />', FILE, course);
    expect(fault?.message).toBe('content/x/scenes/broken.yaml:3: no\n  Mend it.');
  });

  test('its form alone is seen without playing anything', () => {
    const source = '<Hand tiles="123m 567p 888p 34s 55s +2s" wins={false} />\n\n<Tip>x</Tip> 5 points\n';
    expect(formFaults(source, FILE, ruleset).map(({ line, column }) => [line, column])).toEqual([
      [3, 1],
      [3, 14],
    ]);
  });

  test('a component that belongs to another one is looked at inside prose within it, too', async () => {
    const source =
      '<Check ask="?"><Answer right>Like <T>5x</T> <Why>It is.</Why></Answer><Answer>x <Why>See <Pays rule="no" />.</Why></Answer></Check>';
    expect((await wrong(source)).map(({ what }) => what)).toEqual([
      'broken notation in “5x”, column 2',
      'there is no rule “no”',
    ]);
  });

  test('a wrong try inside an exercise is found on its own line', async () => {
    const source =
      '<YourTurn\n  scene="a-turn" step={2} seat="south"\n  ask="?" goal="south discards 1m">\n  <Wrong try="south discards 2m">x</Wrong>\n  <Wrong try="south discards 9m">x</Wrong>\n</YourTurn>\n';
    expect(await wrong(source)).toEqual([
      {
        line: 5,
        column: 3,
        what: '“south discards 9m” is not allowed here',
        hint: 'It is refused by own-tiles, and answered by that rule.',
      },
    ]);
  });
});
