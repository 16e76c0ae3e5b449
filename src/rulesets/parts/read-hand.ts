/**
 * A whole hand under one reading, as scoring sees it: melds and concealed sets side by side, jokers as the tiles they
 * stand for.
 */
import { isExposed, type Meld } from '../../engine/melds.ts';
import { setsAndPair } from '../../engine/readings.ts';
import type { Reading, ReadSet } from '../../engine/score.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { isHonour, isTerminal, type Kind, SUITED } from '../../engine/tiles.ts';

interface GroupOf<K extends string> {
  readonly kind: K;
  /** Kind of its tiles; the lowest tile of a chow. */
  readonly tile: Kind;
  readonly tiles: readonly Kind[];
  /** True if it was not claimed; a set completed with another seat's tile is not concealed. */
  readonly concealed: boolean;
}

/** A chow, pung or kong, melded or in hand. "Pung" in a pattern means pung or kong. */
export type WholeSet = GroupOf<'chow' | 'pung' | 'kong'>;
/** A set or a pair. */
export type ReadGroup = WholeSet | GroupOf<'pair'>;

export interface ReadHand {
  readonly hand: ScoringHand;
  readonly reading: Reading;
  /** Index of the set in the reading that the winning tile completed; −1 for the pair or none. */
  readonly placed: number;
  /** Melds in the order they lie, then sets and pairs of the reading. */
  readonly groups: readonly ReadGroup[];
  readonly sets: readonly WholeSet[];
  /** Pungs and kongs. */
  readonly pungs: readonly WholeSet[];
  readonly chows: readonly WholeSet[];
  readonly kongs: readonly WholeSet[];
  /** The pair of a standard hand; null for other shapes. */
  readonly pair: Kind | null;
  /** All tiles but bonus tiles: those of the groups in order, then single tiles. */
  readonly tiles: readonly Kind[];
  /** Number of different suits, without honours. */
  readonly suits: number;
  readonly honours: boolean;
  readonly terminals: boolean;
  /** True if it has a tile of rank 2 to 8. */
  readonly simples: boolean;
  /** True if no meld was claimed. */
  readonly concealed: boolean;
}

const NO_TILES: readonly Kind[] = [];

/**
 * Reads a hand under one reading, with the winning tile in one place.
 * @param claimed true if another seat's tile completed the hand
 */
export function readHand(
  scoringHand: ScoringHand,
  reading: Reading,
  placed: number,
  claimed: boolean,
): ReadHand {
  const groups: ReadGroup[] = [];
  let loose = NO_TILES;
  let concealed = true;
  for (const meld of scoringHand.melds) {
    const exposed = isExposed(meld);
    if (exposed) concealed = false;
    groups.push({ kind: meld.kind, tile: meld.tile, tiles: withoutJokers(meld), concealed: !exposed });
  }
  const read = setsAndPair(reading);
  for (let i = 0; i < read.length; i++) {
    const { kind, tiles } = read[i] as ReadSet;
    if (kind === 'chow' || kind === 'pung' || kind === 'pair')
      groups.push({ kind, tile: tiles[0] as Kind, tiles, concealed: !(claimed && i === placed) });
    else loose = [...loose, ...tiles];
  }
  const { sets, pungs, chows, kongs } = byKind(groups);
  const tiles = tilesOf(groups, loose);
  const { suits, honours, terminals, simples } = tileTypesIn(tiles);
  // Built field by field for speed: this runs for every reading of every hand that is scored.
  return {
    hand: scoringHand,
    reading,
    placed,
    groups,
    sets,
    pungs,
    chows,
    kongs,
    pair: reading.pair,
    tiles,
    suits,
    honours,
    terminals,
    simples,
    concealed,
  };
}

/** The tiles of a meld, jokers replaced by the tile they stand for. */
const withoutJokers = (meld: Meld): readonly Kind[] =>
  meld.kind === 'chow' ? meld.tiles : meld.tiles.map(() => meld.tile);

const NO_SETS: readonly WholeSet[] = [];

function byKind(groups: readonly ReadGroup[]) {
  const sets: WholeSet[] = [];
  const pungs: WholeSet[] = [];
  const chows: WholeSet[] = [];
  let kongs = NO_SETS;
  for (const group of groups) {
    if (group.kind === 'pair') continue;
    sets.push(group);
    if (group.kind === 'chow') chows.push(group);
    else pungs.push(group);
    if (group.kind === 'kong') kongs = [...kongs, group];
  }
  return { sets, pungs, chows, kongs };
}

function tilesOf(groups: readonly ReadGroup[], loose: readonly Kind[]): Kind[] {
  const tiles: Kind[] = [];
  for (const group of groups) for (const tile of group.tiles) tiles.push(tile);
  for (const tile of loose) tiles.push(tile);
  return tiles;
}

function tileTypesIn(tiles: readonly Kind[]) {
  let mask = 0;
  let honours = false;
  let terminals = false;
  let simples = false;
  for (const tile of tiles) {
    if (tile < SUITED) {
      mask |= tile < 9 ? 1 : tile < 18 ? 2 : 4;
      if (isTerminal(tile)) terminals = true;
      else simples = true;
    } else if (isHonour(tile)) honours = true;
  }
  const suits = (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
  return { suits, honours, terminals, simples };
}
