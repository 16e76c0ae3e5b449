import type { JSX } from 'solid-js';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { scorePageWordsIn } from '../../words/score-page.ts';
import { island } from '../island.ts';
import { Hand } from './Hand.tsx';
import type { HandProps } from './props.ts';

/** A hand under every game, once their rules are there: without them nothing can be said of it. */
export function LoadedHand(props: HandProps): JSX.Element {
  const loaded = createLoaded(async () => {
    const rulesets = await Promise.all(props.games.map(async ({ id }) => rulesetOf(await loadGame(id))));
    return () => rulesets;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={<p class="aside hand-waits">{scorePageWordsIn(props.lang).loading}</p>}
    >
      {(rulesets) => <Hand {...props} rulesets={rulesets} />}
    </WhenLoaded>
  );
}

export default island(LoadedHand);
