import type { Component } from 'solid-js';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { HandGroup } from '../../scenes/presentation/groups.ts';
import type { Cover } from '../../ui/Cover/Cover.tsx';
import type { HandRow } from '../OwnBoards/HandRow.tsx';
import type { ScoreProps } from '../Score/props.ts';

/** Props of the score desk in a frame, where a hand from the link is covered first. */
export interface CountingProps extends ScoreProps {
  readonly direction: Ruleset['direction'];
}

/** A hand not yet scored, with the components that draw it. */
export interface CoveredHand {
  readonly is: 'covered';
  readonly Cover: typeof Cover;
  readonly HandRow: typeof HandRow;
  readonly groups: readonly HandGroup[];
}

/** The score desk with its game loaded. */
export interface ScoringDesk {
  readonly is: 'desk';
  readonly Desk: Component<ScoreProps>;
}
