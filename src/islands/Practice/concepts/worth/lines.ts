/** The lines of a receipt and its total, as answers and keys write them. */
import type { RuleId } from '../../../../engine/action.ts';
import { lineTitle } from '../../../../i18n/line-title.ts';
import type { PracticeContext } from '../../question-kind.ts';

/** The answer's total, as the key writes it. */
export const totalText = (total: number): string => `total ${total}`;

/** The rule of a line: one rule may have several, each with a name of its own behind it. */
export const ruleOf = (name: string): RuleId => name.split(' ')[0] ?? name;

export function titleOf(name: string, { entry }: PracticeContext): string {
  const [, part] = name.split(' ');
  return lineTitle({ ...(part !== undefined && { part }) }, entry(ruleOf(name)));
}
