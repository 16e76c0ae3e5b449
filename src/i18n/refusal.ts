/** Chooses the words of a rule that fit a refused action. */
import type { Action } from '../engine/action.ts';
import type { Reason } from '../engine/reason.ts';
import type { RefusalCase, RefusalFacts, RefusalMessage } from './message-context.ts';

const hasCase = <T>(named: readonly T[] | undefined, is: T | undefined): boolean =>
  named === undefined || (is !== undefined && named.includes(is));

/** The declaration of an action, alone or with a discard. */
function wordOf(action: Action | null): string | undefined {
  if (action?.do === 'say') return action.word;
  return action?.do === 'discard' ? action.says : undefined;
}

function fits(
  { when }: RefusalCase,
  reason: Reason,
  { action, moment, offer, word = null, under }: RefusalFacts,
): boolean {
  return (
    hasCase(when.tried, action?.do) &&
    hasCase(when.moment, moment ?? undefined) &&
    hasCase(when.offer, offer?.as) &&
    hasCase(when.under, under) &&
    hasCase(when.declarations, word) &&
    hasCase(when.word, wordOf(action)) &&
    hasCase(when.part, reason.part) &&
    (when.counted === undefined || when.counted === (reason.have !== undefined))
  );
}

/** The heading and text of the first case that fits; what the case lacks comes from the rule. */
export function refusalFor(
  { cases, head, text }: RefusalMessage,
  reason: Reason,
  facts: RefusalFacts,
): Pick<RefusalMessage, 'head' | 'text'> {
  const found = cases?.find((each) => fits(each, reason, facts));
  return { head: found?.head ?? head, text: found?.text ?? text };
}
