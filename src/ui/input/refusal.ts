/** Explains refused actions in the rulebook's words, fetched when first needed. */
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { View } from '../../engine/view.ts';
import type { Explanation, MessageContext } from '../../i18n/message-context.ts';
import { explainRefusal, type RefusedAction, rulesNamed } from '../../i18n/refusal-text.ts';
import { ruleWords } from './rulebook.ts';

/**
 * Explains a refusal to the one who tried.
 * @param book URL of the rulebook as JSON
 * @param view the table as that seat may see it
 */
export async function refusalText(
  book: string,
  view: View,
  refused: RefusedAction,
  messageContext: MessageContext,
): Promise<Explanation> {
  const entries = await ruleWords(book, rulesNamed(refused.reason));
  return explainRefusal(refused, view, (id) => entries.find((entry) => entry.id === id), messageContext);
}

/**
 * Names the action tried. The tiles of a chow or kong are named only if they are the fault; a call at the wrong moment
 * has no chosen tiles.
 * @param laid true if another seat's tile is on offer
 */
export function triedText(
  { action, reason }: { readonly action: Action; readonly reason: Reason },
  terms: Terms,
  laid?: boolean,
): string {
  const tiles = reason.tiles ?? [];
  // A rule on a chow may name only the tile on offer; that says nothing about the reader's two tiles.
  const aboutTiles =
    reason.have !== 0 &&
    (action.do === 'chow' ? action.using.every((kind) => tiles.includes(kind)) : tiles.length > 0);
  return (action.do === 'chow' || action.do === 'kong') && !aboutTiles
    ? words.callName(action.do, terms)
    : words.actionName(action, terms, laid);
}
