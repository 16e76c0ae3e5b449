import { mounting } from '../widget.ts';
import { Counting } from './Counting.tsx';
import type { Counted, CountingProps, Covered } from './props.ts';

/** A hand of the address is looked at first; else the desk is there before anything is drawn. */
export async function prepare(given: unknown): Promise<Covered | Counted> {
  const props = given as CountingProps;
  const covered = location.hash.length > 1 ? await import('./covered.ts') : null;
  return (
    (await covered?.coveredIn(location.hash, props)) ?? (await import('./counted.ts')).countedBy(props.game)
  );
}

export const mount = mounting(Counting, (first: Covered | Counted) => ({ first }));
