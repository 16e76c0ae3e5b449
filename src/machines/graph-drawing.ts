/** A laid-out chart as plain data: made at build time by graph-layout.ts, highlighted in the browser. */
import type { RuleId } from '../engine/action.ts';
import type { Phase } from '../engine/table.ts';

export interface DrawnState {
  readonly id: Phase;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnArrow {
  readonly from: Phase;
  readonly to: Phase;
  /** Rules by which hands take this arrow; several if it depends on the hand. */
  readonly rules: readonly RuleId[];
  /** Address of a scene that takes this arrow, at that step. Left out if no page shows one. */
  readonly scene?: string;
  /** `d` attribute of an SVG path, arrowhead included. */
  readonly path: string;
}

/** Sizes in CSS pixels at full size. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

type Ends = Pick<DrawnArrow, 'from' | 'to'>;

/** Arrows a hand took between two states: one, or two through a state between. Empty if there is no such way. */
export function wayBetween<A extends Ends>(arrows: readonly A[], before: Phase, now: Phase): readonly A[] {
  const direct = arrows.find(({ from, to }) => from === before && to === now);
  if (direct) return [direct];
  for (const first of arrows.filter(({ from }) => from === before)) {
    const second = arrows.find(({ from, to }) => from === first.to && to === now);
    if (second) return [first, second];
  }
  return [];
}
