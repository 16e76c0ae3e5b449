/** Builds one written question whose kind is known. */
import { questionOf } from '../../puzzles/make.ts';
import { type Concept, type GeneratorContext, type Question, questionSpec } from '../../puzzles/question.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import type { BoardClaim } from './board-claim.ts';
import type { BoardForm } from './board-form.ts';

/** A question kind: how it is judged, how its attributes are written, and the game. */
interface BoardKind {
  readonly concept: Concept;
  readonly board: BoardForm;
  readonly generator: GeneratorContext;
}

/**
 * Builds the question with all its right answers.
 * @throws LessonError when the claim cannot be made into a question
 */
export function boardQuestion(
  claim: BoardClaim,
  { concept, board, generator }: BoardKind,
  place: SourcePlace,
): Question {
  const { kind, hand, try: tried, under = 'ordinary' } = claim;
  const { ruleset } = generator;
  const spec = questionSpec(kind, ruleset.id, { seed: hand ?? tried ?? '', under });
  return questionOf(concept, generator, spec, board.read({ ...claim, generator, set: ruleset, place }));
}
