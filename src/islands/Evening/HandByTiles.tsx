import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/seats.ts';
import type { Worth } from '../../evening/draft.ts';
import type { EntryState } from './entry-state.ts';
import type { EveningPart } from './page-rules.ts';

/** A winner's hand, laid with the palette of the score desk. */
export function HandByTiles(
  props: EveningPart & { entry: EntryState; seat: Seat; onHand: (worth: Worth) => void },
): JSX.Element {
  return <p>{props.seat}</p>;
}
