/** The source of a page's questions, which comes when it is first wanted. */
import { type Accessor, createSignal } from 'solid-js';
import { once } from '../../storage/once.ts';
import type { LoadedPractice } from './props.ts';
import type { QuestionSource } from './question-source.ts';

/** The source of questions, fetched when it is first wanted; a failure is forgotten, so that the next wish tries again. */
export interface LazySource {
  /** Null before; told of anew with each kind of question whose answers can be proved. */
  readonly source: Accessor<QuestionSource | null>;
  readonly load: () => Promise<QuestionSource>;
  /** Loads what grades and proves answers to this kind of question. */
  readonly ready: (concept: string) => Promise<QuestionSource>;
}

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
