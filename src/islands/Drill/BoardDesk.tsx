import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import type { KeyHandler } from '../Practice/question-kind.ts';
import { Answer } from './Answer.tsx';
import { comesBack } from './drill-order.ts';
import type { DrillPage } from './drill-page.ts';
import type { CurrentBoard } from './drill-session.ts';

/** One board of a drill: its question, the button that shows the answer of a repeat, and the verdict. */
export function BoardDesk(props: {
  page: DrillPage;
  /** Never changes: each board is drawn anew. */
  board: CurrentBoard;
  /** Rule-dependent data shown with the question. */
  seen: unknown;
  rule: (id: string) => string;
  /** Receives the keys of the question. */
  onKeys: (keys: KeyHandler) => void;
  /** Receives the "next" button. */
  next: (button: HTMLButtonElement) => void;
}): JSX.Element {
  const { session, context, word, whole, proof, outcome, isRow, isLetGo, onward, goOn } = props.page;
  const { drilling, reply } = session;
  const { View, question, remark } = props.board;
  return (
    <div
      class="drill-desk"
      data-answered={reply() === null ? undefined : ''}
      aria-busy={reply() !== null && whole() === null}
    >
      <div class="drill-question">
        <View
          question={question}
          seen={props.seen}
          context={context()}
          still={false}
          // The answer is shown once it can be marked.
          reply={whole() === null ? null : reply()}
          right={whole()?.key ?? []}
          onAnswer={session.answer}
          onKeys={props.onKeys}
        />
      </div>
      <Show when={comesBack(drilling()) && session.isAsking()}>
        <button type="button" class="button let-go" onClick={() => session.answer('show')}>
          {drill.letGo}
        </button>
      </Show>
      <Answer
        isGrading={!session.isAsking() && proof() === null && !session.hasFailed()}
        proof={proof()}
        shown={outcome() === 'shown'}
        also={isLetGo() && isRow() ? drill.lastTry : ''}
        remark={word(remark)}
        onward={onward()}
        rule={props.rule}
        onRetry={session.hasFailed() ? session.retry : null}
        onNext={goOn}
        ref={(button) => props.next(button)}
      />
    </div>
  );
}
