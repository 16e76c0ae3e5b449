import { play } from '#i18n/play.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { Winners } from '../../ui/Winners.tsx';
import { loadedIsland } from '../loaded-island.tsx';
import { Scene } from './Scene.tsx';

interface FetchedSceneProps {
  /** Address of the scene's JSON. */
  readonly source: string;
  /** True in a frame: the link names the step, and the height never changes. */
  readonly framed?: boolean;
}

/** A scene that the server does not render: in a frame, or below a rule. */
export default loadedIsland({
  load: async ({ source, framed }: FetchedSceneProps) => {
    const scene = (await dataAt(source)) as SceneProps;
    // Load the winners' view early, because its space is reserved.
    if (framed) await Winners.ahead();
    return scene;
  },
  draw: ({ framed = false }, scene) => <Scene {...scene} anchored={framed} still={framed} />,
  waiting: play.loading,
  room: 'scene-loading cloth',
});
