import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { addressFor } from '../../notation/game-address.ts';
import { DUE, onPractice, practiceStorage, readCards, type StorageState } from '../../storage/practice.ts';
import { tell } from '../../storage/widget-events.ts';
import { isTaken } from '../../ui/input/keys.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { later } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { isDayDone } from './due.ts';
import { createLazySource } from './lazy-source.ts';
import { Setup } from './PracticeSettings.tsx';
import { Marks } from './ProgressDots.tsx';
import { entryIn } from './practice-book.ts';
import { createPracticeSession } from './practice-session.ts';
import type { ReaderAnswer } from './proof.ts';
import type { LoadedPractice } from './props.ts';
import type { KeyHandler, PracticeContext } from './question-kind.ts';
import { isOver, marksOf, rightOf } from './question-order.ts';
import type { QuestionSource } from './question-source.ts';
import { memoryOf } from './review-queue.ts';
import './practice.css';
import './board.css';
import './answers.css';

const KeyList = later(async () => (await import('./KeyList.tsx')).KeyList);
const Cover = later(async () => (await import('../../ui/Cover/Cover.tsx')).Cover);
const HouseRulesLine = later(async () => (await import('../../ui/input/HouseRulesLine.tsx')).HouseRulesLine);
const StorageNotice = later(async () => (await import('./StorageNotice.tsx')).StorageNotice);

