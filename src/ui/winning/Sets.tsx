import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Win } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';
import { Piece } from '../Table/Piece.tsx';
import { groupsOf, jokerWord } from './proof.ts';
import './sets.css';

interface WinnersProps {
  view: View;
  terms: Terms;
  /** Caption of a winner's hand. */
  caption: (win: Win) => string;
  /** What stands below a winner's hand. */
  below?: (win: Win) => JSX.Element;
}

const SKIPS = ['pointerdown', 'keydown'] as const;

/** The hands of all winners; nothing if nobody has won. */
export function Winners(props: WinnersProps): JSX.Element {
  const wins = () => {
    const { outcome } = props.view.stage;
    return outcome?.is === 'won' ? outcome.winners : [];
  };
  return <For each={wins()}>{(win) => <Sets {...props} win={win} />}</For>;
}

/** One winner's hand, set by set, with a ring around the winning tile. */
function Sets(
  props: WinnersProps & {
    win: Win;
  },
): JSX.Element {
  const hand = () => props.view.seats[props.win.seat];
  const [still, setStill] = createSignal(false);
  // Any press or key ends the motion, whatever else it does.
  onMount(() => {
    const stop = () => setStill(true);
    for (const type of SKIPS) addEventListener(type, stop, { once: true });
    onCleanup(() => {
      for (const type of SKIPS) removeEventListener(type, stop);
    });
  });
  return (
    <figure class="sets cloth" data-still={still() ? '' : undefined}>
      <figcaption>{props.caption(props.win)}</figcaption>
      <ol>
        <For each={groupsOf(props.win, hand().melds, hand().concealed)}>
          {(group) => (
            <li>
              <span class="set">
                <For each={group.tiles}>
                  {(kind, i) => <Piece kind={kind} name={names.tileName(kind)} lit={group.won === i()} />}
                </For>
              </span>
              <Show when={group.call}>
                {(call) => <span class="set-word">{names.setName(call(), props.terms, group.laid)}</span>}
              </Show>
              <For each={group.jokers}>{(as) => <span class="set-word">{jokerWord(as)}</span>}</For>
            </li>
          )}
        </For>
      </ol>
      {props.below?.(props.win)}
    </figure>
  );
}
