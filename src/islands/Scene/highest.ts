/** Finds the tallest candidates among the contents a scene shows in one place, to reserve their height. */
import type { Seat } from '../../engine/seats.ts';
import type { SeatView, View } from '../../engine/view.ts';
import type { SeenFrame, SeenFrames } from '../../sessions/playback.ts';
import type { Prediction, SceneProps, StepText, TriedStep } from '../../sessions/props.ts';
import { concealedOf, sideOf, type TableSide } from '../../ui/Table/places.ts';

/** Content below the table at one step. */
export interface StepContent {
  readonly prediction: Prediction | null;
  readonly view: View;
  readonly tried: readonly TriedStep[];
}

/** Removes duplicates, compared as JSON. */
export const different = <T>(of: readonly T[]): T[] => [
  ...new Map(of.map((each) => [JSON.stringify(each), each])).values(),
];

/** Content below the table for every step that has any, without duplicates. */
export function restsOf(
  { predictions = [] }: Pick<SceneProps, 'predictions'>,
  frames: SeenFrames,
  steps: readonly StepText[],
): StepContent[] {
  const rests = [{ frame: 0, tried: [] }, ...steps].flatMap(({ frame, tried }, step): StepContent[] => {
    const prediction = predictions.find((each) => each.step === step + 1) ?? null;
    const { view } = frames[frame] ?? frames[0];
    return prediction || tried.length > 0 || view.stage.outcome?.is === 'won'
      ? [{ prediction, view, tried }]
      : [];
  });
  const key = ({ prediction, view, tried }: StepContent): string =>
    JSON.stringify([prediction?.step, tried, view.stage.outcome]);
  return [...new Map(rests.map((rest) => [key(rest), rest])).values()];
}

/**
 * Tables that may be tallest: those no other table exceeds in every measure. Empty if all measure the same. Example:
 * measures [3,0], [2,1], [1,0] keep the first two.
 */
export function highestOf(frames: readonly Pick<SeenFrame, 'view'>[], you: Seat): View[] {
  const tables = new Map(
    frames.map(({ view }) => {
      const has = view.seats.flatMap((seat) => room(view, seat, sideOf(seat.seat, you, view.direction)));
      return [has.join(' '), { view, has }] as const;
    }),
  );
  if (tables.size === 1) return [];
  const all = [...tables.values()];
  return all
    .filter(
      ({ has }) => !all.some((other) => other.has !== has && has.every((n, i) => n <= (other.has[i] ?? 0))),
    )
    .map(({ view }) => view);
}

/** Measures of a seat that affect its height, in a fixed order. */
function room(view: View, { seat, concealed, melds, bonus, river }: SeatView, side: TableSide): number[] {
  // Open hands at the left and right stand in two columns.
  const isBeside = side === 'left' || side === 'right';
  const rows = view.seat === null && isBeside ? Math.ceil(concealed.length / 2) : concealed.length;
  return [
    rows,
    // A drawn tile stands apart and may need another row.
    concealedOf(view, seat).drawn === null ? 0 : 1,
    melds.length,
    melds.filter(({ tiles }) => tiles.length > 3).length,
    bonus.length,
    Math.ceil(river.length / 6),
    // Texts in the seat's label: long ones wrap to a second line.
    view.declarations[seat]?.length ?? 0,
    view.paid ? String(view.cash.seats[seat]).length : 0,
  ];
}
