import type { JSX } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { playWordsIn } from '../../words/play.ts';
import { island } from '../island.ts';
import { Play } from './Play.tsx';
import { type PlayProps, sitDown } from './seated.ts';

/** The play table of a page, once its game is there. */
export function LoadedPlay(props: PlayProps): JSX.Element {
  const loaded = createLoaded(async () => {
    const seated = await sitDown(await loadGame(props.game), props);
    return () => seated;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={
        <div class="play">
          <div class="play-wait cloth">
            <p>{playWordsIn(props.lang).loading}</p>
          </div>
        </div>
      }
    >
      {(seated) => <Play {...props} seated={seated} />}
    </WhenLoaded>
  );
}

export default island(LoadedPlay);
