import { mounting } from '../widget.ts';
import { Deal } from './Deal.tsx';

export const mount = mounting(Deal);
