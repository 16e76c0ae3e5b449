/** What a drill shows of its session: the words of the board, the proof, and the way on. */
import { createMemo } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { memo } from '../../engine/memo.ts';
import { createGeneratorContext, generatorContexts } from '../../puzzles/generator-context.ts';
import type { PracticeContext } from '../../questions/kind.ts';
import { entryIn, type PracticeBook } from '../../questions/practice-book.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { dataNow, gameNow, kindNow } from '../rules.ts';
import { isLast } from './drill-order.ts';
import { createDrillSession } from './drill-session.ts';
import type { DrillProps } from './props.ts';

/** A drill's session, and what is shown of it. */
export type DrillPage = ReturnType<typeof createDrillPage>;

/** Creates the session of a drill, and what is shown of it. */
export function createDrillPage(props: DrillProps) {
  const book = dataNow<PracticeBook>(props.rules);
  const game = gameNow(props.ruleset);
  const { chosen } = props;
  const contextUnder = chosen && memo((under: string) => createGeneratorContext(game, chosen, under));
  const generatorUnder = contextUnder ? (under = 'ordinary') => contextUnder(under) : generatorContexts(game);
  const session = createDrillSession(props, generatorUnder);
  const { drilling, isOver } = session;
  /** The current board; null after the last. */
  const board = createMemo(() => (isOver() ? null : session.board()));
  // After the last board there is none, so use the last one's kind of hand.
  const generator = createMemo(() => generatorUnder((board() ?? props.boards.at(-1))?.question.spec.under));
  const terms = createTerms(() => generator().ruleset.terms);
  /** Replaces terms in an author's text with those the reader chose. */
  const word = createWording(() => generator().ruleset.terms);
  const context = createMemo(
    (): PracticeContext => ({ generator: generator(), terms: terms(), entry: (id) => entryIn(book, id) }),
  );
  const proof = createMemo(() => {
    const [now, reply] = [board(), session.reply()];
    return now && reply && kindNow(now.question.spec.concept).prove(now.question, reply, context());
  });
  const outcome = () => session.grade()?.outcome;
  /** True for a real drill. A single board has no progress and no result. */
  const isRow = () => props.boards.length > 1;
  /** A single board answered right is finished, so nothing follows. */
  const goesOn = () => isRow() || !isLast(drilling()) || outcome() !== 'right';
  const onwards = () => (!isLast(drilling()) ? drill.next : isRow() ? drill.finish : drill.againOne);
  return {
    session,
    board,
    context,
    word,
    proof,
    outcome,
    isRow,
    goesOn,
    /** Label of the "next" button; null if there is none. */
    onward: () => (goesOn() ? onwards() : null),
    /** What the board asks; empty after the last. */
    ask: () => {
      const now = board();
      return now ? word(now.ask ?? practiceQuestion.concepts[now.question.spec.concept]?.ask ?? '') : '';
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
