import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { hasAnswers, type Question } from '../../puzzles/question.ts';
import { isSolved, readBegun } from '../../storage/exercises.ts';
import { once } from '../../storage/once.ts';
import { tell } from '../../storage/widget-events.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { isTaken } from '../../ui/input/keys.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { Marks } from '../Practice/ProgressDots.tsx';
import { entryIn } from '../Practice/practice-book.ts';
import type { ReaderAnswer } from '../Practice/proof.ts';
import type { KeyHandler, PracticeContext } from '../Practice/question-kind.ts';
import { Answer } from './Answer.tsx';
import { comesBack, drillingFrom, isLast, marksOf, rightAtLast, rightAtOnce } from './drill-order.ts';
import { createDrillSession } from './drill-session.ts';
import type { LoadedDrill } from './props.ts';
import { Result } from './Result.tsx';
import '../Practice/board.css';
import '../Practice/answers.css';
import './drill.css';

/** A drill: a row of boards, each answered, graded and followed by the next in the same place. */
export function Drill(props: LoadedDrill): JSX.Element {
  const { name, loaded } = props;
  const [desk, setDesk] = createSignal(loaded.desk);
  const loadDesk = once(async () => {
    const loadedDesk = loaded.desk ?? (await loaded.loadDesk());
    setDesk(() => loadedDesk);
    return loadedDesk;
  });
  const session = createDrillSession(props, loadDesk);
  const { drilling, reply, isOver } = session;
  const [before, setBefore] = createSignal(false);
  /** Outcome of the current board, once graded. */
  const outcome = () => session.grade()?.outcome;
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const entry = (id: string) => entryIn(desk()?.book ?? props, id);
  /** The current board; null after the last. */
  const board = createMemo(() => (isOver() ? null : session.board()));
  const facts = createMemo(() => props.loaded.facts(board()?.question.asking.under));
  const terms = createTerms(() => facts().terms);
  const word = createWording(() => facts().terms);
  const context = createMemo(
    (): PracticeContext => ({
      facts: facts(),
      entry,
      terms: terms(),
    }),
  );
  /** The question with its answer key, once the reader has answered and the key is known (delivered or computed). */
  const whole = createMemo((): Question | null => {
    const [now, grade] = [board(), session.grade()];
    if (!now || !reply()) return null;
    return grade?.whole ?? (hasAnswers(now.question) ? now.question : null);
  });
  /** The reader's answer, once it can be marked. */
  const marked = (): ReaderAnswer | null => (whole() === null ? null : reply());
  const proof = createMemo(() => {
    const [grade, grading] = [session.grade(), desk()];
    const kind = grade && grading?.kinds.get(grade.whole.asking.concept);
    if (!kind || !grading) return null;
    const generator = grading.rooms(grade.whole.asking.under);
    const prover = { ...context(), generator };
    return kind.prove(grade.whole, grade.reply, prover);
  });
  const ask = () => {
    const now = board();
    return now ? word(now.ask ?? practiceQuestion.concepts[now.question.asking.concept]?.ask ?? '') : '';
  };
  /** True for a real drill. A single board has no progress and no result. */
  const isRow = () => props.boards.length > 1;
  let root: HTMLFieldSetElement | undefined;
  let head: HTMLElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: KeyHandler = () => false;

  // Scroll the verdict into view and focus the "next" button.
  createEffect(
    on(session.grade, (grade) => {
      if (!grade) return;
      if (grade.outcome !== 'shown') {
        tell({ type: 'answered', right: grade.outcome === 'right', rule: proof()?.rule ?? null });
      }
      if (isLast(drilling())) tell({ type: 'solved' });
      next?.focus({ preventScroll: true });
      bringIntoSight(root?.querySelector('.drill-answer .slip'));
    }),
  );
  const goOn = (): void => {
    if (!isRow() && isLast(drilling())) session.begin();
    else session.next();
  };
  /** Scrolls the new content into view (the head of a board, or the whole result) and focuses it. */
  const bring = (): void => {
    root?.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
    (isOver() ? root : head)?.scrollIntoView({ block: 'nearest' });
  };
  createEffect(on(board, () => queueMicrotask(bring), { defer: true }));
  const onKey = (event: KeyboardEvent): void => {
    // Ignore auto-repeated Enter: a reader who holds it down has not read the verdict yet.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (isTaken(event) || isOver()) return;
    if (session.isAsking() && keyed(event)) event.preventDefault();
    else if (reply() !== null && event.key === 'Enter' && proof() !== null && goesOn()) {
      goOn();
      event.preventDefault();
    }
  };
  /** A single board answered right is finished, so nothing follows. */
  const goesOn = () => isRow() || !isLast(drilling()) || outcome() !== 'right';
  const onwards = () => (!isLast(drilling()) ? drill.next : isRow() ? drill.finish : drill.againOne);
  const isLetGo = () =>
    outcome() === 'wrong' &&
    !drilling().order.includes(drilling().order[drilling().at] ?? -1, drilling().at + 1);
  onMount(() => {
    if (name !== null) {
      // The server renders the first board; a reader who has begun resumes at their own.
      const stored = drillingFrom(readBegun()[name], props.boards.length);
      if (stored.answers.length > 0) session.begin(stored);
      setBefore(isSolved(name));
    }
    const heard = props.alone ? document : root;
    heard?.addEventListener('keydown', onKey as EventListener);
    onCleanup(() => heard?.removeEventListener('keydown', onKey as EventListener));
  });

  return (
    <fieldset
      class="drill panel"
      aria-label={isOver() ? undefined : ask()}
      // Start loading the grader on pointer down, before the answer is complete.
      onPointerDown={() => void loadDesk().catch(console.warn)}
      ref={root}
    >
      <header class="drill-head" ref={head}>
        <Show when={isRow() && !isOver()}>
          <p class="drill-place">{drill.place(drilling().at + 1, drilling().order.length)}</p>
        </Show>
        <Show when={board()}>
          <p class="ask" tabIndex={-1}>
            {ask()}
          </p>
        </Show>
        <Show when={isRow()}>
          <Marks marks={marksOf(drilling())} />
        </Show>
        <Show when={comesBack(drilling()) && !isOver()}>
          <p class="aside">{drill.back}</p>
        </Show>
        <Show when={before() && drilling().answers.length === 0}>
          <p class="aside">{drill.before}</p>
        </Show>
      </header>
      <Show
        when={board()}
        keyed
        fallback={
          <Result
            right={rightAtOnce(drilling())}
            later={rightAtLast(drilling()) - rightAtOnce(drilling())}
            of={drilling().count}
            more={props.more}
            onAgain={() => session.begin()}
          />
        }
      >
        {(current) => (
          <div
            class="drill-desk"
            data-answered={reply() === null ? undefined : ''}
            aria-busy={reply() !== null && whole() === null}
          >
            <div class="drill-question">
              <current.View
                question={current.question}
                seen={loaded.seen(current.question)}
                context={context()}
                still={false}
                reply={marked()}
                right={whole()?.key ?? []}
                onAnswer={session.answer}
                onKeys={(to: KeyHandler) => {
                  keyed = to;
                }}
              />
            </div>
            <Show when={comesBack(drilling()) && session.isAsking()}>
              <button type="button" class="button let-go" onClick={() => session.answer('show')}>
                {drill.letGo}
              </button>
            </Show>
            <Answer
              proof={proof()}
              shown={outcome() === 'shown'}
              also={isLetGo() && isRow() ? drill.lastTry : ''}
              remark={word(current.remark)}
              onward={goesOn() ? onwards() : null}
              {...{ rule }}
              onRetry={session.hasFailed() ? session.retry : null}
              onNext={goOn}
              ref={(button) => {
                next = button;
              }}
            />
          </div>
        )}
      </Show>
    </fieldset>
  );
}
