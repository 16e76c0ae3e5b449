/** A scene asks who acts, and the engine answers. */
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import game from '../../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parsing/parse.ts';
import { predictionsIn } from '../../../src/scenes/presentation/predictions.ts';

const SCENE = `title: A Pung
given: { turn: north }
deal:
  east: "46p …"
  south: "123m 678m 55p 22s 46s 9s"
  wall: "5p 1m …"
script:
  - north draws 5p
  - north discards 5p: South has <two> of them.
  - south pungs 5p: South & nobody else.
    ask: Who gets the tile?
`;
const context = {
  locale: 'en',
  rules: new Map(),
  books: () => ({ rulebook: '/rules/', book: '/book.json' }),
  chart: () => '',
};
const asked = (source: string) => {
  const scene = parseScene(source, 'content/two-five-eight/scenes/own.yaml');
  const ruleset = rulesetOf(game);
  return predictionsIn(context, { scene, ruleset, compiled: compileScene(scene, ruleset) });
};

describe('Before a line that is asked about', () => {
  const [first] = asked(SCENE);

  test('the four seats are the answers, and who acts in it is right', () => {
    expect(first).toMatchObject({ step: 3, ask: 'Who gets the tile?' });
    expect(first?.answers.map(({ text, right }) => [text, right])).toEqual([
      ['East', false],
      ['South', true],
      ['West', false],
      ['North', false],
    ]);
  });

  test('who gave the tile, and who did not call it, is told so', () => {
    const told = first?.answers.map(({ why }) => why);
    expect(told?.[3]).toMatch(/^<p>North discarded it\.<\/p>$/);
    expect(told?.[0]).toMatch(/^<p>East did not call\.<\/p>$/);
  });

  test('of a turn each seat is told after whom it plays', () => {
    const [next] = asked(`${SCENE.split('script:')[0]}script:
  - north draws 5p
  - north discards 5p: South has two of them.
  - south passes: South lets it lie.
  - east draws 1m: East plays after North.
    ask: Who draws?
`);
    expect(next?.answers[2]?.why).toMatch(/^<p>West plays after South\.<\/p>$/);
  });

  test('what its author wrote is text, never markup', () => {
    expect(first?.answers[1]?.why).toBe('<p>South &amp; nobody else.</p>');
  });

  test('nothing is asked where nothing is written', () => {
    expect(asked(SCENE.replace(/ {4}ask: .*\n/, ''))).toEqual([]);
  });
});

test('who gets a tile that two want is told by the rule that the other loses by', () => {
  const [first] = asked(`title: Two calls
given: { turn: north }
deal:
  south: "678m 11p 345p 22s 468s"
  west: "456m 999m 55p 789p 13s"
  wall: "2s …"
script:
  - north draws 2s
  - north discards 2s
  - south pungs 2s
  - west wins 2s: West calls Hooo.
    ask: Who gets the tile?
`);
  expect(first?.answers.find(({ right }) => right)).toMatchObject({ text: 'West', rule: { id: 'priority' } });
});
