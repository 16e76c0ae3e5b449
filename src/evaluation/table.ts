/** Tables that are written down in the middle of a hand instead of being played to. */
import { memoryAtFirst } from '../engine/deal.ts';
import { inOrder } from '../engine/hands.ts';
import { type IndicatorsSeen, NONE_SEEN } from '../engine/indicators.ts';
import { isExposed } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import type { SeatHand, Stage, Table } from '../engine/table.ts';
import { allTiles, FACE_DOWN, type Kind } from '../engine/tiles.ts';
import { HAS_DISCARDED, type SeatFacts, withFact } from './facts.ts';
import { takenFrom } from './tiles.ts';

/** What lies in front of a seat, as far as it is told, and what is further true of it. */
export interface SeatToJudge extends Partial<Omit<SeatHand, 'decisions'>> {
  readonly facts?: SeatFacts;
}

/** What lies around the hands. */
export interface TableAround {
  /** The indicators; none, unless told. */
  readonly indicators?: IndicatorsSeen;
  /** How many tiles are left to draw; all, unless told. */
  readonly left?: number;
  /** What lies in the pot; nothing, unless told. */
  readonly pot?: number;
}

/** What lies on a table. Tiles nobody holds are the wall, in the order of kinds. */
interface TableToJudge extends TableAround {
  readonly seats: BySeat<SeatToJudge>;
  readonly stage: Stage;
  /** East in the East round, unless told. */
  readonly dealer?: Seat;
  readonly round?: Wind;
  readonly under?: string;
  /** A tile that lies in the middle without being anybody's: an offered one. */
  readonly aside?: readonly Kind[];
  /** It is the wall's last tile that was drawn. */
  readonly wallOut?: boolean;
}

/** @throws RangeError when it holds more of a kind than there is (`tiles-conserved`), or states an unknown fact */
export function tableOf(ruleset: Ruleset, query: TableToJudge): Table {
  const { stage, dealer = 0, round = 0, under = 'ordinary', aside = [] } = query;
  const { stake, deal } = ruleset;
  const seats = bySeat((seat) => handOf(query.seats[seat]));
  const rest = unheld(ruleset, [...aside, ...seats.flatMap(everyTile)]);
  const end = Math.max(0, rest.length - deal.box);
  // From a box that is kept full as many tiles have been drawn as kongs lie there.
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
  return SEATS.reduce((at, seat) => stating(ruleset, at, seat, query.seats[seat].facts ?? {}), table);
}

const NOTHING: SeatHand = { concealed: [], melds: [], bonus: [], river: [], discards: 0, decisions: 0 };

/** How many tiles it has discarded is told only as far as it matters: some, or none. */
function handOf({ facts = {}, ...hand }: SeatToJudge): SeatHand {
  const discarded = facts[HAS_DISCARDED];
  return {
    ...NOTHING,
    ...hand,
    concealed: inOrder(hand.concealed ?? []),
    ...(discarded !== undefined && { discards: discarded === true ? 1 : 0 }),
  };
}

const everyTile = ({ concealed, melds, bonus, river }: SeatHand): Kind[] => [
  ...concealed,
  ...bonus,
  ...river,
  ...melds.flatMap((meld) => meld.tiles),
];

function unheld(ruleset: Ruleset, tiles: readonly Kind[]): Kind[] {
  const { rest, missing } = takenFrom(ruleset.tiles, tiles);
  if (missing) throw new RangeError(`there are not so many tiles of kind ${missing.fault.kind}`);
  return allTiles(rest);
}

const stating = (ruleset: Ruleset, table: Table, seat: Seat, facts: SeatFacts): Table =>
  Object.entries(facts).reduce(
    (at, [fact, value]) => (fact === HAS_DISCARDED ? at : withFact(ruleset, at, seat, fact, value)),
    table,
  );
