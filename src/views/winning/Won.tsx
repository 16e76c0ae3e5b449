import type { JSX } from 'solid-js';
import type { Terms } from '../../engine/ruleset.ts';
import type { View } from '../../engine/view.ts';
import { wordsIn } from '../../words/index.ts';
import type { Telling } from '../../words/names.ts';
import { Winners } from './Sets.tsx';

/** The hands of those who have won, and how: loaded once somebody has. */
export function Won(props: { view: View; terms: Terms; telling: Telling; lang: string }): JSX.Element {
  return <Winners {...props} words={wordsIn(props.lang)} />;
}
