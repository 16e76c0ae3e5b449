import { scene } from '#i18n/scene.ts';
import type { Phase } from '../../engine/table.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { loadedIsland } from '../loaded-island.tsx';

interface SceneChartProps {
  /** The address of the chart. */
  readonly chart: string;
  readonly phase: Phase;
  /** The phase before the last event; null at the start. */
  readonly before: Phase | null;
  readonly rulebook: string;
}

/** The chart of a scene's game, which is loaded when the reader opens it. */
export const SceneChart = loadedIsland({
  load: async ({ chart }: SceneChartProps) => {
    const [{ ChartView }, drawing] = await Promise.all([
      import('../../ui/Chart/ChartView.tsx'),
      dataAt(chart),
    ]);
    return { ChartView, drawing: drawing as ChartDrawing };
  },
  draw: (props, { ChartView, drawing }) => (
    <ChartView drawing={drawing} phase={props.phase} before={props.before} rulebook={props.rulebook} />
  ),
  waiting: scene.chartLoading,
  room: 'chart-loading',
});
