/** The chart of a ruleset as states and arrows, read off its machine: what there is to draw. */
import { toDirectedGraph } from 'xstate/graph';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';
import { type ArrowLabel, PHASES } from './arrows.ts';
import { createTableMachine, type TableMachine } from './table.ts';

export interface PictureArrow {
  readonly from: Phase;
  readonly to: Phase;
  /** What may lead along it; several where the machine has several reasons. */
  readonly labels: readonly ArrowLabel[];
}

export interface Picture {
  /** In the order of a hand. */
  readonly states: readonly Phase[];
  /** Without arrows from a state to itself: a picture gains nothing from them. */
  readonly arrows: readonly PictureArrow[];
}

/** States that hands of this machine's ruleset pass through, and the arrows between them. */
export function pictureOf(machine: TableMachine): Picture {
  const arrows = new Map<string, { from: Phase; to: Phase; labels: ArrowLabel[] }>();
  for (const state of toDirectedGraph(machine).children) {
    for (const { source, target, transition } of state.edges) {
      const { key: from } = source;
      const { key: to } = target;
      const label = labelOf(transition.meta);
      // Arrows without a label are the way in and refusals: the one leads nowhere else, the others stay.
      if (label === null || from === to || !isPhase(from) || !isPhase(to)) continue;
      const name = `${from} ${to}`;
      const known = arrows.get(name);
      if (known) known.labels.push(label);
      else arrows.set(name, { from, to, labels: [label] });
    }
  }
  const all = [...arrows.values()];
  return {
    states: PHASES.filter((phase) => all.some(({ from, to }) => from === phase || to === phase)),
    arrows: all,
  };
}

const isPhase = (key: string): key is Phase => PHASES.some((phase) => phase === key);

function labelOf(meta: unknown): ArrowLabel | null {
  const label = typeof meta === 'object' && meta !== null && 'label' in meta ? meta.label : null;
  return typeof label === 'string' ? (label as ArrowLabel) : null;
}

/** The same for rules whose charts are the same. */
export const pictureKey = (ruleset: Ruleset): string =>
  JSON.stringify(pictureOf(createTableMachine(ruleset)));
