/** Reads what practice stored on earlier visits: which reviews are due and which rules may not be asked yet. */
import type { RuleId } from '../../engine/action.ts';
import { bothOf, canonicalCard, fromOther, NO_RULE } from '../../notation/two-game-id.ts';
import type { PracticeBook } from '../../questions/practice-book.ts';
import { isDone, readBegun, readSolved } from '../../storage/exercises.ts';
import { readOpened } from '../../storage/last-lesson.ts';
import {
  cardName,
  cardOf,
  changeWanted,
  type PracticeWish,
  readCards,
  readWanted,
  rest,
} from '../../storage/practice.ts';
import type { PracticeProps } from './props.ts';
import type { Again, PlannedQuestion } from './question-order.ts';

/** Stored settings and due reviews, with the functions that change them. */
export interface ReviewQueue extends PracticeWish {
  /** True if the reader answered a question of this page before. */
  readonly known: boolean;
  /** Rules that must not decide a question, because their lessons are not done. */
  readonly without: readonly string[];
  /** Due reviews, oldest first. */
  readonly due: readonly Again[];
  /** Takes a due review off the queue because no question can be dealt for it. */
  readonly dropped: (due: PlannedQuestion) => void;
  readonly chosen: (wanted: Partial<PracticeWish>) => void;
}

/** Default settings, used for the server's page, which knows nothing about the reader. */
const NOBODY: PracticeWish = { length: 10, level: 'follow', unmet: false };

/**
 * Creates the review queue of a page.
 * @param book texts and lessons of the game's rules
 * @param isRead true once storage may be read; before that the page must hydrate exactly as the server drew it
 */
export function reviewQueueOf(
  props: PracticeProps,
  book: PracticeBook,
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
      .map(({ concept, rule, card, isNamed }) => ({
        concept,
        rules: rule === NO_RULE ? [] : [rule],
        from: 0,
        // A link is of the page that the card is named for.
        link: isNamed ? card.link : undefined,
        wait: 'none',
      }));
  return () => {
    const wanted = isRead() ? readWanted() : NOBODY;
    return {
      ...wanted,
      // Must agree with the page's inline script, which knows card names only.
      known: own().some(({ isNamed }) => isNamed),
      due: due(),
      without: wanted.unmet || !isRead() ? [] : unmetIn(book, props.ruleset),
      dropped: ({ concept, rules: [rule = NO_RULE] }) => {
        const { ruleset, ...named } = canonicalCard({ ruleset: props.ruleset, concept, rule });
        rest(cardName(ruleset, named.concept, named.rule));
      },
      chosen: changeWanted,
    };
  };
}

/** Has the reader opened a lesson of this game, or answered anything in one? */
const hasBegun = (ruleset: string): boolean =>
  [readOpened() ?? '', ...Object.keys(readSolved()), ...Object.keys(readBegun())].some((name) =>
    name.startsWith(`${ruleset}/`),
  );

/** Rules of lessons not yet done; empty for a reader who has not begun the course, and may know the game. */
function unmetIn({ rules: book, lessons }: PracticeBook, ruleset: string): RuleId[] {
  const solved = readSolved();
  const done = new Set(
    Object.entries(lessons).flatMap(([key, lesson]) => (isDone(lesson, solved) ? [key] : [])),
  );
  if (done.size === 0 && !hasBegun(ruleset)) return [];
  return Object.entries(book).flatMap(([id, { taught }]) =>
    taught !== undefined && !done.has(taught) ? [id] : [],
  );
}
