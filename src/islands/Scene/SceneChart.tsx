import type { ComponentProps, JSX } from 'solid-js';
import { chartWordsIn } from '../../i18n/chart.ts';
import { ChartView } from '../../ui/Chart/ChartView.tsx';

/** The chart of a scene's rules, with its words: loaded once somebody opens it. */
export function Charted(
  props: Omit<ComponentProps<typeof ChartView>, 'say'> & { lang: string },
): JSX.Element {
  return <ChartView {...props} say={chartWordsIn(props.lang)} />;
}
