/** What the practice page shows of its session: rule texts, the proof of the answer, due reviews, and the state of storage. */
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { addressFor } from '../../notation/game-address.ts';
import type { PracticeContext } from '../../questions/kind.ts';
import type { PracticeBook } from '../../questions/practice-book.ts';
import type { Proof, ReaderAnswer } from '../../questions/proof.ts';
import { DUE, onPractice, practiceStorage, readCards, type StorageState } from '../../storage/practice.ts';
import { tell } from '../../storage/widget-events.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { dataNow, gameNow } from '../rules.ts';
import { isDayDone } from './due.ts';
import { createPracticeSession } from './practice-session.ts';
import type { PracticeProps } from './props.ts';
import { questionName } from './question-name.ts';
import { createQuestionSource } from './question-source.ts';
import { reviewQueueOf } from './review-queue.ts';

export type PracticePage = ReturnType<typeof createPracticePage>;

/** Creates the session of a page of practice, and what is shown of it. */
export function createPracticePage(props: PracticeProps) {
  const book = dataNow<PracticeBook>(props.rules);
  const source = createQuestionSource(gameNow(props.ruleset), book, props);
  const { entry } = source;
  const [isRead, setRead] = createSignal(false);
  /** Whether answers are stored; updated after every answer. */
  const [storage, setStorage] = createSignal<StorageState>('kept', { equals: false });
  const memory = reviewQueueOf(props, book, isRead);
  const session = createPracticeSession(props, memory, source);
  const generator = createMemo(() => source.contextFor(session.now().question));
  const terms = createTerms(() => generator().ruleset.terms);
  const context = createMemo((): PracticeContext => ({ generator: generator(), entry, terms: terms() }));
  return {
    session,
    source,
    memory,
    entry,
    context,
    /** Address of a rule in its rulebook. */
    ruleHref: (id: string): string => source.addressOf(id, props.rulebook),
    /** The proof of the answer; null before. */
    proof: createMemo((): Proof | null => {
      const [answer, { kind, question }] = [session.reply(), session.now()];
      return answer && kind.prove(question, answer, context());
    }),
    /** What keeps answers from being stored; null if they are stored. */
    storageFault: (): Exclude<StorageState, 'kept'> | null => {
      const how = storage();
      return how === 'kept' ? null : how;
    },
    /** Number of due reviews in any game, and the page to do them; null if none is due. */
    due: (): { readonly count: number; readonly href: string } | null => {
      // The last answer is stored slightly after its verdict.
      storage();
      const due = source.due();
      return (
        due && {
          count: due.count,
          href: `${addressFor(props.practice, props.ruleset, due.game)}mixed/#${DUE}`,
        }
      );
    },
    /** Whether something was answered today that had been missed, and nothing more comes back today. */
    isLastOfDay: (): boolean => {
      storage();
      return isDayDone(readCards(), Date.now());
    },
    /** Reads what the reader has stored. Call it once mounted: before that, the page must be as the server drew it. */
    readStorage: (): void => {
      setRead(true);
      setStorage(practiceStorage());
      onCleanup(onPractice(() => setStorage(practiceStorage())));
    },
  };
}

/** Reports each answer to the host page, once: its proof may render again in other words. */
export function reportAnswers({ session, proof }: PracticePage): void {
  let answered: ReaderAnswer | null = null;
  createEffect(() => {
    const [proved, answer] = [proof(), session.reply()];
    if (!proved || answer === answered) return;
    answered = answer;
    const { right, rule } = proved;
    const { question } = session.now();
    tell({ type: 'answered', right, rule, question: questionName(question.spec), choices: answer ?? [] });
    if (right) tell({ type: 'solved' });
  });
}
