import { For, type JSX, Show } from 'solid-js';
import { heardBy, seenBy } from '../../../../engine/view.ts';
import { ALLOWED, type Tried } from '../../../../puzzles/concepts/may/index.ts';
import { TableView } from '../../../../views/Table/TableView.tsx';
import { tableWordsIn } from '../../../../words/table.ts';
import type { AskedProps } from '../../asker.ts';
import { Choices } from '../../parts/Choices.tsx';
import { telling } from '../../parts/telling.ts';

/** The table is as the seat sees it: the rules must be there first. */
export const readsRules = true;

export function View(props: AskedProps<Tried>): JSX.Element {
  const { say, words, room, entry, lang } = props.teller;
  const asked = () => props.question.asked;
  const seat = () => asked().action.seat;
  const told = () => ({ ...telling(props.teller, seat()), dealer: asked().table.dealer });
  const since = () =>
    asked().since.flatMap((event) => {
      const heard = heardBy(event, seat());
      const text = heard && words.narrate(heard, told());
      return text ? [text] : [];
    });
  const sayTable = tableWordsIn(lang);
  return (
    <>
      <p class="may-ask">{say.may.ask(words.actionName(asked().action, props.teller.terms))}</p>
      <div class="may-table">
        <Show when={room}>
          {(rules) => (
            <TableView
              view={seenBy(rules().ruleset, asked().table, seat())}
              size="scene"
              you={seat()}
              label={sayTable.table}
              words={words}
              say={sayTable}
              terms={props.teller.terms}
            />
          )}
        </Show>
      </div>
      <details class="may-since" open>
        <summary>{say.may.since}</summary>
        <ol>
          <For each={since()}>{(text) => <li>{text}</li>}</For>
        </ol>
      </details>
      <Show when={!props.still}>
        <Choices
          long
          options={[
            { id: ALLOWED, label: say.may.yes },
            ...asked().rules.map((rule) => ({ id: rule, label: say.may.no(entry(rule).title) })),
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
