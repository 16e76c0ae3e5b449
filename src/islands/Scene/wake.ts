import type { SceneProps } from '../../sessions/props.ts';
import { shownTiles } from '../../staging/shown-tiles.ts';
import { drawingsFor } from '../../views/Tile/drawn.ts';
import { mounting, type Widget } from '../widget.ts';
import { partsAhead } from './parts.ts';
import { Scene } from './Scene.tsx';

/** For who draws it elsewhere: one file brings both. */
export { partsAhead, Scene };

export const mount = mounting(Scene, (still: boolean) => ({ still }));

export const prepare: Widget['prepare'] = async (props) => {
  const { framed = false, ...scene } = props as SceneProps & { framed?: true };
  // A page without scenes of its own brings no drawings.
  await Promise.all([partsAhead(scene, framed), framed && drawingsFor(shownTiles(scene))]);
  return framed;
};
