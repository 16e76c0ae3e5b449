import type { JSX } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { scorePageWordsIn } from '../../words/score-page.ts';
import { island } from '../island.ts';
import { Score, type ScoreProps } from './Score.tsx';

/** The desk that scores hands, once its game is there. */
export function LoadedScore(props: ScoreProps): JSX.Element {
  const loaded = createLoaded(async () => {
    const game = await loadGame(props.game);
    return () => game;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={<p class="aside score-waits">{scorePageWordsIn(props.lang).loading}</p>}
    >
      {(game) => <Score {...props} of={game} />}
    </WhenLoaded>
  );
}

export default island(LoadedScore);
