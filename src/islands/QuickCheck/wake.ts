import { mounting } from '../widget.ts';
import { QuickCheck } from './QuickCheck.tsx';

export const mount = mounting(QuickCheck);
