import type { Book, Debt } from './payment.ts';
import { emptyBook } from './payment.ts';
import { createRandom, type Seed, shuffle } from './random.ts';
import type { Ruleset } from './ruleset.ts';
import { type BySeat, bySeat, type Seat, seatAfter, type Wind } from './seats.ts';
import type { Json, Pile, SeatHand, Stage, Table } from './table.ts';
import { allTiles, type Kind, sizeOf, sortTiles } from './tiles.ts';

/** Everything a hand starts from. The hand follows from this and the players' actions. */
export interface Start {
  /** All tiles in order: dealt from the front; the box, if any, is at the end. */
  readonly order: readonly Kind[];
  readonly dice: readonly number[];
  readonly dealer: Seat;
  readonly round: Wind;
  readonly under: string;
  readonly cash: Book;
  readonly debts: readonly Debt[];
  /** Memories of clauses that last for the match, by clause id. */
  readonly memory: Readonly<Record<string, Json>>;
  /** Seed of the bots' random numbers; null for a written table. */
  readonly seed: Seed | null;
}

/** Optional values of a start; the defaults are those of the first hand of a match. */
export type StartOf = Partial<Omit<Start, 'seed' | 'order' | 'dice'>>;

/**
 * Makes a start from a seed: the same seed gives the same tiles and dice (rule `deterministic`). Example:
 * `startFrom(ruleset, 'heron-412', { dealer: 2 })`.
 */
export function startFrom(ruleset: Ruleset, seed: Seed, start: StartOf = {}): Start {
  const random = createRandom(seed, 'wall');
  const dice = ruleset.deal.preamble.flatMap((step) =>
    step.step === 'dice' ? Array.from({ length: step.count }, () => random.below(6) + 1) : [],
  );
  return {
    dealer: 0,
    round: 0,
    under: 'ordinary',
    cash: { ...emptyBook, seats: bySeat(() => ruleset.stake) as [number, number, number, number] },
    debts: [],
    memory: {},
    ...start,
    order: shuffle(allTiles(ruleset.tiles), random),
    dice,
    seed,
  };
}

/** Number of tiles dealt to a seat. */
export const dealtTo = (ruleset: Ruleset, dealer: boolean): number =>
  3 * ruleset.deal.sets + 1 + (dealer && ruleset.deal.dealerExtra ? 1 : 0);

/**
 * Seats in dealing order, one entry for each dealt tile: four tiles at a time, then the rest. Example: with 13 tiles
 * and dealer 0, 0000 1111 2222 3333 three times, then 0 1 2 3, then 0 again if the dealer gets an extra tile.
 */
export function dealingOrder(ruleset: Ruleset, dealer: Seat): readonly Seat[] {
  const order: Seat[] = [];
  const each = 3 * ruleset.deal.sets + 1;
  for (let dealt = 0; dealt < each; ) {
    const take = Math.min(4, each - dealt);
    for (let turn = 0; turn < 4; turn++) for (let n = 0; n < take; n++) order.push(seatAfter(dealer, turn));
    dealt += take;
  }
  if (ruleset.deal.dealerExtra) order.push(dealer);
  return order;
}

/**
 * Builds the table right after the deal.
 * @throws RangeError when the start's order has not as many tiles as the ruleset.
 */
export function deal(ruleset: Ruleset, start: Start): Table {
  const size = sizeOf(ruleset.tiles);
  if (start.order.length !== size) {
    throw new RangeError(`${ruleset.id} is played with ${size} tiles, not ${start.order.length}`);
  }
  const hands: BySeat<Kind[]> = bySeat(() => []);
  const to = dealingOrder(ruleset, start.dealer);
  for (let i = 0; i < to.length; i++) hands[to[i] as Seat].push(start.order[i] as Kind);
  const end = size - ruleset.deal.box;
  const wall: Pile = { order: start.order, next: to.length, end };
  return {
    dealer: start.dealer,
    round: start.round,
    under: start.under,
    seats: bySeat((seat) => seatHand(sortTiles(hands[seat]))),
    wall,
    box: ruleset.deal.box > 0 ? { order: start.order, next: end, end: size } : null,
    dice: start.dice,
    rolled: false,
    stage: dealingStage(0, start.dealer),
    cash: start.cash,
    debts: start.debts,
    due: [],
    revealed: [],
    memory: memoryAtFirst(ruleset, start.memory),
    seed: start.seed,
    events: 0,
    claims: 0,
  };
}

/**
 * Clause memories at the start of a hand: the initial value, or the value from earlier hands for match-long clauses.
 */
export const memoryAtFirst = (ruleset: Ruleset, lasting: Start['memory'] = {}): Start['memory'] =>
  Object.fromEntries(
    ruleset.clauses.map((clause) => [
      clause.id,
      clause.lasts === 'match' ? (lasting[clause.id] ?? clause.initial) : clause.initial,
    ]),
  );

const seatHand = (concealed: readonly Kind[]): SeatHand => ({
  concealed,
  melds: [],
  bonus: [],
  river: [],
  discards: 0,
  decisions: 0,
});

/** Stage at the beginning of a preamble step. */
export const dealingStage = (step: number, dealer: Seat): Stage & { phase: 'dealing' } => ({
  phase: 'dealing',
  step,
  turn: dealer,
  owed: false,
  pending: [],
  chosen: [null, null, null, null],
});

/** Are all steps before the first turn done and paid? */
export const isDealt = (ruleset: Ruleset, { stage, due }: Table): boolean =>
  stage.phase === 'dealing' && due.length === 0 && stage.step >= ruleset.deal.preamble.length;

/**
 * Starts the dealer's first turn: with an extra tile the dealer decides without drawing (rule `east-first`), else
 * draws.
 */
export function beginFirstTurn(ruleset: Ruleset, table: Table): Table {
  const { dealer } = table;
  const undrawn: Stage = {
    phase: 'deciding',
    seat: dealer,
    drew: { by: 'deal', tile: null, chain: 0, afterClaim: false, last: false },
    claimed: null,
  };
  return { ...table, stage: ruleset.deal.dealerExtra ? undrawn : drawingTurn(dealer) };
}

/** Stage in which a seat draws from the wall to begin its turn. */
export const drawingTurn = (seat: Seat): Stage => ({
  phase: 'drawing',
  seat,
  why: 'turn',
  laying: null,
  chain: 0,
  afterClaim: false,
  by: 'wall',
  offer: null,
});
