/** Generates the questions of `<Deal>` in a lesson, at build time, with the practice generators. */
import type { RuleId } from '../../engine/action.ts';
import { createRandom, shuffle } from '../../engine/random.ts';
import { fairly } from '../../puzzles/answer-balance.ts';
import { NoQuestionError, questionSteps } from '../../puzzles/make.ts';
import {
  type Concept,
  type Difficulty,
  type GeneratorContext,
  type Question,
  questionSpec,
} from '../../puzzles/question.ts';
import { QUESTIONS_VERSION } from '../../puzzles/version.ts';
import { LessonError, type SourcePlace } from '../../scenes/error.ts';
import type { BoardGame } from './board.ts';

interface DealClaim {
  readonly kind: string;
  readonly rules: readonly RuleId[];
  /** None of these rules may decide a question. */
  readonly without?: readonly RuleId[];
  readonly count: number;
  readonly grade: Difficulty;
  readonly seed: string;
  readonly under?: string | undefined;
}

/** Generator steps allowed per question. A question that takes longer is too rare to ask for in a lesson. */
const PATIENCE = 600;

/**
 * Generates the questions of `<Deal kind="win" rules="jong-258" count={4} />`; no two are the same. Each turns on one
 * of the rules. When a question has two choices, neither is right more often than {@link MOST_SAME_SHARE}, so that
 * nobody can answer without looking.
 * @throws LessonError for an unknown question kind, or when too few questions are found
 */
export function dealtBoards(
  claim: DealClaim,
  { concepts, generator }: BoardGame,
  place: SourcePlace,
): Question[] {
  const { kind, rules, count, without = [] } = claim;
  const concept = concepts.get(kind);
  if (!concept) {
    throw new LessonError(
      place,
      `${generator.ruleset.title} has no questions of “${kind}”`,
      `It has: ${[...concepts.keys()].join(', ')}.`,
    );
  }
  const found: Question[] = [];
  const known = new Set<string>();
  const most = Math.max(1, Math.ceil(count * MOST_SAME_SHARE));
  for (let number = 0; found.length < count; number++) {
    const isFull = (key: string) => found.filter((each) => each.key.join() === key).length >= most;
    const { seed, under = 'ordinary', grade } = claim;
    const named = questionSpec(kind, generator.ruleset.id, { seed, under, number, grade, rules, without });
    const spec = fairly(concept, generator, named);
    const question = number > TRIES * count ? null : soon(concept, generator, spec);
    if (!question) {
      throw new LessonError(
        place,
        new NoQuestionError(kind, rules).message,
        'Take other rules, another kind, or fewer of them.',
      );
    }
    // For `tile` questions the key identifies the question, so the same tile does not come twice in different company.
    const written = JSON.stringify(kind === 'tile' ? question.key : question.subject);
    if (known.has(written) || (question.choices?.length === 2 && isFull(question.key.join()))) continue;
    known.add(written);
    found.push(question);
  }
  return shuffle(found, createRandom(QUESTIONS_VERSION, claim.seed, 'order'));
}

/** The largest share of questions with the same answer, where there are two choices. */
const MOST_SAME_SHARE = 0.6;
/** Questions tried per question wanted. */
const TRIES = 20;

function soon(concept: Concept, generator: GeneratorContext, spec: Question['spec']): Question | null {
  const steps = questionSteps(concept, generator, spec);
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return null;
}
