import { For, type JSX } from 'solid-js';
import type { Payment } from '../../engine/payment.ts';
import { type BySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { TableSide } from '../Table/places.ts';
import './arrows.css';

/** Centre of each place in the drawing. */
const AT: Readonly<Record<TableSide, readonly [x: number, y: number]>> = {
  bottom: [160, 206],
  right: [276, 120],
  top: [160, 34],
  left: [44, 120],
};
const ROUND: BySeat<TableSide> = ['bottom', 'right', 'top', 'left'];
/** Distance of an arrow from a seat's centre, horizontally and vertically. */
const ROOM = [48, 26] as const;
/** Sideways offset of two arrows between the same seats. */
const ASIDE = 7;

interface PaymentArrow {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  /** True for a debt, false for cash. */
  readonly owed: boolean;
}

/**
 * Sums payments into one arrow per pair of seats and book (cash or debt). Payments with the pot, struck debts and zeros
 * are left out.
 */
export function arrowsOf(payments: readonly Payment[]): PaymentArrow[] {
  const arrows = new Map<string, PaymentArrow>();
  for (const { from, to, amount, book, off } of payments) {
    if (from === 'pot' || to === 'pot' || off === true || amount === 0) continue;
    const key = `${from} ${to} ${book}`;
    arrows.set(key, { from, to, amount: amount + (arrows.get(key)?.amount ?? 0), owed: book === 'debt' });
  }
  return [...arrows.values()];
}

/** A drawing of who pays whom: four seats, and an arrow with its amount per payer and payee. */
export function PaymentArrows(props: {
  payments: readonly Payment[];
  /** Names of the seats. */
  names: BySeat<string>;
  /** Where each seat sits. Left out: seat 0 below, then right, above, left. */
  sides?: BySeat<TableSide> | undefined;
  number: (value: number) => string;
  /** The same payments in words. */
  label: string;
}): JSX.Element {
  const all = () => arrowsOf(props.payments);
  const at = (seat: Seat) => AT[(props.sides ?? ROUND)[seat]];
  return (
    <svg class="payment-arrows" viewBox="0 0 320 240" role="img" aria-label={props.label}>
      <For each={SEATS}>
        {(seat) => (
          <g class="payment-seat" data-gets={all().some(({ to }) => to === seat) ? '' : undefined}>
            <rect x={at(seat)[0] - 42} y={at(seat)[1] - 15} width="84" height="30" rx="6" />
            <text x={at(seat)[0]} y={at(seat)[1] + 5}>
              {props.names[seat]}
            </text>
          </g>
        )}
      </For>
      <For each={all()}>
        {(arrow) => {
          const { line, head, label } = drawArrow(arrow, all(), at);
          return (
            <g class="payment-arrow" data-owed={arrow.owed ? '' : undefined}>
              <path d={line} />
              <path class="payment-head" d={head} />
              <text x={label[0]} y={label[1]}>
                {props.number(arrow.amount)}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}

/**
 * Geometry of an arrow: line, head and position of its amount. The amount is nearer to the payer, since arrows meet at
 * the payee.
 */
function drawArrow(
  { from, to, owed }: PaymentArrow,
  all: readonly PaymentArrow[],
  centre: (seat: Seat) => readonly [x: number, y: number],
) {
  const [x1, y1] = centre(from);
  const [x2, y2] = centre(to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  // Arrows between the same seats, in either direction or book, lie side by side.
  const shared = all.filter(
    (other) =>
      Math.min(other.from, other.to) === Math.min(from, to) &&
      Math.max(other.from, other.to) === Math.max(from, to),
  );
  const aside = shared.length > 1 ? (owed ? -ASIDE : ASIDE) : 0;
  const [sx, sy] = [-dy * aside, dx * aside];
  const gap = Math.min(ROOM[0] / Math.abs(dx || 1e-9), (ROOM[1] - 6) / Math.abs(dy || 1e-9));
  const at = (along: number): readonly [number, number] => [x1 + dx * along + sx, y1 + dy * along + sy];
  const [[ax, ay], [bx, by]] = [at(gap), at(length - gap)];
  const wing = (turn: number): string => {
    const angle = Math.atan2(dy, dx) + turn;
    return `${bx - 9 * Math.cos(angle)} ${by - 9 * Math.sin(angle)}`;
  };
  const [lx, ly] = at(gap + (length - 2 * gap) * 0.36);
  return {
    line: `M${ax} ${ay}L${bx} ${by}`,
    head: `M${wing(0.5)}L${bx} ${by}L${wing(-0.5)}`,
    label: [lx, ly + 4.5] as const,
  };
}
