import { type JSX, Show } from 'solid-js';
import { LoadFailed } from './LoadFailed.tsx';
import type { Loaded } from './loaded.ts';

/** What is loaded, drawn once it is there; until then what stands in its place, and where it cannot be had, that. */
export function WhenLoaded<T>(props: {
  loaded: Loaded<T>;
  lang: string;
  waiting: JSX.Element;
  children: (thing: T) => JSX.Element;
}): JSX.Element {
  return (
    <Show
      when={props.loaded.thing()}
      keyed
      fallback={
        <Show when={props.loaded.failed()} fallback={props.waiting}>
          <LoadFailed lang={props.lang} onRetry={props.loaded.retry} />
        </Show>
      }
    >
      {(thing) => props.children(thing)}
    </Show>
  );
}
