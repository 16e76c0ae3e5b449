import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { QuestionProps } from '../kind.ts';
import { HandBoard } from '../parts/HandBoard.tsx';
import { messageContext } from '../parts/message-context.ts';
import { TicksAndSum } from '../parts/TicksAndSum.tsx';
import { type FinalHand, paysText, type UnwonDeal } from './unwon-deal.ts';

export function View(props: QuestionProps<UnwonDeal>): JSX.Element {
  const { generator, terms } = props.context;
  const [declares] = generator.ruleset.ready?.facts[0] ?? [];
  const subject = () => props.question.subject;
  const spectator = () => messageContext(props.context, null);
  const name = (seat: Seat) => names.seatName(seat, spectator(), 'start');
  const declared = ({ facts: stated = {} }: FinalHand) => declares !== undefined && stated[declares] === true;
  const wishes = () => {
    const { shy } = subject();
    return practiceQuestion.reveal.wishes(shy === null ? null : name(shy));
  };
  return (
    <>
      <p class="may-so">
        {practiceQuestion.reveal.end} {wishes()}
      </p>
      <For each={SEATS}>
        {(seat) => (
          <div class="pays-other">
            <HandBoard
              context={props.context}
              hand={subject().hands[seat]}
              factsText={practiceQuestion.reveal.seat(name(seat), declared(subject().hands[seat]))}
              label={practiceQuestion.hand.of(names.seatName(seat, spectator(), 'owner'))}
            />
          </div>
        )}
      </For>
      <Show when={!props.still}>
        <TicksAndSum
          {...props}
          label={practiceQuestion.reveal.shows}
          lines={SEATS.map(String)}
          labelOf={(seat) => name(Number(seat) as Seat)}
          sum={practiceQuestion.reveal.each(terms.money)}
          sumText={paysText}
        />
      </Show>
    </>
  );
}
