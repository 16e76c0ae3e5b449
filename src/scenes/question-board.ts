/** A question that somebody writes down, of a kind that is known. */
import { questionOf } from '../puzzles/make.ts';
import type { Concept, GeneratorContext, Question } from '../puzzles/question.ts';
import { askingOf } from './asking.ts';
import type { BoardClaim, RuleReader } from './board-claim.ts';
import type { SourcePlace } from './error.ts';

/** A kind of question: how it is judged, how it is written down, and the game that is asked. */
interface BoardKind {
  readonly concept: Concept;
  readonly read: RuleReader;
  readonly generator: GeneratorContext;
}

/**
 * The question with all its right answers.
 * @throws LessonError when it cannot be asked so
 */
export function boardQuestion(
  claim: BoardClaim,
  { concept, read, generator }: BoardKind,
  place: SourcePlace,
): Question {
  const { kind, hand, try: tried, under } = claim;
  const { ruleset } = generator;
  const asking = askingOf(kind, ruleset.id, { seed: hand ?? tried ?? '', under });
  return questionOf(concept, generator, asking, read({ ...claim, generator, set: ruleset, place }));
}
