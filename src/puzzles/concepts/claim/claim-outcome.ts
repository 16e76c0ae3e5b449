import type { RuleId } from '../../../engine/action.ts';
import type { Question } from '../../question.ts';
import { same } from '../../same-answers.ts';
import type { Called } from './index.ts';

/** What a key says of a seat that gets the tile; of the others it names the rule. */
export const STANDS = 'stands';
/** A call that neither stands nor loses by a rule. */
export const NOBODY = 'nothing';

/** The seats that get the tile, as an answer names them. */
export const standingIn = (key: readonly string[]): string[] =>
  key.flatMap((each) => {
    const [seat = '', fate] = each.split(':');
    return fate === STANDS ? [seat] : [];
  });

/** The rules that are offered of this call. */
export const reasonsOf = ({ rules, reasons }: Called, at: number): readonly RuleId[] =>
  reasons?.[at] ?? rules;

/** Whether it names who gets the tile, and the rules of the others where they are asked for. */
export const namesWhoGetsIt = ({ subject, key }: Question<Called>, answer: readonly string[]): boolean =>
  same(answer, subject.rules.length > 0 ? key : standingIn(key));

/** The rules of those who lost that a wrong answer did not name; all that decide it where it named them. */
export function missedFates(
  { key, decides }: Question<Called>,
  answer: readonly string[],
): readonly RuleId[] {
  const fates = key.filter((each) => !answer.includes(each)).map((each) => each.split(':')[1] ?? '');
  const rules = [...new Set(fates.filter((fate) => decides.includes(fate)))];
  return rules.length > 0 ? rules : decides;
}
