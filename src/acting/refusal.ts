/** What a refused try is answered with: the rule's own words, fetched when they are first needed. */
import type { View } from '../engine/view.ts';
import { explained, type Refused } from '../words/explained.ts';
import type { Explained, Telling, Words } from '../words/words.ts';
import { ruleWords } from './rulebook.ts';

/**
 * Explains a refusal to whoever tried it.
 * @param book the address of the rulebook as data
 * @param view the table as whoever is told may see it
 */
export async function refusalText(
  book: string,
  view: View,
  refused: Refused,
  words: Words,
  telling: Telling,
): Promise<Explained> {
  const { rule, also = [] } = refused.reason;
  const entries = await ruleWords(book, [rule, ...also]);
  return explained(words, refused, view, (id) => entries.find((entry) => entry.id === id), telling);
}
