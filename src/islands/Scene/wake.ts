import { mounting } from '../widget.ts';
import { Scene } from './Scene.tsx';

export const mount = mounting(Scene);
