import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { wonText } from '../parts/hand-facts.ts';

export function View(props: QuestionProps<ShownHand>): JSX.Element {
  const hand = () => props.question.subject;
  return (
    <>
      <HandBoard context={props.context} hand={hand()} factsText={wonText(props.context, hand())} />
      <Show when={!props.still}>
        <Choices
          options={[
            { id: 'yes', label: practiceQuestion.win.yes, letter: 'Y' },
            { id: 'no', label: practiceQuestion.win.no, letter: 'N' },
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
