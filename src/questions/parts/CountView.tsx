import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { QuestionProps } from '../kind.ts';
import type { Count, CountedHand } from './count-of.ts';
import { HandBoard } from './HandBoard.tsx';
import { wonText } from './hand-facts.ts';
import { TicksAndSum } from './TicksAndSum.tsx';

/** View of a counting question (han or fu): shows a hand and takes a number. */
export const countView =
  (count: Count) =>
  (props: QuestionProps<CountedHand>): JSX.Element => {
    const hand = () => props.question.subject.hand;
    return (
      <>
        <HandBoard context={props.context} hand={hand()} factsText={wonText(props.context, hand())} />
        <Show when={!props.still}>
          <TicksAndSum {...props} sum={practiceQuestion.count.label(count)} sumText={String} />
        </Show>
      </>
    );
  };
