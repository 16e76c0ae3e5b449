import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import type { SceneProps } from '../../sessions/props.ts';

/** Where a scene that is not of this site is played: the game, its rulebook, its charts. */
export interface OwnSceneProps {
  readonly game: string;
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  /** The charts of this game's rules, each by the picture that it is of, as JSON. */
  readonly drawings: Readonly<Record<string, ChartDrawing>>;
}

/** What is wrong with a scene, where its author wrote it. */
interface SceneFault {
  readonly line: number;
  readonly column?: number | undefined;
  /** That line, as it was written. */
  readonly written: string;
  readonly what: string;
  /** What is true, or what to write. */
  readonly hint: string;
}

/** What came of a text: a scene that holds, or its first fault. */
export type SceneCheck = { readonly scene: SceneProps } | { readonly fault: SceneFault };
