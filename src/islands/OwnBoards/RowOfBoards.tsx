import { type JSX, Show } from 'solid-js';
import { Slip } from '../../ui/Slip.tsx';
import { Drill } from '../Drill/Drill.tsx';
import { dealtRow, type QuestionRow, writtenRow } from './boards.ts';
import type { OwnBoardsProps } from './props.ts';

/**
 * The questions that a link asks for.
 * @throws LessonError if the question cannot be asked about the hand
 */
export async function rowOf(query: URLSearchParams, props: OwnBoardsProps): Promise<QuestionRow> {
  const ask = query.get('ask');
  return !query.has('hand') || ask === null ? dealtRow(query, props) : writtenRow(query, ask, props);
}

/** A drill of these questions, after a note on what was not available. */
export function RowOfBoards(props: { row: QuestionRow; own: OwnBoardsProps }): JSX.Element {
  const { game, rulebook, rules, practice } = props.own;
  const { kind, questions, amended } = props.row;
  return (
    <>
      <Show when={amended}>{(text) => <Slip kind="note" head={text()} />}</Show>
      <Drill
        ruleset={game}
        name={null}
        alone
        {...{ rulebook, rules }}
        more={`${practice}${kind}/`}
        boards={questions.map((question) => ({ question, ask: null, remark: '' }))}
      />
    </>
  );
}
