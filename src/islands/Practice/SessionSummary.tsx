import { For, type JSX, onMount, Show } from 'solid-js';
import { practice } from '#i18n/practice.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { faceCalled } from '../../notation/face-name.ts';
import type { KnownRule } from '../../questions/kind.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Sparrow } from '../../ui/Sparrow/Sparrow.tsx';
import type { SessionProgress } from './question-order.ts';
import { tally } from './session-tally.ts';

/** Result of a session: what went well, what to read again, and where to go next. */
export function SessionSummary(props: {
  progress: SessionProgress;
  /** Number of right answers. */
  right: number;
  entry: (id: string) => KnownRule;
  /** Title of a rule id, or the name of a tile in a naming question. */
  titleOf: (id: string) => string;
  ruleHref: (id: string) => string;
  /** Address of the game's practice overview. */
  practice: string;
  /** Link fragment that starts the same questions again. */
  link: string;
  /** Due reviews and the page for them; null if none is due. */
  due: { readonly count: number; readonly href: string } | null;
  /** Whether something was answered today that had been missed, and nothing more comes back today. */
  isDayDone: boolean;
  onAgain: () => void;
}): JSX.Element {
  const sums = () => tally(props.progress);
  /** Text when no rule was missed. Questions without a rule may still have been missed. */
  const missedNone = () => {
    const missed = props.progress.done.length - props.right;
    return missed === 0 ? practice.end.nothingMissed : practice.end.comesBack(missed);
  };
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus());
  return (
    <section class="practice-end">
      <div classList={{ 'with-sparrow': props.right > 0 }}>
        <Show when={props.right > 0}>
          <Sparrow />
        </Show>
        <div>
          <h1 tabIndex={-1} ref={title}>
            {practice.end.title(props.right, props.progress.done.length)}
          </h1>
          <Show when={props.isDayDone}>
            <p>{practice.end.day}</p>
          </Show>
        </div>
      </div>
      <div class="practice-end-parts">
        <Show when={sums().missed.length > 0} fallback={<p class="practice-end-all">{missedNone()}</p>}>
          <div>
            <h2>{practice.end.read}</h2>
            <ul>
              <For each={sums().missed}>
                {({ rule }) => {
                  const tile = faceCalled(rule);
                  return (
                    <li>
                      <b>{props.titleOf(rule)}</b>
                      <p>{tile === null ? props.entry(rule).sentence : practiceAnswers.tile.mark(tile)}</p>
                      <Show when={tile === null}>
                        <p class="practice-end-links">
                          <Show when={props.entry(rule).lesson}>
                            {(lesson) => (
                              <a href={lesson().href}>{practice.session.lesson(lesson().title)}</a>
                            )}
                          </Show>
                          <RuleLink id={props.entry(rule).id} href={props.ruleHref(rule)} />
                        </p>
                      </Show>
                    </li>
                  );
                }}
              </For>
            </ul>
          </div>
        </Show>
        <Show when={sums().well.length > 0}>
          <div>
            <h2>{practice.end.well}</h2>
            <ul>
              <For each={sums().well}>{(rule) => <li>{props.titleOf(rule)}</li>}</For>
            </ul>
          </div>
        </Show>
      </div>
      <div class="practice-ways row">
        <Show when={props.due}>
          {(due) => (
            <a class="button primary" href={due().href}>
              {practice.end.due(due().count)}
            </a>
          )}
        </Show>
        <button
          type="button"
          class="button"
          classList={{ primary: props.due === null }}
          onClick={() => props.onAgain()}
        >
          {practice.end.again}
        </button>
        <a class="button" href={props.practice}>
          {practice.end.more}
        </a>
        <CopyButton
          text={() => new URL(props.link, location.href).href}
          copied={practice.session.copied}
          notCopied={practice.session.notCopied}
        >
          {practice.end.challenge}
        </CopyButton>
      </div>
    </section>
  );
}
