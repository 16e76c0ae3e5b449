import type { JSX } from 'solid-js';
import type { Kept } from '../../store/practice.ts';
import { laterWordsIn } from '../../words/practice-later.ts';

/** Says that what is missed here is remembered for this page alone. */
export function NotKept(props: { lang: string; kept: Exclude<Kept, 'kept'> }): JSX.Element {
  const { notKept: page, spoiled, newer } = laterWordsIn(props.lang);
  return <p class="aside">{{ page, spoiled, newer }[props.kept]}</p>;
}
