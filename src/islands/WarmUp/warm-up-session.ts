/** The reader's actions in the warm-up: selecting and discarding a tile, winning, and passing. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Action } from '../../engine/action.ts';
import { YOU } from '../../sessions/hand.ts';
import { nudge } from '../../ui/Table/motion.ts';
import type { OwnHand } from '../../ui/Table/own-hand.ts';
import { concealedOf } from '../../ui/Table/places.ts';
import type { WarmUpTable } from './table.ts';

export type WarmUpSession = ReturnType<typeof createWarmUpSession>;

/** Creates the state of the warm-up. */
export function createWarmUpSession(table: WarmUpTable) {
  const { session } = table;
  const [selected, setSelected] = createSignal<number | null>(null);
  const [chooses, setChooses] = createSignal(false);
  const view = session.own;
  const myTurn = () => view().stage.phase === 'deciding' && view().stage.seat === YOU;
  const mayWin = () => view().legal.some((action) => action.do === 'win');
  createEffect(on(view, () => setSelected(null), { defer: true }));
  createEffect(() => session.hold(session.refused() !== null));
  // Pass all claims except a win; the warm-up has no others.
  createEffect(() => {
    if (session.awaitsReader() && !myTurn() && !mayWin())
      session.act(session.judge({ do: 'pass', seat: YOU }));
  });

  const act = (action: Action, from?: Element | null) => {
    setChooses(false);
    if (!session.act(session.judge(action))) nudge(from);
  };
  const choose = (place: number | null, asks: boolean) => {
    session.forgive();
    setSelected(place);
    setChooses(asks);
  };
  const tileAt = (place: number | null) => concealedOf(view(), YOU).tiles[place ?? -1];
  return {
    table,
    view,
    myTurn,
    mayWin,
    ended: () => session.ended(),
    /** True if "discard" was pressed without a selected tile. */
    chooses,
    win: (from?: Element | null) => act({ do: 'win', seat: YOU }, from),
    /** The second button: discards on the reader's turn, else passes. */
    letGo: () => {
      if (!myTurn()) return act({ do: 'pass', seat: YOU });
      const tile = tileAt(selected());
      if (tile === undefined) choose(null, true);
      else act({ do: 'discard', seat: YOU, tile });
    },
    hand: {
      press: (place) => {
        const tile = tileAt(place);
        if (tile === undefined || !myTurn()) return;
        if (selected() === place) act({ do: 'discard', seat: YOU, tile });
        else choose(place, false);
      },
      pressable: () => true,
      selected: () => [selected() ?? []].flat(),
      refused: () => null,
    } satisfies OwnHand,
  };
}
