/**
 * Builds the questions an author writes in a lesson (`<Board>`). They use the same judges as the generated questions.
 */
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import { LessonError, type SourcePlace, unwritable } from '../../scenes/error.ts';
import type { BoardClaim } from './board-claim.ts';
import type { BoardForm } from './board-form.ts';
import { BOARD_FORMS } from './forms.ts';
import { boardQuestion } from './question-board.ts';

/** The question kinds that a lesson can write as a `<Board>`. */
export const writable: readonly string[] = Object.keys(BOARD_FORMS);

/** The game a board question belongs to: its concepts and its generator context. */
export interface BoardGame {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly generator: GeneratorContext;
}

/**
 * Builds the question of `<Board kind="win" hand="…" answer="wins" />`, with all its right answers.
 * @throws LessonError when the question cannot be built, or the stated answer is not the right one
 */
export function writtenBoard(claim: BoardClaim, game: BoardGame, place: SourcePlace): Question {
  const { generator } = game;
  const concept = game.concepts.get(claim.kind);
  const board = BOARD_FORMS[claim.kind];
  if (!concept || !board) throw unwritable(claim.kind, writable, place);
  const question = boardQuestion(claim, { concept, board, generator }, place);
  if (claim.answer !== undefined) checkAnswer(claim.answer, question, board, { generator, place });
  board.check?.(question, generator, place);
  return question;
}

/**
 * Checks the author's answer against the key.
 * @throws LessonError when the right answer is another one
 */
function checkAnswer(
  answer: string,
  { key, subject }: Question,
  { keyOf, written, isPartial }: BoardForm,
  where: { readonly generator: GeneratorContext; readonly place: SourcePlace },
): void {
  const answers = keyOf?.(answer, { subject, ...where }) ?? [answer];
  const right = written?.(key) ?? key;
  if (isPartial ? answers.every((each) => key.includes(each)) : answers.join() === right.join()) return;
  throw new LessonError(
    where.place,
    `“${answer}” is said to be right, and is not`,
    `Right is: ${right.join(', ') || 'nothing'}.`,
  );
}
