import { type JSX, Show } from 'solid-js';
import { drill } from '#i18n/drill.ts';
import type { KeyHandler } from '../../questions/kind.ts';
import { kindNow } from '../rules.ts';
import { Answer } from './Answer.tsx';
import { comesBack } from './drill-order.ts';
import type { DrillPage } from './drill-page.ts';
import type { DrillBoard } from './props.ts';

/** One board of a drill: its question, the button that shows the answer of a repeat, and the verdict. */
export function BoardDesk(props: {
  page: DrillPage;
  /** Never changes: each board is drawn anew. */
  board: DrillBoard;
  ruleHref: (id: string) => string;
  /** Receives the keys of the question. */
  onKeys: (keys: KeyHandler) => void;
  /** Receives the "next" button. */
  next: (button: HTMLButtonElement) => void;
}): JSX.Element {
  const { session, context, word, proof, outcome, isRow, isLetGo, onward, goOn } = props.page;
  const { drilling, reply } = session;
  const { question, remark } = props.board;
  const { View } = kindNow(question.spec.concept);
  return (
    <div class="drill-desk" data-answered={reply() === null ? undefined : ''}>
      <div class="drill-question">
        <View
          question={question}
          context={context()}
          still={false}
          reply={reply()}
          right={reply() === null ? [] : question.key}
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
        proof={proof()}
        shown={outcome() === 'shown'}
        also={isLetGo() && isRow() ? drill.lastTry : ''}
        remark={word(remark)}
        onward={onward()}
        ruleHref={props.ruleHref}
        onNext={goOn}
        ref={(button) => props.next(button)}
      />
    </div>
  );
}
