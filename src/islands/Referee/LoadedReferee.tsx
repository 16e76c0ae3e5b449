import type { JSX } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { playWordsIn } from '../../words/play.ts';
import { island } from '../island.ts';
import type { RefereeProps } from './props.ts';
import { Referee } from './Referee.tsx';

/** The referee's page, once its game is there. */
export function LoadedReferee(props: RefereeProps): JSX.Element {
  const loaded = createLoaded(async () => {
    const game = await loadGame(props.game);
    return () => game;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={<p class="aside court-waits">{playWordsIn(props.lang).loading}</p>}
    >
      {(game) => <Referee {...props} rules={game} />}
    </WhenLoaded>
  );
}

export default island(LoadedReferee);
