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
  /**
   * At once where it is there, else when it has come.
   * @param concept the kind of question that is answered there
   * @param failed told where it does not come; another call tries again
   */
  readonly withBench: (
    concept: string,
    then: (made: Bench) => void,
    failed: (error: unknown) => void,
  ) => void;
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
  const ready = async (concept: string): Promise<Bench> => {
    const made = bench() ?? (await benched());
    await made.ready(concept);
    setBench(() => made);
    return made;
  };
  return {
    stock,
    bench,
    stocked,
    withBench: (concept, then, failed) => {
      const made = bench();
      if (made?.askerOf(concept)) then(made);
      else ready(concept).then(then, failed);
    },
  };
}
