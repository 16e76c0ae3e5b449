import type { ScoreProps } from '../Score/props.ts';

/** A game that programs count, with its title. */
interface CountedGame extends ScoreProps {
  readonly title: string;
}

export interface ProgramsProps {
  readonly games: readonly CountedGame[];
}
