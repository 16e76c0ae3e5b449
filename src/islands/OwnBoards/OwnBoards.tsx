import { createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { ownBoards } from '#i18n/own-boards.ts';
import { LessonError } from '../../scenes/error.ts';
import { tellDrawn } from '../../storage/widget-events.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { needsMuch } from './needs.ts';
import type { HandLook, OwnBoardsContent, OwnBoardsProps } from './props.ts';

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
      setContent(await making(new URLSearchParams(location.hash.slice(1)), props));
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      setContent({ is: 'fault', what: error.what, hint: error.hint });
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
  const as = <K extends OwnBoardsContent['is']>(is: K) => {
    const now = content();
    return now !== null && now !== 'failed' && now.is === is ? (now as OwnBoardsContent & { is: K }) : null;
  };
  const Hand = ({ of: { HandRow, groups } }: { of: HandLook }): JSX.Element => <HandRow groups={groups} />;

  return (
    <div class="own-boards" ref={root}>
      <Switch fallback={<p class="aside">{ownBoards.waiting}</p>}>
        <Match when={content() === 'failed'}>
          <LoadFailed onRetry={() => void first()} />
        </Match>
        <Match when={as('fault')}>
          {(fault) => (
            <div role="alert">
              <Slip kind="refused" head={fault().what} text={fault().hint} />
            </div>
          )}
        </Match>
        <Match when={as('hand')}>{(hand) => <Hand of={hand()} />}</Match>
        <Match when={as('cover')}>
          {(cover) => {
            const { Cover, title, lead, hand } = cover();
            return (
              <Cover {...{ title, lead }} begins="questions" faceDown={hand === null} onBegin={begin}>
                <Show when={hand}>{(of) => <Hand of={of()} />}</Show>
              </Cover>
            );
          }}
        </Match>
        <Match when={as('boards')}>
          {(boards) => {
            const { Drill } = boards();
            return (
              <>
                <Show when={boards().amended}>{(text) => <Slip kind="note" head={text()} />}</Show>
                <Drill
                  {...boards().book}
                  ruleset={props.game}
                  name={null}
                  alone
                  rulebook={props.rulebook}
                  more={`${props.practice}${boards().kind}/`}
                  boards={boards().boards}
                  loaded={boards().loaded}
                />
              </>
            );
          }}
        </Match>
      </Switch>
    </div>
  );
}

export default island(OwnBoards);

/** Content to show first. A plain hand and a cover need less code than boards. */
async function firstOf(query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const hand = query.get('hand');
  if (hand !== null && !query.has('ask')) return (await import('./hand-to-show.ts')).lookedAt(hand, props);
  if (needsMuch(query, props)) return (await import('./cover.ts')).coverOf(query, props);
  return boardsOf(query, props);
}

const boardsOf = async (query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> =>
  (await import('./boards.ts')).boardsOf(query, props);
