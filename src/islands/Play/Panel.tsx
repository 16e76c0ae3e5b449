import { createSignal, type JSX, Show } from 'solid-js';

/** A panel over the table that a control opens. What stands in it is drawn when it is first opened, and then stays. */
export function Panel(props: {
  id: string;
  label: string;
  class: string;
  /** What closes it. */
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
