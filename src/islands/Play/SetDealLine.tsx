import { type JSX, Show } from 'solid-js';
import { courseDeals } from '#i18n/course-deals.ts';
import type { Table } from '../../engine/table.ts';
import { readSolved } from '../../storage/exercises.ts';
import { isWon, type PlacedDeal, solvedIn } from './set-deal.ts';
import './set-deal.css';

/** Line with the course deal on the table; at its end, whether it is solved and how many are. */
export function SetDealLine(props: { set: PlacedDeal; table: Table }): JSX.Element {
  const outcome = () => {
    const { series, deal } = props.set;
    if (props.table.stage.phase !== 'ended') return '';
    if (!isWon(props.table)) return courseDeals.unsolved;
    // This win is stored a moment later, so count it here.
    const solved = { ...readSolved(), [deal.name]: '' };
    return courseDeals.count(solvedIn(series, solved), series.deals.length);
  };
  return (
    <p class="set-deal" data-solved={isWon(props.table) ? '' : undefined}>
      <span>{courseDeals.place(props.set.series.title, props.set.place, props.set.series.deals.length)}</span>
      <Show when={outcome()} fallback={<span>{courseDeals.goal}</span>}>
        <b>{outcome()}</b>
      </Show>
    </p>
  );
}
