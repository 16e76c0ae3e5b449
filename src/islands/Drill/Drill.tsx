import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import type { KeyHandler } from '../../questions/kind.ts';
import { isSolved, readBegun } from '../../storage/exercises.ts';
import { tell } from '../../storage/widget-events.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { isTaken } from '../../ui/input/keys.ts';
import { island } from '../island.ts';
import { ProgressDots } from '../Practice/ProgressDots.tsx';
import { questionName } from '../Practice/question-name.ts';
import { BoardDesk } from './BoardDesk.tsx';
import {
  comesBack,
  drillingFrom,
  isLast,
  marksOf,
  placeOf,
  rightAtLast,
  rightAtOnce,
} from './drill-order.ts';
import { createDrillPage, type DrillPage } from './drill-page.ts';
import type { DrillProps } from './props.ts';
import { Result } from './Result.tsx';
import '../Practice/board.css';
import '../Practice/answers.css';
import './drill.css';

/** A drill: a row of boards, each answered, graded and followed by the next in the same place. */
export function Drill(props: DrillProps): JSX.Element {
  const page = createDrillPage(props);
  const { session, board, proof } = page;
  const { drilling, reply, isOver } = session;
  const [before, setBefore] = createSignal(false);
  let root: HTMLFieldSetElement | undefined;
  let head: HTMLElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: KeyHandler = () => false;

  // Scroll the verdict into view and focus the "next" button.
  createEffect(
    on(session.grade, (grade) => {
      if (!grade) return;
      if (grade.outcome !== 'shown') {
        const spec = board()?.question.spec;
        tell({
          type: 'answered',
          right: grade.outcome === 'right',
          rule: proof()?.rule ?? null,
          question: spec ? questionName(spec) : '',
          choices: reply() ?? [],
        });
      }
      if (isLast(drilling())) tell({ type: 'solved' });
      next?.focus({ preventScroll: true });
      bringIntoSight(root?.querySelector('.drill-answer .slip'));
    }),
  );
  /** Scrolls the new content into view (the head of a board, or the whole result) and focuses it. */
  const bring = (): void => {
    root?.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
    (isOver() ? root : head)?.scrollIntoView({ block: 'nearest' });
  };
  createEffect(on(board, () => queueMicrotask(bring), { defer: true }));
  const onKey = (event: KeyboardEvent): void => {
    // Ignore auto-repeated Enter: a reader who holds it down has not read the verdict yet.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (isTaken(event) || isOver()) return;
    if (session.isAsking() && keyed(event)) event.preventDefault();
    else if (reply() !== null && event.key === 'Enter' && proof() !== null && page.goesOn()) {
      page.goOn();
      event.preventDefault();
    }
  };
  onMount(() => {
    const { name } = props;
    if (name !== null) {
      // The server renders the first board; a reader who has begun resumes at their own.
      const stored = drillingFrom(readBegun()[name], props.boards.length);
      if (stored.answers.length > 0) session.begin(stored);
      setBefore(isSolved(name));
    }
    const heard = props.alone ? document : root;
    heard?.addEventListener('keydown', onKey as EventListener);
    onCleanup(() => heard?.removeEventListener('keydown', onKey as EventListener));
  });

  return (
    <fieldset class="drill panel" aria-label={isOver() ? undefined : page.ask()} ref={root}>
      <DrillHead
        page={page}
        before={before()}
        ref={(element) => {
          head = element;
        }}
      />
      <Show
        when={board()}
        keyed
        fallback={
          <Result
            right={rightAtOnce(drilling())}
            later={rightAtLast(drilling()) - rightAtOnce(drilling())}
            of={drilling().count}
            more={props.more}
            onAgain={() => session.begin()}
          />
        }
      >
        {(current) => (
          <BoardDesk
            page={page}
            board={current}
            ruleHref={(id) => `${props.rulebook}#${id}`}
            onKeys={(to) => {
              keyed = to;
            }}
            next={(button) => {
              next = button;
            }}
          />
        )}
      </Show>
    </fieldset>
  );
}

export default island(Drill);

/** Head of a drill: the place in the row, what the board asks, and how it stands. */
function DrillHead(props: {
  page: DrillPage;
  /** True if the reader has solved this drill on an earlier visit. */
  before: boolean;
  ref: (head: HTMLElement) => void;
}): JSX.Element {
  const { session, board, ask, isRow } = props.page;
  const { drilling, isOver } = session;
  const place = () => {
    const { at, of } = placeOf(drilling());
    return comesBack(drilling()) ? drill.placeAgain(at, of) : drill.place(at, of);
  };
  return (
    <header class="drill-head" ref={props.ref}>
      <Show when={isRow() && !isOver()}>
        <p class="drill-place">{place()}</p>
      </Show>
      <Show when={board()}>
        <p class="ask" tabIndex={-1}>
          {ask()}
        </p>
      </Show>
      <Show when={isRow()}>
        <ProgressDots marks={marksOf(drilling())} />
      </Show>
      <Show when={comesBack(drilling()) && !isOver()}>
        <p class="aside">{drill.back}</p>
      </Show>
      <Show when={props.before && drilling().answers.length === 0}>
        <p class="aside">{drill.before}</p>
      </Show>
    </header>
  );
}
