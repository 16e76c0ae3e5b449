/** Which words of a rule answer what was tried: those that fit it, and no other part of the rule. */
import type { Action, Reason } from '../engine/action.ts';
import type { RefusalCase, RefusalFacts, RefusalMessage } from './message-context.ts';

const hasCase = <T>(named: readonly T[] | undefined, is: T | undefined): boolean =>
  named === undefined || (is !== undefined && named.includes(is));

/** The word that is said by itself, or with a discard. */
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
    (when.counted === undefined || when.counted === (reason.have !== undefined))
  );
}

/** The line and the text of the first case that fits; what that case leaves open is the rule's own. */
export function refusalFor(
  { cases, head, text }: RefusalMessage,
  reason: Reason,
  facts: RefusalFacts,
): Pick<RefusalMessage, 'head' | 'text'> {
  const found = cases?.find((each) => fits(each, reason, facts));
  return { head: found?.head ?? head, text: found?.text ?? text };
}
