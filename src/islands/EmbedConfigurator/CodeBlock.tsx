// biome-ignore-all lint/a11y/useSemanticElements: lines of code stand in a pre element, and what scrolls is a region.
import type { JSX } from 'solid-js';

/** Lines of code, which scroll where they are wide. `name` is for tests and for those who read the page by script. */
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
