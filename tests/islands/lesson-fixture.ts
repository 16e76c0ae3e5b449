/** A scene and an exercise of the content, as their page would give them to their islands. */
import { parse } from 'yaml';
import exchangesSource from '../../content/british/scenes/exchanges.yaml?raw';
import common from '../../content/common/rulebook.yaml?raw';
import rulebook from '../../content/two-five-eight/rulebook.yaml?raw';
import source from '../../content/two-five-eight/scenes/calling-a-pung.yaml?raw';
import type { TurnProps } from '../../src/islands/YourTurn/props.ts';
import type { Author } from '../../src/lessons/author.ts';
import type { PlayedScene, RulebookEntry } from '../../src/lessons/course.ts';
import { plain } from '../../src/lessons/html.ts';
import { readValues } from '../../src/lessons/props.ts';
import wrong from '../../src/lessons/specs/Wrong.ts';
import yourTurn from '../../src/lessons/specs/YourTurn.ts';
import { turnProps } from '../../src/lessons/turn.ts';
import { generatorContexts } from '../../src/puzzles/generator-context.ts';
import { conceptsOf } from '../../src/puzzles/registry.ts';
import british from '../../src/rulesets/british/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { bottomOf, reelOf, rulesAt, seenFrames } from '../../src/scenes/presentation/reel.ts';
import { stepTexts, wonTexts } from '../../src/scenes/presentation/steps.ts';
import type { SceneProps } from '../../src/sessions/props.ts';

const ruleset = rulesetOf(game);
const scene = parseScene(source, 'content/two-five-eight/scenes/calling-a-pung.yaml');
const compiled = compileScene(scene, ruleset);
const rules = [rulebook, common].flatMap((text) => (parse(text) as { rules: RulebookEntry[] }).rules);
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
  rules: new Map(rules.map((rule) => [rule.id, rule])),
  books: (of) => ({ rulebook: `/rules/${of}/`, book: `/rules/${of}/rulebook.json` }),
  chart: async () => drawing,
  fault: (what, hint) => new LessonError(place, what, hint),
};

/** A chart of two states, so that nothing has to be laid out. */
const state = { width: 88, height: 32, x: 0 };
const drawing = {
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
  recording: reelOf(compiled.frames),
  seen: seenFrames(ruleset, compiled),
  steps: stepTexts(author, played, null),
  won: wonTexts(played, null),
  you: bottomOf(compiled, scene.deal),
  eyes: null,
  drawing,
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

/** Three tiles are to be given, in a goulash. */
export async function exchangeWith(goal: string): Promise<TurnProps> {
  const rules = rulesetOf(british, {}, 'goulash');
  const scene = parseScene(exchangesSource, 'content/british/scenes/exchanges.yaml');
  const played: PlayedScene = {
    home: 'british',
    scene,
    compiled: compileScene(scene, rules),
    ruleset: rules,
  };
  const course: Author = {
    ...author,
    game: 'british',
    ruleset: rules,
    terms: rules.terms,
    scenes: [scene.id],
    play: () => Promise.resolve(played),
  };
  const read = { scene: scene.id, step: 2, seat: 'south', ask: 'Give three tiles.', goal } as const;
  const checked = await yourTurn.check?.(read, { course, place, text: '', parts: [], fault: course.fault });
  if (!checked) throw new Error('an exercise is checked');
  return turnProps(course, read, checked, []);
}
