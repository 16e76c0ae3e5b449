import { mounting } from '../widget.ts';
import { OwnScene } from './OwnScene.tsx';

export const mount = mounting(OwnScene);
