/** Hands made on purpose: sets and a pair of a chosen cut, or pairs, from the tiles that a game has. */
import { emptyCounts } from '../engine/counts.ts';
import type { IndicatorsSeen } from '../engine/indicators.ts';
import type { Meld } from '../engine/melds.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import {
  beginsChow,
  byPlace,
  isTerminal,
  type Kind,
  kindsFrom,
  PLAYED,
  SUITED,
  SUITS,
  suitOf,
  type TileSet,
} from '../engine/tiles.ts';
import type { SeatFacts } from '../evaluation/facts.ts';
import type { Block } from './misconceptions/blocks.ts';

interface MadeSet {
  readonly kind: 'chow' | 'pung' | 'block';
  readonly tiles: readonly Kind[];
}

/** What a hand is cut from. */
export interface Cut {
  /** The kinds it may hold. */
  readonly kinds: readonly Kind[];
  /** Of ten sets, how many are chows. */
  readonly chows: number;
  /** A block that stands in it though no rule makes it a set. */
  readonly block?: Block;
  /** Runs that it has in any case, by their lowest tiles. */
  readonly runs?: readonly Kind[];
  /** Pungs that it has in any case. */
  readonly pungs?: readonly Kind[];
  /** What its pair is of; any of the kinds unless told. */
  readonly pairs?: readonly Kind[];
  /** How many sets it has; those of a whole hand unless told. */
  readonly sets?: number;
}

interface MadeHand {
  readonly sets: readonly MadeSet[];
  readonly pair: Kind;
}

/** How often a cut is tried before the hand is given up. */
const TRIES = 40;

/** Kinds of so many suits, with honours or without. */
export function kindsOf(ruleset: Ruleset, random: Random, suits: 1 | 2 | 3, honours: boolean): Kind[] {
  const first = random.below(3);
  const chosen = SUITS.filter((suit) => (suits === 1 ? suit === first : suits === 2 ? suit !== first : true));
  return playedIn(ruleset).filter((kind) => {
    const suit = suitOf(kind);
    return suit === null ? honours : chosen.includes(suit);
  });
}

const played = new WeakMap<TileSet, readonly Kind[]>();

/** Every kind that can stand in a set of this game. */
export function playedIn({ tiles }: Ruleset): readonly Kind[] {
  const known = played.get(tiles);
  if (known) return known;
  const kinds = kindsFrom(0, PLAYED).filter((kind) => (tiles[kind] ?? 0) > 0);
  played.set(tiles, kinds);
  return kinds;
}

export const isSimple = (kind: Kind): boolean => kind < SUITED && !isTerminal(kind);

/** A hand of sets and a pair, or null where the cut has no room for it. */
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

/** A hand that is to be looked at: the last tile apart, some of its sets on the table. */
export interface ShownHand {
  readonly seat: Seat;
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
  readonly winning: Kind;
  /** Who discarded the winning tile; null where it was drawn. */
  readonly from: Seat | null;
  /** Left out where there are none. */
  readonly bonus?: readonly Kind[];
  /** The East round where it is not told. */
  readonly round?: Wind;
  /** What was special about the last tile; left out where nothing was. */
  readonly way?: SpecialTile;
  /** What is further true of its player, by the names of facts; left out where nothing is. */
  readonly facts?: SeatFacts;
  /** What lies beside the hands and counts in them; left out where nothing does. */
  readonly indicators?: IndicatorsSeen;
}

/** The wall's last, a replacement tile, that of a second kong in a row, or one before which nothing had happened. */
export type SpecialTile = 'last' | 'flower' | 'gong' | 'two-gongs' | 'first';

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort(byPlace);

/** Lays some of the sets open and sets the last tile apart.
 *  @param most how many sets may lie open
 *  @param chows whether a chow may be among them */
export function shownHand(random: Random, hand: MadeHand, most: number, chows: boolean): ShownHand {
  const seat = random.below(4) as Seat;
  const before = seatAfter(seat, 3);
  const melds: Meld[] = [];
  const concealed: Kind[] = [hand.pair, hand.pair];
  for (const { kind, tiles } of hand.sets) {
    const open = kind !== 'block' && melds.length < most && random.below(3) === 0;
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
  return { seat, concealed: sorted(concealed), melds, winning, from };
}

/** Loose tiles as a hand without melds, the last one apart. */
export function looseHand(random: Random, tiles: readonly Kind[]): ShownHand {
  const seat = random.below(4) as Seat;
  const rest = [...tiles];
  const [winning = 0] = rest.splice(random.below(rest.length), 1);
  const from = random.below(2) === 0 ? null : seatAfter(seat, 1 + random.below(3));
  return { seat, concealed: sorted(rest), melds: [], winning, from };
}
