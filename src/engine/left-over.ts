/** How far a hand is sets and a pair: the sets it has, and the tiles that belong to none. */
import type { RuleId } from './action.ts';
import { type Counts, copiesOf, tilesOf } from './counts.ts';
import type { Ruleset, ScoringHand } from './ruleset.ts';
import type { ReadSet } from './score.ts';
import type { WinSource } from './table.ts';
import { beginsChow, JOKER, type Kind, PLAYED, suitOf } from './tiles.ts';

export interface Partial {
  readonly sets: readonly ReadSet[];
  readonly pair: Kind | null;
  /** What belongs to no set and is no pair. */
  readonly left: readonly Kind[];
}

/** The sets and the pair by which the fewest tiles are left over. @param most how many sets there may be */
export function nearestSets(counts: Counts, most: number): Partial {
  const left = counts.slice();
  const sets: ReadSet[] = [];
  const loose: Kind[] = [];
  let pair: Kind | null = null;
  let best: Partial = { sets: [], pair: null, left: tilesOf(counts) };

  const add = (tiles: readonly Kind[], by: 1 | -1): void => {
    for (const tile of tiles) left[tile] = (left[tile] as number) + by;
  };
  const takes = (kind: ReadSet['kind'], tiles: readonly Kind[]): void => {
    add(tiles, -1);
    sets.push({ kind, tiles });
    look(tiles[0] as Kind);
    sets.pop();
    add(tiles, 1);
  };
  const look = (from: Kind): void => {
    if (loose.length >= best.left.length) return;
    let kind = from;
    while (kind < PLAYED && left[kind] === 0) kind++;
    if (kind >= PLAYED) {
      best = { sets: [...sets], pair, left: [...loose] };
      return;
    }
    const n = left[kind] as number;
    if (sets.length < most) {
      if (n >= 3) takes('pung', [kind, kind, kind]);
      if (beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0)
        takes('chow', [kind, kind + 1, kind + 2]);
    }
    if (pair === null && n >= 2) {
      pair = kind;
      add([kind, kind], -1);
      look(kind);
      add([kind, kind], 1);
      pair = null;
    }
    add([kind], -1);
    loose.push(kind);
    look(kind);
    loose.pop();
    add([kind], 1);
  };
  look(0);
  return best;
}

/** What of a hand that is of no shape stands in the way; the words for it are made where it is shown. */
export type LeftOver = (
  | /** Pairs and nothing else; the kinds of which all four are there. */
  { readonly is: 'pairs'; readonly count: number; readonly fours: readonly Kind[] }
  /** All else is pairs, where seven of them win: by that shape's rule. */
  | { readonly is: 'pair-short'; readonly tiles: readonly Kind[]; readonly rule: RuleId }
  /** Three tiles of a suit that lie as close as a run. */
  | { readonly is: 'no-run'; readonly tiles: readonly Kind[] }
  /** Several pairs beside the sets, of which a hand has one. */
  | { readonly is: 'more-pairs'; readonly kinds: readonly Kind[] }
  /** What belongs to no set; how many sets there are, and whether there is a pair. */
  | {
      readonly is: 'tiles';
      readonly tiles: readonly Kind[];
      readonly sets: number;
      readonly hasPair: boolean;
    }
) & {
  /** The runs, where there are more of them than a hand may have. */
  readonly chows?: { readonly runs: readonly (readonly Kind[])[]; readonly most: number };
};

/**
 * What is left over of a whole hand that is of none of the shapes; null where that cannot be said: it has another number
 * of tiles, or a joker, which may be any of them.
 * @param mostChows how many chows it may have; null for any number
 */
export function leftOver(
  ruleset: Ruleset,
  hand: ScoringHand,
  how: WinSource,
  mostChows: number | null,
): LeftOver | null {
  const { counts, melds } = hand;
  const sets = ruleset.deal.sets - melds.length;
  const concealed = tilesOf(counts);
  if (concealed.length !== 3 * sets + 2 || counts[JOKER] !== 0) return null;
  if (melds.length === 0 && counts.every((copies) => copies % 2 === 0)) {
    const fours = [...new Set(concealed)].filter((kind) => counts[kind] === 4);
    return { is: 'pairs', count: concealed.length / 2, fours };
  }
  const short = pairShort(ruleset, hand, how);
  if (short) return short;
  const nearest = nearestSets(counts, sets);
  const runs = [...melds, ...nearest.sets].flatMap(({ kind, tiles }) => (kind === 'chow' ? [tiles] : []));
  const chows = mostChows !== null && runs.length > mostChows ? { runs, most: mostChows } : null;
  return { ...loose(nearest, melds.length), ...(chows && { chows }) };
}

function loose({ left, pair, sets }: Partial, melds: number): LeftOver {
  const [low, middle, high] = left;
  if (low !== undefined && middle !== undefined && high !== undefined && left.length === 3 && pair !== null) {
    const isClose = suitOf(low) !== null && suitOf(low) === suitOf(high) && high - low < 4;
    if (isClose && new Set(left).size === 3) return { is: 'no-run', tiles: left };
  }
  const kinds = [...new Set(left)];
  if (pair !== null && kinds.length > 1 && kinds.every((kind) => copiesOf(left, kind) === 2))
    return { is: 'more-pairs', kinds: [pair, ...kinds] };
  return { is: 'tiles', tiles: left, sets: sets.length + melds, hasPair: pair !== null };
}

/** The two tiles that are left over of a hand that is one pair short of seven; null of any other. */
function pairShort({ wins, deal, tiles }: Ruleset, hand: ScoringHand, how: WinSource): LeftOver | null {
  const shape = wins.shapes.find(({ id }) => id === 'seven-pairs');
  const odd = tilesOf(hand.counts.map((copies) => copies % 2));
  const free = hand.counts.findIndex((copies, kind) => copies === 0 && (tiles[kind] ?? 0) > 1);
  if (!shape || odd.length !== 2 || free < 0) return null;
  const counts = hand.counts.map((copies, kind) => (kind === free ? 2 : copies - (copies % 2)));
  const isShort = shape.fits({ ...hand, counts }, deal.sets - hand.melds.length, how);
  return isShort ? { is: 'pair-short', tiles: odd, rule: shape.rule } : null;
}
