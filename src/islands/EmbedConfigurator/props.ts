/** Kinds with several items per game, chosen from a list. */
export const LISTED = ['scene', 'question', 'drill', 'rule'] as const;
export type ListedKind = (typeof LISTED)[number];

type NamedId = readonly [id: string, name: string];

/** A game and its embeddable items. */
export interface EmbeddableGame {
  readonly ruleset: string;
  readonly title: string;
  readonly listed: Readonly<Record<ListedKind, readonly NamedId[]>>;
  /** True if it has a score desk. */
  readonly scores: boolean;
  /** Sample scene text. */
  readonly text: string;
}

export interface ConfiguratorProps {
  readonly games: readonly EmbeddableGame[];
  /** Question kinds for a written hand. */
  readonly handQuestions: readonly NamedId[];
  readonly wordSets: readonly string[];
  /** Paths of the site's root and of the home page in this language. */
  readonly root: string;
  readonly home: string;
}
