import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { kindsNamed } from '../../notation/embed.ts';
import type { SnippetAttributes } from '../../notation/snippets.ts';

/** Live preview of the embed element. Keeps the element while its kind stays the same, so that nothing reloads. */
export function Preview(props: {
  readonly attributes: SnippetAttributes;
  readonly home: string;
  /** Text of the fallback link inside the element. */
  readonly fallback: string;
  /** Width of the preview, as CSS. */
  readonly width: string;
  /** Address of the element's script. */
  readonly script: string;
  /** Called with the height of the embed, in CSS pixels. */
  readonly onHeight: (height: number) => void;
}): JSX.Element {
  let place: HTMLDivElement | undefined;
  let embed: HTMLElement | undefined;
  const measure = (): void => {
    const frame = embed?.shadowRoot?.querySelector<HTMLElement>('iframe[data-ready]');
    if (frame) props.onHeight(frame.offsetHeight);
  };
  onMount(() => {
    const script = document.createElement('script');
    script.src = props.script;
    document.head.append(script);
    const sized = new ResizeObserver(measure);
    onCleanup(() => sized.disconnect());
    createEffect(() => {
      // The page's content security policy forbids inline styles in HTML, so the width is set by script.
      if (place) place.style.width = props.width;
    });
    createEffect(() => {
      const { attributes } = props;
      const [kind = ''] = kindsNamed(Object.fromEntries(attributes));
      if (!embed?.hasAttribute(kind)) {
        embed?.remove();
        embed = document.createElement('mahjong-embed');
        embed.append(Object.assign(document.createElement('a'), { href: props.home }));
        sized.disconnect();
        sized.observe(embed);
      }
      for (const link of embed.querySelectorAll('a')) link.textContent = props.fallback;
      for (const name of embed.getAttributeNames())
        if (!attributes.some(([each]) => each === name)) embed.removeAttribute(name);
      for (const [name, value] of attributes)
        if (embed.getAttribute(name) !== value) embed.setAttribute(name, value);
      if (!embed.isConnected) place?.append(embed);
    });
  });
  return (
    <div
      class="configurator-preview"
      ref={(div) => {
        place = div;
        // ResizeObserver does not fire if the reserved size was already right, so measure on ready as well.
        div.addEventListener('mahjong-ready', measure);
      }}
    />
  );
}
