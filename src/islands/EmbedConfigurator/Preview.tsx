import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { kindsNamed } from '../../notation/embed.ts';
import type { SnippetAttributes } from '../../notation/snippets.ts';

/** The element with these attributes. One of the same kind is kept, so that nothing is loaded again. */
export function Preview(props: {
  readonly attributes: SnippetAttributes;
  readonly home: string;
  /** What the link inside the element says. */
  readonly fallback: string;
  /** How wide it is tried, as CSS. */
  readonly width: string;
  /** The address of the element's script. */
  readonly script: string;
  /** Called with the height of what stands there, in CSS pixels. */
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
      // The page's policy allows no styles in its HTML: it is set where the script runs.
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
        // Where the room that was kept for it was right, its size is the same as before.
        div.addEventListener('mahjong-ready', measure);
      }}
    />
  );
}
