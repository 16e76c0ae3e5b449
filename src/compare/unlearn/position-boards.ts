/**
 * Recipes for positions that random deals hardly ever contain: a kong of a tile somebody waits for, a kong at the end
 * of the wall, a discard of the kind just called.
 */

import type { Action, Move } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { drawingTurn } from '../../engine/deal.ts';
import type { TableEvent } from '../../engine/events.ts';
import { withoutTile } from '../../engine/hands.ts';
import type { Meld } from '../../engine/melds.ts';
import { createRandom, type Random, shuffled } from '../../engine/random.ts';
import { bySeat, othersAfter, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { DrewTile, Stage, Table } from '../../engine/table.ts';
import { allTiles, isBonus, type Kind } from '../../engine/tiles.ts';
import { withPresumed } from '../../evaluation/facts.ts';
import { type SeatToJudge, tableOf } from '../../evaluation/table.ts';
import { playMove } from '../../machines/play.ts';
import { formatAction } from '../../notation/lines.ts';
import type { TriedAction } from '../../puzzles/concepts/may/attempt.ts';
import { playedIn } from '../../puzzles/hands.ts';
import { midway } from '../../puzzles/mid-hand.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { aWin } from '../../puzzles/whole-hands.ts';

/** A position and its action, without the rules offered as reasons against it. */
export type BoardPosition = Omit<TriedAction, 'rules'>;

type Making = (generator: GeneratorContext, random: Random) => BoardPosition | null;

/** Discards per seat in mid-deal positions. */
const DISCARDED = 4;

const tileDrawn = (tile: Kind, last: boolean): DrewTile => ({
  tile,
  by: 'wall',
  chain: 0,
  afterClaim: false,
  last,
});

/** Tiles not yet used: those played with, shuffled, and the bonus tiles. */
interface Rest {
  readonly played: Kind[];
  readonly bonus: readonly Kind[];
}

function restOf({ ruleset }: GeneratorContext, random: Random, taken: readonly Kind[]): Rest | null {
  const pool = [...ruleset.tiles];
  for (const tile of taken) pool[tile] = (pool[tile] ?? 0) - 1;
  if (pool.some((copies) => copies < 0)) return null;
  const kinds = playedIn(ruleset);
  const tiles = allTiles(pool);
  return {
    played: shuffled(
      tiles.filter((kind) => kinds.includes(kind)),
      random,
    ),
    bonus: tiles.filter(isBonus),
  };
}

/** Plays one more move; returns the table and the event, or null if the move is refused. */
function after({ ruleset }: GeneratorContext, table: Table, move: Move): [Table, TableEvent] | null {
  const done = playMove(ruleset, table, move);
  return done.is === 'done' ? [done.table, done.event] : null;
}

/**
 * Builds a position in which one seat waits for a tile and another adds it to a pung, declares four of it, or discards
 * it.
 * @param discardedBefore true to put a tile of that kind in the waiting seat's own river
 */
const waitedFor =
  (does: 'adds it' | 'shows four' | 'discards it', discardedBefore = false): Making =>
  (generator, random) => {
    const { ruleset } = generator;
    const hand = aWin(generator, random, { grade: 1, rules: [] });
    if (!hand) return null;
    const { seat, winning: tile, concealed, melds } = hand;
    const tiles = [...concealed, ...melds.flatMap((meld) => meld.tiles)];
    if (copiesOf(tiles, tile) > 0) return null;
    const giver = hand.from ?? seatAfter(seat, 1 + random.below(3));
    const has = does === 'discards it' ? [tile] : [tile, tile, tile, tile];
    const before = discardedBefore ? [tile] : [];
    const rest = restOf(generator, random, [...tiles, ...has, ...before]);
    if (!rest) return null;
    const from = othersAfter(giver)[random.below(3)] as Seat;
    const pung: Meld = { kind: 'pung', tile, tiles: [tile, tile, tile], from };
    const size = 3 * ruleset.deal.sets + 1;
    const fill = (count: number): readonly Kind[] => rest.played.splice(0, count);
    const of = (each: Seat): SeatToJudge => {
      const river = each === seat ? [...before, ...fill(DISCARDED - before.length)] : fill(DISCARDED);
      const decided = { river, discards: DISCARDED };
      if (each === seat) return { ...decided, concealed, melds, facts: withPresumed(ruleset, {}) };
      if (each !== giver) return { ...decided, concealed: fill(size) };
      return does === 'adds it'
        ? { ...decided, concealed: [tile, ...fill(size - 3)], melds: [pung] }
        : { ...decided, concealed: [...has, ...fill(size + 1 - has.length)] };
    };
    const table = midway(
      tableOf(ruleset, {
        seats: bySeat(of),
        stage: { phase: 'deciding', seat: giver, drew: tileDrawn(tile, false), claimed: null },
      }),
    );
    const done = after(generator, table, {
      do: does === 'discards it' ? 'discard' : 'kong',
      seat: giver,
      tile,
    });
    return done && { table: done[0], since: [done[1]], action: { do: 'win', seat } };
  };

/**
 * Builds a position in which a seat holds four alike: having drawn the last tile of the wall, with tiles left, or right
 * after claiming a pung.
 */
const ofFour =
  (when: 'on the last tile' | 'in time' | 'after a call'): Making =>
  (generator, random) => {
    const { ruleset } = generator;
    const kinds = playedIn(ruleset);
    const [tile, called] = shuffled(kinds, random) as [Kind, Kind];
    const seat = random.below(4) as Seat;
    const from = othersAfter(seat)[random.below(3)] as Seat;
    const melds: readonly Meld[] =
      when === 'after a call' ? [{ kind: 'pung', tile: called, tiles: [called, called, called], from }] : [];
    const fours = [tile, tile, tile, tile];
    const rest = restOf(generator, random, [...fours, ...melds.flatMap((meld) => meld.tiles)]);
    if (!rest) return null;
    const size = 3 * ruleset.deal.sets + 1;
    const hands = bySeat((each) =>
      each === seat
        ? [...fours, ...rest.played.splice(0, size - fours.length + (melds.length > 0 ? 1 - 3 : 0))]
        : rest.played.splice(0, size),
    );
    const last = rest.played.pop();
    if (last === undefined) return null;
    const ends = when === 'on the last tile';
    // At the end of the wall every other tile has been drawn and lies in the rivers.
    const each = ends ? Math.floor(rest.played.length / SEATS.length) : DISCARDED;
    const seats = bySeat(
      (of): SeatToJudge => ({
        concealed: hands[of],
        melds: of === seat ? melds : [],
        river: of === 3 && ends ? rest.played.splice(0) : rest.played.splice(0, each),
        discards: each,
        ...(ends && { bonus: rest.bonus.filter((_, i) => i % SEATS.length === of) }),
      }),
    );
    const stage: Stage =
      melds.length > 0 ? { phase: 'deciding', seat, drew: null, claimed: 'pung' } : drawingTurn(seat);
    const laid = midway(tableOf(ruleset, { seats, stage }));
    // The drawn tile comes first in the order, which wall and box share.
    const order = [last, ...withoutTile(shuffled(laid.wall.order, random), last)];
    const table: Table = ends
      ? { ...laid, wall: pile([last]), box: laid.box && pile([]) }
      : { ...laid, wall: { ...laid.wall, order }, box: laid.box && { ...laid.box, order } };
    const action: Action = { do: 'kong', seat, tile };
    if (melds.length > 0) return { table, since: [], action };
    const done = after(generator, table, 'referee');
    return done && { table: done[0], since: [done[1]], action };
  };

/** Builds a position in which a seat has just claimed a pung and discards the fourth tile of that kind. */
const ofCalledKind: Making = (generator, random) => {
  const { ruleset } = generator;
  const [tile] = shuffled(playedIn(ruleset), random) as [Kind];
  const giver = random.below(4) as Seat;
  const seat = othersAfter(giver)[random.below(3)] as Seat;
  const rest = restOf(generator, random, [tile, tile, tile, tile]);
  if (!rest) return null;
  const size = 3 * ruleset.deal.sets + 1;
  const own = (each: Seat): readonly Kind[] =>
    each === seat ? [tile, tile, tile] : each === giver ? [tile] : [];
  const seats = bySeat((each): SeatToJudge => {
    const first = own(each);
    const count = size + (each === giver ? 1 : 0) - first.length;
    return {
      concealed: [...first, ...rest.played.splice(0, count)],
      river: rest.played.splice(0, DISCARDED),
      discards: DISCARDED,
    };
  });
  const stage: Stage = { phase: 'deciding', seat: giver, drew: tileDrawn(tile, false), claimed: null };
  let table = midway(tableOf(ruleset, { seats, stage }));
  let move: Move = { do: 'discard', seat: giver, tile };
  const since: TableEvent[] = [];
  for (;;) {
    const done = after(generator, table, move);
    if (!done) return null;
    table = done[0];
    since.push(done[1]);
    if (table.stage.phase === 'deciding') break;
    const [pending] = awaitedSeats(table);
    if (pending === undefined) move = 'referee';
    else move = pending === seat ? { do: 'pung', seat } : { do: 'pass', seat: pending };
  }
  return table.stage.seat === seat ? { table, since, action: { do: 'discard', seat, tile } } : null;
};

const pile = (order: readonly Kind[]): Table['wall'] => ({ order, next: 0, end: order.length });

const MAKINGS = {
  'added-kong': waitedFor('adds it'),
  'concealed-kong': waitedFor('shows four'),
  discard: waitedFor('discards it'),
  'last-tile': ofFour('on the last tile'),
  'four-alike': ofFour('in time'),
  'four-after-call': ofFour('after a call'),
  'own-kind': waitedFor('discards it', true),
  'called-kind': ofCalledKind,
} satisfies Record<string, Making>;

type MakingName = keyof typeof MAKINGS;

/** Names of all recipes. */
export const makings = Object.keys(MAKINGS) as readonly MakingName[];

/** Formats the address of a position and its action, e.g. `made=added-kong at=3 south wins`. */
export const formatRecipe = (making: string, at: number, { table, action }: BoardPosition): string =>
  `made=${making} at=${at} ${formatAction(action, table.dealer)}`;

/**
 * Makes position number `at` of a recipe; null if the tiles make none.
 * @throws RangeError for an unknown recipe
 */
export function recipePositionAt(
  generator: GeneratorContext,
  making: string,
  at: number,
): BoardPosition | null {
  const name = makings.find((each) => each === making);
  if (name === undefined)
    throw new RangeError(`no position is made by "${making}"; there are: ${makings.join(', ')}`);
  return MAKINGS[name](generator, createRandom('made', generator.ruleset.id, making, at));
}
