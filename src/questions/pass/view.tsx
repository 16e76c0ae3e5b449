import { type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { CONTROLS, callKeys } from '../../ui/input/keys.ts';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { seatText } from '../parts/hand-facts.ts';
import { messageContext } from '../parts/message-context.ts';
import type { WinOffer } from './rules.ts';

export function View(props: QuestionProps<WinOffer>): JSX.Element {
  const hand = () => props.question.subject.hand;
  const so = () => {
    const { facts, passed } = props.question.subject;
    return practiceQuestion.hand.so(facts, passed === undefined ? null : names.theTile(passed));
  };
  const factsText = () =>
    [
      seatText(props.context, hand()),
      practiceQuestion.pass.offered(
        names.seatName(hand().from, messageContext(props.context, hand().seat), 'start'),
        names.theTile(hand().winning),
      ),
      so(),
    ].join(' ');
  return (
    <>
      <HandBoard
        context={props.context}
        hand={{ ...hand(), river: props.question.subject.river ?? [] }}
        factsText={factsText()}
      />
      <Show when={!props.still}>
        <Choices
          options={[
            {
              id: 'win',
              label: practiceQuestion.pass.win(names.callName('win', props.context.terms)),
              letter: callKeys(props.context.terms).win,
            },
            { id: 'pass', label: practiceQuestion.pass.pass, letter: CONTROLS.pass },
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
