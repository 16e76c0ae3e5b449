import { For, type JSX, Show } from 'solid-js';
import { createWording } from '../../../../acting/terms.ts';
import { ALLOWED, type Tried } from '../../../../puzzles/concepts/may/tried.ts';
import { TableView } from '../../../../views/Table/TableView.tsx';
import { tableWordsIn } from '../../../../words/table.ts';
import type { AskedProps } from '../../asker.ts';
import { Choices } from '../../parts/Choices.tsx';
import type { SeenTable } from './see.ts';

export function View(props: AskedProps<Tried, SeenTable>): JSX.Element {
  const { say, words, entry, facts, lang } = props.teller;
  const word = createWording(() => facts.terms);
  const asked = () => props.question.asked;
  const seat = () => asked().action.seat;
  const sayTable = tableWordsIn(lang);
  return (
    <>
      <p class="may-ask">{say.may.ask(words.actionName(asked().action, props.teller.terms))}</p>
      <div class="may-table">
        <TableView
          view={props.seen.view}
          size="scene"
          you={seat()}
          label={sayTable.table}
          words={words}
          say={sayTable}
          terms={props.teller.terms}
        />
      </div>
      <details class="may-since" open>
        <summary>{say.may.since}</summary>
        <ol>
          <For each={props.seen.heard}>{(text) => <li>{word(text)}</li>}</For>
        </ol>
      </details>
      <Show when={!props.still}>
        <Choices
          long
          options={[
            { id: ALLOWED, label: say.may.yes },
            ...asked().rules.map((rule) => ({ id: rule, label: word(say.may.no(entry(rule))) })),
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
