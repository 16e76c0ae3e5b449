import { mounting } from '../widget.ts';
import { OwnBoards } from './OwnBoards.tsx';

export const mount = mounting(OwnBoards);
