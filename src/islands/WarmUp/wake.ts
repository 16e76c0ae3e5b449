import { mounting } from '../widget.ts';
import { type WarmUpTable, warmUpTable } from './table.ts';
import { WarmUp, type WarmUpProps } from './WarmUp.tsx';

/** Its rules are there before the picture goes. */
export const prepare = (props: unknown): Promise<() => WarmUpTable> =>
  warmUpTable((props as WarmUpProps).game);

export const mount = mounting(WarmUp, (sit: () => WarmUpTable) => ({ sit }));
