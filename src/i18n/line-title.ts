import type { ScoreLine } from '../engine/score.ts';
import type { RuleWords } from './message-context.ts';

/** What a line of a receipt is called: the part of the rule that it is, or the rule itself. */
export const lineTitle = (
  { part }: Pick<ScoreLine, 'part'>,
  entry: Pick<RuleWords, 'title' | 'parts'>,
): string => (part === undefined ? undefined : entry.parts?.[part]) ?? entry.title;
