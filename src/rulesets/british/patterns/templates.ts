/** Special hands of given tiles, as data: gates of heaven, the wriggling snake, thirteen unique wonders. */
import type { Counts } from '../../../engine/counts.ts';
import type { Reading, ReadSet } from '../../../engine/score.ts';
import { EAST, JOKER, type Kind, kindsFrom, OUTER_KINDS } from '../../../engine/tiles.ts';
import { type KindCount, nineGates, suitStart } from '../../parts/named-tiles.ts';
import { jokerReadings, only, pairOf, pungOf, RANKS, SUITS_FROM, single } from './joker-hands.ts';

/** The tiles of a hand, and the kinds of which it has one more. */
export interface Template {
  readonly id: string;
  /** The tiles in the suit that starts at this kind. */
  readonly tiles: (start: Kind) => readonly KindCount[];
  /** First kinds of the suits in which the hand may be. */
  readonly starts: readonly Kind[];
  /** Kinds of which there is one more, in the suit that starts at this kind; none if there is no such tile. */
  readonly more: (start: Kind) => readonly Kind[];
}

const WINDS: readonly Kind[] = kindsFrom(EAST, EAST + 4);
const one = (kind: Kind): KindCount => [kind, 1];

/** 1112345678999 of a suit and one more tile of it. */
export const GATES: Template = {
  id: 'gates-of-heaven',
  tiles: nineGates,
  starts: SUITS_FROM,
  more: (start) => kindsFrom(start, start + 9),
};
/** The same, where a fourth 1 or 9 does not complete it (option `gates-ends`). */
export const GATES_WITHOUT_ENDS: Template = { ...GATES, more: (start) => kindsFrom(start + 1, start + 8) };
/** 1 to 9 of a suit with the 1 twice, and the four winds. */
export const SNAKE: Template = {
  id: 'wriggling-snake',
  tiles: (start) => [
    ...RANKS.map((rank): KindCount => [start + rank, rank === 0 ? 2 : 1]),
    ...WINDS.map(one),
  ],
  starts: SUITS_FROM,
  more: () => [],
};
/** Each terminal and honour, and one of them twice. */
export const WONDERS: Template = {
  id: 'thirteen-unique-wonders',
  tiles: () => OUTER_KINDS.map(one),
  starts: [0],
  more: () => OUTER_KINDS,
};

/** The template in the suit of the hand. */
export const templateFor =
  ({ tiles }: Template) =>
  (hand: { readonly tiles: readonly Kind[] }): readonly KindCount[] =>
    tiles(suitStart(hand.tiles));

/** The template in one suit. */
interface SuitTemplate {
  readonly tiles: readonly KindCount[];
  readonly more: readonly Kind[];
}

const suitTemplates = ({ starts, tiles, more }: Template): readonly SuitTemplate[] =>
  starts.map((start) => ({ tiles: tiles(start), more: more(start) }));

/** Asks whether all natural tiles are of kinds that the template has in one suit. */
export function isWithin(template: Template): (counts: Counts, over?: number) => boolean {
  const suits = suitTemplates(template).map(({ tiles }) => new Set(tiles.map(([kind]) => kind)));
  return (counts, over) => suits.some((kinds) => only(counts, (kind) => kinds.has(kind), over));
}

/** Number of tiles missing to the template in one suit. */
function missingInSuit(counts: Counts, { tiles, more }: SuitTemplate): number {
  let short = more.length > 0 ? 1 : 0;
  let over = 0;
  for (const [kind, count] of tiles) {
    const n = counts[kind] as number;
    short += Math.max(0, count - n);
    if (n > count && more.includes(kind)) over += n - count;
  }
  return over > 0 ? short - 1 : short;
}

/** Number of tiles missing to the template in its best suit. */
export function shortOf(template: Template): (counts: Counts) => number {
  const suits = suitTemplates(template);
  return (counts) => Math.min(...suits.map((suit) => missingInSuit(counts, suit)));
}

/** Copies of one kind as a group: a single tile, a pair or a pung; a fourth tile stands alone. */
function groupsOf(kind: Kind, count: number): readonly ReadSet[] {
  if (count === 1) return [single(kind)];
  if (count === 2) return [pairOf(kind)];
  return count === 3 ? [pungOf(kind)] : [pungOf(kind), single(kind)];
}

/** Readings of the template; the first that jokers can fill. @param beyond jokers that may exceed the limits */
export function readingsOf(template: Template): (counts: Counts, beyond: number) => Reading[] {
  const suits = suitTemplates(template);
  return (counts, beyond) => {
    for (const suit of suits) {
      if (missingInSuit(counts, suit) > (counts[JOKER] as number)) continue;
      for (const extra of suit.more.length > 0 ? suit.more : [null]) {
        const groups = suit.tiles.flatMap(([kind, count]) =>
          groupsOf(kind, kind === extra ? count + 1 : count),
        );
        const found = jokerReadings(template.id, groups, counts, beyond);
        if (found.length > 0) return found;
      }
    }
    return [];
  };
}
