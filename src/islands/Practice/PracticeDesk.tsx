import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { KeyHandler } from '../../questions/kind.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { later } from '../../ui/lazy.ts';
import { Working } from '../../ui/Working.tsx';
import { NextSteps, Verdict } from './Feedback.tsx';
import { ProofView } from './Proof.tsx';
import type { PracticePage } from './practice-page.ts';
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
  const { session, context, proof, ruleHref: rule } = props.page;
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
            <current.kind.View
              question={current.question}
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
      <Show when={proof()} keyed>
        {({ evidence }) => <ProofView {...{ evidence, ruleHref: rule }} />}
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
  const { session, proof, entry, ruleHref: rule } = props.page;
  return (
    <div class="practice-dock">
      <div aria-live="polite" class="practice-verdict">
        <PracticeRetry page={props.page} />
        <Show when={proof()} keyed>
          {(proved) => <Verdict proof={proved} {...{ entry, ruleHref: rule }} />}
        </Show>
      </div>
      <Show when={proof()}>
        <NextSteps
          dealing={session.snapshot().hasTag('busy')}
          last={isOver(session.progress())}
          address={() => `#${session.link()}`}
          onNext={props.onNext}
          ref={(button) => props.next(button)}
        />
      </Show>
    </div>
  );
}

/** What is said where a question could not be fetched, with the button to try again. */
function PracticeRetry(props: { page: PracticePage }): JSX.Element {
  const { snapshot, retry } = props.page.session;
  return (
    <Show when={snapshot().hasTag('failed')}>
      <LoadFailed text={practiceQuestion.session.nothingLost} onRetry={retry} />
    </Show>
  );
}
