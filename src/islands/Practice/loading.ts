/** Fetches where questions are made: its script, the words of the rules beside it, and the tiles that may come. */
import { type Accessor, createSignal } from 'solid-js';
import { dataAt } from '../../store/data.ts';
import type { Bench } from './bench.ts';
import { addressFor, NOTHING, type PracticeBook, type PracticeGiven, type PracticeProps } from './props.ts';

export async function loadBench({ lang, ruleset, first, rules, words }: PracticeProps): Promise<Bench> {
  const own = wordsAt(rules, words);
  const { benchOf } = await import('./bench.ts');
  const bookOf = (id: string) => (id === ruleset ? own : wordsAt(addressFor(rules, ruleset, id), NOTHING));
  return benchOf(lang, ruleset, first.asking.concept, bookOf);
}

/** Where questions are made, as far as it is there. */
export interface Work {
  readonly bench: Accessor<Bench | null>;
  /** A failure is forgotten, so that the next wish tries again. */
  readonly loaded: () => Promise<Bench>;
  /** At once where it is there, else when it has come. */
  readonly withBench: (then: (made: Bench) => void) => void;
}

export function createWork(props: PracticeGiven): Work {
  const [bench, setBench] = createSignal<Bench | null>(props.loaded.bench);
  let loading: Promise<Bench> | null = null;
  const loaded = (): Promise<Bench> => {
    loading ??= loadBench(props).then(
      (made) => {
        setBench(() => made);
        return made;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    bench,
    loaded,
    withBench: (then) => {
      const made = bench();
      if (made) then(made);
      else void loaded().then(then);
    },
  };
}

/** Rules whose words cannot be had are called by their ids. */
const wordsAt = (address: string, else_: PracticeBook): Promise<PracticeBook> =>
  (dataAt(address) as Promise<PracticeBook>).catch(() => else_);
