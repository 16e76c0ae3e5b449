import type { JSX } from 'solid-js';
import { dataAt } from '../../store/data.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { partingWordsIn } from '../../words/parting.ts';
import { island } from '../island.ts';
import { Deal } from './Deal.tsx';
import type { DealProps } from './props.ts';

/** One deal under two games, from the data of the page. */
export function FetchedDeal(props: {
  lang: string /** The address of the data. */;
  source: string;
}): JSX.Element {
  const loaded = createLoaded(async () => {
    const deals = (await dataAt(props.source)) as DealProps;
    return () => deals;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={<p class="aside deal-waits">{partingWordsIn(props.lang).loading}</p>}
    >
      {(deals) => <Deal {...deals} />}
    </WhenLoaded>
  );
}

export default island(FetchedDeal);
