/** States and arrows of the hand chart, read from its machine, for drawing. */
import { toDirectedGraph } from 'xstate/graph';
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';
import { createTableMachine } from './table.ts';

/** Phases in the order of a hand. */
export const PHASES: readonly Phase[] = [
  'dealing',
  'drawing',
  'deciding',
  'collecting',
  'awarding',
  'settling',
  'ended',
];

export interface PictureArrow {
  readonly from: Phase;
  readonly to: Phase;
}

/** An arrow that hands have taken, with the rules by which they did, each once. */
export interface TakenArrow extends PictureArrow {
  readonly rules: readonly RuleId[];
}

export interface ChartPicture {
  readonly states: readonly Phase[];
  /** Arrows without loops: a drawing gains nothing from them. */
  readonly arrows: readonly TakenArrow[];
}

const isPhase = (key: string): key is Phase => (PHASES as readonly string[]).includes(key);

type Graph = ReturnType<typeof toDirectedGraph>;

/** Lists the arrows of this state: its events, its `always` transitions, and those of its children. */
function edgesIn({ edges, children, stateNode }: Graph): (readonly [from: string, to: string])[] {
  return [
    ...edges.map(({ source, target }) => [source.key, target.key] as const),
    ...(stateNode.always ?? []).flatMap(({ target = [] }) =>
      target.map(({ key }) => [stateNode.key, key] as const),
    ),
    ...children.flatMap(edgesIn),
  ];
}

/** Lists every arrow between two different phases. */
export function arrowsOf(ruleset: Ruleset): readonly PictureArrow[] {
  const arrows = new Map<string, PictureArrow>();
  for (const [from, to] of edgesIn(toDirectedGraph(createTableMachine(ruleset)))) {
    if (from !== to && isPhase(from) && isPhase(to)) arrows.set(`${from} ${to}`, { from, to });
  }
  return [...arrows.values()];
}

/** Reduces the chart to the arrows that hands of this ruleset take, and their states. */
export function pictureOf(ruleset: Ruleset, taken: readonly TakenArrow[]): ChartPicture {
  const arrows = arrowsOf(ruleset).flatMap(({ from, to }) =>
    taken.filter((arrow) => arrow.from === from && arrow.to === to),
  );
  return {
    states: PHASES.filter((phase) => arrows.some(({ from, to }) => from === phase || to === phase)),
    arrows,
  };
}
