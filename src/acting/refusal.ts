/** What a refused try is answered with: the rule's own words, fetched when they are first needed. */
import type { Action, Reason } from '../engine/action.ts';
import type { View } from '../engine/view.ts';
import type { Explained, Telling, Words } from '../words/words.ts';
import { ruleWords } from './rulebook.ts';

/** Explains a refusal to the seat whose view this is. */
export async function explained(
  book: string,
  view: View,
  refused: { readonly action: Action; readonly reason: Reason },
  words: Words,
  telling: Telling,
): Promise<Explained> {
  const { action, reason } = refused;
  const [entry, ...also] = await ruleWords(book, [reason.rule, ...(reason.also ?? [])]);
  const { offer, seat, asked } = view.stage;
  const facts = { ...telling, action, offer, awaits: seat === null ? asked : [seat], also };
  return words.explain(reason, entry ?? { id: reason.rule, title: reason.rule, sentence: '' }, facts);
}
