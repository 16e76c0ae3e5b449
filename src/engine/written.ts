/** Tables that are written down in the middle of a hand instead of being played to: for questions and scenes. */
import { deal } from './deal.ts';
import { emptyBook } from './payment.ts';
import type { Clause, Ruleset } from './ruleset.ts';
import { type BySeat, bySeat, type Seat, type Wind } from './seats.ts';
import type { Json, SeatHand, Stage, Table } from './table.ts';
import { allTiles, type Kind } from './tiles.ts';

/** What lies on a written table. Tiles nobody holds are the wall, in the order of kinds. */
export interface Written {
  readonly seats: BySeat<Partial<SeatHand>>;
  readonly stage: Stage;
  readonly dealer?: Seat;
  readonly round?: Wind;
  readonly under?: string;
  /** A tile that lies in the middle without being anybody's: an offered one. */
  readonly aside?: readonly Kind[];
  /** How many tiles have been drawn beyond those that are seen; the wall is that much shorter. */
  readonly wallLeft?: number;
}

/** More tiles of one kind than this game has. */
export class TooManyError extends RangeError {
  readonly kind: Kind;
  constructor(kind: Kind, have: number, copies: number) {
    super(`${have} tiles of kind ${kind}, of which there are ${copies}`);
    this.name = 'TooManyError';
    this.kind = kind;
  }
}

/** @throws TooManyError when the hands hold more of a kind than there is (`tiles-conserved`) */
export function writtenTable(ruleset: Ruleset, written: Written): Table {
  const dealer = written.dealer ?? 0;
  const order = allTiles(ruleset.tiles);
  const blank = deal(ruleset, {
    order,
    dice: [],
    dealer,
    round: written.round ?? 0,
    under: written.under ?? 'ordinary',
    cash: { ...emptyBook, seats: [ruleset.stake, ruleset.stake, ruleset.stake, ruleset.stake] },
    debts: [],
    memory: {},
    seed: null,
  });
  const seats = bySeat((seat): SeatHand => ({ ...NOTHING, ...written.seats[seat] }));
  const rest = unheld(ruleset, [
    ...(written.aside ?? []),
    ...seats.flatMap((hand) => [
      ...hand.concealed,
      ...hand.bonus,
      ...hand.river,
      ...hand.melds.flatMap((meld) => meld.tiles),
    ]),
  ]);
  const box = rest.slice(Math.max(0, rest.length - ruleset.deal.box));
  const wall = rest.slice(0, rest.length - box.length);
  return {
    ...blank,
    seats,
    wall: {
      order: wall,
      next: Math.max(0, wall.length - (written.wallLeft ?? wall.length)),
      end: wall.length,
    },
    box: blank.box ? { order: box, next: 0, end: box.length } : null,
    rolled: true,
    stage: written.stage,
  };
}

const NOTHING: SeatHand = { concealed: [], melds: [], bonus: [], river: [], discards: 0, decisions: 0 };

function unheld(ruleset: Ruleset, held: readonly Kind[]): Kind[] {
  const left = [...ruleset.tiles];
  for (const tile of held) left[tile] = (left[tile] ?? 0) - 1;
  const over = left.findIndex((copies) => copies < 0);
  if (over >= 0) {
    const copies = ruleset.tiles[over] ?? 0;
    throw new TooManyError(over, copies - (left[over] ?? 0), copies);
  }
  return allTiles(left);
}

/** The clause that knows this fact, or null. */
export const clauseOfFact = (ruleset: Ruleset, fact: string): Clause | null =>
  ruleset.clauses.find((clause) => clause.facts && fact in clause.facts) ?? null;

/** The table with a clause's fact stated of a seat. @throws RangeError for a fact no clause knows. */
export function withFact(ruleset: Ruleset, table: Table, seat: Seat, fact: string, value: Json): Table {
  const clause = clauseOfFact(ruleset, fact);
  const state = clause?.facts?.[fact];
  if (!clause || !state) throw new RangeError(`${ruleset.id} knows no fact "${fact}"`);
  const memory = state(table.memory[clause.id] ?? clause.initial, seat, value);
  return { ...table, memory: { ...table.memory, [clause.id]: memory } };
}
