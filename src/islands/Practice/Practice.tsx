import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { practice } from '#i18n/practice.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { KeyHandler } from '../../questions/kind.ts';
import { isTaken } from '../../ui/input/keys.ts';
import { later } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { PracticeDesk } from './PracticeDesk.tsx';
import { PracticeHead } from './PracticeHead.tsx';
import { PracticeSettings } from './PracticeSettings.tsx';
import { createPracticePage, type PracticePage, reportAnswers } from './practice-page.ts';
import type { PracticeProps } from './props.ts';
import { rightOf } from './question-order.ts';
import { linkErrorText } from './question-source.ts';
import { SessionSummary } from './SessionSummary.tsx';
import './practice.css';
import './board.css';
import './answers.css';

const KeyList = later(async () => (await import('./KeyList.tsx')).KeyList);
const StorageNotice = later(async () => (await import('./StorageNotice.tsx')).StorageNotice);

/** The practice page: asks a question, grades and proves the answer, then shows the next question in the same place. */
export function Practice(props: PracticeProps): JSX.Element {
  const page = createPracticePage(props);
  const { session, memory, proof, storageFault } = page;
  const { reply, snapshot, progress } = session;
  const [showKeys, setShowKeys] = createSignal(false);
  const isEnded = () => snapshot().matches('over');
  const hasNone = () => snapshot().matches('noQuestions');
  const noneText = () => (session.isReview() ? practice.session.noneDue : practice.session.none);
  const isComing = () => snapshot().hasTag('busy') && reply() === null;
  let title: HTMLHeadingElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: KeyHandler = () => false;

  // The "next" button appears together with the proof; focus it then.
  createEffect(on(proof, (proved) => proved && next?.focus({ preventScroll: true }), { defer: true }));
  reportAnswers(page);
  /** Moves focus to the question heading, because the pressed button is gone. */
  const focusTitle = (): void => queueMicrotask(() => title?.focus({ preventScroll: true }));
  const goOn = (): void => {
    session.next();
    focusTitle();
  };
  const uncover = async (): Promise<void> => {
    await session.uncover();
    focusTitle();
  };
  /** Handles a key that no other control has taken. Returns false if the key does nothing. */
  const act = (event: KeyboardEvent): boolean => {
    if (event.key === '?') {
      setShowKeys(true);
      return true;
    }
    if (reply() === null) return snapshot().matches('asking') && keyed(event);
    if (event.key !== 'Enter') return false;
    goOn();
    return true;
  };
  createPageKeys(() => isEnded() || showKeys(), act);
  onMount(() => {
    page.readStorage();
    session.wake();
  });

  return (
    <div
      class="practice"
      data-answered={reply() === null ? undefined : ''}
      data-coming={isComing() ? '' : undefined}
      data-covered={snapshot().hasTag('covered') ? '' : undefined}
    >
      <Show when={!isEnded()} fallback={<PracticeEnd practice={props.practice} page={page} />}>
        <PracticeHead
          practice={props}
          page={page}
          title={(heading) => {
            title = heading;
          }}
        />
        <Show when={session.broken()}>{(why) => <Slip kind="note" {...linkErrorText(why())} />}</Show>
        <Show when={!hasNone()} fallback={<Slip kind="note" {...noneText()} />}>
          <PracticeDesk
            page={page}
            onUncover={uncover}
            onNext={goOn}
            onKeys={(to) => {
              keyed = to;
            }}
            next={(button) => {
              next = button;
            }}
          />
        </Show>
      </Show>
      <Show when={storageFault()}>{(how) => <StorageNotice storage={how()} />}</Show>
      <Show when={!props.plan}>
        <PracticeSettings
          progress={progress()}
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

/** The result of the session. */
function PracticeEnd(props: { practice: string; page: PracticePage }): JSX.Element {
  const { session, source, entry, ruleHref: rule, due, isLastOfDay } = props.page;
  const { progress } = session;
  return (
    <SessionSummary
      {...{ progress: progress(), right: rightOf(progress()), entry, ruleHref: rule }}
      titleOf={source.titleOf}
      due={due()}
      isDayDone={isLastOfDay()}
      practice={props.practice}
      link={`#${session.link()}`}
      onAgain={() => session.begin({})}
    />
  );
}

/**
 * Listens to the keys of the whole page that no control takes.
 * @param isAway true while keys mean nothing here
 * @param act does what the key says; false if it says nothing
 */
function createPageKeys(isAway: () => boolean, act: KeyHandler): void {
  const onKey = (event: KeyboardEvent): void => {
    // Ignore auto-repeated Enter: a reader who holds it down has not read the verdict yet.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (isTaken(event) || isAway()) return;
    if (act(event)) event.preventDefault();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
}
