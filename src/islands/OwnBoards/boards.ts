/** Boards from a frame's link: one question about a written hand, or a row of dealt questions. */
import { ownBoards } from '#i18n/own-boards.ts';
import type { Wind } from '../../engine/seats.ts';
import { SEAT_NAMES, windNamed } from '../../notation/seats.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import { type Question, questionSpec } from '../../puzzles/question.ts';
import type { BoardClaim } from '../../questions/boards/board-claim.ts';
import { boardQuestion } from '../../questions/boards/question-board.ts';
import { NOWHERE, unwritable } from '../../scenes/error.ts';
import { createDealer } from '../Practice/question-generator.ts';
import { boardNow, gameNow, kindNow } from '../rules.ts';
import type { OwnBoardsProps } from './props.ts';
import { kindDealt, rowRequestOf } from './question-row.ts';

/** Questions of one kind. */
export interface QuestionRow {
  readonly kind: string;
  readonly questions: readonly Question[];
  /** Message about what was not available and what replaced it; null if nothing. */
  readonly amended: string | null;
}

/** What a link says of a hand besides its tiles: whose it is, the round, the indicators. */
function aroundHand(query: URLSearchParams): Pick<BoardClaim, 'seat' | 'round' | 'dora' | 'ura'> {
  const windIn = (name: string): Wind | undefined =>
    windNamed(SEAT_NAMES.find((each) => each === query.get(name)));
  return {
    seat: windIn('seat'),
    round: windIn('round'),
    dora: query.get('dora') ?? undefined,
    ura: query.get('ura') ?? undefined,
  };
}

/**
 * Builds a row of one question about a written hand.
 * @param query e.g. `hand=123m…&ask=worth&seat=south&facts=riichi&dora=3m`
 * @param kind the question kind, e.g. "waits"
 * @throws LessonError if the question cannot be asked about the hand
 */
export function writtenRow(
  query: URLSearchParams,
  kind: string,
  { game, kinds }: OwnBoardsProps,
): QuestionRow {
  const facts = query.get('facts');
  const hand = `${query.get('hand') ?? ''}${facts ? `, ${facts.replaceAll('-', ' ')}` : ''}`;
  const board = kinds.includes(kind) ? boardNow(kind) : null;
  if (!board) throw unwritable(kind, kinds, NOWHERE);
  const generator = createGeneratorContext(gameNow(game));
  const { concept } = kindNow(kind);
  return {
    kind,
    questions: [boardQuestion({ kind, hand, ...aroundHand(query) }, { concept, board, generator }, NOWHERE)],
    amended: null,
  };
}

/**
 * Deals the row of questions that a link asks for, in slices. If the game lacks their kind, or none turns on the
 * requested rules, deals others and says so.
 */
export async function dealtRow(query: URLSearchParams, props: OwnBoardsProps): Promise<QuestionRow> {
  const { game, title, kinds } = props;
  const wished = rowRequestOf(query);
  const { seed, grade, rules, count } = wished;
  const kind = kindDealt(wished, kinds);
  const { concept } = kindNow(kind);
  const generator = createGeneratorContext(gameNow(game));
  const deal = async (by: readonly string[]): Promise<readonly Question[]> => {
    const dealer = createDealer();
    const questions: Question[] = [];
    for (let number = 0; questions.length < count; number++) {
      const spec = questionSpec(kind, game, { seed, grade, rules: by, number });
      const question = await dealer.deal(concept, generator, spec, true);
      dealer.note(concept, question);
      questions.push(question);
      number = question.spec.number;
    }
    return questions;
  };
  try {
    const amended = kind === wished.kind ? null : ownBoards.noKind(wished.kind, title, kinds);
    return { kind, questions: await deal(rules), amended };
  } catch (error) {
    if (!(error instanceof NoQuestionError) || rules.length === 0) throw error;
    return { kind, questions: await deal([]), amended: ownBoards.noRules(rules) };
  }
}
