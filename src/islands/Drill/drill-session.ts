/** Runs a drill: wires the question-session machine to the drill's boards, grading and storage. */
import { createMemo } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import { createQuestionSession } from '../../machines/question-session.ts';
import { gradeAnswer } from '../../puzzles/grade.ts';
import type { Prompt, Question } from '../../puzzles/question.ts';
import { runMachine } from '../../sessions/actor.ts';
import { markBegun, markSolved } from '../../storage/exercises.ts';
import type { ReaderAnswer } from '../Practice/proof.ts';
import type { QuestionView } from '../Practice/question-kind.ts';
import {
  beginDrill,
  type DrillOutcome,
  type DrillState,
  formatDrilling,
  isLast,
  nextBoard,
  recordOutcome,
} from './drill-order.ts';
import type { DrillGrading } from './grading.ts';
import type { DrillBoard, LoadedDrill } from './props.ts';

/** The board on screen, with its view. */
export interface CurrentBoard extends DrillBoard {
  readonly View: QuestionView['View'];
}

/** Grade of a board: the outcome, the answer, and the key. */
interface BoardGrade {
  readonly outcome: DrillOutcome;
  readonly reply: ReaderAnswer;
  readonly whole: Question;
  /** Deciding rules that the answer got wrong. */
  readonly missed: readonly RuleId[];
  /** Stores the answer. It loads together with the grader, so that no answer is lost. */
  readonly record: DrillGrading['record'];
}

/** The reader's answer, or a request to show the right one. */
type DrillAnswer = ReaderAnswer | 'show';

const isAnswered = ({ answers, at }: DrillState): boolean => answers.length > at;

/**
 * Creates the session of a drill.
 * @param loadDesk loads the grader; after a failure the next call tries again
 */
export function createDrillSession(props: LoadedDrill, loadDesk: () => Promise<DrillGrading>) {
  const { name, boards, ruleset } = props;
  const boardOf = ({ order, at }: DrillState): CurrentBoard => {
    const board = boards[order[at] ?? -1];
    const View = board && props.loaded.views.get(board.question.asking.concept);
    if (!board || !View) throw new RangeError(`a drill of ${boards.length} boards has none in place ${at}`);
    return { ...board, View };
  };
  const gradeOf = (desk: DrillGrading, put: Prompt, answer: DrillAnswer): BoardGrade => {
    const whole = desk.whole(put);
    const { record } = desk;
    if (answer === 'show') return { outcome: 'shown', reply: whole.key, whole, missed: [], record };
    const kind = desk.kinds.get(put.asking.concept);
    if (!kind) throw new RangeError(`no answers to "${put.asking.concept}" can be graded here`);
    const { right, missed } = gradeAnswer(kind.concept, whole, answer, desk.rooms(put.asking.under));
    return { outcome: right ? 'right' : 'wrong', reply: answer, whole, missed, record };
  };

  const machine = createQuestionSession<DrillState, CurrentBoard, DrillAnswer, BoardGrade>({
    // A drill has no link of its own.
    open: async ({ course }) => ({ course, needsDeal: false }),
    deal: async ({ course }) => {
      const next = isAnswered(course) ? nextBoard(course) : course;
      return { question: boardOf(next), begun: () => next };
    },
    grade: async ({ question }, answer) => gradeOf(await loadDesk(), question, answer),
    count: (course, _, { outcome }) => recordOutcome(course, outcome),
    counted: ({ course, grade }) => {
      if (grade && grade.outcome !== 'shown')
        grade.record(ruleset, grade.whole, grade.missed, grade.outcome === 'right');
      if (name === null) return;
      if (isLast(course)) markSolved(name);
      else markBegun(name, formatDrilling(course));
    },
    loadResult: async () => {},
    isOver: isLast,
  });
  const first = beginDrill(boards.length);
  const { snapshot, send } = runMachine(machine, { course: first, question: boardOf(first) });
  const context = () => snapshot().context;
  const grade = createMemo(() => context().grade);
  return {
    drilling: () => context().course,
    board: () => context().question,
    grade,
    /** The reader's answer; null before, and while the right answer is being looked up to be shown. */
    reply: (): ReaderAnswer | null => {
      const { answer } = context();
      return grade()?.reply ?? (answer === 'show' ? null : answer);
    },
    isAsking: () => snapshot().matches('asking'),
    isOver: () => snapshot().matches('over'),
    hasFailed: () => snapshot().hasTag('failed'),
    answer: (answer: DrillAnswer) => send({ type: 'ANSWER', answer }),
    next: () => send({ type: 'NEXT' }),
    retry: () => send({ type: 'RETRY' }),
    /** Resumes the given progress, or starts over. */
    begin: (course: DrillState = first) => send({ type: 'BEGIN', course }),
  };
}
