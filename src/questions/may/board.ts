/** Reads an action that may be allowed or refused. */
import { parseAction } from '../../notation/lines.ts';
import { against } from '../../puzzles/proof/true-refusals.ts';
import type { GeneratorContext, Question } from '../../puzzles/question.ts';
import { LessonError, type SourcePlace } from '../../scenes/error.ts';
import { parseAt } from '../../scenes/read-hand.ts';
import { momentIn, type ReadBoard } from '../boards/board-claim.ts';
import { boardForm } from '../boards/board-form.ts';
import { ALLOWED, type TriedAction } from './attempt.ts';

/** Reads the action at a moment of a scene, with the rules offered as reasons. */
function read(board: ReadBoard): TriedAction {
  const { rules = [], place } = board;
  const { table, since } = momentIn(board);
  const action = parseAt(place, () => parseAction(board.try ?? '', table.dealer));
  return { table, since, action, rules };
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

export default boardForm({ read, check: checkReasons });
