import { For, type JSX, Show } from 'solid-js';
import { scene } from '#i18n/scene.ts';
import type { BeginsText, StepText } from '../../sessions/props.ts';
import './captions.css';

/** A step in words. */
export interface ExplainedStep extends StepText {
  /** What is told of it while what is asked after it is still to be found; null where nothing is. */
  readonly untold: string | null;
}

/** Every step in words. Where there is room all are read, the present one larger; on a phone it alone is seen. */
export function Captions(props: {
  steps: readonly ExplainedStep[];
  step: number;
  /** What kind of deal it is, where that is no ordinary one. */
  begins: BeginsText | undefined;
  /** The id of the scene, where the steps are addresses of their own. */
  anchor: string | null;
  /** The last step that is told already: what is asked is not answered by reading on. */
  open: number;
  /** What is not told yet keeps its place all the same. */
  still: boolean;
  rule: (id: string) => string;
}): JSX.Element {
  return (
    <ol class="captions" aria-label={scene.steps}>
      <li class="opening" aria-current={props.step === 0 ? 'step' : undefined}>
        <span class="caption-text">
          <Show when={props.begins}>
            {(begins) => (
              <>
                {begins().text}{' '}
                <a class="rule-id" href={props.rule(begins().rule)}>
                  § {begins().rule}
                </a>{' '}
              </>
            )}
          </Show>
          {scene.opening(props.steps.length)}
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
                      <a class="rule-id" href={props.rule(id)}>
                        § {id}
                      </a>{' '}
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
                        <a class="rule-id" href={props.rule(tried.rule)}>
                          § {tried.rule}
                        </a>
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
