/** The hands of a match that have been played to their ends at this table. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Start } from '../engine/deal.ts';
import type { Table } from '../engine/table.ts';
import type { Hand } from './hand.ts';
import type { Session } from './session.ts';

export interface PlayedHand {
  readonly start: Start;
  readonly end: Table;
}

/** Hand after hand; another match begins wherever a hand does not go on from the money of the one before. */
export function createMatch({ ended, frame, setting }: Session<Hand>): Accessor<readonly PlayedHand[]> {
  const [hands, setHands] = createSignal<readonly PlayedHand[]>([]);
  createEffect(
    on([ended, frame], ([over]) => {
      if (!over) return;
      const { start } = setting();
      const end = frame().table;
      setHands((before) => {
        // Whoever goes back and plays on ends the same hand once more.
        const at = before.findIndex((hand) => hand.start === start);
        const earlier = at < 0 ? before : before.slice(0, at);
        const goesOn = earlier.at(-1)?.end.cash === start.cash;
        return [...(goesOn ? earlier : []), { start, end }];
      });
    }),
  );
  return createMemo(() => (ended() ? hands() : []));
}
