/** What has been asked just now, so that nobody is asked the same twice in a row. */
import { formatTiles } from '../notation/tile-text.ts';
import type { Concept, Question } from './question.ts';

/** How many questions back none is asked again. */
const REMEMBERED = 1000;

/** How many in a row may have been asked just now, until one of them is asked again: some rules hardly decide a hand. */
const PATIENCE = 12;

/** What makes no other question of the same tiles: whose they are, how the last one came, and what else is offered. */
const BESIDE = new Set(['seat', 'winner', 'by', 'from', 'discarder', 'lines']);

type DescribedConcept<A> = Pick<Concept<A>, 'describe'>;

/** What is asked, as a reader sees it: the tiles above all. */
function seenOf<A>({ describe }: DescribedConcept<A>, { asking, subject }: Question<A>): string {
  const all = Object.entries(describe(subject, formatTiles));
  const isOfHand = all.some(([name]) => name === 'hand');
  const seen = all.filter(([name]) => !BESIDE.has(name) && !(isOfHand && name === 'tile'));
  return JSON.stringify([asking.concept, seen]);
}

interface Recent {
  /** That this one was asked. */
  readonly note: <A>(concept: DescribedConcept<A>, question: Question<A>) => void;
  /**
   * Takes one question after the other, until one may be asked: the first that was not asked just now. Where hardly any
   * is left it is the one of them that was asked the longest ago.
   * @returns null where the next one is to be tried
   */
  readonly choice: <A>(concept: DescribedConcept<A>) => (question: Question<A>) => Question<A> | null;
  readonly forget: () => void;
}

export function createRecent(): Recent {
  /** The newest is the last. */
  let recent: readonly string[] = [];
  return {
    note: (concept, question) => {
      const seen = seenOf(concept, question);
      recent = [...recent.filter((each) => each !== seen), seen].slice(-REMEMBERED);
    },
    choice: <A>(concept: DescribedConcept<A>) => {
      let tried = 0;
      let oldest: { readonly question: Question<A>; readonly at: number } | null = null;
      return (question: Question<A>) => {
        const at = recent.indexOf(seenOf(concept, question));
        if (at < 0) return question;
        if (oldest === null || at < oldest.at) oldest = { question, at };
        tried += 1;
        return tried < PATIENCE ? null : oldest.question;
      };
    },
    forget: () => {
      recent = [];
    },
  };
}
