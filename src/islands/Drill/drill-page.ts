/** What a drill shows of its session: the words of the board, the key, the proof, and the way on. */
import { createMemo, createSignal } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { hasAnswers, type Question } from '../../puzzles/question.ts';
import { once } from '../../storage/once.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { entryIn } from '../Practice/practice-book.ts';
import type { PracticeContext } from '../Practice/question-kind.ts';
import { isLast } from './drill-order.ts';
import { createDrillSession } from './drill-session.ts';
import type { LoadedDrill } from './props.ts';

/** A drill's session, and what is shown of it. */
export type DrillPage = ReturnType<typeof createDrillPage>;

/** Creates the session of a drill, and what is shown of it. */
export function createDrillPage(props: LoadedDrill) {
  const { loaded } = props;
  const [desk, setDesk] = createSignal(loaded.desk);
  const loadDesk = once(async () => {
    const loadedDesk = loaded.desk ?? (await loaded.loadDesk());
    setDesk(() => loadedDesk);
    return loadedDesk;
  });
  const session = createDrillSession(props, loadDesk);
  const { drilling, reply, isOver } = session;
  /** Outcome of the current board, once graded. */
  const outcome = () => session.grade()?.outcome;
  /** The current board; null after the last. */
  const board = createMemo(() => (isOver() ? null : session.board()));
  const facts = createMemo(() => loaded.facts(board()?.question.asking.under));
  const terms = createTerms(() => facts().terms);
  /** Replaces terms in an author's text with those the reader chose. */
  const word = createWording(() => facts().terms);
  const context = createMemo(
    (): PracticeContext => ({
      facts: facts(),
      entry: (id) => entryIn(desk()?.book ?? props, id),
      terms: terms(),
    }),
  );
  /** The question with its answer key, once the reader has answered and the key is known (delivered or computed). */
  const whole = createMemo((): Question | null => {
    const [now, grade] = [board(), session.grade()];
    if (!now || !reply()) return null;
    return grade?.whole ?? (hasAnswers(now.question) ? now.question : null);
  });
  const proof = createMemo(() => {
    const [grade, grading] = [session.grade(), desk()];
    const kind = grade && grading?.kinds.get(grade.whole.asking.concept);
    if (!kind || !grading) return null;
    const generator = grading.rooms(grade.whole.asking.under);
    const prover = { ...context(), generator };
    return kind.prove(grade.whole, grade.reply, prover);
  });
  /** True for a real drill. A single board has no progress and no result. */
  const isRow = () => props.boards.length > 1;
  /** A single board answered right is finished, so nothing follows. */
  const goesOn = () => isRow() || !isLast(drilling()) || outcome() !== 'right';
  const onwards = () => (!isLast(drilling()) ? drill.next : isRow() ? drill.finish : drill.againOne);
  return {
    session,
    /** Loads the grader early. If that fails, it is requested again when the reader answers. */
    prefetch: () => void loadDesk().catch(console.warn),
    board,
    context,
    word,
    whole,
    proof,
    outcome,
    isRow,
    goesOn,
    /** Label of the "next" button; null if there is none. */
    onward: () => (goesOn() ? onwards() : null),
    /** What the board asks; empty after the last. */
    ask: () => {
      const now = board();
      return now ? word(now.ask ?? practiceQuestion.concepts[now.question.asking.concept]?.ask ?? '') : '';
    },
    /** True if the board was missed and does not come back. */
    isLetGo: () =>
      outcome() === 'wrong' &&
      !drilling().order.includes(drilling().order[drilling().at] ?? -1, drilling().at + 1),
    /** Goes on to the next board or the result; a single board begins again. */
    goOn: (): void => {
      if (!isRow() && isLast(drilling())) session.begin();
      else session.next();
    },
  };
}
