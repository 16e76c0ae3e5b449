import { scene as words } from '#i18n/scene.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { Winners } from '../../ui/Winners.tsx';
import { loadedIsland } from '../loaded-island.tsx';
import { loadRules } from '../rules.ts';
import { Scene } from './Scene.tsx';

interface FetchedSceneProps {
  readonly game: string;
  /** Address of the scene's JSON. */
  readonly source: string;
  /** True in a frame: the link names the step, and the height never changes. */
  readonly framed?: boolean;
}

/** A scene that the server does not render: in a frame, or below a rule. */
export default loadedIsland({
  load: async ({ game, source, framed }: FetchedSceneProps) => {
    const [scene] = await Promise.all([
      dataAt(source) as Promise<SceneProps>,
      loadRules({ games: [game] }),
      // The winners' view is loaded early, because its space is reserved.
      framed && Winners.ahead(),
    ]);
    return scene;
  },
  draw: ({ framed = false }, scene) => <Scene {...scene} anchored={framed} still={framed} />,
  waiting: words.loading,
  room: 'scene-loading cloth',
});
