import { mounting } from '../widget.ts';
import { Hand } from './Hand.tsx';

export const mount = mounting(Hand);
