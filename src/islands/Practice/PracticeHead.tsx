import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { later } from '../../ui/lazy.ts';
import { ProgressDots } from './ProgressDots.tsx';
import type { PracticePage } from './practice-page.ts';
import type { PracticeProps } from './props.ts';
import { marksOf, rightOf } from './question-order.ts';

const HouseRulesLine = later(async () => (await import('../../ui/input/HouseRulesLine.tsx')).HouseRulesLine);

/** Head of the page of practice: where the reader is in the session, and what the question asks. */
export function PracticeHead(props: {
  practice: PracticeProps;
  page: PracticePage;
  /** Receives the heading with the question. */
  title: (heading: HTMLHeadingElement) => void;
}): JSX.Element {
  const { session, ruleHref: rule } = props.page;
  const { now, progress } = session;
  const ask = () => practiceQuestion.concepts[now().question.spec.concept] ?? practiceQuestion.mixed;
  /** Shows "stop" for endless sessions and for reviews, after at least one answer. */
  const isStoppable = () =>
    progress().done.length > 0 &&
    (progress().length === null || (progress().plan !== undefined && !props.practice.plan));
  return (
    <header class="practice-head">
      <p class="practice-of">
        <a href={props.practice.home}>{props.practice.title}</a>
        <Show when={props.practice.concept === null}>
          <span>{practiceQuestion.mixed.name}</span>
        </Show>
        <span>{practiceQuestion.session.place(session.place(), progress().length)}</span>
      </p>
      <p class="practice-count">
        {practiceQuestion.session.right(rightOf(progress()), progress().done.length)}
        <Show when={isStoppable()}>
          {' '}
          <button type="button" class="plain-button practice-stop" onClick={() => session.stop()}>
            {practiceQuestion.session.stop}
          </button>
        </Show>
      </p>
      <h1 tabIndex={-1} ref={(heading) => props.title(heading)}>
        {now().kind.ask ?? ask().ask}
      </h1>
      <ProgressDots marks={marksOf(progress(), session.reply() !== null)} />
      <Show when={now().agreed.length > 0}>
        <HouseRulesLine label={practiceQuestion.session.houseRules} agreed={now().agreed} ruleHref={rule} />
      </Show>
      <Show when={now().comesBack}>
        <p class="aside">{practiceQuestion.session.back}</p>
      </Show>
    </header>
  );
}
