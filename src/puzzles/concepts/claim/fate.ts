import type { RuleId } from '../../../engine/action.ts';
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
