/** Builds a question about a written hand. If it can be shown without the rules, they load with the answer. */
import { askingOf } from '../../puzzles/question.ts';
import { NOWHERE, unwritable } from '../../scenes/error.ts';
import { viewOf } from '../Practice/kinds.ts';
import { readerOf } from './needs.ts';
import type { OwnBoardsProps } from './props.ts';
import type { QuestionRow } from './question-row.ts';

/**
 * Builds a row of one question.
 * @param hand in tile notation
 * @param kind the question kind, e.g. "waits"
 * @throws LessonError if the question cannot be asked about the hand
 */
export async function writtenRow(hand: string, kind: string, props: OwnBoardsProps): Promise<QuestionRow> {
  const { game, set, facts, kinds } = props;
  if (!kinds.includes(kind)) throw unwritable(kind, kinds, NOWHERE);
  const load = readerOf(kind);
  const claim = { kind, hand, set: { ...set, deal: facts }, place: NOWHERE };
  const asking = askingOf(kind, game, { seed: hand });
  const [subject, seen] = load
    ? [(await load()).read(claim), null]
    : await (await import('./read-by-rules.ts')).readByRules(claim, asking, props);
  const put = { asking, subject };
  return {
    kind,
    view: viewOf(kind),
    questions: [put],
    facts,
    seen: () => seen,
    amended: null,
    judged: async () => (await import('./deal-questions.ts')).judgedAnew(put),
  };
}
