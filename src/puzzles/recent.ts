/** Remembers recent questions, so that a reader is not asked the same one again soon. */
import { formatTiles } from '../notation/tile-text.ts';
import type { Concept, Question } from './question.ts';

/** Number of questions for which none is repeated. */
const MOST_RECENT = 1000;

/**
 * Number of repeats in a row that are skipped. Then the oldest of them is asked again, because some rules decide very
 * few hands.
 */
const PATIENCE = 12;

/**
 * Details that do not make a different question if the tiles are the same: the seats, how the last tile came, and the
 * lines or tiles on offer, and what is counted.
 */
const BESIDE = new Set(['seat', 'winner', 'by', 'from', 'discarder', 'lines', 'offered', 'count']);

type DescribedConcept<A> = Pick<Concept<A>, 'describe'>;

/** A string that identifies what the reader sees of a question, above all the tiles. */
function describeQuestion<A>({ describe }: DescribedConcept<A>, { spec, subject }: Question<A>): string {
  const all = Object.entries(describe(subject, formatTiles));
  const isOfHand = all.some(([name]) => name === 'hand');
  const seen = all.filter(([name]) => !BESIDE.has(name) && !(isOfHand && name === 'tile'));
  return JSON.stringify([spec.concept, seen]);
}

export function createRecent() {
  /** The newest is last. */
  let recent: readonly string[] = [];
  return {
    /** Remembers that this question was asked. */
    note: <A>(concept: DescribedConcept<A>, question: Question<A>) => {
      const seen = describeQuestion(concept, question);
      recent = [...recent.filter((each) => each !== seen), seen].slice(-MOST_RECENT);
    },
    /**
     * Returns a chooser. Feed it one candidate after another until it returns one: the first that was not asked recently.
     * After PATIENCE repeats it returns the one asked longest ago.
     * @returns null if the next candidate should be tried
     */
    choice: <A>(concept: DescribedConcept<A>) => {
      let tried = 0;
      let oldest: { readonly question: Question<A>; readonly at: number } | null = null;
      return (question: Question<A>) => {
        const at = recent.indexOf(describeQuestion(concept, question));
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
