import { mounting } from '../widget.ts';
import { loadView } from './askers.ts';
import { loadBench } from './loading.ts';
import { Practice } from './Practice.tsx';
import type { Loaded, PracticeProps } from './props.ts';

/** How the first question is asked is there before the picture goes; the rules only where it cannot be drawn without. */
export async function prepare(given: unknown): Promise<Loaded> {
  const props = given as PracticeProps;
  const { View, readsRules = false } = await loadView(props.first.asking.concept);
  return { View, bench: readsRules ? await loadBench(props) : null };
}

export const mount = mounting(Practice, (loaded: Loaded) => ({ loaded }));
