/** The export file of practice: the cards of questions, and the moments of own deals that come back as questions. */
import { readMoments, takeMoments } from './moments.ts';
import { cardsIn, changeCards, readCards } from './practice.ts';
import { fieldsOf, VERSION } from './storage.ts';

/** What the file calls itself. */
const KIND = 'practice';

/** Everything as JSON text. */
export const practiceFile = (): string =>
  JSON.stringify({ sparrow: KIND, v: VERSION, cards: readCards(), moments: readMoments() }, null, 2);

/**
 * Imports an export file. Where a card or a moment exists here too, the one answered later wins.
 * @returns the number of cards and moments in the file; null where it is no export file, or one of another version
 */
export function takeFile(text: string): number | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const fields = fieldsOf(read);
  if (fields['sparrow'] !== KIND || fields['v'] !== VERSION) return null;
  const taken = Object.entries(cardsIn(fields['cards']));
  changeCards((cards) =>
    Object.fromEntries(taken.filter(([name, card]) => (cards[name]?.at ?? -1) < card.at)),
  );
  return taken.length + takeMoments(fields['moments']);
}
