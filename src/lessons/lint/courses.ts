/** Computes the figures of a whole course. */
import type { RuleId } from '../../engine/action.ts';
import { type Cliff, cliffsOf, stepShares } from './beginner.ts';
import { courseOf, type GameContent } from './content.ts';
import { decisionsOf, figuresOf, type LessonFigures } from './figures.ts';
import { type Stumble, stumblesOf } from './novice.ts';
import { type RepeatedHand, repeatedHands, usesOf } from './repetition.ts';
import { type EarlyTerm, earlyTerms } from './terms.ts';
import { walk } from './traverse.ts';

/** A lesson's figures, with those that need the whole course. */
export interface TaughtLesson extends LessonFigures {
  readonly early: readonly EarlyTerm[];
  readonly stumbles: readonly Stumble[];
  readonly cliffs: readonly Cliff[];
}

export interface TaughtCourse {
  readonly game: string;
  readonly lessons: readonly TaughtLesson[];
  /** The rules the lessons teach (`rules`), and those that a board of the same lesson decides (`decided`). */
  readonly rules: readonly RuleId[];
  readonly decided: readonly RuleId[];
  readonly calls: { readonly all: number; readonly passed: number };
  readonly yesNo: { readonly all: number; readonly no: number };
  readonly repeated: readonly RepeatedHand[];
}

/** @throws LessonError for a faulty lesson */
export async function taughtBy(content: GameContent): Promise<TaughtCourse> {
  const course = courseOf(content);
  const walks = await Promise.all(content.lessons.map((file) => walk(file, course)));
  const played = walks.map((each) => ({ walk: each, placed: decisionsOf(each, content) }));
  const uses = usesOf(
    walks,
    played.flatMap(({ placed }) => placed),
  );
  const words: Readonly<Record<string, string>> = { ...content.ruleset.terms };
  const early = earlyTerms(walks, (term) => (words[term] === undefined ? [] : [words[term]]));
  const stumbles = stumblesOf(played);
  const cliffs = cliffsOf(stepShares(played));
  const lessons = played.map(({ walk, placed }) => ({
    ...figuresOf(`${content.id}/${walk.name}`, walk, placed, uses),
    early: early.get(walk.name) ?? [],
    stumbles: stumbles.get(walk.name) ?? [],
    cliffs: cliffs.filter(({ lesson }) => lesson === walk.name),
  }));
  return {
    game: content.id,
    lessons,
    rules: [
      ...new Set(
        lessons.flatMap((lesson) => [...lesson.decided, ...lesson.statedRules, ...lesson.undecided]),
      ),
    ],
    decided: [...new Set(lessons.flatMap((lesson) => lesson.decided))],
    calls: {
      all: sum(lessons.map(({ calls }) => calls.all)),
      passed: sum(lessons.map(({ calls }) => calls.passed)),
    },
    yesNo: {
      all: sum(lessons.map(({ yesNo }) => yesNo.all)),
      no: sum(lessons.map(({ yesNo }) => yesNo.no)),
    },
    repeated: repeatedHands(walks),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
