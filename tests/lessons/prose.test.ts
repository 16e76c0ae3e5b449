import { describe, expect, test } from 'vitest';
import { type Course, lessonFaults } from '../../src/lessons/lesson.ts';
import { checkProse, proseFaults } from '../../src/lessons/prose.ts';
import { faultIn, played, ruleset } from '../scenes/faults.ts';

const FILE = 'content/two-five-eight/04-points.mdx';
const faults = (source: string): string[] =>
  proseFaults(source, FILE, { units: ['points', 'point'] }).map(
    ({ message }) => message.split('\n')[0]?.slice(FILE.length + 1) ?? '',
  );

describe('statements that nobody would execute are found', () => {
  test.each([
    ['A bare 234m here', ['1: a bare hand: “234m”']],
    ['one\n\nHold 55s and 5p.', ['3: a bare hand: “55s”', '3: a bare tile: “5p”']],
    ['The set [234m<] is a chow.', ['1: a bare hand: “234m”']],
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
    expect(faultIn(() => checkProse('Hold 55s.', FILE, { units: ['points'] }))?.hint).toBe(
      'Write <T>55s</T>, or <Hand tiles="55s …" />.',
    );
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
    ['a wrong answer', '<Answer>15 points <Why>It is less.</Why></Answer>'],
    ['the head and code', '---\ntiles: 234m\n---\n\n```\n234m 5 points\n```\n'],
    ['comments', '{/* 234m is worth 5 points */}'],
    ['addresses', '[Play](/play/two-five-eight/?deal=12m) and #12p'],
  ])('%s', (_what, source) => {
    expect(faults(source)).toEqual([]);
  });
});

describe('a whole lesson with planted faults', () => {
  const scene = played(
    'title: x\ngiven: { turn: south }\ndeal: { south: "123m 456m 789p 789s 5s" }\nscript:\n  - south draws\n  - south discards 1m\n',
  );
  const course: Course = {
    ruleset,
    under: (name) =>
      name === 'extra' ? { ...ruleset, tiles: [...ruleset.tiles.slice(0, 42), 4] } : undefined,
    rules: new Map([
      ['jong-258', 'a-turn'],
      ['tiles', null],
    ]),
    scenes: new Map([['a-turn', { compiled: scene, ruleset }]]),
  };
  const wrong = (source: string) =>
    lessonFaults(source, FILE, course).map(({ line, message, hint }) => ({
      line,
      what: message.split('\n')[0]?.replace(/^.*mdx:\d+: /, ''),
      hint,
    }));

  test.each([
    ['<Hand tiles="123m 567p 888p 34s 55s +2s" wins={false} />', /is said to be no win/, /It wins/],
    [
      '<Hand tiles="123m 567p 888p 234s 7s +7s" wins={false} because="jong" />',
      /not because of jong/,
      /jong-258/,
    ],
    ['<Hand tiles="12x" />', /broken notation/, /suit/],
    ['<Hand wins={true} />', '<Hand> has no tiles', 'Write tiles="…".'],
    ['<Hand tiles="1m" wins="yes" />', 'wins of <Hand> is neither true nor false', /wins=\{true\}/],
    ['<Tile />', 'there is no component <Tile>', /^There are: T, Hand/],
    ['<Term plural>pung</Term>', '<Term> has no plural', 'It has no properties.'],
    ['<Scene id="a-turn" at="x" />', '<Scene> has no at', 'It can have: id.'],
    ['<T>5z</T>', /broken notation/, /suit/],
    ['<T>X</T>', /has no X/, /of this game/],
    ['<T under="other">5p</T>', /has no hands under “other”/, /Leave it out/],
    ['<Waits tiles="123m 567p 888p 2345s" are="2s" />', /wait for 2s/, /25s/],
    ['<Score tiles="123m 567p 888p 34s 55s +2s" total="4 points" />', /worth 4 points/, /15 points/],
    [
      '<Score tiles="123m 567p 888p 34s 55s +2s" by="luck" total="15 points" />',
      'by="luck" is no way to win',
      /draw, discard/,
    ],
    ['<Scene id="a-trun" />', 'there is no scene “a-trun”', 'Did you mean “a-turn”?'],
    ['<Rule id="jong" />', 'there is no rule “jong”', /jong-258/],
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
      '“no” is no answer',
      /wins, does not win/,
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
  ])('%s', (source, what, hint) => {
    const found = wrong(`---\ntitle: x\n---\n\nFine.\n\n${source}\n`);
    expect(found).toHaveLength(1);
    expect(found[0]?.line).toBe(7);
    expect(found[0]?.what).toMatch(what);
    expect(found[0]?.hint).toMatch(hint);
  });

  test('a component may speak of another kind of hand, which has other tiles', () => {
    expect(
      wrong('---\ntitle: x\n---\n\n<T under="extra">5pX</T> and <Hand under="extra" tiles="XX" />\n'),
    ).toEqual([]);
  });

  test('a wrong try inside an exercise is found on its own line', () => {
    const source =
      '<YourTurn\n  scene="a-turn" step={2} seat="south"\n  ask="?" goal="south discards 1m">\n  <Wrong try="south discards 2m">x</Wrong>\n  <Wrong try="south discards 9m">x</Wrong>\n</YourTurn>\n';
    expect(wrong(source)).toEqual([
      {
        line: 5,
        what: '“south discards 9m” is not allowed here',
        hint: 'It is refused by own-tiles, and answered by that rule.',
      },
    ]);
  });
});
