import type { ScoreLine } from '../engine/score.ts';
import type { RuleWords } from './message-context.ts';

/** The title of a receipt line: the part of its rule, or the rule itself. */
export const lineTitle = (
  { part }: Pick<ScoreLine, 'part'>,
  entry: Pick<RuleWords, 'title' | 'parts'>,
): string => (part === undefined ? undefined : entry.parts?.[part]) ?? entry.title;
