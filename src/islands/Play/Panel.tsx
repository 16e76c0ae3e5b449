import { createSignal, type JSX, Show } from 'solid-js';

/** A popover panel over the table. Its content is drawn when it is first opened, and kept. */
export function Panel(props: {
  id: string;
  label: string;
  class: string;
  /** Receives the function that closes the panel. */
  ref: (close: () => void) => void;
  children: JSX.Element;
}): JSX.Element {
  const [opened, setOpened] = createSignal(false);
  const keep = (box: HTMLElement) => {
    box.addEventListener('beforetoggle', () => setOpened(true), { once: true });
    props.ref(() => box.hidePopover());
  };
  return (
    <div
      class={`${props.class} panel`}
      id={props.id}
      popover
      role="dialog"
      aria-label={props.label}
      ref={keep}
    >
      <Show when={opened()}>{props.children}</Show>
    </div>
  );
}
