/** A chart laid out at build time: plain data, made by graph-layout.ts and lit in the browser. */
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
  /** The rules by which hands go this way: several where it depends on the hand. */
  readonly rules: readonly RuleId[];
  /** The address of a scene that goes this way, at its step; absent where no page shows one. */
  readonly scene?: string;
  /** The `d` of an SVG path, its head included. */
  readonly path: string;
}

/** Sizes in CSS pixels, as they are shown at full size. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

type Ends = Pick<DrawnArrow, 'from' | 'to'>;

/** The arrows along which a hand has come from one state to another: one, or two by way of a state between. */
export function wayBetween<A extends Ends>(arrows: readonly A[], before: Phase, now: Phase): readonly A[] {
  const direct = arrows.find(({ from, to }) => from === before && to === now);
  if (direct) return [direct];
  for (const first of arrows.filter(({ from }) => from === before)) {
    const second = arrows.find(({ from, to }) => from === first.to && to === now);
    if (second) return [first, second];
  }
  return [];
}
