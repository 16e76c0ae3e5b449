/** Reads everything in content/ as its authors wrote it: rulebooks, scenes and lessons. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import type { Concept } from '../../puzzles/question.ts';
import { conceptsOf } from '../../questions/registry.node.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../rulesets/registry.node.ts';
import { compileScene } from '../../scenes/compile.ts';
import type { HandExample } from '../../scenes/example.ts';
import { parseScene } from '../../scenes/parsing/parse.ts';
import type { LessonCourse, PlayedScene } from '../course.ts';
import { taughtAt } from '../taught-rules.ts';
import { headOf } from './frontmatter.ts';

export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly objection?: string;
  readonly table?: readonly (readonly string[])[];
  readonly list?: readonly string[];
  readonly source: string;
  readonly cites?: string;
  readonly ruling?: string;
  readonly reason?: string;
  readonly scene?: string;
  readonly unshown?: string;
  readonly shows?: HandExample;
  readonly not?: HandExample & { readonly why: string };
}

interface OptionEntry extends RuleEntry {
  readonly values: readonly {
    readonly value: unknown;
    readonly label: string;
    readonly agreed?: string;
    readonly scene?: string;
  }[];
  readonly default: unknown;
}

export interface Rulebook {
  readonly rules: readonly RuleEntry[];
  readonly options: readonly OptionEntry[];
  /** The options that decide each ruling, unparsed; the site's schema defines the form. */
  readonly rulings: unknown;
}

export interface File {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

const project = new URL('../../../', import.meta.url);

const readContent = (file: string): string => readFileSync(new URL(file, project), 'utf8');

/** Reads `content/<folder>/rulebook.yaml`; missing lists are empty. */
export function rulebookOf(folder: string): Rulebook {
  const book = parse(readContent(`content/${folder}/rulebook.yaml`)) as Partial<Rulebook>;
  return { rules: book.rules ?? [], options: book.options ?? [], rulings: book.rulings };
}

/** Returns the files of a folder with this ending, sorted by name. */
function filesIn(folder: string, ending: string): File[] {
  if (!existsSync(new URL(folder, project))) return [];
  return readdirSync(new URL(folder, project))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      name: name.slice(0, -ending.length),
      text: readContent(`${folder}/${name}`),
    }));
}

export interface GameContent {
  readonly id: string;
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly rulebook: Rulebook;
  readonly scenes: readonly File[];
  readonly lessons: readonly File[];
}

/** The folder shared by all games: a rulebook, the first lesson, and scenes. */
const COMMON = 'common';

/** Scenes that every game plays by its own rules. */
const commonScenes = filesIn(`content/${COMMON}/scenes`, '.yaml');

/** Reads one game's content, with the shared first lesson. */
export async function contentOf(id: string): Promise<GameContent> {
  const game = await loadGame(id);
  const ruleset = rulesetOf(game);
  return {
    id,
    game,
    ruleset,
    concepts: await conceptsOf(ruleset),
    rulebook: rulebookOf(id),
    scenes: filesIn(`content/${id}/scenes`, '.yaml'),
    lessons: [...filesIn(`content/${COMMON}`, '.mdx'), ...filesIn(`content/${id}`, '.mdx')],
  };
}

/** All games that have a rulebook. */
export const games = await Promise.all(
  gameIds.filter((id) => existsSync(new URL(`content/${id}/rulebook.yaml`, project))).map(contentOf),
);

export const common = rulebookOf('common');

/** Returns all rulebook entries of a game, the common ones included. */
export const entriesOf = ({ rulebook }: GameContent): RuleEntry[] => [
  ...rulebook.rules,
  ...rulebook.options,
  ...common.rules,
];

export const ruleIds = (content: GameContent): Set<string> =>
  new Set(entriesOf(content).map((rule) => rule.id));

/** Plays a scene file. @throws LessonError for a false line or claim */
export function playFile(content: GameContent, { text, file }: File): PlayedScene {
  const written = parseScene(text, file);
  const scene = { ...written, ruleset: content.id };
  const ruleset = rulesetOf(content.game, scene.options, scene.under);
  return {
    home: written.ruleset,
    scene,
    compiled: compileScene(scene, ruleset, { rules: ruleIds(content) }),
    ruleset,
  };
}

/** Returns the course of a game. Each scene is played at most once. */
export function courseOf(content: GameContent): LessonCourse {
  const { game, ruleset } = content;
  const played = new Map<string, Promise<PlayedScene>>();
  const play = async (file: File): Promise<PlayedScene> => playFile(content, file);
  const taught = content.lessons.map(({ file, text }) => ({ file, rules: headOf(text, file).rules }));
  return {
    ruleset,
    kinds: Object.keys(game.under),
    under: (name) => (name in game.under ? rulesetOf(game, {}, name) : undefined),
    concepts: content.concepts,
    generator: generatorContexts(game),
    rules: new Map(entriesOf(content).map((rule) => [rule.id, rule])),
    later: (file) => taughtAt(taught, file).later,
    scenes: [
      ...content.scenes.map(({ name }) => name),
      ...commonScenes.map(({ name }) => `${COMMON}/${name}`),
    ],
    play: (name) => {
      const file =
        content.scenes.find((scene) => scene.name === name) ??
        commonScenes.find((scene) => `${COMMON}/${scene.name}` === name);
      if (!file) return undefined;
      const known = played.get(name) ?? play(file);
      played.set(name, known);
      return known;
    },
  };
}
