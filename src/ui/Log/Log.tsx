import { createEffect, createRenderEffect, For, type JSX, on, onCleanup, onMount } from 'solid-js';
import './log.css';

/** One line of the log: an event, or a note that something was taken back. */
export interface LogLine {
  /** Number of the event; null for a note. */
  readonly number: number | null;
  readonly text: string;
}

/** Most new lines that are read aloud at once; more mean a jump to another moment. */
const NEWS = 2;

/** The log of events, in sentences. It scrolls to the end within itself; screen readers hear new lines. */
export function Log(props: { label: string; lines: readonly LogLine[] }): JSX.Element {
  let box: HTMLDivElement | undefined;
  // Runs before the lines are drawn: `aria-live` must be set when the region changes.
  createRenderEffect<number>((before) => {
    const now = props.lines.length;
    if (box) box.ariaLive = now - before > NEWS ? 'off' : null;
    return now;
  }, 0);
  // The end stays in sight when the log loses height, unless the reader has scrolled back.
  let hasScrolledBack = false;
  let before = 0;
  const toEnd = () => {
    if (box) box.scrollTop = box.scrollHeight;
  };
  const notePlace = () => {
    if (!box) return;
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 4;
    hasScrolledBack = !isAtEnd && (hasScrolledBack || box.scrollTop < before);
    before = box.scrollTop;
  };
  createEffect(on(() => props.lines.length, toEnd));
  onMount(() => {
    const sizes = new ResizeObserver(() => hasScrolledBack || toEnd());
    if (box) sizes.observe(box);
    onCleanup(() => sizes.disconnect());
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="log" role="log" aria-label={props.label} tabIndex={0} ref={box} onScroll={notePlace}>
      <ol>
        <For each={props.lines}>
          {(line) => (
            <li data-note={line.number === null ? '' : undefined}>
              <span class="log-number" aria-hidden="true">
                {line.number}
              </span>
              <span>{line.text}</span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
