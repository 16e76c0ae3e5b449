/** Builds the options of a game. */
import type { OptionSpec, OptionValue } from '../../engine/game.ts';

/** An option with these values. The first is the default unless `default` names another. */
export const option = (
  id: string,
  title: string,
  values: readonly [OptionValue, ...OptionValue[]],
  more: Partial<Pick<OptionSpec, 'default' | 'rule' | 'idle'>> = {},
): OptionSpec => ({ id, title, values, default: values[0], ...more });
