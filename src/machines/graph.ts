/** The chart of a hand as states and arrows, read off its machine: what there is to draw. */
import { toDirectedGraph } from 'xstate/graph';
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';
import { createTableMachine } from './table.ts';

/** In the order of a hand. */
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

/** An arrow that hands have taken, and the rules by which they did, each once. */
export interface TakenArrow extends PictureArrow {
  readonly rules: readonly RuleId[];
}

export interface ChartPicture {
  readonly states: readonly Phase[];
  /** Without arrows from a state to itself: a picture gains nothing from them. */
  readonly arrows: readonly TakenArrow[];
}

const isPhase = (key: string): key is Phase => (PHASES as readonly string[]).includes(key);

type Graph = ReturnType<typeof toDirectedGraph>;

/** From which state to which the events of this state lead, those inside it, and what is always taken. */
function edgesIn({ edges, children, stateNode }: Graph): (readonly [from: string, to: string])[] {
  return [
    ...edges.map(({ source, target }) => [source.key, target.key] as const),
    ...(stateNode.always ?? []).flatMap(({ target = [] }) =>
      target.map(({ key }) => [stateNode.key, key] as const),
    ),
    ...children.flatMap(edgesIn),
  ];
}

/** Every arrow of the machine from one state to another. */
export function arrowsOf(ruleset: Ruleset): readonly PictureArrow[] {
  const arrows = new Map<string, PictureArrow>();
  for (const [from, to] of edgesIn(toDirectedGraph(createTableMachine(ruleset)))) {
    if (from !== to && isPhase(from) && isPhase(to)) arrows.set(`${from} ${to}`, { from, to });
  }
  return [...arrows.values()];
}

/** The states and arrows of the machine that hands of this ruleset pass. `taken` are arrows that some have taken. */
export function pictureOf(ruleset: Ruleset, taken: readonly TakenArrow[]): ChartPicture {
  const arrows = arrowsOf(ruleset).flatMap(({ from, to }) =>
    taken.filter((arrow) => arrow.from === from && arrow.to === to),
  );
  return {
    states: PHASES.filter((phase) => arrows.some(({ from, to }) => from === phase || to === phase)),
    arrows,
  };
}
