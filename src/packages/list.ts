/** The packages that are built from the sources, and what each of them offers by which name. */
import { gameIds } from '../rulesets/registry.node.ts';

/** What a package offers: the file below `src`, by the name by which it is imported. */
type PackageEntries = Readonly<Record<string, string>>;

export interface PackagePlan {
  readonly name: string;
  readonly description: string;
  readonly entries: PackageEntries;
  /** The command, below `src`. */
  readonly command?: string;
  readonly keywords: readonly string[];
  /** The folder below `src/packages` whose README goes with it. */
  readonly folder: string;
}

const plugins = Object.fromEntries(
  ['remark', 'markdown-it', 'satteri'].map((engine) => [`./${engine}`, `embed/markdown/${engine}.ts`]),
);
const hosts = Object.fromEntries(
  ['starlight', 'vitepress', 'docusaurus'].map((host) => [`./${host}`, `packages/embed/${host}.ts`]),
);
const operations = Object.fromEntries(
  ['engine', 'notation', 'play', 'questions', 'record'].map((name) => [
    `./${name}`,
    `packages/mahjong/${name}.ts`,
  ]),
);
const games = Object.fromEntries(gameIds.map((id) => [`./games/${id}`, `rulesets/${id}/index.ts`]));

export const EMBED: PackagePlan = {
  name: 'sparrow-embed',
  description:
    'Mahjong scenes, hands, questions and deals in any page: a custom element, and plugins for Markdown.',
  entries: { '.': 'packages/embed/index.ts', ...plugins, ...hosts },
  keywords: ['mahjong', 'custom-element', 'remark-plugin', 'markdown-it-plugin', 'vitepress', 'starlight'],
  folder: 'embed',
};

export const RULES: PackagePlan = {
  name: 'sparrow-mahjong',
  description:
    'Rules of six mahjong games: a judge that answers with the rule, an engine, notation, and a command.',
  entries: { '.': 'packages/mahjong/index.ts', ...operations, ...games },
  command: 'cli/judge.ts',
  keywords: ['mahjong', 'riichi', 'rules', 'engine', 'scoring'],
  folder: 'mahjong',
};
