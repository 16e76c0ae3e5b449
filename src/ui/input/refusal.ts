/** What a refused try is answered with: the rule's own words, fetched when they are first needed. */
import { words } from '#i18n/words.ts';
import type { Action, Reason } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { View } from '../../engine/view.ts';
import { explained, type RefusedAction, rulesNamed } from '../../i18n/explained.ts';
import type { Explained, MessageContext } from '../../i18n/message-context.ts';
import { ruleWords } from './rulebook.ts';

/**
 * Explains a refusal to whoever tried it.
 * @param book the address of the rulebook as data
 * @param view the table as whoever is told may see it
 */
export async function refusalText(
  book: string,
  view: View,
  refused: RefusedAction,
  messageContext: MessageContext,
): Promise<Explained> {
  const entries = await ruleWords(book, rulesNamed(refused.reason));
  return explained(refused, view, (id) => entries.find((entry) => entry.id === id), messageContext);
}

/**
 * What was tried. Which tiles a run or a kong was tried with is told only where they are what is wrong: whoever has no
 * two that make a run, or presses a call at the wrong moment, has chosen none.
 * @param laid whether another's tile lies there to be called
 */
export function triedText(
  { action, reason }: { readonly action: Action; readonly reason: Reason },
  terms: Terms,
  laid?: boolean,
): string {
  const tiles = reason.tiles ?? [];
  // Of a run a rule may name the tile that lies there: that says nothing of the two that would go with it.
  const aboutTiles =
    reason.have !== 0 &&
    (action.do === 'chow' ? action.using.every((kind) => tiles.includes(kind)) : tiles.length > 0);
  return (action.do === 'chow' || action.do === 'kong') && !aboutTiles
    ? words.callName(action.do, terms)
    : words.actionName(action, terms, laid);
}
