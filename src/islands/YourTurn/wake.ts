import { mounting } from '../widget.ts';
import { YourTurn } from './YourTurn.tsx';

export const mount = mounting(YourTurn);
