import { compareDeal } from '#i18n/compare-deal.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { loadedIsland } from '../loaded-island.tsx';
import { Deal } from './Deal.tsx';
import type { DealProps } from './props.ts';

interface FetchedDealProps {
  /** Address of the widget's props, as JSON. */
  readonly source: string;
}

/** The deal comparison, loaded with its data. */
export default loadedIsland({
  load: async ({ source }: FetchedDealProps) => (await dataAt(source)) as DealProps,
  draw: (_, deals) => <Deal {...deals} />,
  waiting: compareDeal.loading,
  room: 'aside deal-loading',
});
