import { type JSX, Show } from 'solid-js';
import { standingIn } from '../../../../puzzles/concepts/claim/fate.ts';
import type { Call, Called } from '../../../../puzzles/concepts/claim/index.ts';
import type { AskedProps } from '../../asker.ts';
import { Check } from '../../parts/Check.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { telling } from '../../parts/telling.ts';
import { CalledBoard } from './CalledBoard.tsx';
import { createFates, Fate } from './Fate.tsx';

export function View(props: AskedProps<Called>): JSX.Element {
  const { say, words, terms } = props.teller;
  const name = (call: Call) => words.seatName(call.seat, telling(props.teller, null), 'start');
  const fates = createFates(props);
  const whole = () => props.question.asked.rules.length > 0;
  return (
    <>
      <CalledBoard
        asked={props.question.asked}
        teller={props.teller}
        how={whole() ? (say.concepts['claim']?.how ?? '') : ''}
        fate={(call, at) => (
          <Show when={whole() && !props.still}>
            <Fate
              fates={fates}
              at={at}
              name={say.claim.calls(name(call), words.callName(call.do, terms))}
              {...props}
            />
          </Show>
        )}
      />
      <Show when={!props.still}>
        <Show when={whole()} fallback={<Getting {...props} />}>
          <Check label={say.session.check} ready={props.ready && fates.isWhole()} onCheck={fates.check} />
        </Show>
      </Show>
    </>
  );
}

/** Who gets it: one press. */
function Getting(props: AskedProps<Called>): JSX.Element {
  const { say, words } = props.teller;
  const told = () => telling(props.teller, null);
  const name = (call: Call) => words.seatName(call.seat, told(), 'start');
  const stand = () => standingIn(props.question.key);
  const several = () => (stand().length > 1 ? [{ id: stand().join(), seats: stand() }] : []);
  return (
    <Choices
      options={[
        ...props.question.asked.calls.map((call) => ({
          id: String(call.seat),
          label: say.claim.calls(name(call), words.callName(call.do, props.teller.terms)),
        })),
        ...several().map(({ id, seats }) => ({
          id,
          label: say.claim.several(
            words.seatList(
              seats.map((seat) => Number(seat) as Call['seat']),
              told(),
            ),
          ),
        })),
      ]}
      {...props}
      isRight={(id) => id === stand().join()}
      onAnswer={([id = '']) => props.onAnswer(id.split(','))}
    />
  );
}
