/** A widget of a page: a folder here with a `wake.ts` that says how it comes to life. Nothing lists them. */
import { type Component, createComponent } from 'solid-js';
import { render } from 'solid-js/web';

/** What brings a widget to life in an element: draws it there, in place of its picture. */
export type Mount = (root: HTMLElement, props: unknown, prepared?: unknown) => void;

/** What a widget's `wake.ts` exports. */
export interface Widget {
  readonly mount: Mount;
  /** What must be loaded before it can be drawn. */
  readonly prepare?: (props: unknown) => Promise<unknown>;
}

/**
 * Draws a component where its picture stood. The properties are those that the page was built with.
 * @param also makes properties of what was prepared
 */
export const mounting =
  <P extends object, R = unknown>(
    component: Component<P>,
    also: (prepared: R) => Partial<P> = () => ({}),
  ): Mount =>
  (root, props, prepared) => {
    root.replaceChildren();
    render(() => createComponent(component, { ...(props as P), ...also(prepared as R) }), root);
  };
