import { mounting } from '../widget.ts';
import { Book } from './Book.tsx';

export const mount = mounting(Book);
