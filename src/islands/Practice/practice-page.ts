/** What the practice page shows of its session: rule texts, the proof of the answer, due reviews, and the state of storage. */
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { addressFor } from '../../notation/game-address.ts';
import { DUE, onPractice, practiceStorage, readCards, type StorageState } from '../../storage/practice.ts';
import { tell } from '../../storage/widget-events.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { isDayDone } from './due.ts';
import { createLazySource } from './lazy-source.ts';
import { entryIn } from './practice-book.ts';
import { createPracticeSession } from './practice-session.ts';
import type { Proof, ReaderAnswer } from './proof.ts';
import type { LoadedPractice } from './props.ts';
import type { KnownRule, PracticeContext } from './question-kind.ts';
import type { QuestionSource } from './question-source.ts';
import { memoryOf, type ReviewQueue } from './review-queue.ts';

/** The proof of the current answer, and the source that made it. */
interface ExplainedAnswer {
  readonly proof: Proof;
  readonly from: QuestionSource;
}

/** A session of practice, and what its page shows of it. */
export interface PracticePage {
  readonly session: ReturnType<typeof createPracticeSession>;
  readonly source: Accessor<QuestionSource | null>;
  readonly memory: Accessor<ReviewQueue>;
  /** Address of a rule in its rulebook. */
  readonly rule: (id: string) => string;
  readonly entry: (id: string) => KnownRule;
  readonly context: Accessor<PracticeContext>;
  /** The proof of the answer, once graded and once its prover has loaded. */
  readonly explained: Accessor<ExplainedAnswer | null>;
  /** What keeps answers from being stored; null if they are stored. */
  readonly storageFault: Accessor<Exclude<StorageState, 'kept'> | null>;
  /** Number of due reviews in any game, and the page to do them; null if none is due. */
  readonly due: (from: QuestionSource) => { readonly count: number; readonly href: string } | null;
  /** Whether something was answered today that had been missed, and nothing more comes back today. */
  readonly isLastOfDay: () => boolean;
  /** Reads what the reader has stored. Call it once mounted: before that, the page must be as the server drew it. */
  readonly readStorage: () => void;
}

/** Creates the session of a page of practice, and what is shown of it. */
export function createPracticePage(props: LoadedPractice): PracticePage {
  const terms = createTerms(() => session.now().facts.terms);
  const [isRead, setRead] = createSignal(false);
  /** Whether answers are stored; updated after every answer. */
  const [storage, setStorage] = createSignal<StorageState>('kept', { equals: false });
  const lazy = createLazySource(props);
  const { source } = lazy;
  const memory = memoryOf(props, () => source()?.book() ?? props.words, isRead);
  const session = createPracticeSession(props, memory, lazy);
  const entry = (id: string) => source()?.entry(id) ?? entryIn(props.words, id);
  const context = createMemo((): PracticeContext => {
    const { facts } = session.now();
    return { facts, entry, terms: terms() };
  });
  const explained = createMemo(() => {
    const [answer, { question }, practiceContext, from] = [
      session.reply(),
      session.now(),
      context(),
      source(),
    ];
    const kind = from?.kindOf(question.asking.concept);
    if (!answer || !session.isGraded() || !from || !kind) return null;
    const prover = { ...practiceContext, generator: from.roomFor(question) };
    return { proof: kind.prove(question, answer, prover), from };
  });
  return {
    session,
    source,
    memory,
    rule: (id) => source()?.addressOf(id, props.rulebook) ?? `${props.rulebook}#${id}`,
    entry,
    context,
    explained,
    storageFault: () => {
      const how = storage();
      return how === 'kept' ? null : how;
    },
    due: (from) => {
      // The last answer is stored slightly after its verdict.
      storage();
      const due = from.due();
      return (
        due && {
          count: due.count,
          href: `${addressFor(props.practice, props.ruleset, due.game)}mixed/#${DUE}`,
        }
      );
    },
    isLastOfDay: () => {
      storage();
      return isDayDone(readCards(), Date.now());
    },
    readStorage: () => {
      setRead(true);
      setStorage(practiceStorage());
      onCleanup(onPractice(() => setStorage(practiceStorage())));
    },
  };
}

/** Reports each answer to the host page, once: its proof may render again in other words. */
export function reportAnswers({ session, explained }: PracticePage): void {
  let answered: ReaderAnswer | null = null;
  createEffect(() => {
    const [proved, answer] = [explained(), session.reply()];
    if (!proved || answer === answered) return;
    answered = answer;
    const { right, rule } = proved.proof;
    tell({ type: 'answered', right, rule });
    if (right) tell({ type: 'solved' });
  });
}
