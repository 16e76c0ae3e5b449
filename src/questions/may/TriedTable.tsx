import { createMemo, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import { table } from '#i18n/table.ts';
import { createWording } from '../../ui/input/terms.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import type { PracticeContext } from '../kind.ts';
import { roundText } from '../parts/hand-facts.ts';
import type { TriedAction } from './attempt.ts';
import { tableSeen } from './table-seen.ts';

interface TableProps {
  readonly subject: TriedAction;
  readonly context: PracticeContext;
  /** True for a still picture that takes no presses. */
  readonly still?: boolean;
}

/** Shows the tried action, the table from that seat, and the last events the seat heard. */
export function TriedTable(props: TableProps): JSX.Element {
  const word = createWording(() => props.context.generator.ruleset.terms);
  const seen = createMemo(() => tableSeen(props.subject, props.context.generator));
  const tableFacts = () => {
    const { own, round, box } = seen().facts;
    const { passedWin, ...others } = own;
    // Hide "has passed no winning tile" unless the action is a win; it matters only there.
    const isIdle = passedWin === false && props.subject.action.do !== 'win';
    return sentences(
      round === null ? '' : roundText(props.context, round),
      practiceQuestion.hand.so(isIdle ? others : own, null),
      box === null ? '' : practiceQuestion.may.box(box),
    );
  };
  return (
    <>
      <div class="may-seen">
        <p class="may-ask">
          {practiceQuestion.may.ask(
            names.actionName(props.subject.action, props.context.terms, seen().view.stage.offer !== null),
          )}
        </p>
        <Show when={tableFacts()}>{(text) => <p class="may-so">{text()}</p>}</Show>
        <div class="may-table">
          <TableView
            view={seen().view}
            size="scene"
            you={props.subject.action.seat}
            closer={!props.still}
            label={table.table}
            terms={props.context.terms}
          />
        </div>
      </div>
      <details class="may-since" open>
        <summary>{practiceQuestion.may.since}</summary>
        <ol>
          <For each={seen().heard}>{(text) => <li>{word(text)}</li>}</For>
        </ol>
      </details>
    </>
  );
}
