/** Lays a scene that begins mid-hand: a table that no deal leads to, with every tile of the set on it. */
import { countTiles } from '../../engine/counts.ts';
import { drawingTurn } from '../../engine/deal.ts';
import { NONE_SEEN } from '../../engine/indicators.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import { hasNeighbour } from '../../engine/sets.ts';
import type { SeatHand, Stage, Table } from '../../engine/table.ts';
import { FACE_DOWN, type Kind, sortTiles } from '../../engine/tiles.ts';
import { LessonError } from '../error.ts';
import type { Scene, StartPosition } from '../scene.ts';
import { cashOf, checkNothingLeft, debtsOf, fillHand, takePile, takeWall } from './fill-hands.ts';
import type { Filler } from './filler.ts';
import { clauseMemory } from './memory.ts';
import { seatNamed, type WrittenTable } from './written-tiles.ts';

/** @throws LessonError when the written tiles and the filler do not use up the set exactly */
export function layMidHand(scene: Scene, ruleset: Ruleset, written: WrittenTable, filler: Filler): Table {
  const { position } = scene;
  if (!position || position.turn === null) {
    throw new LessonError(
      { file: scene.file, line: position?.line ?? 1 },
      'given does not say whose turn it is',
      'Write “turn: south”.',
    );
  }
  const { dealer, hands } = written;
  const turn = seatNamed(position.turn, dealer);
  const hasMore = holdsOneMore(position, turn, ruleset, written);
  const tiles = bySeat((seat) =>
    concealedOf(scene, ruleset, written, seat, seat === turn && hasMore, filler),
  );
  const kongs = SEATS.flatMap((seat) => hands[seat].is.melds).filter((meld) => meld.kind === 'kong').length;
  const isFull = ruleset.supplement.from === 'dead-wall';
  const laid = SEATS.flatMap((seat) => hands[seat].is.bonus).length;
  const box = takePile(
    scene,
    written.box,
    Math.max(0, ruleset.deal.box - (isFull ? 0 : kongs + laid)),
    filler,
  );
  // Indicators that are not stated lie in the written box; the game's own rules turn them over.
  const liesInBox = written.box !== null && position.indicators === NONE_SEEN;
  const discards = fillDiscards(owedDiscards(position, turn, hasMore, ruleset, written), (seat, others) =>
    filler.takeLowest(nearness(tiles, turn, seat, [...(written.wall?.is.first ?? []), ...others])),
  );
  const wall = takeWall(written, filler);
  const rivers = riversOf(scene, written, turn, filler, discards);
  checkNothingLeft(scene, filler);

  const seats = bySeat((seat) => seatHand(seat, tiles[seat], rivers[seat], written));
  const gone = SEATS.flatMap((seat) => [
    ...seats[seat].concealed,
    ...seats[seat].melds.flatMap((meld) => meld.tiles),
    ...seats[seat].bonus,
    ...seats[seat].river,
  ]);
  const end = gone.length + wall.length;
  // A box that is refilled has lost one tile per kong; face-down tiles stand for those.
  const drawn = new Array<Kind>(isFull ? kongs : 0).fill(FACE_DOWN);
  const order = [...gone, ...wall, ...box, ...drawn];
  return {
    dealer,
    round: position.round,
    under: scene.under,
    seats,
    wall: { order, next: gone.length, end },
    box: ruleset.deal.box > 0 ? { order, next: end, end: end + box.length } : null,
    ...(ruleset.indicators && !liesInBox && { indicators: position.indicators }),
    dice: [],
    rolled: true,
    stage: hasMore ? decidingStageOf(position, turn, written, wall.length) : drawingTurn(turn),
    cash: cashOf(scene, ruleset),
    debts: debtsOf(scene),
    due: [],
    revealed: [],
    memory: clauseMemory(scene, ruleset, written, rivers),
    seed: null,
    events: 0,
    // At least one claim, so that rules for the opening (first turn, no calls yet) do not apply mid-hand.
    claims: Math.max(1, seats.flatMap((seat) => seat.melds).length),
  };
}

/** Does the seat on turn hold one tile more, after a draw or a call, and has to discard next? */
function holdsOneMore(start: StartPosition, turn: Seat, ruleset: Ruleset, { hands }: WrittenTable): boolean {
  const hand = hands[turn].is;
  if (start.after !== null || hand.winning !== null) return true;
  return !hand.filler && hand.concealed.length === wholeHand(ruleset, hand.melds.length) + 1;
}

/**
 * Lists the seats whose discards lie on this table though none is written, a seat for each of its tiles: those of a short
 * way from the deal to this turn on which every called tile of the table is called. With fewer, the wall would be longer
 * than any deal leaves it. Where the wall has no filler, the rivers get what remains anyway.
 */
function owedDiscards(
  start: StartPosition,
  turn: Seat,
  hasMore: boolean,
  { deal }: Ruleset,
  { dealer, hands, rivers, wall }: WrittenTable,
): readonly Seat[] {
  if (wall !== null && !wall.is.filler) return [];
  if (SEATS.some((seat) => rivers[seat] !== null)) return [];
  const calls = SEATS.flatMap((to) =>
    hands[to].is.melds.flatMap((meld) =>
      'from' in meld && meld.from !== null ? [{ from: meld.from, to }] : [],
    ),
  );
  // The call that was just made ends the way: its tile is the last discard.
  const last = start.after === null ? undefined : calls.findLast(({ to }) => to === turn);
  const left = calls.filter((call) => call !== last);
  const end = last?.from ?? turn;
  const mayBeginHere = hasMore || !deal.dealerExtra;
  const discards: Seat[] = [];
  for (let seat = dealer, isFirst = true; ; isFirst = false) {
    if (seat === end && left.length === 0 && (!isFirst || mayBeginHere)) return discards;
    const at = left.findIndex(({ from }) => from === seat);
    const [call] = at < 0 ? [] : left.splice(at, 1);
    if (!call) discards.push(seat);
    seat = call?.to ?? seatAfter(seat);
  }
}

