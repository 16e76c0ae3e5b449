import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { SEATS, type Seat } from '../../../../engine/seats.ts';
import { type FinalHand, paysText, type UnwonDeal } from '../../../../puzzles/concepts/reveal/unwon-deal.ts';
import { Amount, numberIn } from '../../parts/Amount.tsx';
import { Check } from '../../parts/Check.tsx';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { Ticks } from '../../parts/Ticks.tsx';
import { messageContext } from '../../parts/telling.ts';
import type { QuestionProps } from '../../question-kind.ts';

export function View(props: QuestionProps<UnwonDeal>): JSX.Element {
  const { facts, terms } = props.context;
  const subject = () => props.question.subject;
  const spectator = () => messageContext(props.context, null);
  const name = (seat: Seat) => names.seatName(seat, spectator(), 'start');
  const declared = ({ facts: stated = {} }: FinalHand) =>
    facts.declares !== null && stated[facts.declares] === true;
  const wishes = () => {
    const { shy } = subject();
    return practiceQuestion.reveal.wishes(shy === null ? null : name(shy));
  };
  const [ticked, setTicked] = createSignal<readonly string[]>([]);
  const [amount, setAmount] = createSignal('');
  const [status, setStatus] = createSignal('');
  const toggle = (seat: string): void => {
    if (props.reply !== null) return;
    setTicked((now) => (now.includes(seat) ? now.filter((each) => each !== seat) : [...now, seat]));
  };
  const check = (): boolean => {
    const sum = numberIn(amount());
    setStatus(sum === null ? practiceQuestion.worth.noNumber : '');
    if (sum !== null) props.onAnswer([...ticked(), paysText(sum)]);
    return true;
  };
  onMount(() =>
    props.onKeys(({ key }) => {
      if (key === 'Enter') return check();
      const seat = SEATS[Number(key) - 1];
      if (seat !== undefined) toggle(String(seat));
      return seat !== undefined;
    }),
  );
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
        <Ticks
          label={practiceQuestion.reveal.shows}
          lines={SEATS.map(String)}
          labelOf={(seat) => name(Number(seat) as Seat)}
          ticked={ticked()}
          onToggle={toggle}
          reply={props.reply}
          right={props.right}
        />
        <Check
          label={practiceQuestion.session.check}
          onCheck={check}
          before={
            <Amount
              label={practiceQuestion.reveal.each(terms.money)}
              value={amount()}
              ready={props.reply === null}
              onInput={setAmount}
              onEnter={check}
            />
          }
          status={status()}
        />
      </Show>
    </>
  );
}
