/** What practice remembers from one visit to the next, and what it may ask by it. */
import type { RuleId } from '../../engine/action.ts';
import { bothOf, canonicalCard, fromOther, NO_RULE } from '../../notation/two-game-id.ts';
import { isDone, readSolved } from '../../storage/exercises.ts';
import {
  cardName,
  cardOf,
  changeWanted,
  type PracticeWish,
  readCards,
  readWanted,
  rest,
} from '../../storage/practice.ts';
import type { LoadedPractice, PracticeBook } from './props.ts';
import type { Again, Planned } from './question-order.ts';

/** What is kept, and what is due, from one visit to the next. */
export interface ReviewQueue extends PracticeWish {
  /** Whether questions of this page were answered before. */
  readonly known: boolean;
  /** Rules that must not decide a question. */
  readonly without: readonly string[];
  /** What was missed before, and should be asked first: what has waited longest first. */
  readonly due: readonly Again[];
  /** Of something due that no question can be had any more. */
  readonly dropped: (due: Planned) => void;
  readonly chosen: (wanted: Partial<PracticeWish>) => void;
}

/** The page is drawn for somebody of whom nothing is known. */
const NOBODY: PracticeWish = { length: 10, level: 'follow', unmet: false };

/**
 * @param book the words and lessons of the rules, as far as they are known
 * @param isRead whether the reader's notes may be read: the page is hydrated as it was drawn
 */
export function memoryOf(
  props: LoadedPractice,
  book: () => PracticeBook,
  isRead: () => boolean,
): () => ReviewQueue {
  const asks = (concept: string): boolean =>
    props.concept === null
      ? props.concepts.includes(concept) || bothOf(concept) !== null
      : concept === props.concept;
  const own = () =>
    Object.entries(isRead() ? readCards() : {}).flatMap(([name, card]) => {
      const cardParts = cardOf(name);
      const of = cardParts?.ruleset === props.ruleset ? cardParts : cardParts && fromOther(cardParts);
      return of && of.ruleset === props.ruleset && asks(of.concept)
        ? [{ ...of, card, isNamed: of === cardParts }]
        : [];
    });
  const due = (): Again[] =>
    own()
      .filter(({ card }) => card.memory && card.memory.due <= Date.now())
      .sort((a, b) => (a.card.memory?.due ?? 0) - (b.card.memory?.due ?? 0))
      .map(({ concept, rule }) => ({ concept, rules: rule === NO_RULE ? [] : [rule], from: 0 }));
  return () => {
    const wanted = isRead() ? readWanted() : NOBODY;
    return {
      ...wanted,
      // As the script says that stands before the question: by the names alone.
      known: own().some(({ isNamed }) => isNamed),
      due: due(),
      without: wanted.unmet || !isRead() ? [] : unmetIn(book()),
      dropped: ({ concept, rules: [rule = NO_RULE] }) => {
        const { ruleset, ...named } = canonicalCard({ ruleset: props.ruleset, concept, rule });
        rest(cardName(ruleset, named.concept, named.rule));
      },
      chosen: changeWanted,
    };
  };
}

/** Rules of lessons that are still to come; none for whoever has not begun the course. */
function unmetIn({ book, lessons }: PracticeBook): RuleId[] {
  const solved = readSolved();
  const done = new Set(
    Object.entries(lessons).flatMap(([key, lesson]) => (isDone(lesson, solved) ? [key] : [])),
  );
  if (done.size === 0) return [];
  return Object.entries(book).flatMap(([id, { taught }]) =>
    taught !== undefined && !done.has(taught) ? [id] : [],
  );
}