/** A discard for each of these seats, in turn. @param take a tile of this seat, beside those that lie there already */
function fillDiscards(
  owed: readonly Seat[],
  take: (seat: Seat, others: readonly Kind[]) => Kind | null,
): BySeat<readonly Kind[]> {
  const rivers: BySeat<Kind[]> = [[], [], [], []];
  for (const seat of owed) {
    const tile = take(seat, rivers.flat());
    if (tile !== null) rivers[seat].push(tile);
  }
  return rivers;
}

/** The seat that has discarded last when it is the turn of `turn`. */
const beforeTurn = (turn: Seat): Seat => seatAfter(turn, 3);

/** What a tile that the scene draws, or that lies there already, weighs in `nearness`. */
const DRAW_WEIGHT = 4;

/**
 * Ranks a kind by how much a discard of it would mean at this table: the hands that hold it, or a tile within two ranks
 * of it, counted by their weight. So it makes nobody furiten, and is no tile that the scene is about.
 * @param from the seat that discarded it
 * @param seen the tiles that the scene draws, and those that were discarded before
 */
function nearness(
  hands: BySeat<readonly Kind[]>,
  turn: Seat,
  from: Seat,
  seen: readonly Kind[],
): (kind: Kind) => number {
  const weighed = SEATS.map((seat) => ({
    counts: countTiles(hands[seat]),
    weight: seat === from ? 5 : seat === turn ? 3 : 1,
  }));
  return (kind) =>
    weighed.reduce(
      (sum, { counts, weight }) => {
        const isNear = counts[kind] !== 0 || hasNeighbour(counts, kind);
        return isNear ? sum + weight : sum;
      },
      seen.includes(kind) ? DRAW_WEIGHT : 0,
    );
}

const wholeHand = (ruleset: Ruleset, melds: number): number => 3 * (ruleset.deal.sets - melds) + 1;

function concealedOf(
  scene: Scene,
  ruleset: Ruleset,
  written: WrittenTable,
  seat: Seat,
  oneMore: boolean,
  filler: Filler,
): Kind[] {
  const { is, line, name } = written.hands[seat];
  const { winning } = is;
  const place = { file: scene.file, line };
  if (winning && (winning.by !== 'draw' || !oneMore || scene.position?.after != null)) {
    throw new LessonError(
      place,
      `${name} has a winning tile`,
      'Only the tile that was just drawn stands apart (“+5m”), in the hand whose turn it is; others come by the script.',
    );
  }
  for (const meld of is.melds) {
    if ('from' in meld && meld.from === null) {
      throw new LessonError(
        place,
        `${name} has a set that nobody gave a tile to`,
        'Write who gave it: [EEE<] from the seat that plays before, [EEE^] from opposite, [EEE>] from the seat that plays after.',
      );
    }
  }
  const need = wholeHand(ruleset, is.melds.length) + (oneMore ? 1 : 0);
  const tiles = [...is.concealed, ...(winning ? [winning.tile] : [])];
  return sortTiles(fillHand(scene, written, seat, tiles, need, filler));
}

/**
 * Builds the rivers. When the wall has no filler, the remaining tiles go to the rivers that have `…` or are not
 * written, in turn order.
 * @param discards the discards of each seat where no river is written
 */
function riversOf(
  scene: Scene,
  written: WrittenTable,
  turn: Seat,
  filler: Filler,
  discards: BySeat<readonly Kind[]>,
): BySeat<Kind[]> {
  const piles = written.rivers;
  const open = SEATS.filter((seat) => piles[seat]?.is.filler ?? true);
  const named = SEATS.find((seat) => piles[seat]?.is.filler);
  const more = bySeat((seat): Kind[] => [...discards[seat]]);
  if (written.wall !== null && !written.wall.is.filler) {
    if (filler.left() > 0 && open.length > 0) {
      const rest = filler.takeAll();
      // The newest discard belongs to the seat before the one whose turn it is.
      let seat = beforeTurn(turn);
      while (rest.length > 0) {
        if (open.includes(seat)) more[seat].push(rest.pop() as Kind);
        seat = seatAfter(seat, 3);
      }
    }
  } else if (named !== undefined) {
    const line = piles[named]?.line ?? 1;
    throw new LessonError(
      { file: scene.file, line },
      'both the wall and a river have filler',
      'Only one of them can take what is left: write the wall without “…”.',
    );
  }
  return bySeat((seat) => {
    const pile = piles[seat]?.is;
    return [...(pile?.first ?? []), ...more[seat].reverse(), ...(pile?.last ?? [])];
  });
}

function seatHand(seat: Seat, concealed: Kind[], river: Kind[], { hands }: WrittenTable): SeatHand {
  const claimed = SEATS.flatMap((other) => hands[other].is.melds).filter(
    (meld) => 'from' in meld && meld.from === seat,
  ).length;
  const { melds, bonus } = hands[seat].is;
  // At least one discard per seat, so that first-turn rules do not apply even where no river is written.
  const discards = Math.max(1, river.length + claimed);
  return { concealed, melds, bonus, river, discards, decisions: discards };
}

function decidingStageOf(start: StartPosition, seat: Seat, { hands }: WrittenTable, wall: number): Stage {
  if (start.after !== null) return { phase: 'deciding', seat, drew: null, claimed: start.after };
  const tile = hands[seat].is.winning?.tile ?? null;
  return {
    phase: 'deciding',
    seat,
    drew: { by: 'wall', tile, chain: 0, afterClaim: false, last: wall === 0 },
    claimed: null,
  };
}
