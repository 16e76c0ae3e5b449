import { type JSX, Show } from 'solid-js';
import { scene } from '#i18n/scene.ts';
import type { StepperMessage } from '../../machines/stepper.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import './stepper.css';

/** Scene controls: first, back, play, a scrubber with one mark per step, next. */
export function Stepper(props: {
  step: number;
  steps: number;
  playing: boolean;
  /** True if the next step waits for an answer. */
  waits: boolean;
  send: (message: StepperMessage) => void;
}): JSX.Element {
  const atStart = () => props.step === 0;
  const atEnd = () => props.step === props.steps;
  return (
    <fieldset class="stepper scripted" aria-label={scene.controls}>
      <button
        type="button"
        class="button"
        aria-disabled={atStart()}
        aria-label={scene.first}
        onClick={() => props.send({ type: 'FIRST' })}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={atStart()}
        aria-label={scene.previous}
        onClick={() => props.send({ type: 'PREVIOUS' })}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        class="button play-button"
        aria-label={props.playing ? scene.pause : scene.play}
        onClick={() => props.send({ type: 'PLAY' })}
      >
        <Icon name={props.playing ? 'pause' : 'play'} />
      </button>
      <span class="scrubber">
        <svg class="marks" width="100%" height="20" aria-hidden="true">
          <Marks step={props.step} steps={props.steps} />
        </svg>
        <input
          type="range"
          min="0"
          max={props.steps}
          step="1"
          value={props.step}
          aria-label={scene.scrubber}
          aria-valuetext={scene.stepOf(props.step, props.steps)}
          onInput={({ currentTarget }) => {
            props.send({ type: 'GO', step: currentTarget.valueAsNumber });
            // A step that waits for an answer was not reached.
            currentTarget.value = String(props.step);
          }}
        />
      </span>
      <span class="place" aria-hidden="true">
        {atStart() ? scene.start : scene.place(props.step, props.steps)}
      </span>
      <button
        type="button"
        class="button next-button"
        classList={{ primary: !props.waits }}
        onClick={() => props.send({ type: atEnd() ? 'FIRST' : 'NEXT' })}
      >
        <Show
          when={atEnd()}
          fallback={
            <>
              <span>{props.waits ? scene.answerFirst : scene.next}</span>
              <Icon name={props.waits ? 'down' : 'right'} />
            </>
          }
        >
          <span>{scene.again}</span>
          <Icon name="again" />
        </Show>
      </button>
    </fieldset>
  );
}

/** Scrubber marks: one small tile per step, filled up to the current one. */
function Marks(props: { step: number; steps: number }): JSX.Element {
  const at = (step: number) => `${props.steps === 0 ? 0 : (100 * step) / props.steps}%`;
  return (
    <>
      <line x1="0%" x2="100%" y1="10" y2="10" />
      <line class="gone" x1="0%" x2={at(props.step)} y1="10" y2="10" />
      {Array.from({ length: props.steps + 1 }, (_, step) => (
        <rect
          class={step <= props.step ? 'gone' : ''}
          x={at(step)}
          y="3"
          width="11"
          height="14"
          rx="2.5"
          transform="translate(-5.5)"
        />
      ))}
    </>
  );
}
