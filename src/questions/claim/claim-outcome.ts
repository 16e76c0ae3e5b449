import type { RuleId } from '../../engine/action.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { ClaimedTile } from './claimed-tile.ts';

/** Fate of a claim that gets the tile. The fate of other claims is a rule id. */
export const STANDS = 'stands';
/** Fate of a claim that neither stands nor loses by a rule. */
export const NOBODY = 'nothing';

/** The seats that get the tile. Example: `['1:stands', '2:turn-order']` → `['1']`. */
export const takersIn = (key: readonly string[]): string[] =>
  key.flatMap((each) => {
    const [seat = '', fate] = each.split(':');
    return fate === STANDS ? [seat] : [];
  });

/** The rules on offer for the claim at this index. */
export const reasonsOf = ({ rules, reasons }: ClaimedTile, at: number): readonly RuleId[] =>
  reasons?.[at] ?? rules;

/** Does the answer name the seat that gets the tile, and the rules for the others if they are asked? */
export const namesWhoGetsIt = ({ subject, key }: Question<ClaimedTile>, answer: readonly string[]): boolean =>
  same(answer, subject.rules.length > 0 ? key : takersIn(key));

/** The deciding rules of losing claims that a wrong answer did not name. If it named them all, every deciding rule. */
export function missedFates(
  { key, decides }: Question<ClaimedTile>,
  answer: readonly string[],
): readonly RuleId[] {
  const fates = key.filter((each) => !answer.includes(each)).map((each) => each.split(':')[1] ?? '');
  const rules = [...new Set(fates.filter((fate) => decides.includes(fate)))];
  return rules.length > 0 ? rules : decides;
}
