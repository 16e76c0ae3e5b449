import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { ownBoards } from '#i18n/own-boards.ts';
import { LessonError } from '../../scenes/error.ts';
import { reportDrawn } from '../../storage/widget-events.ts';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
// The directive of this island loads with it.
import '../rules.ts';
import { handToShow } from './HandRow.tsx';
import type { OwnBoardsProps } from './props.ts';

/** What a frame holds, chosen by its link: a hand, a question about it, or a row of questions. */
export function OwnBoards(props: OwnBoardsProps): JSX.Element {
  const [content, setContent] = createSignal<(() => JSX.Element) | null>(null);
  onMount(async () => {
    const next = await contentOf(new URLSearchParams(location.hash.slice(1)), props);
    setContent(() => next);
    reportDrawn();
  });
  return (
    <div class="own-boards">
      <Show when={content()} keyed fallback={<p class="aside">{ownBoards.waiting}</p>}>
        {(draw) => draw()}
      </Show>
    </div>
  );
}

export default island(OwnBoards);

/** Builds what a link asks for; what is wrong in it is said in its place. */
async function contentOf(query: URLSearchParams, props: OwnBoardsProps): Promise<() => JSX.Element> {
  const [hand, ask] = [query.get('hand'), query.get('ask')];
  try {
    if (hand !== null && ask === null) return handToShow(hand, props);
    // A hand to look at needs none of this.
    const { RowOfBoards, rowOf } = await import('./RowOfBoards.tsx');
    const row = await rowOf(query, props);
    return () => <RowOfBoards row={row} own={props} />;
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return () => (
      <div role="alert">
        <Slip kind="refused" head={error.what} text={error.hint} />
      </div>
    );
  }
}