/** The practice page: asks a question, grades and proves the answer, then shows the next question in the same place. */
export function Practice(props: LoadedPractice): JSX.Element {
  const terms = createTerms(() => session.now().facts.terms);
  const [isRead, setRead] = createSignal(false);
  const [showKeys, setShowKeys] = createSignal(false);
  /** Whether answers are stored; updated after every answer. */
  const [storage, setStorage] = createSignal<StorageState>('kept', { equals: false });
  const lazy = createLazySource(props);
  const { source } = lazy;
  const memory = memoryOf(props, () => source()?.book() ?? props.words, isRead);
  const session = createPracticeSession(props, memory, lazy);
  const { now, reply, sitting, snapshot } = session;
  const isBusy = () => snapshot().hasTag('busy');
  const hasNone = () => snapshot().matches('none') || snapshot().matches('noQuestions');
  const isEnded = () => snapshot().matches('over');
  const rule = (id: string) => source()?.addressOf(id, props.rulebook) ?? `${props.rulebook}#${id}`;
  const entry = (id: string) => source()?.entry(id) ?? entryIn(props.words, id);
  const context = createMemo((): PracticeContext => {
    const { facts } = now();
    return { facts, entry, terms: terms() };
  });
  /** The proof of the answer, once graded and once its prover has loaded. */
  const explained = createMemo(() => {
    const [answer, { question }, teller_, from] = [reply(), now(), context(), source()];
    const kind = from?.kindOf(question.asking.concept);
    if (!answer || !session.isGraded() || !from || !kind) return null;
    const prover = { ...teller_, generator: from.roomFor(question) };
    return { proof: kind.prove(question, answer, prover), from };
  });
  const ask = () => practiceQuestion.concepts[now().question.asking.concept] ?? practiceQuestion.mixed;
  let title: HTMLHeadingElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: KeyHandler = () => false;

  /** Shows "stop" for endless sessions and for reviews, after at least one answer. */
  const isStoppable = () =>
    sitting().done.length > 0 && (sitting().length === null || (sitting().plan !== undefined && !props.plan));
  /**
   * Number of due reviews in any game, and the page to do them. Depends on `storage()`, because the last answer is
   * stored slightly after its verdict.
   */
  const dueOf = (from: QuestionSource) => {
    storage();
    const due = from.due();
    return (
      due && { count: due.count, href: `${addressFor(props.home, props.ruleset, due.game)}mixed/#${DUE}` }
    );
  };
  const isLastOfDay = () => {
    storage();
    return isDayDone(readCards(), Date.now());
  };
  const isComing = () => isBusy() && reply() === null;
  const uncover = async (): Promise<void> => {
    await session.uncover();
    focusTitle();
  };
  const storageFault = () => {
    const how = storage();
    return how === 'kept' ? null : how;
  };
  // The "next" button appears together with the proof; focus it then.
  createEffect(on(explained, (proved) => proved && next?.focus({ preventScroll: true }), { defer: true }));
  /** The last answer reported to the host page. The proof may render again in other words, but is reported once. */
  let answered: ReaderAnswer | null = null;
  createEffect(() => {
    const [proved, answer] = [explained(), reply()];
    if (!proved || answer === answered) return;
    answered = answer;
    const { right, rule } = proved.proof;
    tell({ type: 'answered', right, rule });
    if (right) tell({ type: 'solved' });
  });
  /** Moves focus to the question heading, because the pressed button is gone. */
  const focusTitle = (): void => queueMicrotask(() => title?.focus({ preventScroll: true }));
  const goOn = (): void => {
    session.next();
    focusTitle();
  };
  /** Handles a key that no other control has taken. Returns false if the key does nothing. */
  const act = (event: KeyboardEvent): boolean => {
    if (event.key === '?') {
      setShowKeys(true);
      return true;
    }
    if (reply() === null) return snapshot().matches('asking') && keyed(event);
    if (event.key !== 'Enter' || explained() === null) return false;
    goOn();
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    // Ignore auto-repeated Enter: a reader who holds it down has not read the verdict yet.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (isTaken(event) || isEnded() || showKeys()) return;
    const does = act(event);
    if (does) event.preventDefault();
  };
  onMount(() => {
    setRead(true);
    setStorage(practiceStorage());
    onCleanup(onPractice(() => setStorage(practiceStorage())));
    session.wake();
    // Preload on idle, since most visitors answer; not in a frame, where most do not. Some browsers lack
    // requestIdleCallback.
    if (!props.framed) globalThis.requestIdleCallback?.(() => session.prefetch());
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });

  const Retry = (): JSX.Element => (
    <Show when={snapshot().hasTag('failed')}>
      <LoadFailed text={practiceQuestion.session.nothingLost} onRetry={session.retry} />
    </Show>
  );

  return (
    <div
      class="practice"
      // Start loading the prover on pointer down, before the answer is complete.
      onPointerDown={() => session.prefetch()}
      data-answered={reply() === null ? undefined : ''}
      data-coming={isComing() ? '' : undefined}
      data-covered={snapshot().hasTag('covered') ? '' : undefined}
    >
      <Show
        when={!isEnded()}
        fallback={
          <Show when={source()}>
            {(from) => {
              const { Ended } = from().views;
              return (
                <Ended
                  {...{ sitting: sitting(), right: rightOf(sitting()), entry, rule }}
                  titleOf={(id) => from().titleOf(id)}
                  due={dueOf(from())}
                  isDayDone={isLastOfDay()}
                  home={props.home}
                  link={`#${session.link()}`}
                  onAgain={() => session.begin({})}
                />
              );
            }}
          </Show>
        }
      >
        <header class="practice-head">
          <p class="practice-of">
            <a href={props.home}>{props.title}</a>
            <span>{practiceQuestion.session.place(session.place(), sitting().length)}</span>
          </p>
          <p class="practice-count">
            {practiceQuestion.session.right(rightOf(sitting()), sitting().done.length)}
            <Show when={isStoppable()}>
              {' '}
              <button type="button" class="plain-button practice-stop" onClick={() => session.stop()}>
                {practiceQuestion.session.stop}
              </button>
            </Show>
          </p>
          <h1 tabIndex={-1} ref={title}>
            {now().ask ?? ask().ask}
          </h1>
          <Marks marks={marksOf(sitting(), session.isGraded())} />
          <Show when={now().agreed.length > 0}>
            <HouseRulesLine label={practiceQuestion.session.houseRules} agreed={now().agreed} rule={rule} />
          </Show>
          <Show when={now().comesBack}>
            <p class="aside">{practiceQuestion.session.back}</p>
          </Show>
        </header>
        <Show when={session.broken()}>
          {(why) => <Show when={source()}>{(from) => <Slip kind="note" {...from().unopened(why())} />}</Show>}
        </Show>
        <Show
          when={!hasNone()}
          fallback={
            <Show when={source()} fallback={<Retry />}>
              {(from) => <Slip kind="note" {...from().none} />}
            </Show>
          }
        >
          <div class="practice-desk">
            <Show when={snapshot().hasTag('covered')}>
              <Cover begins="hidden" faceDown onBegin={uncover} />
            </Show>
            <Show when={now()} keyed>
              {(current) => (
                <div class="practice-question" aria-busy={isBusy()}>
                  <current.View
                    question={current.question}
                    seen={current.seen}
                    context={context()}
                    still={false}
                    reply={reply()}
                    right={reply() === null ? [] : current.question.key}
                    onAnswer={session.answer}
                    onKeys={(to: KeyHandler) => {
                      keyed = to;
                    }}
                  />
                </div>
              )}
            </Show>
            <div class="practice-dock">
              <div aria-live="polite" class="practice-verdict">
                <Retry />
                <Show when={explained()} keyed>
                  {({ proof, from }) => <from.views.Verdict {...{ proof, entry, rule }} />}
                </Show>
              </div>
              <Show when={explained()?.from}>
                {(from) => {
                  const { Ways } = from().views;
                  return (
                    <Ways
                      dealing={isBusy()}
                      last={isOver(sitting())}
                      address={() => `#${session.link()}`}
                      onNext={goOn}
                      ref={(button) => {
                        next = button;
                      }}
                    />
                  );
                }}
              </Show>
            </div>
            <Show when={explained()} keyed>
              {({ proof: { evidence }, from }) => <from.views.ProofView {...{ evidence, rule }} />}
            </Show>
          </div>
        </Show>
      </Show>
      <Show when={storageFault()}>{(how) => <StorageNotice storage={how()} />}</Show>
      <Show when={!props.plan}>
        <Setup
          sitting={sitting()}
          unmet={memory().unmet}
          onBegin={session.begin}
          onKeys={() => setShowKeys(true)}
        />
      </Show>
      <Show when={showKeys()}>
        <KeyList title={practiceQuestion.session.keys} onClose={() => setShowKeys(false)} />
      </Show>
    </div>
  );
}

export default island(Practice);
