/** Puts the tiles that a record knows at their places in the wall. The rest is invented, and marked so. */
import { dealingOrder } from '../engine/deal.ts';
import { createRandom, type Seed, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { allTiles, FACES, type Kind, sizeOf } from '../engine/tiles.ts';
import { type RecordDeal, RecordError, type RecordEvent } from './record.ts';

/** The order of the tiles of a deal, as it is dealt from. */
export interface LaidWall {
  readonly order: readonly Kind[];
  /** False where the record does not say which tile lay there. */
  readonly known: readonly boolean[];
}

/** Places from the end of the dead wall: replacement tiles from 1 on, indicators from 5, those under them from 6. */
const FIRST_OPEN = 5;
const FIRST_UNDER = 6;
const MOST_INDICATORS = 5;

/** Was this tile drawn to replace one of a kan? */
const isReplacement = (before: RecordEvent | undefined): boolean =>
  before?.type === 'konged' || (before?.type === 'called' && before.call === 'kong');

/**
 * Lays the wall of a deal.
 * @param seed decides how what nobody saw is filled up
 * @throws RecordError where the record has more copies of a tile, or more draws, than there are
 */
export function layWall(ruleset: Ruleset, deal: RecordDeal, seed: Seed): LaidWall {
  const places = knownPlaces(ruleset, deal);
  takeWhole(places, deal, ruleset);
  const left = tilesNotIn(ruleset, places);
  const known = places.map((tile) => tile !== null);
  const rest = shuffle(left, createRandom(seed, 'unseen'));
  return { order: places.map((tile) => tile ?? (rest.pop() as Kind)), known };
}

type Places = (Kind | null)[];

function knownPlaces(ruleset: Ruleset, deal: RecordDeal): Places {
  const size = sizeOf(ruleset.tiles);
  const places: Places = new Array<Kind | null>(size).fill(null);
  const to = dealingOrder(ruleset, deal.dealer);
  const dealt: [number, number, number, number] = [0, 0, 0, 0];
  for (const [i, seat] of to.slice(0, 52).entries()) places[i] = deal.hands[seat][dealt[seat]++] ?? null;
  let next = 52;
  let replaced = 0;
  for (const [i, event] of deal.events.entries()) {
    if (event.type !== 'drew') continue;
    if (isReplacement(deal.events[i - 1])) places[size - ++replaced] = event.tile;
    else places[next++] = event.tile;
  }
  if (replaced > 4 || next + replaced > size - ruleset.deal.box)
    throw new RecordError(`draw ${next + replaced - 52}`, 'no more draws than the wall has tiles');
  const lay = (tiles: readonly Kind[], first: number): void => {
    for (const [n, tile] of tiles.slice(0, MOST_INDICATORS).entries()) places[size - first - 2 * n] = tile;
  };
  lay(deal.indicators, FIRST_OPEN);
  lay(deal.under, FIRST_UNDER);
  return places;
}

/** Fills up from a wall that the record has whole, as far as it lies as the draws say. */
function takeWhole(places: Places, { wall }: RecordDeal, ruleset: Ruleset): void {
  if (wall === null) return;
  const dead = ruleset.deal.box;
  const left = places.length - 53;
  const fits = (tiles: readonly Kind[], from: number): boolean =>
    tiles.every((tile, i) => places[from + i] === null || places[from + i] === tile);
  for (const all of [wall, wall.toReversed()]) {
    const tail = all.slice(-left);
    const live = tail.slice(0, -dead);
    if (!fits(live, 53)) continue;
    const box = tail.slice(-dead);
    const isWhole = fits(box, places.length - dead);
    for (const [i, tile] of (isWhole ? tail : live).entries()) places[53 + i] = tile;
    return;
  }
}

/** Tiles of the set that lie nowhere yet. */
function tilesNotIn(ruleset: Ruleset, places: Places): Kind[] {
  const left = new Array<number>(FACES).fill(0).map((_, kind) => ruleset.tiles[kind] ?? 0);
  for (const [i, tile] of places.entries()) {
    if (tile === null) continue;
    const copies = (left[tile] ?? 0) - 1;
    left[tile] = copies;
    if (copies < 0) throw new RecordError(`tile ${i + 1}`, 'no more copies of a tile than the set has');
  }
  return allTiles(left);
}
