/** Text form of scoring lines and totals, as answers and keys write them. */
import type { RuleId } from '../../engine/action.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import type { PracticeContext } from '../kind.ts';

/** Formats a total for the key, e.g. 8 gives "total 8". */
export const totalText = (total: number): string => `total ${total}`;

/** Rule id of a line name. A rule may have several lines: "rule part" has the part after a space. */
export const ruleOf = (name: string): RuleId => name.split(' ')[0] ?? name;

/** The title of a line for readers; a part of a rule has its own. */
export function titleOf(name: string, { entry }: PracticeContext): string {
  const [, part] = name.split(' ');
  return lineTitle({ ...(part !== undefined && { part }) }, entry(ruleOf(name)));
}
