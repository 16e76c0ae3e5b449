import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Count, CountedHand } from '../../../puzzles/count-of.ts';
import type { QuestionProps } from '../question-kind.ts';
import { Amount, numberIn } from './Amount.tsx';
import { Check } from './Check.tsx';
import { HandBoard } from './HandBoard.tsx';
import { cameText, declaredText, seatText } from './hand-facts.ts';

/** View of a counting question (han or fu): shows a hand and takes a number. */
export const countView =
  (count: Count) =>
  (props: QuestionProps<CountedHand>): JSX.Element => {
    const hand = () => props.question.subject.hand;
    const [total, setTotal] = createSignal('');
    const [status, setStatus] = createSignal('');
    const check = (): boolean => {
      const sum = numberIn(total());
      setStatus(sum === null ? practiceQuestion.worth.noNumber : '');
      if (sum !== null) props.onAnswer([String(sum)]);
      return true;
    };
    onMount(() => props.onKeys(({ key }) => key === 'Enter' && check()));
    return (
      <>
        <HandBoard
          context={props.context}
          hand={hand()}
          factsText={[
            seatText(props.context, hand()),
            declaredText(props.context, hand()),
            cameText(props.context, hand()),
          ].join(' ')}
        />
        <Show when={!props.still}>
          <Check
            label={practiceQuestion.session.check}
            onCheck={check}
            before={
              <Amount
                label={practiceQuestion.count.label(count)}
                value={total()}
                ready={props.reply === null}
                onInput={setTotal}
                onEnter={check}
              />
            }
            status={status()}
          />
        </Show>
      </>
    );
  };
