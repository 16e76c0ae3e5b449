import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { ownBoards } from '#i18n/own-boards.ts';
import { LessonError } from '../../scenes/error.ts';
import { tellDrawn } from '../../storage/widget-events.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { needsMuch } from './needs.ts';
import type { OwnBoardsContent, OwnBoardsProps } from './props.ts';

/** Content of a frame, chosen by its link: a hand, a question about it, or a row of questions. */
export function OwnBoards(props: OwnBoardsProps): JSX.Element {
  const [content, setContent] = createSignal<OwnBoardsContent | 'failed' | null>(null);
  /**
   * Builds the content. A LessonError is shown as a fault of the link.
   * @throws any other error
   */
  const make = async (
    making: (query: URLSearchParams, props: OwnBoardsProps) => Promise<OwnBoardsContent>,
  ): Promise<void> => {
    try {
      const next = await making(new URLSearchParams(location.hash.slice(1)), props);
      setContent(() => next);
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      setContent(() => () => (
        <div role="alert">
          <Slip kind="refused" head={error.what} text={error.hint} />
        </div>
      ));
    }
  };
  let root: HTMLDivElement | undefined;
  const begin = async (): Promise<void> => {
    await make(boardsOf);
    // The pressed button is gone, so focus the question.
    queueMicrotask(() => root?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true }));
  };
  const first = async (): Promise<void> => {
    setContent(null);
    try {
      await make(firstOf);
    } catch (error) {
      setContent('failed');
      console.warn(error);
    }
    tellDrawn();
  };
  onMount(() => void first());
  return (
    <div class="own-boards" ref={root}>
      <Show when={content()} keyed fallback={<p class="aside">{ownBoards.waiting}</p>}>
        {(draw) => (draw === 'failed' ? <LoadFailed onRetry={() => void first()} /> : draw(begin))}
      </Show>
    </div>
  );
}

export default island(OwnBoards);

/** Content to show first. A plain hand and a cover need less code than boards. */
async function firstOf(query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const hand = query.get('hand');
  if (hand !== null && !query.has('ask')) return (await import('./HandRow.tsx')).handToShow(hand, props);
  if (needsMuch(query, props)) return (await import('./cover.tsx')).coverOf(query, props);
  return boardsOf(query, props);
}

const boardsOf = async (query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> =>
  (await import('./boards.tsx')).boardsOf(query, props);
