/** Fetches where questions come from and where answers are proved, each when it is wanted. */
import { type Accessor, createSignal } from 'solid-js';
import { once } from '../../store/once.ts';
import type { Bench } from './bench.ts';
import type { PracticeGiven } from './props.ts';
import type { Stock } from './stock.ts';

/** Where questions come from and answers are proved, as far as it is there. */
export interface Work {
  readonly stock: Accessor<Stock | null>;
  readonly bench: Accessor<Bench | null>;
  /** A failure is forgotten, so that the next wish tries again; so it is with the bench. */
  readonly stocked: () => Promise<Stock>;
  /** Where answers to this kind of question are proved, once it is there. */
  readonly ready: (concept: string) => Promise<Bench>;
}

export function createWork(props: PracticeGiven): Work {
  const [stock, setStock] = createSignal<Stock | null>(props.bench?.stock ?? null);
  // It is told of anew with each kind of question that it can prove.
  const [bench, setBench] = createSignal<Bench | null>(props.bench ?? null, { equals: false });
  const stocked = once(async () => {
    const { stockOf } = await import('./stock.ts');
    const made = await stockOf(props.ruleset, props);
    setStock(() => made);
    return made;
  });
  const benched = once(async () => {
    const { benchOf } = await import('./bench.ts');
    return benchOf(stocked(), props.lang);
  });
  return {
    stock,
    bench,
    stocked,
    ready: async (concept) => {
      const made = bench() ?? (await benched());
      if (made.askerOf(concept)) return made;
      await made.ready(concept);
      setBench(() => made);
      return made;
    },
  };
}
