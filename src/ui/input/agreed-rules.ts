/** What a table has agreed on: its options that are not as usual, in the rulebook's words. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen, Game } from '../../engine/game.ts';
import type { OptionWords } from '../Options.tsx';

export interface AgreedRule {
  readonly rule: RuleId;
  /** The option, and its value where that has words. */
  readonly text: string;
}

/** @param entry what the rulebook says of a rule, as far as it is there */
export const agreedIn = (
  { options }: Pick<Game, 'options'>,
  chosen: Chosen,
  entry: (rule: RuleId) => { readonly values?: OptionWords['values'] | undefined } | undefined,
): readonly AgreedRule[] =>
  options.flatMap((option) => {
    const value = chosen[option.id];
    if (value === undefined || value === option.default) return [];
    const rule = option.rule ?? option.id;
    const words = entry(rule)?.values?.find((each) => each.value === value)?.label;
    // An amount says itself.
    const label = words ?? (typeof value === 'number' ? String(value) : undefined);
    return [{ rule, text: label === undefined ? option.title : `${option.title}: ${label}` }];
  });
