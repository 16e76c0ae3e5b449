/** Rules that are no condition of a call or a win, each exchanged for what somebody would play who does not know it. */
import type { CallRule, Ruleset } from '../engine/ruleset.ts';
import type { Relaxation } from '../puzzles/relax/relaxation.ts';

/** A ruleset that somebody plays by who does not know this rule, or has it wrong. */
export type Without = Pick<Relaxation, 'rule' | 'ruleset'>;

/** As if nobody might call a discard once the wall is empty. */
export function lastDiscardLies(ruleset: Ruleset): Without {
  const { calls, flow } = ruleset;
  const never = (call: CallRule): CallRule => ({
    ...call,
    forbids: (seat, offer, position) =>
      offer.last && offer.as === 'discard'
        ? { rule: flow.last }
        : (call.forbids?.(seat, offer, position) ?? null),
  });
  return {
    rule: flow.last,
    ruleset: {
      ...ruleset,
      calls: {
        ...calls,
        chow: never(calls.chow),
        pung: never(calls.pung),
        kong: never(calls.kong),
        win: never(calls.win),
      },
    },
  };
}
