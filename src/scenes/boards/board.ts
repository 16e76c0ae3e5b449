/**
 * Builds the questions an author writes in a lesson (`<Board>`). They use the same judges as the generated questions.
 */
import { parseSeat } from '../../notation/seats.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { STANDS } from '../../puzzles/concepts/claim/claim-outcome.ts';
import type { ClaimedTile } from '../../puzzles/concepts/claim/claimed-tile.ts';
import { ALLOWED, type TriedAction } from '../../puzzles/concepts/may/attempt.ts';
import { against } from '../../puzzles/proof/true-refusals.ts';
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import { LessonError, type SourcePlace, unwritable } from '../error.ts';
import { parseAt } from '../read-hand.ts';
import { statedAmounts, unitsOf } from '../stated-amounts.ts';
import type { BoardClaim } from './board-claim.ts';
import { boardQuestion } from './question-board.ts';
import { QUESTION_READERS } from './written-question.ts';

/** The question kinds that a lesson can write as a `<Board>`. */
export const writable: readonly string[] = Object.keys(QUESTION_READERS);

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
  const read = QUESTION_READERS[claim.kind];
  if (!concept || !read) throw unwritable(claim.kind, writable, place);
  const question = boardQuestion(claim, { concept, read, generator }, place);
  if (claim.answer !== undefined) checkAnswer(claim.answer, question, generator, place);
  if (claim.kind === 'may') checkReasons(question as Question<TriedAction>, generator, place);
  return question;
}

/**
 * Checks the author's answer against the key. For `mend`, `sort` and `worth` the answer may be a part of the key.
 * @throws LessonError when the right answer is another one
 */
function checkAnswer(
  answer: string,
  question: Question,
  generator: GeneratorContext,
  place: SourcePlace,
): void {
  const { key, asking } = question;
  const answers = answersIn(answer, question, generator, place);
  const isRight =
    asking.concept === 'mend' || asking.concept === 'sort' || asking.concept === 'worth'
      ? answers.every((each) => key.includes(each))
      : answers.join() === rightOf(question).join();
  if (isRight) return;
  throw new LessonError(
    place,
    `“${answer}” is said to be right, and is not`,
    `Right is: ${rightOf(question).join(', ') || 'nothing'}.`,
  );
}

/**
 * Checks the rules offered as reasons for a refused action: only the keyed one may be true.
 * @throws LessonError when another offered rule also forbids the action, because choosing it would count as wrong
 */
function checkReasons(
  { subject, key }: Question<TriedAction>,
  { ruleset }: GeneratorContext,
  place: SourcePlace,
): void {
  if (key.includes(ALLOWED)) return;
  const refusals = against(ruleset, subject.table, subject.action);
  const also = subject.rules.filter((rule) => refusals.has(rule) && !key.includes(rule));
  if (also.length === 0) return;
  throw new LessonError(
    place,
    `“${also.join('” and “')}” would be true of it as well, and counts as wrong`,
    `Write other rules beside ${key.join()}.`,
  );
}

/** Returns the right answer in the form an author writes it. */
const rightOf = ({ asking, key }: Question): readonly string[] => {
  if (['waits', 'discard', 'declare'].includes(asking.concept)) return [...key].sort();
  if (asking.concept !== 'claim') return key;
  return key.flatMap((fate) => (fate.endsWith(`:${STANDS}`) ? (fate.split(':')[0] ?? []) : []));
};

const tilesIn = (text: string, place: SourcePlace): string[] =>
  text === 'nothing'
    ? []
    : parseAt(place, () => parseTiles(text))
        .map(formatTile)
        .sort();

/** Converts the author's answer to key form. Example: kind `win`, “does not win” → `no`. */
function answersIn(
  answer: string,
  { asking, subject }: Question,
  generator: GeneratorContext,
  place: SourcePlace,
): readonly string[] {
  switch (asking.concept) {
    case 'win':
      return [answer === 'wins' ? 'yes' : answer === 'does not win' ? 'no' : answer];
    case 'waits':
    case 'discard':
    case 'declare':
      return tilesIn(answer, place);
    case 'han':
    case 'fu':
      return [answer.split(' ')[0] ?? ''];
    case 'worth':
      return totalsIn(answer, generator, place);
    case 'claim': {
      const { dealer } = (subject as ClaimedTile).table;
      return answer.split(/[\s,]+/).map((name) => String(parseAt(place, () => parseSeat(name, dealer))));
    }
    default:
      return [answer];
  }
}

/** Converts amounts to keys, for example “4 fan” → `total 4`. @throws LessonError for a unit this game does not have */
function totalsIn(answer: string, { ruleset }: GeneratorContext, place: SourcePlace): readonly string[] {
  const amounts = statedAmounts(answer, ruleset, place);
  if (amounts.some(({ amount }) => Number.isNaN(amount))) {
    throw new LessonError(
      place,
      `answer="${answer}" is no amount`,
      `Write a number and “${unitsOf(ruleset).join('” or “')}”.`,
    );
  }
  return amounts.map(({ amount }) => `total ${amount}`);
}
