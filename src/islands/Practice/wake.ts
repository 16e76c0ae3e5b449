import { mounting } from '../widget.ts';
import { Practice } from './Practice.tsx';
import type { Loaded, PracticeProps } from './props.ts';
import { loadView } from './views.ts';

/** How the first question is asked is there before the picture goes; the rules come with the first answer. */
export async function prepare(given: unknown): Promise<Loaded> {
  const props = given as PracticeProps;
  const { View } = await loadView(props.first.asking.concept);
  return { View, bench: null };
}

export const mount = mounting(Practice, (loaded: Loaded) => ({ loaded }));
