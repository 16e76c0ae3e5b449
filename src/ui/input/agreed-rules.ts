/** A house rule: an option off its default, in the rulebook's words. */
import { houseRules } from '#i18n/house-rules.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Chosen, Game } from '../../engine/game.ts';
import type { OptionWords } from '../Options.tsx';

export interface AgreedRule {
  readonly rule: RuleId;
  /** A clause that says how the table plays; the option's title while the rulebook is not loaded. */
  readonly text: string;
}

/**
 * Lists the house rules of a table.
 * @param entry returns the rulebook entry of a rule, if it is loaded
 */
export const agreedIn = (
  { options }: Pick<Game, 'options'>,
  chosen: Chosen,
  entry: (rule: RuleId) => { readonly values?: OptionWords['values'] | undefined } | undefined,
): readonly AgreedRule[] =>
  options.flatMap((option) => {
    const value = chosen[option.id];
    if (value === undefined || value === option.default) return [];
    const rule = option.rule ?? option.id;
    const words = entry(rule)?.values?.find((each) => each.value === value)?.agreed;
    const number = typeof value === 'number' ? houseRules.numbered(option.title, value) : option.title;
    return [{ rule, text: words ?? number }];
  });
