import { For, type JSX, Show } from 'solid-js';
import { createWording } from '../../../../acting/terms.ts';
import { ALLOWED, type Tried } from '../../../../puzzles/concepts/may/tried.ts';
import { TableView } from '../../../../views/Table/TableView.tsx';
import { tableWordsIn } from '../../../../words/table.ts';
import type { AskedProps, Teller } from '../../asker.ts';
import { Choices } from '../../parts/Choices.tsx';
import type { SeenTable } from './see.ts';

/** What somebody tries, the table as they see it, and what they have just heard. */
export function TriedTable(props: { asked: Tried; seen: SeenTable; teller: Teller }): JSX.Element {
  const { say, words, lang } = props.teller;
  const word = createWording(() => props.teller.facts.terms);
  const sayTable = tableWordsIn(lang);
  return (
    <>
      <p class="may-ask">{say.may.ask(words.actionName(props.asked.action, props.teller.terms))}</p>
      <div class="may-table">
        <TableView
          view={props.seen.view}
          size="scene"
          you={props.asked.action.seat}
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
    </>
  );
}

export function View(props: AskedProps<Tried, SeenTable>): JSX.Element {
  const { say, entry, facts } = props.teller;
  const word = createWording(() => facts.terms);
  const asked = () => props.question.asked;
  return (
    <>
      <TriedTable asked={asked()} seen={props.seen} teller={props.teller} />
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
