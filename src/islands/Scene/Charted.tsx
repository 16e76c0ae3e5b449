import type { ComponentProps, JSX } from 'solid-js';
import { ChartView } from '../../views/Chart/ChartView.tsx';
import { chartWordsIn } from '../../words/chart.ts';

/** The chart of a scene's rules, with its words: loaded once somebody opens it. */
export function Charted(
  props: Omit<ComponentProps<typeof ChartView>, 'say'> & { lang: string },
): JSX.Element {
  return <ChartView {...props} say={chartWordsIn(props.lang)} />;
}
