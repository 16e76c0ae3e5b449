/** A scene and an exercise of the content, as their page would give them to their islands. */
import { parse } from 'yaml';
import exchangesSource from '../../content/british/scenes/exchanges.yaml?raw';
import common from '../../content/common/rulebook.yaml?raw';
import taiwaneseBook from '../../content/hk-taiwanese/rulebook.yaml?raw';
import falseWinSource from '../../content/hk-taiwanese/scenes/false-win.yaml?raw';
import riichiBook from '../../content/riichi/rulebook.yaml?raw';
import openAndDrawn from '../../content/riichi/scenes/open-and-drawn.yaml?raw';
import rulebook from '../../content/two-five-eight/rulebook.yaml?raw';
import source from '../../content/two-five-eight/scenes/calling-a-pung.yaml?raw';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { TurnProps } from '../../src/islands/YourTurn/props.ts';
import type { Author } from '../../src/lessons/author.ts';
import type { PlayedScene, RulebookEntry } from '../../src/lessons/course.ts';
import { plain } from '../../src/lessons/html.ts';
import { readValues } from '../../src/lessons/props.ts';
import type { PropValues } from '../../src/lessons/spec.ts';
import { turnProps } from '../../src/lessons/turn.ts';
import wrong from '../../src/lessons/Wrong/spec.ts';
import yourTurn from '../../src/lessons/YourTurn/spec.ts';
import { generatorContexts } from '../../src/puzzles/generator-context.ts';
import { conceptsOf } from '../../src/questions/registry.ts';
import british from '../../src/rulesets/british/index.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { bottomOf, recordingOf, rulesAt } from '../../src/scenes/presentation/reel.ts';
import { stepTexts, wonTexts } from '../../src/scenes/presentation/steps.ts';
import type { SceneProps } from '../../src/sessions/props.ts';

const ruleset = rulesetOf(game);
const scene = parseScene(source, 'content/two-five-eight/scenes/calling-a-pung.yaml');
const compiled = compileScene(scene, ruleset);
export const place = { file: 'content/two-five-eight/05-calling-a-pung.mdx', line: 12 };

export const played: PlayedScene = { home: 'two-five-eight', scene, compiled, ruleset };

export const author: Author = {
  place,
  game: 'two-five-eight',
  ruleset,
  later: () => new Set(),
  kinds: Object.keys(game.under),
  under: (name) => (name in game.under ? rulesetOf(game, {}, name) : undefined),
  concepts: await conceptsOf(ruleset),
  generator: generatorContexts(game),
  scenes: [scene.id],
  play: (name) => (name === scene.id ? Promise.resolve(played) : undefined),
  terms: ruleset.terms,
  teaches: new Set(),
  taught: new Set(),
  definitions: new Map(),
  rules: entriesOf(rulebook),
  books: (of) => ({ rulebook: `/rules/${of}/`, book: `/rules/${of}/rulebook.json` }),
  chart: (of, under) => `/rules/${of}/charts/${under}.json`,
  fault: (what, hint) => new LessonError(place, what, hint),
};

/** A chart of two states, so that nothing has to be laid out. */
const state = { width: 88, height: 32, x: 0 };
export const drawingGiven = {
  width: 100,
  height: 100,
  states: [
    { ...state, id: 'drawing' as const, name: 'Draw', y: 0 },
    { ...state, id: 'deciding' as const, name: 'Own turn', y: 60 },
  ],
  arrows: [{ from: 'drawing' as const, to: 'deciding' as const, rules: ['turn-order'], path: 'M44 32V60' }],
};

export const sceneGiven: SceneProps = {
  ...rulesAt(author, played),
  id: scene.id,
  title: scene.title,
  terms: ruleset.terms,
  recording: recordingOf(compiled.frames),
  steps: stepTexts(author, played, null),
  won: wonTexts(played, null),
  you: bottomOf(compiled, scene.deal),
  viewer: null,
  chart: author.chart(scene.ruleset, scene.under),
  anchored: true,
};

const given = {
  scene: scene.id,
  step: 3,
  seat: 'south' as const,
  ask: 'North has discarded the 5 of dots. What do you call?',
  goal: 'south pungs 5p',
};

/** An exercise of this scene, with these properties instead. @throws LessonError */
export async function turnWith(
  other: Partial<Record<'seat' | 'goal', string>> = {},
  html = '<p>Allowed, but <b>look</b>.</p>',
): Promise<TurnProps> {
  const written = new Map(
    Object.entries({ ...given, ...other }).map(([name, value]) => [name, { value, place }]),
  );
  const { values: read, faults } = readValues(yourTurn, written, place);
  if (!read) throw faults[0];
  const tried = { values: { try: 'south passes' }, component: wrong.name, place: { ...place, line: 14 } };
  const parts = [{ ...tried, html, text: plain(html), parts: [] }];
  const claimed = { course: author, place, text: '', parts, fault: author.fault };
  const checked = await yourTurn.check?.(read, claimed);
  if (!checked) throw new Error('an exercise is checked');
  return turnProps(author, read, checked, parts);
}

export const turnGiven: TurnProps = await turnWith();

/** An exercise of a game, with a scene of its own. */
async function turnIn(
  rules: Ruleset,
  source: string,
  read: PropValues<(typeof yourTurn)['properties']>,
): Promise<TurnProps> {
  const scene = parseScene(source, `content/${rules.id}/scenes/${read.scene}.yaml`);
  const played: PlayedScene = { home: rules.id, scene, compiled: compileScene(scene, rules), ruleset: rules };
  const course: Author = {
    ...author,
    game: rules.id,
    ruleset: rules,
    terms: rules.terms,
    scenes: [scene.id],
    play: () => Promise.resolve(played),
  };
  const checked = await yourTurn.check?.(read, { course, place, text: '', parts: [], fault: course.fault });
  if (!checked) throw new Error('an exercise is checked');
  return turnProps(course, read, checked, []);
}

/** Three tiles are to be given, in a goulash. */
export const exchangeWith = (goal: string): Promise<TurnProps> =>
  turnIn(rulesetOf(british, {}, 'goulash'), exchangesSource, {
    scene: 'exchanges',
    step: 2,
    seat: 'south',
    ask: 'Give three tiles.',
    goal,
  });

/** South may be tempted to declare a false win, in both games that have a price for it. */
export const falseWins: readonly {
  readonly turn: TurnProps;
  readonly rulebook: Map<string, RulebookEntry>;
}[] = [
  {
    turn: await turnIn(rulesetOf(riichi), openAndDrawn, {
      scene: 'open-and-drawn',
      step: 2,
      seat: 'south',
      ask: 'Win, or discard the 5?',
      goal: 'south discards 5m',
    }),
    rulebook: entriesOf(riichiBook),
  },
  {
    turn: await turnIn(rulesetOf(taiwanese), falseWinSource, {
      scene: 'false-win',
      step: 2,
      seat: 'south',
      ask: 'Win, or discard the east wind?',
      goal: 'south discards E',
    }),
    rulebook: entriesOf(taiwaneseBook),
  },
];

function entriesOf(...books: readonly string[]): Map<string, RulebookEntry> {
  const rules = [...books, common].flatMap((text) => (parse(text) as { rules: RulebookEntry[] }).rules);
  return new Map(rules.map((rule) => [rule.id, rule]));
}
