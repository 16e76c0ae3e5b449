/** Lists the pairs of games that can be asked the same question, each pair once, with the kinds of question for it. */

import { sharedKinds } from '../../compare/two-games/shared-kinds.ts';
import { twoGameConcepts } from '../../questions/two-games/parts.ts';
import { type Course, courses } from '../site/courses.ts';
import { pairLookups } from '../site/lookups.ts';
import { readOnce } from '../site/read-once.ts';
import { makerOf } from './questions.ts';

/** Two games, and the kinds of question to which their answers differ. */
interface PracticePair {
  readonly one: Course;
  readonly other: Course;
  /** In learning order. */
  readonly kinds: readonly string[];
}

export const practicePairs = readOnce(async (): Promise<readonly PracticePair[]> => {
  const makers = await Promise.all(
    (await courses()).map(async (course) => ({ course, maker: await makerOf(course.ruleset) })),
  );
  return makers.flatMap(({ course: one, maker }) =>
    makers.flatMap(({ course: other, maker: makerOfOther }): PracticePair[] => {
      if (one.ruleset >= other.ruleset) return [];
      const kindsOfBoth = [...maker.kinds.keys()].filter((kind) => twoGameConcepts.includes(kind));
      const found = pairLookups?.kinds[`${one.ruleset} ${other.ruleset}`];
      const kinds = found
        ? kindsOfBoth.filter((kind) => found.includes(kind))
        : sharedKinds(maker, makerOfOther, kindsOfBoth);
      return kinds.length > 0 ? [{ one, other, kinds }] : [];
    }),
  );
});
