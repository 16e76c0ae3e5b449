import { type JSX, Show } from 'solid-js';
import type { Offered } from '../../../../puzzles/concepts/pass/index.ts';
import { CONTROLS, callKeys } from '../../../../ui/input/keys.ts';
import { Choices } from '../../parts/Choices.tsx';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { seatText } from '../../parts/hand-facts.ts';
import { telling } from '../../parts/telling.ts';
import type { AskedProps } from '../../question-kind.ts';

export function View(props: AskedProps<Offered>): JSX.Element {
  const { say, words } = props.teller;
  const hand = () => props.question.asked.hand;
  const so = () => {
    const { facts, passed } = props.question.asked;
    return say.hand.so(facts, passed === undefined ? null : words.theTile(passed));
  };
  const told = () =>
    [
      seatText(props.teller, hand()),
      say.pass.offered(
        words.seatName(hand().from, telling(props.teller, hand().seat), 'start'),
        words.theTile(hand().winning),
      ),
      so(),
    ].join(' ');
  return (
    <>
      <HandBoard teller={props.teller} hand={hand()} told={told()} />
      <Show when={!props.still}>
        <Choices
          options={[
            {
              id: 'win',
              label: say.pass.win(props.teller.terms.win),
              letter: callKeys(props.teller.terms).win,
            },
            { id: 'pass', label: say.pass.pass, letter: CONTROLS.pass },
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
