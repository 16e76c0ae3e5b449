/** Turns a Solid component into an island of a page, hydrated by Astro. */
import { type Component, createComponent, sharedConfig } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { render } from 'solid-js/web';

// Workaround for solid-js 1.9: after its first handled event Solid considers the whole page hydrated and would redraw
// every later island. Astro hydrates islands one by one, at any time, so `done` must stay false.
if (typeof window !== 'undefined') {
  for (const each of [sharedConfig, Reflect.get(window, '_$HY')])
    if (each) Object.defineProperty(each, 'done', { get: () => false, set: () => {} });
}

/** Passes the component plain props. Astro passes them as a Solid store, and the rules must not run on a store. */
export const island =
  <P extends object>(component: Component<P>): Component<P> =>
  (props) =>
    createComponent(component, unwrap(props));

/** Renders a widget in place of its still picture, where no framework hydrates it: in a frame saved as one file. */
export function drawIn(place: Element, component: Component<never>, props: object): void {
  place.replaceChildren();
  render(() => createComponent(component as Component<object>, props), place);
}
