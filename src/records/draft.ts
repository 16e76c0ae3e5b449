/** A record that is being read: parsers add to it, and what was read before a fault stays. */
import type { BySeat, Seat, Wind } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import {
  type GameRecord,
  type RecordDeal,
  RecordError,
  type RecordEvent,
  type RecordFormat,
  type RecordResult,
  type RecordTable,
  type RecordWin,
} from './record.ts';

type Opening = Pick<RecordDeal, 'dealer' | 'round' | 'counters' | 'bets' | 'points' | 'hands'>;

/** A deal that is being read. */
export class DealDraft {
  readonly opening: Opening;
  readonly indicators: Kind[] = [];
  readonly under: Kind[] = [];
  readonly events: RecordEvent[] = [];
  wall: readonly Kind[] | null = null;
  result: RecordResult | null = null;
  changes: BySeat<number> | null = null;
  after: BySeat<number> | null = null;

  constructor(opening: Opening) {
    this.opening = opening;
  }

  add(event: RecordEvent): void {
    this.events.push(event);
  }

  /** Replaces the indicators by a whole list, where it has more of them. */
  turn(indicators: readonly Kind[]): void {
    if (indicators.length > this.indicators.length)
      this.indicators.push(...indicators.slice(this.indicators.length));
  }

  look(under: readonly Kind[]): void {
    if (under.length > this.under.length) this.under.push(...under.slice(this.under.length));
  }

  /** Adds a winner: several on one tile are told one after another. */
  win(win: RecordWin, changes: BySeat<number> | null): void {
    const wins = this.result?.is === 'won' ? this.result.wins : [];
    this.result = { is: 'won', wins: [...wins, win] };
    this.change(changes);
  }

  change(changes: BySeat<number> | null): void {
    if (changes) this.changes = sumOf(this.changes, changes);
  }

  /** The tile on offer: the last discard, or the tile of a kan that may be robbed. */
  get last(): RecordEvent | undefined {
    return this.events.at(-1);
  }

  finish(next: BySeat<number> | null): RecordDeal {
    const { opening, indicators, under, events, wall, result, changes } = this;
    return { ...opening, indicators, under, wall, events, result, changes, after: this.after ?? next };
  }
}

const sumOf = (a: BySeat<number> | null, b: BySeat<number>): BySeat<number> =>
  a ? [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]] : b;

/** Most deals of one record: a match that never ends is no match. */
const MOST_DEALS = 200;

export class RecordDraft {
  readonly format: RecordFormat;
  names: readonly string[] = [];
  table: RecordTable;
  readonly deals: DealDraft[] = [];

  constructor(format: RecordFormat, played: RecordTable['played']) {
    this.format = format;
    this.table = { played, reds: null, openSimples: null, eastOnly: null };
  }

  begin(opening: Opening, place: string): DealDraft {
    if (this.deals.length >= MOST_DEALS) throw new RecordError(place, `at most ${MOST_DEALS} deals`);
    const deal = new DealDraft(opening);
    this.deals.push(deal);
    return deal;
  }

  /** The deal that is being read. @throws RecordError where none has begun */
  now(place: string): DealDraft {
    const deal = this.deals.at(-1);
    if (deal) return deal;
    throw new RecordError(place, 'the beginning of a deal before anything that happens in it');
  }
}

/**
 * Reads a record with one of the parsers. What stands before a fault is kept.
 * @throws RecordError where not even one deal begins
 */
export function readDraft(draft: RecordDraft, read: (draft: RecordDraft) => void): GameRecord {
  let error: RecordError | null = null;
  try {
    read(draft);
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
    error = thrown;
  }
  const { deals, format, names, table } = draft;
  if (deals.length === 0) throw error ?? new RecordError('the end', 'a deal');
  const last = deals.at(-1);
  const cut = last?.result === null ? new RecordError('the end', 'the result of the last deal') : null;
  return {
    format,
    names,
    table,
    deals: deals.map((deal, i) => deal.finish(deals[i + 1]?.opening.points ?? null)),
    fault: (error ?? cut)?.fault ?? null,
  };
}

/** Who gave the tile that a seat won with: nobody where it drew it last. */
export function giverOf(deal: DealDraft, winner: Seat): Seat | null {
  const { last } = deal;
  return last && last.type !== 'drew' && last.seat !== winner ? last.seat : null;
}

/** The deal of a number that counts on through the rounds: 0 is the first of the East round. */
export const placeInMatch = (number: number): { readonly dealer: Seat; readonly round: Wind } => ({
  dealer: (number & 3) as Seat,
  round: ((number >> 2) & 3) as Wind,
});
