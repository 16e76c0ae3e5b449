/** Which seats a moment concerns, as the table shows it. */
import type { Seat } from '../../engine/seats.ts';
import type { TableViewProps } from './props.ts';

/** `now`: the seat is to act; `mayAnswer`: it may be answering; `won`: it won the deal. */
export type Business = 'now' | 'mayAnswer' | 'won' | undefined;

/** What this stage means for a seat, as far as the view knows. */
export function businessOf(table: TableViewProps, seat: Seat): Business {
  if (table.now) return table.now.includes(seat) ? 'now' : undefined;
  const { stage, seat: eyes } = table.view;
  if (stage.phase === 'collecting') {
    const open = stage.pending.includes(seat) && !stage.answers.some((bid) => bid.seat === seat);
    if (open) return 'now';
    // A seat must not learn who else was asked, so all others may be answering.
    return eyes !== null && seat !== eyes && seat !== stage.offer?.from ? 'mayAnswer' : undefined;
  }
  if (stage.phase === 'waiting') return seat !== eyes && seat !== stage.offer?.from ? 'mayAnswer' : undefined;
  if (stage.phase === 'settling' || stage.phase === 'ended') {
    return stage.outcome?.is === 'won' && stage.outcome.winners.some((win) => win.seat === seat)
      ? 'won'
      : undefined;
  }
  return stage.seat === seat ? 'now' : undefined;
}
