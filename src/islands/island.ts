/** What makes a Solid component an island of a page, hydrated by Astro. */
import { type Component, createComponent, sharedConfig } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { render } from 'solid-js/web';

// With the first press that it handles, Solid takes the hydration of the whole page for done, and would draw every
// later island anew (solid-js 1.9). Astro's islands are hydrated one by one, at any time.
if (typeof window !== 'undefined') {
  for (const each of [sharedConfig, Reflect.get(window, '_$HY')])
    if (each) Object.defineProperty(each, 'done', { get: () => false, set: () => {} });
}

/** The component with plain values for its properties: Astro hands them on as a store, which the rules are not to run on. */
export const island =
  <P extends object>(component: Component<P>): Component<P> =>
  (props) =>
    createComponent(component, unwrap(props));

/** Draws a widget anew in place of its picture, where no framework hydrates it: in a frame that was kept as one file. */
export function drawIn(place: Element, component: Component<never>, props: object): void {
  place.replaceChildren();
  render(() => createComponent(component as Component<object>, props), place);
}
