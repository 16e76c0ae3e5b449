import { For, type JSX } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import type { RefereeSession } from './referee-session.ts';

interface Tool {
  readonly name: () => string;
  readonly idle: () => boolean;
  readonly press: () => void;
}

/** Buttons to step back and on, run, go to the end, and restart. */
export function Controls(props: { desk: RefereeSession; box: (box: HTMLDivElement) => void }): JSX.Element {
  const { desk } = props;
  const tools: readonly Tool[] = [
    { name: () => referee.back, idle: () => !desk.canBack(), press: desk.back },
    { name: () => referee.step, idle: () => !desk.canStep(), press: desk.step },
    {
      name: () => (desk.running() ? referee.pause : referee.run),
      idle: () => !desk.running() && !desk.canStep() && desk.asking() === null,
      press: () => (desk.running() ? desk.pause() : desk.run()),
    },
    { name: () => referee.toEnd, idle: () => !desk.canStep(), press: desk.toEnd },
    { name: () => referee.again, idle: () => !desk.canBack(), press: () => desk.sit(desk.court()) },
  ];
  return (
    <div class="court-tools row scripted" role="toolbar" aria-label={referee.tools} ref={props.box}>
      <For each={tools}>
        {({ name, idle, press }) => (
          // Use aria-disabled: a disabled button would lose the focus.
          <button type="button" class="button" aria-disabled={idle() ? 'true' : undefined} onClick={press}>
            {name()}
          </button>
        )}
      </For>
    </div>
  );
}
