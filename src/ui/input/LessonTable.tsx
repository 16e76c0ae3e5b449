import { type JSX, Show } from 'solid-js';
import { table } from '#i18n/table.ts';
import type { Action } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { View } from '../../engine/view.ts';
import { bidsOf, litOf } from '../Table/highlights.ts';
import { OwnHandContext } from '../Table/own-hand.ts';
import { TableView } from '../Table/TableView.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Answers } from './Answers.tsx';
import type { TableControls } from './table-controls.ts';
import './lesson-table.css';

/** A lesson's table at which the reader acts: tiles to press, the action bar, and explanations beside it. */
export function LessonTable(props: {
  acting: TableControls;
  /** The view shown, if it shows more than the reader's own. */
  view?: View;
  moved: TableEvent | null;
  /** Label of the bar for screen readers. */
  bar: string;
  book: string;
  ruleHref: (id: string) => string;
  /** True to mark possible calls; false if they are the question. */
  marks?: boolean;
  /** The last action tried, if it was legal but not carried out. */
  unwise?: Action | null;
  /** Called when a refusal has been shown. */
  onAnswer?: () => void;
  /** Content in place of the bar once nothing is left to try. */
  instead?: JSX.Element;
  /** Text and questions beside the table. */
  children: JSX.Element;
  ref: (root: HTMLDivElement) => void;
}): JSX.Element {
  const { place } = props.acting;
  const terms = () => place.messageContext().terms;
  const view = () => props.view ?? place.view();
  const onKey = (event: KeyboardEvent) => {
    const does = props.acting.keyed(event);
    if (!does) return;
    does();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on its controls come up to it.
    <div class="acting" ref={props.ref} onKeyDown={onKey}>
      <div class="scene-table">
        <OwnHandContext.Provider value={props.acting.hand}>
          <TableView
            view={view()}
            moved={props.moved}
            size="scene"
            you={place.seat}
            label={table.table}
            terms={terms()}
            bids={bidsOf(view(), props.moved, terms())}
            lit={litOf(view())}
          />
        </OwnHandContext.Provider>
      </div>
      <div class="acting-bar scripted">
        <Show
          when={place.over()}
          fallback={
            <ActionBar
              acting={props.acting}
              label={props.bar}
              marks={props.marks ?? false}
              unwise={props.unwise ?? null}
            />
          }
        >
          {props.instead}
        </Show>
      </div>
      <div class="acting-reply">
        <Answers
          acting={props.acting}
          book={props.book}
          ruleHref={props.ruleHref}
          onExplained={() => props.onAnswer?.()}
        />
        {props.children}
      </div>
    </div>
  );
}
