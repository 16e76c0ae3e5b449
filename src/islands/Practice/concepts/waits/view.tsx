import { createSignal, type JSX, Show } from 'solid-js';
import type { Kind } from '../../../../engine/tiles.ts';
import { formatTile } from '../../../../notation/tiles.ts';
import type { Short } from '../../../../puzzles/concepts/waits/winning.ts';
import type { AskedProps } from '../../asker.ts';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { type Fate, Palette } from '../../parts/Palette.tsx';
import { telling } from '../../parts/telling.ts';
import { seatText } from '../../parts/told-hand.ts';
import { takeTiles } from '../../parts/typing.ts';

export function View(props: AskedProps<Short>): JSX.Element {
  const { say, words, facts } = props.teller;
  const hand = () => props.question.asked;
  const [picked, setPicked] = createSignal<readonly Kind[]>([]);
  const toggle = (kind: Kind): void => {
    if (props.given !== null) return;
    setPicked((now) => (now.includes(kind) ? now.filter((each) => each !== kind) : [...now, kind]));
  };
  const check = (): boolean => {
    props.onAnswer(picked().map(formatTile));
    return true;
  };
  const take = (kind: Kind): void => {
    if (facts.kinds.includes(kind)) toggle(kind);
  };
  takeTiles(props.onKeys, { take, check });
  const fate = (kind: Kind): Fate => {
    if (props.given === null) return undefined;
    const [isKey, isGiven] = [props.question.key, props.given].map((all) => all.includes(formatTile(kind)));
    return isKey ? (isGiven ? 'right' : 'missed') : isGiven ? 'wrong' : undefined;
  };
  const told = () => {
    const { minimum, unit } = facts;
    const least = minimum === null ? null : words.amount(minimum, unit ?? '');
    const from = words.seatName(hand().from, telling(props.teller, hand().seat), 'start');
    return `${seatText(props.teller, hand())} ${say.waits.from(from, least)}`;
  };
  return (
    <>
      <HandBoard teller={props.teller} hand={{ ...hand(), from: null }} told={told()} />
      <Show when={!props.still}>
        <div class="answering-wide">
          <Palette
            teller={props.teller}
            kinds={facts.kinds}
            label={say.concepts.waits?.how ?? ''}
            ready={props.ready}
            picked={(kind) =>
              props.given === null ? picked().includes(kind) : props.given.includes(formatTile(kind))
            }
            fate={fate}
            onTile={toggle}
          />
        </div>
        <div class="answering">
          <button type="button" class="button primary" disabled={!props.ready} onClick={check}>
            {picked().length === 0 ? say.waits.nothing : say.session.check}
            <span class="key" aria-hidden="true">
              Enter
            </span>
          </button>
        </div>
      </Show>
    </>
  );
}
