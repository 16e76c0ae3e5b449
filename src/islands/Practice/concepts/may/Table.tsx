import type { JSX } from 'solid-js';
import { TableView } from '../../../../views/Table/TableView.tsx';
import { tableWordsIn } from '../../../../words/table.ts';
import type { TableProps } from './TriedTable.tsx';

/** The table as they see it who try something. */
export function Table(props: TableProps): JSX.Element {
  const say = tableWordsIn(props.teller.lang);
  return (
    <TableView
      view={props.seen.view}
      size="scene"
      you={props.asked.action.seat}
      label={say.table}
      words={props.teller.words}
      say={say}
      terms={props.teller.terms}
    />
  );
}
