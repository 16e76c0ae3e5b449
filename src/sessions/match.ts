/** The hands of a match that have been played to their ends at this table. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Start } from '../engine/deal.ts';
import type { Table } from '../engine/table.ts';
import type { TableState } from './state.ts';

export interface PlayedHand {
  readonly start: Start;
  readonly end: Table;
}

/** Hand after hand; another match begins wherever a hand does not go on from the money of the one before. */
export function createMatch(state: TableState): Accessor<readonly PlayedHand[]> {
  const [hands, setHands] = createSignal<readonly PlayedHand[]>([]);
  createEffect(
    on([state.ended, state.frame], ([ended]) => {
      if (!ended) return;
      const { start } = state.hand();
      const end = state.frame().table;
      setHands((before) => {
        // Whoever goes back and plays on ends the same hand once more.
        const at = before.findIndex((hand) => hand.start === start);
        const earlier = at < 0 ? before : before.slice(0, at);
        const goesOn = earlier.at(-1)?.end.cash === start.cash;
        return [...(goesOn ? earlier : []), { start, end }];
      });
    }),
  );
  return createMemo(() => (state.ended() ? hands() : []));
}
