/** What a link to the table says of the record that its deal is from: written here, and read there again. */
import { type BySeat, bySeat, isSeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import type { DealBreak } from './actions.ts';
import type { ReplayedDeal, TableRule } from './agreement.ts';
import type { RecordDraw, RecordResult, RecordWin } from './record.ts';

/** A row of places in the wall, the first and the last. */
type Row = readonly [from: number, to: number];

export interface RecordAccount {
  /** Places in the wall of which nobody saw the tile. */
  readonly unseen: readonly Row[];
  readonly result: RecordResult | null;
  /** Points after the deal in every way that the record tells them, one at least if it tells any. */
  readonly accounts: readonly BySeat<number>[];
  /** The option that this table plays otherwise than its server usually does. */
  readonly plays: TableRule | null;
  /** Where record and rules part before the end. */
  readonly parts: AccountBreak | null;
}

/** A break as a link carries it. */
interface AccountBreak {
  readonly is: DealBreak['is'];
  readonly seat: Seat | null;
  readonly rule: string | null;
}

type Fields = Readonly<Record<string, Json>>;

const BREAKS: readonly DealBreak['is'][] = ['refused', 'over', 'untold', 'other-draw'];
const DRAWS: readonly RecordDraw[] = [
  'exhausted',
  'river-mangan',
  'nine-kinds',
  'four-winds',
  'four-riichi',
  'four-kans',
  'three-wins',
];

/** @param turned gives the seat at the table of a seat of the record */
export function formatAccount(
  { wall, deal: { result }, accounts, by, played }: ReplayedDeal,
  turned: (seat: Seat) => Seat,
): Fields {
  const broken = played.break;
  return {
    unseen: rowsOf(wall.known).map((row) => [...row]),
    ...(result?.is === 'won' && { wins: result.wins.map((win) => formatWin(win, turned)) }),
    ...(result?.is === 'drawn' && {
      drawn: result.why,
      ready: result.ready?.map(turned) ?? null,
    }),
    points: distinct(accounts).map((each) => turnedPoints(each, turned)),
    ...(by && { plays: [by.option, by.value] }),
    ...(broken && {
      parts: [
        broken.is,
        'seat' in broken ? turned(broken.seat) : 'action' in broken ? turned(broken.action.seat) : null,
        'reason' in broken ? broken.reason.rule : null,
      ],
    }),
  };
}

const formatWin = ({ seat, from, han, fu, yakuman }: RecordWin, turned: (seat: Seat) => Seat): Json => [
  turned(seat),
  from === null ? null : turned(from),
  han,
  fu,
  yakuman,
];

function turnedPoints(points: BySeat<number>, turned: (seat: Seat) => Seat): number[] {
  const all = [0, 0, 0, 0];
  for (const seat of SEATS) all[turned(seat)] = points[seat];
  return all;
}

const distinct = (all: readonly BySeat<number>[]): readonly BySeat<number>[] =>
  all.filter((each, i) => all.findIndex((other) => SEATS.every((seat) => other[seat] === each[seat])) === i);

/** Rows of what is not known. */
function rowsOf(known: readonly boolean[]): readonly Row[] {
  const rows: [number, number][] = [];
  for (const [place, is] of known.entries()) {
    const last = rows.at(-1);
    if (is) continue;
    if (last && last[1] === place - 1) last[1] = place;
    else rows.push([place, place]);
  }
  return rows;
}

/** What a link says; what it cannot mean is left out. Anybody may write a link. */
export function readAccount(account: Fields): RecordAccount {
  return {
    unseen: listOf(account['unseen'], rowIn),
    result: resultIn(account),
    accounts: listOf(account['points'], (value) => {
      const points = listOf(value, amountIn);
      return points.length === 4 ? bySeat((seat) => points[seat] ?? 0) : null;
    }),
    plays: playsIn(account['plays']),
    parts: breakIn(account['parts']),
  };
}

/** The most items of any list in it. */
const MOST = 200;

function listOf<T>(value: Json | undefined, item: (value: Json) => T | null): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST).flatMap((each: Json) => {
    const found = item(each);
    return found === null ? [] : [found];
  });
}

const amountIn = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
const seatIn = (value: Json | undefined): Seat | null => (isSeat(value) ? value : null);

function rowIn(value: Json): Row | null {
  const [from, to] = listOf(value, amountIn);
  return from !== undefined && to !== undefined && from >= 0 && from <= to ? [from, to] : null;
}

function resultIn(account: Fields): RecordResult | null {
  const wins = listOf(account['wins'], winIn);
  if (wins.length > 0) return { is: 'won', wins };
  const { drawn, ready } = account;
  if (drawn === undefined) return null;
  return {
    is: 'drawn',
    why: DRAWS.find((why) => why === drawn) ?? null,
    ready: Array.isArray(ready) ? listOf(ready, seatIn) : null,
  };
}

function winIn(value: Json): RecordWin | null {
  if (!Array.isArray(value)) return null;
  const [seat, from, han, fu, yakuman] = value;
  const winner = seatIn(seat);
  return winner === null
    ? null
    : {
        seat: winner,
        from: seatIn(from),
        han: amountIn(han),
        fu: amountIn(fu),
        yakuman: typeof yakuman === 'boolean' ? yakuman : null,
      };
}

function playsIn(value: Json | undefined): TableRule | null {
  const [option, chosen] = Array.isArray(value) ? value : [];
  const isValue = typeof chosen === 'string' || typeof chosen === 'number' || typeof chosen === 'boolean';
  return typeof option === 'string' && isValue ? { option, value: chosen } : null;
}

const RULE = /^[a-z0-9-]{1,64}$/;

function breakIn(value: Json | undefined): AccountBreak | null {
  const [is, seat, rule] = Array.isArray(value) ? value : [];
  const known = BREAKS.find((each) => each === is);
  if (known === undefined) return null;
  return { is: known, seat: seatIn(seat), rule: typeof rule === 'string' && RULE.test(rule) ? rule : null };
}
