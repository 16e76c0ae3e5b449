import { play } from '#i18n/play.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { dataAt } from '../../storage/data.ts';
import { Winners } from '../../ui/Winners.tsx';
import { loadedIsland } from '../loaded-island.tsx';
import { Scene } from './Scene.tsx';

interface FetchedSceneProps {
  /** The address of the scene as data. */
  readonly source: string;
  /** The scene stands in a frame: the address names its step, and its height never changes. */
  readonly framed?: boolean;
}

/** A scene that is not drawn by the server: in a frame, or below a rule. */
export default loadedIsland({
  load: async ({ source, framed }: FetchedSceneProps) => {
    const scene = (await dataAt(source)) as SceneProps;
    // Room is kept for whoever wins.
    if (framed) await Winners.ahead();
    return scene;
  },
  draw: ({ framed = false }, scene) => <Scene {...scene} anchored={framed} still={framed} />,
  waiting: play.loading,
  room: 'scene-loading cloth',
});
