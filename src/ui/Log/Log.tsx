import { createEffect, createRenderEffect, For, type JSX, on } from 'solid-js';
import './log.css';

/** One line: what happened, or what was taken back. */
export interface LogLine {
  /** Its number; null for a note between two events. */
  readonly number: number | null;
  readonly text: string;
}

/** More new lines than this are no news: one has gone to another moment, and the log is not read aloud. */
const NEWS = 2;

/** What has happened, in sentences. It scrolls by itself, within itself; readers hear what is added. */
export function Log(props: { label: string; lines: readonly LogLine[] }): JSX.Element {
  let box: HTMLDivElement | undefined;
  // Before the lines are drawn: a region is silent or not at the moment at which it changes.
  createRenderEffect<number>((before) => {
    const now = props.lines.length;
    if (box) box.ariaLive = now - before > NEWS ? 'off' : null;
    return now;
  }, 0);
  createEffect(
    on(
      () => props.lines.length,
      () => {
        if (box) box.scrollTop = box.scrollHeight;
      },
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="log" role="log" aria-label={props.label} tabIndex={0} ref={box}>
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
