import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { later } from '../../ui/lazy.ts';
import { Working } from '../../ui/Working.tsx';
import type { PracticePage } from './practice-page.ts';
import type { KeyHandler } from './question-kind.ts';
import { isOver } from './question-order.ts';

const Cover = later(async () => (await import('../../ui/Cover/Cover.tsx')).Cover);

/** The question, and below it the verdict, the way on and the proof. A question that a frame's link names is covered. */
export function PracticeDesk(props: {
  page: PracticePage;
  onUncover: () => Promise<void>;
  onNext: () => void;
  /** Receives the keys of the question on screen. */
  onKeys: (keys: KeyHandler) => void;
  /** Receives the "next" button. */
  next: (button: HTMLButtonElement) => void;
}): JSX.Element {
  const { session, context, explained, rule } = props.page;
  const { now, reply, snapshot } = session;
  return (
    <div class="practice-desk">
      <Show when={snapshot().hasTag('covered')}>
        <Cover begins="hidden" faceDown onBegin={props.onUncover} />
      </Show>
      {/* The page's own script shows it until this one runs, where another question is on its way. */}
      <div class="practice-coming">
        <Working text={practiceQuestion.session.coming} />
      </div>
      <Show when={now()} keyed>
        {(current) => (
          <div class="practice-question" aria-busy={snapshot().hasTag('busy')}>
            <current.View
              question={current.question}
              seen={current.seen}
              context={context()}
              still={false}
              reply={reply()}
              right={reply() === null ? [] : current.question.key}
              onAnswer={session.answer}
              onKeys={props.onKeys}
            />
          </div>
        )}
      </Show>
      <AnswerDock page={props.page} onNext={props.onNext} next={props.next} />
      <Show when={explained()} keyed>
        {({ proof: { evidence }, from }) => <from.views.ProofView {...{ evidence, rule }} />}
      </Show>
    </div>
  );
}

/** The verdict on the answer, and the buttons to go on. */
function AnswerDock(props: {
  page: PracticePage;
  onNext: () => void;
  next: (button: HTMLButtonElement) => void;
}): JSX.Element {
  const { session, explained, entry, rule } = props.page;
  const isGrading = () =>
    session.reply() !== null && explained() === null && !session.snapshot().hasTag('failed');
  return (
    <div class="practice-dock">
      <div aria-live="polite" class="practice-verdict">
        <PracticeRetry page={props.page} />
        <Show when={isGrading()}>
          <Working text={practiceQuestion.session.grading} />
        </Show>
        <Show when={explained()} keyed>
          {({ proof, from }) => <from.views.Verdict {...{ proof, entry, rule }} />}
        </Show>
      </div>
      <Show when={explained()?.from}>
        {(from) => {
          const { NextSteps } = from().views;
          return (
            <NextSteps
              dealing={session.snapshot().hasTag('busy')}
              last={isOver(session.sitting())}
              address={() => `#${session.link()}`}
              onNext={props.onNext}
              ref={(button) => props.next(button)}
            />
          );
        }}
      </Show>
    </div>
  );
}

/** What is said where a script could not be loaded, with the button to try again. */
export function PracticeRetry(props: { page: PracticePage }): JSX.Element {
  const { snapshot, retry } = props.page.session;
  return (
    <Show when={snapshot().hasTag('failed')}>
      <LoadFailed text={practiceQuestion.session.nothingLost} onRetry={retry} />
    </Show>
  );
}
