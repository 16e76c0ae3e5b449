import type { ListedKind } from './choice.ts';

export type NamedId = readonly [id: string, name: string];

/** A game, and what of it can be embedded. */
export interface EmbeddableGame {
  readonly ruleset: string;
  readonly title: string;
  readonly listed: Readonly<Record<ListedKind, readonly NamedId[]>>;
  /** Whether it scores hands. */
  readonly scores: boolean;
  /** A written scene to begin with. */
  readonly text: string;
}

export interface ConfiguratorProps {
  readonly games: readonly EmbeddableGame[];
  /** The kinds of question that can be asked about a hand. */
  readonly handQuestions: readonly NamedId[];
  readonly wordSets: readonly string[];
  /** The site's root, and the home page in this language, as paths. */
  readonly root: string;
  readonly home: string;
}
