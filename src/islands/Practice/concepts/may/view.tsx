import type { RuleId } from '../../../../engine/action.ts';
import type { Tried } from '../../../../puzzles/concepts/may/tried.ts';
import { askedWith } from './asked.tsx';
import { Drawn } from './Drawn.tsx';

/** The rules that may forbid it are to choose from. */
export const rulesTold = ({ rules }: Tried): readonly RuleId[] => rules;

/** How the first question of a page looks: its table is there. */
export const View = askedWith(Drawn);
