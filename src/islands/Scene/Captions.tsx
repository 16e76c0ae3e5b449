import { For, type JSX, Show } from 'solid-js';
import { scene } from '#i18n/scene.ts';
import type { BeginsText, StepText } from '../../sessions/props.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import './captions.css';

/** Texts of one step. */
export interface ExplainedStep extends StepText {
  /** Text shown while the question after this step is unanswered; null if there is none. */
  readonly untold: string | null;
}

/** Captions of all steps. Wide screens show all, the current one larger; phones show only the current one. */
export function Captions(props: {
  steps: readonly ExplainedStep[];
  step: number;
  /** Special start of the deal; undefined for an ordinary one. */
  begins: BeginsText | undefined;
  /** Id of the scene, if its steps have their own links; else null. */
  anchor: string | null;
  /**
   * The last step whose caption is visible. Later captions stay hidden, so that reading on does not give away the
   * answer.
   */
  open: number;
  /** True if hidden captions keep their space. */
  still: boolean;
  ruleHref: (id: string) => string;
}): JSX.Element {
  return (
    <ol class="captions" aria-label={scene.steps}>
      <li class="opening" aria-current={props.step === 0 ? 'step' : undefined}>
        <span class="caption-text">
          <Show when={props.begins}>
            {(begins) => (
              <>
                {begins().text} <RuleLink id={begins().rule} href={props.ruleHref(begins().rule)} />{' '}
              </>
            )}
          </Show>
          {scene.opening(props.steps.length, props.open === 0)}
        </span>
      </li>
      <For each={props.steps}>
        {(step, i) => (
          <li
            id={props.anchor === null ? undefined : `${props.anchor}=${i() + 1}`}
            class={i() < props.open ? undefined : props.still ? 'untold' : 'unscripted'}
            aria-current={props.step === i() + 1 ? 'step' : undefined}
          >
            <span class="number">{i() + 1}</span>
            <div class="caption-text" data-untold={step.untold === null ? undefined : ''}>
              <Show when={step.untold !== null}>
                <span class="scripted">{step.untold}</span>
              </Show>
              <span class={step.untold === null ? undefined : 'kept-back'}>
                {step.text}{' '}
                <For each={step.rules}>
                  {(id) => (
                    <>
                      <RuleLink id={id} href={props.ruleHref(id)} />{' '}
                    </>
                  )}
                </For>
              </span>
              <Show when={step.tried.length > 0}>
                <ul class="tried-told unscripted">
                  <For each={step.tried}>
                    {(tried) => (
                      <li>
                        {scene.tried}: {tried.about}. {tried.head} {tried.text}{' '}
                        <RuleLink id={tried.rule} href={props.ruleHref(tried.rule)} />
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </div>
          </li>
        )}
      </For>
    </ol>
  );
}
