import { type Component, type JSX, Show } from 'solid-js';
import { createWording } from '../../../../acting/terms.ts';
import type { RuleId } from '../../../../engine/action.ts';
import { ALLOWED, type Tried } from '../../../../puzzles/concepts/may/tried.ts';
import type { AskedProps } from '../../asker.ts';
import { Choices } from '../../parts/Choices.tsx';
import type { SeenTable } from './see.ts';
import { type TableProps, TriedTable } from './TriedTable.tsx';

/** The rules that may forbid it are to choose from. */
export const rulesTold = ({ rules }: Tried): readonly RuleId[] => rules;

/** How it is asked, with what draws the table. */
export const askedWith =
  (Table: Component<TableProps>) =>
  (props: AskedProps<Tried, SeenTable>): JSX.Element => {
    const { say, entry, facts } = props.teller;
    const word = createWording(() => facts.terms);
    const asked = () => props.question.asked;
    return (
      <>
        <TriedTable
          {...{ Table }}
          asked={asked()}
          seen={props.seen}
          teller={props.teller}
          asking={JSON.stringify(props.question.asking)}
        />
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
  };
