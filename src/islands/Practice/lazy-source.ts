/** Loads the question source of a page on first use. */
import { type Accessor, createSignal } from 'solid-js';
import { once } from '../../storage/once.ts';
import type { LoadedPractice } from './props.ts';
import type { QuestionSource } from './question-source.ts';

/** A question source that loads on first use. After a failure the next call tries again. */
export interface LazySource {
  /** Null until loaded. The signal fires again whenever another kind's prover has loaded. */
  readonly source: Accessor<QuestionSource | null>;
  readonly load: () => Promise<QuestionSource>;
  /** Loads the grader and prover of a question kind. */
  readonly ready: (concept: string) => Promise<QuestionSource>;
}

/** Creates the source; it is there at once where the host has loaded it (`props.source`). */
export function createLazySource(props: LoadedPractice): LazySource {
  const [source, setSource] = createSignal<QuestionSource | null>(props.source ?? null, { equals: false });
  const fetched = once(async () => {
    const { loadQuestionSource } = await import('./question-source.ts');
    const loaded = await loadQuestionSource(props.ruleset, props);
    setSource(() => loaded);
    return loaded;
  });
  const load = async (): Promise<QuestionSource> => source() ?? fetched();
  return {
    source,
    load,
    ready: async (concept) => {
      const loaded = await load();
      if (loaded.kindOf(concept)) return loaded;
      await loaded.ready(concept);
      setSource(() => loaded);
      return loaded;
    },
  };
}
