/** Stores moments of the reader's own deals in which a move cost something; each comes back as a question. */
import { type Card, type Cards, cardIn, cardName } from './practice.ts';
import { fieldsOf, isKept, listen, load, save } from './storage.ts';

const NOTE = 'moments';

/** The kind of question in the names of their cards. */
export const MOMENT = 'moment';

/** At most so many are kept; the oldest go first. */
const MOST = 24;

/** Where the moment is: its game, and the link fragment of the deal up to it, without the "#". */
interface OwnMoment {
  readonly game: string;
  readonly link: string;
}

interface StoredMoment extends OwnMoment {
  readonly card: Card;
}

type StoredMoments = Readonly<Record<string, StoredMoment>>;

/** All valid moments by their ids, oldest first. */
export const readMoments = (): StoredMoments => momentsIn(load(NOTE)['moments']);

/** Reads the valid moments among stored fields. */
function momentsIn(value: unknown): StoredMoments {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([id, each]) => {
      const { game, link, card: written } = fieldsOf(each);
      const card = cardIn(written);
      return card && typeof game === 'string' && typeof link === 'string' ? [[id, { game, link, card }]] : [];
    }),
  );
}

/** The moment of this id; null where it is no longer kept. */
export const readMoment = (id: string): OwnMoment | null => readMoments()[id] ?? null;

/** The cards of all moments, by names that cards of questions have: "<game>/moment/<id>". */
export const momentCards = (): Cards =>
  Object.fromEntries(
    Object.entries(readMoments()).map(([id, { game, card }]) => [cardName(game, MOMENT, id), card]),
  );

/**
 * Keeps new moments; those that are kept already stay as they are.
 * @param card of a moment that was missed now
 * @returns false where the browser keeps nothing
 */
export function keepMoments(moments: Readonly<Record<string, OwnMoment>>, card: Card): boolean {
  const before = readMoments();
  const fresh = Object.entries(moments).filter(([id]) => !(id in before));
  const all = [...Object.entries(before), ...fresh.map(([id, moment]) => [id, { ...moment, card }] as const)];
  save(NOTE, { moments: Object.fromEntries(all.slice(-MOST)) });
  return isKept(NOTE);
}

/** Changes the card of a moment, if it is still kept. */
export function changeMoment(id: string, change: (card: Card) => Card): void {
  const { [id]: moment, ...others } = readMoments();
  if (moment) save(NOTE, { moments: { ...others, [id]: { ...moment, card: change(moment.card) } } });
}

/** Calls back after each change, here or in another window. @returns a function that stops it */
export const onMoments = (changed: () => void): (() => void) => listen(NOTE, changed);

/** Adds the moments of an export file; of one that is here too, the one answered later stays. @returns their number */
export function takeMoments(value: unknown): number {
  const taken = Object.entries(momentsIn(value));
  const before = readMoments();
  const newer = taken.filter(([id, { card }]) => (before[id]?.card.at ?? -1) < card.at);
  if (newer.length > 0)
    save(NOTE, {
      moments: Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(newer) }).slice(-MOST)),
    });
  return taken.length;
}
