/** Deals practice hands on purpose: sets and a pair from a chosen cut, or loose tiles, within the tiles a game has. */

import { emptyCounts } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { memo } from '../engine/memo.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import type { IndicatorsSeen } from '../engine/table.ts';
import {
  beginsChow,
  isTerminal,
  type Kind,
  PLAYED_KINDS,
  SUITED,
  SUITS,
  sortTiles,
  suitOf,
  type TileSet,
} from '../engine/tiles.ts';
import type { SeatFacts } from '../evaluation/facts.ts';
import type { WinWay } from '../notation/win-ways.ts';
import type { Block } from './misconceptions/blocks.ts';

interface MadeSet {
  readonly kind: 'chow' | 'pung' | 'block';
  readonly tiles: readonly Kind[];
}

/** Constraints for makeHand: the kinds, how many chows, and what the hand must contain. */
export interface Cut {
  /** The kinds the hand may hold. */
  readonly kinds: readonly Kind[];
  /** Chance of a chow per set, in tenths (0–10). */
  readonly chows: number;
  /** A false set the hand contains, though no rule makes it a set. Example: 8-9-1 of one suit. */
  readonly block?: Block;
  /** Chows the hand contains, by their lowest tiles. */
  readonly runs?: readonly Kind[];
  /** Pungs the hand contains, by kind. */
  readonly pungs?: readonly Kind[];
  /** Kinds allowed for the pair. Left out: any of `kinds`. */
  readonly pairs?: readonly Kind[];
  /** Number of sets. Left out: those of a whole hand. */
  readonly sets?: number;
}

interface MadeHand {
  readonly sets: readonly MadeSet[];
  readonly pair: Kind;
}

/** Number of random tries before makeHand gives up. */
const TRIES = 40;

/** The kinds of one, two or three random suits, with or without honours. */
export function kindsOf(ruleset: Ruleset, random: Random, suits: 1 | 2 | 3, honours: boolean): Kind[] {
  const first = random.below(3);
  const chosen = SUITS.filter((suit) => (suits === 1 ? suit === first : suits === 2 ? suit !== first : true));
  return playedIn(ruleset).filter((kind) => {
    const suit = suitOf(kind);
    return suit === null ? honours : chosen.includes(suit);
  });
}

const playedOf = memo((tiles: TileSet): readonly Kind[] =>
  PLAYED_KINDS.filter((kind) => (tiles[kind] ?? 0) > 0),
);

/** Every kind the game has that can be part of a set. */
export const playedIn = ({ tiles }: Ruleset): readonly Kind[] => playedOf(tiles);

export const isSimple = (kind: Kind): boolean => kind < SUITED && !isTerminal(kind);

/**
 * Makes a hand of sets and a pair. Returns null if the cut has no room for one.
 * Example: `{ kinds, chows: 10, pungs: [EAST] }` gives a pung of East, chows and a pair.
 */
export function makeHand(ruleset: Ruleset, random: Random, cut: Cut): MadeHand | null {
  const left = emptyCounts();
  const { runs = [], pungs = [], pairs = cut.kinds } = cut;
  const inRuns = runs.flatMap((low) => [low, low + 1, low + 2]);
  for (const kind of [...cut.kinds, ...inRuns, ...pungs, ...pairs]) left[kind] = ruleset.tiles[kind] ?? 0;
  const sets: MadeSet[] = [];
  const take = (set: MadeSet): void => {
    for (const tile of set.tiles) left[tile] = (left[tile] as number) - 1;
    sets.push(set);
  };
  if (cut.block) {
    if (cut.block.some((tile) => left[tile] === 0)) return null;
    take({ kind: 'block', tiles: cut.block });
  }
  for (const low of runs) {
    const tiles = [low, low + 1, low + 2];
    if (tiles.some((tile) => left[tile] === 0)) return null;
    take({ kind: 'chow', tiles });
  }
  for (const kind of pungs) {
    if ((left[kind] as number) < 3) return null;
    take({ kind: 'pung', tiles: [kind, kind, kind] });
  }
  const any = (kinds: readonly Kind[]): Kind => kinds[random.below(kinds.length)] as Kind;
  const wanted = cut.sets ?? ruleset.deal.sets;
  for (let tries = 0; sets.length < wanted && tries < TRIES; tries++) {
    const kind = any(cut.kinds);
    if (random.below(10) < cut.chows) {
      const run = [kind, kind + 1, kind + 2];
      if (beginsChow(kind) && run.every((tile) => left[tile] !== 0)) take({ kind: 'chow', tiles: run });
    } else if ((left[kind] as number) >= 3) take({ kind: 'pung', tiles: [kind, kind, kind] });
  }
  if (sets.length < wanted) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const pair = any(pairs);
    if ((left[pair] as number) >= 2) return { sets, pair };
  }
  return null;
}

/** A practice hand as shown: the winning tile apart, some sets melded. */
export interface ShownHand {
  readonly seat: Seat;
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
  readonly winning: Kind;
  /** The seat that discarded the winning tile. Null if it was drawn. */
  readonly from: Seat | null;
  /** Flowers and seasons. Left out if there are none. */
  readonly bonus?: readonly Kind[];
  /** The round wind. Left out: East. */
  readonly round?: Wind;
  /** What was special about the winning tile. Left out if nothing was. */
  readonly way?: WinWay;
  /** Further facts of the seat by name, for example that it declared a ready hand. Left out if there are none. */
  readonly facts?: SeatFacts;
  /** Dora indicators that count in the hand. Left out if there are none. */
  readonly indicators?: IndicatorsSeen;
  /** What the seat has discarded. Left out if the question does not tell. */
  readonly river?: readonly Kind[];
}

/**
 * Turns a made hand into a shown one: melds some sets and takes the winning tile out.
 * @param most how many sets may be melded
 * @param chows whether a chow may be melded
 * @param all whether as many are melded as may be
 */
export function shownHand(
  random: Random,
  hand: MadeHand,
  most: number,
  chows: boolean,
  all = false,
): ShownHand {
  const seat = random.below(4) as Seat;
  const before = seatAfter(seat, 3);
  const melds: Meld[] = [];
  const concealed: Kind[] = [hand.pair, hand.pair];
  for (const { kind, tiles } of all ? shuffle(hand.sets, random) : hand.sets) {
    const open = kind !== 'block' && melds.length < most && (all || random.below(3) === 0);
    const tile = Math.min(...tiles);
    if (open && kind === 'pung') {
      melds.push({ kind: 'pung', tile, tiles, from: seatAfter(seat, 1 + random.below(3)) });
    } else if (open && chows) {
      melds.push({ kind: 'chow', tile, tiles, from: before, claimed: tiles[random.below(3)] as Kind });
    } else concealed.push(...tiles);
  }
  const at = random.below(concealed.length);
  const winning = concealed[at] as Kind;
  concealed.splice(at, 1);
  const from = random.below(2) === 0 ? null : seatAfter(seat, 1 + random.below(3));
  return { seat, concealed: sortTiles(concealed), melds, winning, from };
}

/** Shows loose tiles as a fully concealed hand with the winning tile taken out. */
export function looseHand(random: Random, tiles: readonly Kind[]): ShownHand {
  const seat = random.below(4) as Seat;
  const rest = [...tiles];
  const [winning = 0] = rest.splice(random.below(rest.length), 1);
  const from = random.below(2) === 0 ? null : seatAfter(seat, 1 + random.below(3));
  return { seat, concealed: sortTiles(rest), melds: [], winning, from };
}
