/** Runs a drill: wires the question-session machine to the drill's boards, grading and storage. */
import { createMemo } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import { createQuestionSession } from '../../machines/question-session.ts';
import { gradeAnswer } from '../../puzzles/grade.ts';
import type { GeneratorContext, Question } from '../../puzzles/question.ts';
import type { ReaderAnswer } from '../../questions/proof.ts';
import { runMachine } from '../../sessions/actor.ts';
import { markBegun, markSolved } from '../../storage/exercises.ts';
import { note } from '../Practice/record-answer.ts';
import { kindNow } from '../rules.ts';
import {
  beginDrill,
  type DrillOutcome,
  type DrillState,
  formatDrilling,
  isLast,
  nextBoard,
  recordOutcome,
} from './drill-order.ts';
import type { DrillBoard, DrillProps } from './props.ts';

/** Grade of a board: the outcome, the answer, and the deciding rules that the answer got wrong. */
interface BoardGrade {
  readonly outcome: DrillOutcome;
  readonly reply: ReaderAnswer;
  readonly missed: readonly RuleId[];
}

/** The reader's answer, or a request to show the right one. */
type DrillAnswer = ReaderAnswer | 'show';

const isAnswered = ({ answers, at }: DrillState): boolean => answers.length > at;

/**
 * Creates the session of a drill.
 * @param generatorUnder the rules, by kind of hand
 */
export function createDrillSession(
  { name, boards, ruleset }: DrillProps,
  generatorUnder: (under: string) => GeneratorContext,
) {
  const boardOf = ({ order, at }: DrillState): DrillBoard => {
    const board = boards[order[at] ?? -1];
    if (!board) throw new RangeError(`a drill of ${boards.length} boards has none in place ${at}`);
    return board;
  };
  const gradeOf = (question: Question, answer: DrillAnswer): BoardGrade => {
    if (answer === 'show') return { outcome: 'shown', reply: question.key, missed: [] };
    const { concept, under } = question.spec;
    const { right, missed } = gradeAnswer(kindNow(concept).concept, question, answer, generatorUnder(under));
    return { outcome: right ? 'right' : 'wrong', reply: answer, missed };
  };

  const machine = createQuestionSession<DrillState, DrillBoard, DrillAnswer, BoardGrade>({
    deal: async ({ course }) => {
      const next = isAnswered(course) ? nextBoard(course) : course;
      // A copy, so that a board that comes again is drawn anew.
      return { question: { ...boardOf(next) }, begun: () => next };
    },
    grade: ({ question }, answer) => gradeOf(question, answer),
    count: (course, _, { outcome }) => recordOutcome(course, outcome),
    counted: ({ course, question, grade }) => {
      if (grade && grade.outcome !== 'shown')
        note(ruleset, question.question, grade.missed, grade.outcome === 'right');
      if (name === null) return;
      if (isLast(course)) markSolved(name);
      else markBegun(name, formatDrilling(course));
    },
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
    /** The reader's answer, or the right one that was shown; null before. */
    reply: (): ReaderAnswer | null => grade()?.reply ?? null,
    isAsking: () => snapshot().matches('asking'),
    isOver: () => snapshot().matches('over'),
    answer: (answer: DrillAnswer) => send({ type: 'ANSWER', answer }),
    next: () => send({ type: 'NEXT' }),
    /** Resumes the given progress, or starts over. */
    begin: (course: DrillState = first) => send({ type: 'BEGIN', course }),
  };
}
