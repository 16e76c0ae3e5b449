/** Lays out the states and arrows of a chart. Build only: the layout engine is large and slow. */
import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import type { Phase } from '../engine/table.ts';
import type { ChartPicture, TakenArrow } from './graph.ts';
import type { ChartDrawing, DrawnArrow } from './graph-drawing.ts';

/** Lane and layer of each state, as hints for the engine, so that a hand reads downward. */
const LAYERS: Readonly<Record<Phase, readonly [lane: number, layer: number]>> = {
  dealing: [0, 0],
  drawing: [0, 1],
  deciding: [0, 2],
  collecting: [0, 3],
  settling: [1, 3],
  awarding: [0, 4],
  ended: [1, 4],
};

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.layered.layering.strategy': 'INTERACTIVE',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '22',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.padding': '[top=3,left=3,bottom=5,right=3]',
};

const STATE_WIDTH = 88;
const STATE_HEIGHT = 32;

/** Lays out a chart in whole pixels, which keeps a drawing at about a kilobyte. `name` gives the label of a state. */
export async function layOut(picture: ChartPicture, name: (phase: Phase) => string): Promise<ChartDrawing> {
  const graph: ElkNode = await new Elk().layout({
    id: 'chart',
    layoutOptions: OPTIONS,
    children: picture.states.map((id) => {
      const [lane, layer] = LAYERS[id];
      return { id, x: lane * 120, y: layer * 60, width: STATE_WIDTH, height: STATE_HEIGHT };
    }),
    edges: picture.arrows.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  });
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: picture.states.map((id) => {
      const { x = 0, y = 0 } = graph.children?.find((child) => child.id === id) ?? {};
      const at = { x: Math.round(x), y: Math.round(y) };
      return { id, name: name(id), ...at, width: STATE_WIDTH, height: STATE_HEIGHT };
    }),
    arrows: picture.arrows.map((arrow) =>
      drawArrow(
        arrow,
        graph.edges?.find((edge) => edge.id === `${arrow.from} ${arrow.to}`),
      ),
    ),
  };
}

function drawArrow({ from, to, rules }: TakenArrow, edge: ElkExtendedEdge | undefined): DrawnArrow {
  const [section] = edge?.sections ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  return { from, to, rules, path: pathOf(points) };
}

/** SVG path of horizontal and vertical strokes with an arrowhead. Example: `M4 0V60m-4 -6l4 6l4-6`. */
function pathOf(points: readonly ElkPoint[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let [last, down] = [first, true];
  for (const point of rest) {
    if (point.x !== last.x) path += `H${point.x}`;
    if (point.y !== last.y) {
      path += `V${point.y}`;
      down = point.y > last.y;
    }
    last = point;
  }
  return `${path}m-4 ${down ? '-6l4 6l4-6' : '6l4-6l4 6'}`;
}
