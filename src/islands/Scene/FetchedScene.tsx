import type { JSX } from 'solid-js';
import type { SceneProps } from '../../sessions/props.ts';
import { shownTiles } from '../../staging/shown-tiles.ts';
import { dataAt } from '../../store/data.ts';
import { createLoaded } from '../../views/loaded.ts';
import { drawingsFor } from '../../views/Tile/drawn.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { Winners } from '../../views/Winners.tsx';
import { island } from '../island.ts';
import { Scene } from './Scene.tsx';

/** A scene that is not drawn by the server: from its data, in a frame or below a rule. */
export function FetchedScene(props: {
  lang: string;
  /** The address of its data. */
  source: string;
  /** What stands there until it comes. */
  waiting: string;
  /** It stands in a frame: the address names its step, and its height never changes. */
  framed?: boolean;
}): JSX.Element {
  const loaded = createLoaded(async () => {
    const scene = (await dataAt(props.source)) as SceneProps;
    // A page without scenes of its own brings no drawings; room is kept for whoever wins.
    await Promise.all([drawingsFor(shownTiles(scene)), props.framed && Winners.ahead()]);
    return () => scene;
  });
  return (
    <WhenLoaded
      loaded={loaded}
      lang={props.lang}
      waiting={<p class="aside scene-waits cloth">{props.waiting}</p>}
    >
      {(scene) => <Scene {...scene} anchored={props.framed === true} still={props.framed === true} />}
    </WhenLoaded>
  );
}

export default island(FetchedScene);
