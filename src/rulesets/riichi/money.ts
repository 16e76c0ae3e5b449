/** Payments at the end of a deal. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import {
  type Account,
  type AmountSum,
  type Payment,
  type PaymentGroup,
  payInto,
} from '../../engine/payment.ts';
import type { Position } from '../../engine/ruleset.ts';
import { othersAfter, SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome, Win } from '../../engine/table.ts';
import { isOuter } from '../../engine/tiles.ts';
import { CHOMBO, chomboPaid, isVoid } from './chombo.ts';
import { counters } from './counters.ts';
import { isExhausted, readySeats } from './exhaustive-draw.ts';
import { leftover } from './final.ts';
import { nextDeal } from './match.ts';
import { BET } from './riichi.ts';
import { hasBet } from './riichi-state.ts';

type Part = Pick<Payment, 'from' | 'to' | 'amount' | 'rule'>;

const pays = (rule: RuleId, from: Account, to: Account, amount: number): Part => ({ rule, from, to, amount });

/** A payment group without zero amounts; empty if nothing remains. */
function group(rule: RuleId, parts: readonly Part[]): readonly PaymentGroup[] {
  const payments = parts
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, book: 'cash' as const }));
  return payments.length > 0 ? [{ rule, payments }] : [];
}

type Rounding = (amount: number) => number;

/** Rounds each payment up to the next hundred (rule `rounded-each`). */
const toHundreds: Rounding = (amount) => Math.ceil(amount / 100) * 100;

/** Multiples of the base value per rule: [without East, with East]. */
const TIMES: Readonly<Record<RuleId, readonly [number, number]>> = {
  'ron-pays': [4, 6],
  'tsumo-pays': [1, 2],
  liability: [4, 6],
};

/**
 * Explains an amount as base value times multiple, rounded; null for fixed amounts. If several explanations fit, the
 * first is used.
 */
export function sumOf({ rule, to, amount }: Payment, outcome: Outcome): AmountSum | null {
  const win = outcome.is === 'won' ? outcome.winners.find(({ seat }) => seat === to) : undefined;
  const times = TIMES[rule];
  if (!win || !times) return null;
  const { total, rank } = win.score;
  const part = rank?.liable?.total ?? 0;
  const worths = [...new Set([total, total - part, total - part / 2, part, part / 2])];
  // A part of the value does not follow from han and fu, so no rank is shown for it.
  const whole = rank && part === 0 ? { rank } : {};
  const ways = worths.flatMap((worth) =>
    times.map((each) => ({ is: 'rounded', worth, times: each, ...whole }) as const),
  );
  return ways.find((way) => way.worth > 0 && toHundreds(way.worth * way.times) === amount) ?? null;
}

export const settleBy =
  (chosen: Chosen, rounded: Rounding = toHundreds) =>
  (outcome: Outcome, position: Position): readonly PaymentGroup[] => {
    const groups = ofDeal(outcome, position, chosen, rounded);
    const { table } = position;
    const cash = payInto(
      table.cash,
      groups.flatMap(({ payments }) => payments),
    );
    const after = { ...position, table: { ...table, cash } };
    return nextDeal(outcome, after, chosen).over ? [...groups, ...leftover(after, chosen)] : groups;
  };

function ofDeal(
  outcome: Outcome,
  position: Position,
  chosen: Chosen,
  rounded: Rounding,
): readonly PaymentGroup[] {
  if (outcome.is === 'won') {
    return [
      ...outcome.winners.flatMap((win, i) => ofWin(win, i === 0, position, chosen, rounded)),
      ...ofPot(outcome.winners, position, chosen),
    ];
  }
  if (isVoid(outcome)) return [...chomboPaid(position, chosen), ...betsBack(position, SEATS)];
  if (!isExhausted(outcome)) return [];
  const rivers = chosen['river-mangan'] === true ? riversOf(position) : [];
  return rivers.length > 0
    ? rivers.flatMap((seat) => byTsumo('river-mangan', seat, 2000, position, rounded))
    : ofNoten(readySeats(position, chosen));
}

