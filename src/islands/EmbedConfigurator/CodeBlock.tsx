// biome-ignore-all lint/a11y/useSemanticElements: lines of code stand in a pre element, and what scrolls is a region.
import type { JSX } from 'solid-js';

/** Block of code that scrolls sideways. `name` identifies it for tests and scripts. */
export function CodeBlock(
  props: { readonly name?: string; readonly children: JSX.Element } & (
    | { readonly label: string }
    | { readonly labelledBy: string }
  ),
): JSX.Element {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={'label' in props ? props.label : undefined}
      aria-labelledby={'labelledBy' in props ? props.labelledBy : undefined}
    >
      <code data-snippet={props.name}>{props.children}</code>
    </pre>
  );
}
