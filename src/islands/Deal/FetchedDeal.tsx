import { compareDeal } from '#i18n/compare-deal.ts';
import { dataAt } from '../../storage/data.ts';
import { loadedIsland } from '../loaded-island.tsx';
import { Deal } from './Deal.tsx';
import type { DealProps } from './props.ts';

interface FetchedDealProps {
  /** The address of what the widget is given, as data. */
  readonly source: string;
}

/** One deal under two games. */
export default loadedIsland({
  load: async ({ source }: FetchedDealProps) => (await dataAt(source)) as DealProps,
  draw: (_, deals) => <Deal {...deals} />,
  waiting: compareDeal.loading,
  room: 'aside deal-loading',
});
