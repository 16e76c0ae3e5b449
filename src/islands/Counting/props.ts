import type { Component } from 'solid-js';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { HandGroup } from '../../scenes/presentation/groups.ts';
import type { Cover } from '../../ui/Cover/Cover.tsx';
import type { HandRow } from '../OwnBoards/HandRow.tsx';
import type { ScoreProps } from '../Score/Score.tsx';

/** The desk that scores hands, in a frame: a hand that the address names has a cover first. */
export interface CountingProps extends ScoreProps {
  readonly direction: Ruleset['direction'];
}

/** A hand before it is scored, with what draws it. */
export interface Covered {
  readonly is: 'covered';
  readonly Cover: typeof Cover;
  readonly HandRow: typeof HandRow;
  readonly groups: readonly HandGroup[];
}

/** The desk, its game known to it. */
export interface ScoringDesk {
  readonly is: 'desk';
  readonly Desk: Component<ScoreProps>;
}