/** Payments for a self-drawn win: East pays double, and as winner gets double from all (rule `tsumo-pays`). */
const byTsumo = (
  rule: RuleId,
  to: Seat,
  base: number,
  { table }: Position,
  rounded: Rounding,
): readonly PaymentGroup[] =>
  group(
    rule,
    othersAfter(to).map((from) =>
      pays(rule, from, to, rounded(base * (to === table.dealer || from === table.dealer ? 2 : 1))),
    ),
  );

/** Payments for the winning hand, liability and counters. */
function ofWin(
  win: Win,
  isNearest: boolean,
  position: Position,
  chosen: Chosen,
  rounded: Rounding,
): readonly PaymentGroup[] {
  const { seat: to, how, score } = win;
  const { table } = position;
  const times = to === table.dealer ? 6 : 4;
  const count = isNearest || chosen['counters-to'] !== 'nearest' ? counters.of(table) : 0;
  const added = count * Number(chosen['counter-value'] ?? 300);
  const { liable } = score.rank ?? {};
  const rest = score.total - (liable?.total ?? 0);
  if (how.by === 'draw') {
    const alone = liable && rest === 0 ? liable.seat : null;
    return [
      ...(liable
        ? group('liability', [pays('liability', liable.seat, to, rounded(liable.total * times))])
        : []),
      ...byTsumo('tsumo-pays', to, rest, position, rounded),
      ...group(
        'counters',
        alone === null
          ? othersAfter(to).map((from) => pays('counters', from, to, added / 3))
          : [pays('counters', alone, to, added)],
      ),
    ];
  }
  const { from } = how;
  const half = liable && liable.seat !== from ? liable.total / 2 : 0;
  return [
    ...group('ron-pays', [pays('ron-pays', from, to, rounded((score.total - half) * times))]),
    ...(liable && half > 0
      ? group('liability', [pays('liability', liable.seat, to, rounded(half * times))])
      : []),
    ...group('counters', [pays('counters', from, to, added)]),
  ];
}

/**
 * Pays out the pot: with several winners each in riichi gets its own bet back, the nearest gets the rest (rule `pot`).
 */
function ofPot(
  winners: readonly [Win, ...Win[]],
  { table }: Position,
  chosen: Chosen,
): readonly PaymentGroup[] {
  const [nearest, ...others] = winners;
  const back =
    chosen['pot-to'] === 'nearest'
      ? []
      : others.map(({ seat }) => seat).filter((seat) => hasBet({ table }, seat));
  const rest = table.cash.pot - BET * back.length;
  return group('pot', [
    ...back.map((seat) => pays('pot', 'pot', seat, BET)),
    pays('pot', 'pot', nearest.seat, rest),
  ]);
}

const betsBack = (position: Position, seats: readonly Seat[]): readonly PaymentGroup[] =>
  group(
    CHOMBO,
    seats.filter((seat) => hasBet(position, seat)).map((seat) => pays(CHOMBO, 'pot', seat, BET)),
  );

/**
 * Payments after an exhaustive draw: 3,000 in all, from noten seats to tenpai seats (rule `noten-pays`). Of two and two
 * each pays one other, as at a table: no stick is worth 750.
 */
function ofNoten(ready: readonly Seat[]): readonly PaymentGroup[] {
  const rule = 'noten-pays';
  const others = SEATS.filter((seat) => !ready.includes(seat));
  if (ready.length === 0 || others.length === 0) return [];
  const count = Math.max(ready.length, others.length);
  return group(
    rule,
    Array.from({ length: count }, (_, i) =>
      pays(rule, others[i % others.length] as Seat, ready[i % ready.length] as Seat, 3000 / count),
    ),
  );
}

/** Seats whose river has only terminals and honours and no claimed tile (rule `river-mangan`). */
const riversOf = ({ table }: Position): readonly Seat[] =>
  SEATS.filter((seat) => {
    const { river, discards } = table.seats[seat];
    return river.length > 0 && river.length === discards && river.every((tile) => isOuter(tile));
  });
