/** Builds tables in the middle of a hand from what is written down, without playing up to them. */
import { memoryAtFirst } from '../engine/deal.ts';
import { NONE_SEEN } from '../engine/indicators.ts';
import { isExposed } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import type { IndicatorsSeen, SeatHand, Stage, Table } from '../engine/table.ts';
import { allTiles, FACE_DOWN, type Kind, redOf, sortTiles, type TileSet } from '../engine/tiles.ts';
import { HAS_DISCARDED, type SeatFacts, withFact } from './facts.ts';
import { takenFrom } from './tiles.ts';

/** A seat's tiles as far as known, and further facts of it. */
interface SeatToJudge extends Partial<Omit<SeatHand, 'decisions'>> {
  readonly facts?: SeatFacts;
}

/** What lies on the table around the hands. */
export interface TableAround {
  /** Dora indicators. Left out: none. */
  readonly indicators?: IndicatorsSeen;
  /** Tiles left in the wall. Left out: all that nobody holds. */
  readonly left?: number;
  /** Points in the pot. Left out: 0. */
  readonly pot?: number;
}

/** A written table. Tiles nobody holds form the wall, in the order of kinds. */
interface TableToJudge extends TableAround {
  readonly seats: BySeat<SeatToJudge>;
  readonly stage: Stage;
  /** Left out: East deals in the East round. */
  readonly dealer?: Seat;
  readonly round?: Wind;
  readonly under?: string;
  /** Tiles in the middle that no seat holds: an offered tile. */
  readonly aside?: readonly Kind[];
  /** True if the tile just drawn was the last of the wall. */
  readonly wallOut?: boolean;
}

/** @throws RangeError if the seats hold more of a kind than exist (`tiles-conserved`), or a fact is unknown */
export function tableOf(ruleset: Ruleset, query: TableToJudge): Table {
  const { stage, dealer = 0, round = 0, under = 'ordinary', aside = [] } = query;
  const { stake, deal } = ruleset;
  const seats = bySeat((seat) => handOf(query.seats[seat]));
  const rest = restOfSet(ruleset, [...aside, ...seats.flatMap(everyTile)]);
  const end = Math.max(0, rest.length - deal.box);
  // In a game with a full dead wall, each kong has drawn one replacement tile from it.
  const kongs = seats.flatMap(({ melds }) => melds).filter(({ kind }) => kind === 'kong').length;
  const drawn = new Array<Kind>(ruleset.supplement.from === 'dead-wall' ? kongs : 0).fill(FACE_DOWN);
  const order = [...rest, ...drawn];
  const table: Table = {
    dealer,
    round,
    under,
    seats,
    wall: { order, next: query.wallOut ? end : end - Math.min(end, query.left ?? end), end },
    box: deal.box > 0 ? { order, next: end, end: rest.length } : null,
    ...(ruleset.indicators && { indicators: query.indicators ?? NONE_SEEN }),
    dice: [],
    rolled: true,
    stage,
    cash: { seats: [stake, stake, stake, stake], pot: query.pot ?? 0 },
    debts: [],
    due: [],
    revealed: [],
    memory: memoryAtFirst(ruleset),
    seed: null,
    events: 0,
    claims: seats.reduce((sum, hand) => sum + hand.melds.filter(isExposed).length, 0),
  };
  return SEATS.reduce((at, seat) => withFacts(ruleset, at, seat, query.seats[seat].facts ?? {}), table);
}

/** The table in the middle of a deal: somebody has called a tile, so that no turn is a first one. */
export const midway = (table: Table): Table => ({ ...table, claims: Math.max(1, table.claims) });

const EMPTY_SEAT_HAND: SeatHand = {
  concealed: [],
  melds: [],
  bonus: [],
  river: [],
  discards: 0,
  decisions: 0,
};

/** Only whether the seat has discarded matters, so `discards` is 1 or 0. */
function handOf({ facts = {}, ...hand }: SeatToJudge): SeatHand {
  const discarded = facts[HAS_DISCARDED];
  return {
    ...EMPTY_SEAT_HAND,
    ...hand,
    concealed: sortTiles(hand.concealed ?? []),
    ...(discarded !== undefined && { discards: discarded === true ? 1 : 0 }),
  };
}

const everyTile = ({ concealed, melds, bonus, river }: SeatHand): Kind[] => [
  ...concealed,
  ...bonus,
  ...river,
  ...melds.flatMap((meld) => meld.tiles),
];

/**
 * Tiles of the set that nobody holds. A hand of another table may have more plain fives than a set with red ones: red
 * ones then leave the set in their place.
 * @throws RangeError if the set has fewer copies of a kind
 */
function restOfSet(ruleset: Ruleset, tiles: readonly Kind[]): Kind[] {
  const { rest, missing } = takenFrom(ruleset.tiles, fivesOf(ruleset.tiles, tiles));
  if (missing) throw new RangeError(`there are not so many tiles of kind ${missing.fault.kind}`);
  return allTiles(rest);
}

/** The same tiles, with a red five for each plain one that the set does not have. */
function fivesOf(set: TileSet, tiles: readonly Kind[]): readonly Kind[] {
  const plain = new Map<Kind, number>();
  return tiles.map((tile) => {
    const red = redOf(tile);
    if (red === null || !set[red]) return tile;
    const count = (plain.get(tile) ?? 0) + 1;
    plain.set(tile, count);
    return count > (set[tile] ?? 0) ? red : tile;
  });
}

const withFacts = (ruleset: Ruleset, table: Table, seat: Seat, facts: SeatFacts): Table =>
  Object.entries(facts).reduce(
    (at, [fact, value]) => (fact === HAS_DISCARDED ? at : withFact(ruleset, at, seat, fact, value)),
    table,
  );
