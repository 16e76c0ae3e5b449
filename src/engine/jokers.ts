/** Melds with jokers, and the choice of red fives. */
import { copiesLike, copiesOf } from './counts.ts';
import type { Pung } from './melds.ts';
import type { Jokers } from './ruleset.ts';
import type { Two } from './runs.ts';
import type { SeatHand } from './table.ts';
import { JOKER, type Kind, plainKind, redOf } from './tiles.ts';

/**
 * Picks the seat's own tiles for a pung or kong: plain tiles first, red fives only if plain ones are too few, jokers
 * last. Example: count 3 with 1 joker gives [kind, kind, JOKER].
 */
export function ownTiles(concealed: readonly Kind[], tile: Kind, count: number, jokers: number): Kind[] {
  const kind = plainKind(tile);
  const natural = count - jokers;
  const red = redOf(kind);
  const reds = red === null ? 0 : redsNeeded(concealed, kind, natural);
  return Array.from({ length: count }, (_, i) =>
    i < natural - reds ? kind : i < natural && red !== null ? red : JOKER,
  );
}

/** How many of `count` tiles must be red because plain ones are too few. */
function redsNeeded(concealed: readonly Kind[], kind: Kind, count: number): number {
  const red = redOf(kind);
  const has = red === null ? 0 : copiesOf(concealed, red);
  return Math.min(has, Math.max(0, count - copiesOf(concealed, kind)));
}

/** Other choices of two tiles for a pung: those with more red fives than necessary. */
export function redderPungs(concealed: readonly Kind[], tile: Kind): readonly Two[] {
  const kind = plainKind(tile);
  const red = redOf(kind);
  const has = red === null ? 0 : copiesOf(concealed, red);
  if (red === null || has === 0) return NO_OTHERS;
  const found: Two[] = [];
  for (let reds = redsNeeded(concealed, kind, 2) + 1; reds <= Math.min(has, 2); reds++)
    found.push([reds === 2 ? red : kind, red]);
  return found;
}

const NO_OTHERS: readonly Two[] = [];

/** The seat's pung that this tile would make a kong, or null. */
export const promotesTo = (hand: SeatHand, tile: Kind): Pung | null =>
  hand.melds.find((meld): meld is Pung => meld.kind === 'pung' && meld.tile === plainKind(tile)) ?? null;

const NO_WAY: readonly number[] = [];
const WITHOUT_JOKERS: readonly number[] = [0];

/**
 * Numbers of jokers with which the meld can be made, fewest first. Empty if it cannot. Example: [0, 1] if it works
 * without a joker or with one.
 * @param need how many own tiles the meld takes
 * @param before jokers already in the meld
 */
export function waysToMake(
  jokers: Jokers | undefined,
  set: 'pung' | 'kong',
  concealed: readonly Kind[],
  tile: Kind,
  need: number,
  before = 0,
): readonly number[] {
  const have = copiesLike(concealed, plainKind(tile));
  if (!jokers || tile === JOKER) return have >= need ? WITHOUT_JOKERS : NO_WAY;
  const most = Math.min(jokers.most[set] - before, copiesOf(concealed, JOKER), need);
  const ways: number[] = [];
  for (let n = 0; n <= most; n++) if (have >= need - n) ways.push(n);
  return ways;
}
