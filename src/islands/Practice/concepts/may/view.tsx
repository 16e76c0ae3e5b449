import { askedWith } from './asked.tsx';
import { Drawn } from './Drawn.tsx';

export { rulesTold } from './asked.tsx';

/** How the first question of a page looks: its table is there. */
export const View = askedWith(Drawn);
