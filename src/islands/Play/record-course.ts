/** A hand of a real game at the table: whether it still goes as its record says, and what nobody saw of it. */
import { sameAction } from '../../engine/action.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { Hand } from '../../sessions/hand.ts';
import { frameAt, type TableHistory } from '../../sessions/hand-history.ts';

type RecordedPlay = Pick<Hand, 'record' | 'ruleset'>;

/** Have the players done up to the frame shown what the record says? */
export function isCourse({ record }: Pick<Hand, 'record'>, { frames, at }: TableHistory): boolean {
  const course = record?.course;
  let done = 0;
  return (
    course !== undefined &&
    course !== null &&
    frames.slice(1, at + 1).every(({ context: { move } }) => {
      if (typeof move !== 'object' || move === null) return true;
      const account = course[done++];
      return account !== undefined && sameAction(account, move);
    })
  );
}

/** Does no record say which tile lies at this place of the wall? */
export const isUnseen = ({ record }: Pick<Hand, 'record'>, place: number): boolean => {
  const rows = record?.account['unseen'];
  return (
    Array.isArray(rows) &&
    rows.some((row) => Array.isArray(row) && Number(row[0]) <= place && place <= Number(row[1]))
  );
};

/** The view with indicators that nobody looked under face down, as long as it goes as the record says. */
export function viewOfRecord(view: View, hand: RecordedPlay, history: TableHistory): View {
  const { open, under } = view.indicators;
  const { indicators } = hand.ruleset;
  if (!indicators || under.length === 0 || !isCourse(hand, history)) return view;
  const places = indicators.under({ ruleset: hand.ruleset, table: frameAt(history).table });
  const shown = under.map((tile, i) => (isUnseen(hand, places[i] ?? -1) ? FACE_DOWN : tile));
  return { ...view, indicators: { open, under: shown } };
}
