/** Whose business a moment is, as the table shows it. */
import type { Seat } from '../../engine/seats.ts';
import type { TableViewProps } from './props.ts';

/** Whose business it is: `now` to act, `mayAnswer` where a seat may be answering; at the end who `won`. */
export type Business = 'now' | 'mayAnswer' | 'won' | undefined;

/** Whose business it is at this stage, as far as the view can tell. */
export function businessOf(table: TableViewProps, seat: Seat): Business {
  if (table.now) return table.now.includes(seat) ? 'now' : undefined;
  const { stage, seat: eyes } = table.view;
  if (stage.phase === 'collecting') {
    const open = stage.pending.includes(seat) && !stage.answers.some((bid) => bid.seat === seat);
    if (open) return 'now';
    // Who else is asked is not for this seat to know: all the others might be.
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
