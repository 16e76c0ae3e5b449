import { mounting } from '../widget.ts';
import { Scene } from './Scene.tsx';

/** For who draws it elsewhere: one file brings both. */
export { Scene };

export const mount = mounting(Scene);
