/** Boards of a lesson: questions that an author writes down, put to the same judges as those that are dealt. */
import { parseSeat } from '../notation/seats.ts';
import { formatTile } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';
import { STANDS } from '../puzzles/concepts/claim/claim-outcome.ts';
import type { Called } from '../puzzles/concepts/claim/index.ts';
import { ALLOWED, type TriedAction } from '../puzzles/concepts/may/attempt.ts';
import { against } from '../puzzles/proof/true-refusals.ts';
import type { Concept, GeneratorContext, Question } from '../puzzles/question.ts';
import { unwritable } from './asking.ts';
import type { BoardClaim } from './board-claim.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { boardQuestion } from './question-board.ts';
import { reading } from './read-hand.ts';
import { statedAmounts, unitsOf } from './stated-amounts.ts';
import { WRITTEN } from './written-question.ts';

/** The kinds of question that can be written down. */
export const writable: readonly string[] = Object.keys(WRITTEN);

/** A game that is asked. */
export interface BoardGame {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly generator: GeneratorContext;
}

/**
 * `<Board kind="win" hand="…" answer="wins" />`: the question with all its right answers.
 * @throws LessonError when it cannot be asked so, or when something else is right than is said
 */
export function writtenBoard(claim: BoardClaim, game: BoardGame, place: SourcePlace): Question {
  const { generator } = game;
  const concept = game.concepts.get(claim.kind);
  const read = WRITTEN[claim.kind];
  if (!concept || !read) throw unwritable(claim.kind, writable, place);
  const question = boardQuestion(claim, { concept, read, generator }, place);
  if (claim.answer !== undefined) checkAnswer(claim.answer, question, generator, place);
  if (claim.kind === 'may') checkReasons(question as Question<TriedAction>, generator, place);
  return question;
}

/** @throws LessonError when something else is right */
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

/** @throws LessonError where of the rules that may be given one more says what is true */
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

/** The right answer, as it is written down. */
const rightOf = ({ asking, key }: Question): readonly string[] => {
  if (['waits', 'discard', 'declare'].includes(asking.concept)) return [...key].sort();
  if (asking.concept !== 'claim') return key;
  return key.flatMap((fate) => (fate.endsWith(`:${STANDS}`) ? (fate.split(':')[0] ?? []) : []));
};

const tilesIn = (text: string, place: SourcePlace): string[] =>
  text === 'nothing'
    ? []
    : reading(place, () => parseTiles(text))
        .map(formatTile)
        .sort();

/** An answer in its author's words, as keys have it. */
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
      const { dealer } = (subject as Called).table;
      return answer.split(/[\s,]+/).map((name) => String(reading(place, () => parseSeat(name, dealer))));
    }
    default:
      return [answer];
  }
}

/** @throws LessonError for an amount in no unit of this game */
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
