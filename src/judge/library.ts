/** The judge for programs: questions and answers are values, each answer typed by what was asked. */
import type { Game } from '../engine/game.ts';
import type { Json } from '../engine/table.ts';
import type { JsonFields } from '../evaluation/told/fields.ts';
import { basicOperations, createAnswerer, type Operations } from './operations.ts';
import { TILE_TEXTS } from './tile-text.ts';
import type { JudgeAnswers, JudgeQuestions } from './types.ts';

/** Operations that weigh more than the rules: bots, questions of practice, records of real games. */
type MoreOp = 'play' | 'questions' | 'record';
type BasicOp = Exclude<keyof JudgeQuestions, MoreOp>;

/**
 * Creates a judge of these games: `judgeOf([riichi])({ op: 'win', ruleset: 'riichi', hand: '…' })`. What it throws for
 * a question that cannot be answered is a `QuestionError`, which has the field and the column.
 * @param more operations besides those that every judge has
 */
export function judgeOf<More extends MoreOp = never>(
  games: readonly Game[],
  more: Operations & { readonly [Op in More]: NonNullable<Operations[Op]> } = {} as never,
): <Op extends BasicOp | More>(question: JudgeQuestions[Op] & { readonly op: Op }) => JudgeAnswers[Op] {
  const answer = createAnswerer(new Map(games.map((game) => [game.id, game])), TILE_TEXTS.own, {
    ...basicOperations,
    ...more,
  });
  return <Op extends BasicOp | More>(question: JudgeQuestions[Op]) =>
    answer(fieldsOf(question)) as JudgeAnswers[Op];
}

/** The question as it would be read from a line: what is undefined is not there. */
const fieldsOf = (question: object): JsonFields =>
  Object.fromEntries(
    Object.entries(question).filter(([, value]: [string, Json | undefined]) => value !== undefined),
  );
