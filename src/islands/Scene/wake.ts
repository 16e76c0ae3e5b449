import type { SceneProps } from '../../sessions/props.ts';
import { mounting, type Widget } from '../widget.ts';
import { Scene } from './Scene.tsx';
import type { Still } from './still.ts';

/** For who draws it elsewhere: one file brings both. */
export { Scene };

export const mount = mounting(Scene, (still: Still | undefined) => (still ? { still } : {}));

/** In a frame room is kept for a hand that wins, before it does. */
export const prepare: Widget['prepare'] = async (props) => {
  const { framed, won } = props as SceneProps & { framed?: true };
  if (!framed) return undefined;
  const wins = Object.keys(won).length > 0;
  return { winners: wins ? (await import('../../views/winning/Won.tsx')).Winners : null };
};
