import type { SceneProps } from '../../sessions/props.ts';

/** Props for playing an author's scene: the game, its rulebook and its charts. */
export interface OwnSceneProps {
  readonly game: string;
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** Addresses of the state charts of the game, by kind of hand. */
  readonly charts: Readonly<Record<string, string>>;
}

/** A fault in a scene, at its place in the author's text. */
interface SceneFault {
  readonly line: number;
  readonly column?: number | undefined;
  /** The faulty line as written. */
  readonly written: string;
  readonly what: string;
  /** What is true, or what to write instead. */
  readonly hint: string;
}

/** Result of a check: a valid scene, or its first fault. */
export type SceneCheck = { readonly scene: SceneProps } | { readonly fault: SceneFault };
