import { type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { DealState } from './state.ts';

const KEYS: Readonly<Record<string, (state: DealState) => number>> = {
  ArrowLeft: ({ step }) => step() - 1,
  ArrowRight: ({ step }) => step() + 1,
  Home: () => 0,
  End: ({ end }) => end(),
};

/** Step buttons: start, back, next, and to the point of difference; the arrow keys do the same. */
export function Steps(props: { state: DealState; parts: boolean }): JSX.Element {
  const { state } = props;
  const atStart = () => state.step() === 0;
  const atEnd = () => state.step() === state.end();
  return (
    <fieldset
      class="deal-steps"
      aria-label={compareDeal.controls}
      onKeyDown={(event) => {
        const to = KEYS[event.key];
        if (!to || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
        event.preventDefault();
        state.go(to(state));
      }}
    >
      <button
        type="button"
        class="button"
        aria-disabled={atStart()}
        aria-label={compareDeal.first}
        onClick={() => state.go(0)}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={atStart()}
        aria-label={compareDeal.back}
        onClick={() => state.go(state.step() - 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        class="button primary"
        aria-disabled={atEnd()}
        onClick={() => state.go(state.step() + 1)}
      >
        <span>{compareDeal.next}</span>
        <Icon name="right" />
      </button>
      <Show when={props.parts}>
        <button type="button" class="button" aria-disabled={atEnd()} onClick={() => state.go(state.end())}>
          {compareDeal.last}
        </button>
      </Show>
      <span class="deal-place">{compareDeal.place(state.step(), state.end())}</span>
    </fieldset>
  );
}
