import type { JSX } from 'solid-js';
import type { Short } from '../../../../puzzles/concepts/waits/winning.ts';
import type { Teller } from '../../asker.ts';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { telling } from '../../parts/telling.ts';
import { seatText } from '../../parts/told-hand.ts';

/** A hand one tile short, and who is about to discard. */
export function ShortHand(props: {
  hand: Short;
  teller: Teller;
  /** What a win must be worth, in words; null where that is not said. */
  least: string | null;
}): JSX.Element {
  const { say, words } = props.teller;
  const told = () => {
    const from = words.seatName(props.hand.from, telling(props.teller, props.hand.seat), 'start');
    return `${seatText(props.teller, props.hand)} ${say.waits.from(from, props.least)}`;
  };
  return <HandBoard teller={props.teller} hand={{ ...props.hand, from: null }} told={told()} />;
}
