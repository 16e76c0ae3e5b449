import { type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../engine/action.ts';
import type { PracticeContext, QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { messageContext } from '../parts/message-context.ts';
import type { BarredTile } from './rules.ts';

/** Answer: the win is allowed. */
const WIN = 'win';

export function View(props: QuestionProps<BarredTile>): JSX.Element {
  const subject = () => props.question.subject;
  const factsText = () => {
    const { hand, facts, passed } = subject();
    const tile = names.theTile(hand.winning);
    const sentence = practiceQuestion.hand.so(facts, passed === undefined ? null : names.theTile(passed));
    const came =
      hand.from === null
        ? practiceQuestion.barred.drawn(tile)
        : practiceQuestion.pass.offered(
            names.seatName(hand.from, messageContext(props.context, hand.seat), 'start'),
            tile,
          );
    return `${sentence} ${came}`;
  };
  const winText = ({ terms }: PracticeContext): string =>
    practiceQuestion.barred.win(subject().hand.from === null ? terms.selfDraw : terms.winOnDiscard);
  return (
    <>
      <HandBoard
        context={props.context}
        hand={{ ...subject().hand, river: subject().river ?? [] }}
        factsText={factsText()}
      />
      <Show when={!props.still}>
        <Choices
          long
          options={[
            { id: WIN, label: winText(props.context) },
            ...subject().rules.map((rule) => ({ id: rule, label: label(rule, props.context) })),
          ]}
          {...props}
        />
      </Show>
    </>
  );
}

/** Option label: until when the win is barred, or the rule's title. */
const label = (rule: RuleId, { entry }: PracticeContext): string =>
  practiceQuestion.barred.until(rule) ?? entry(rule).title;
