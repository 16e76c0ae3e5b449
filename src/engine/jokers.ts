/** Sets on the table that jokers may stand in. */
import { copiesLike, copiesOf } from './counts.ts';
import type { Pung } from './melds.ts';
import type { Jokers } from './ruleset.ts';
import type { Two } from './runs.ts';
import type { SeatHand } from './table.ts';
import { JOKER, type Kind, plainKind, redOf } from './tiles.ts';

/** So many tiles of one's own for a set of this kind, of which some are jokers: those come last. A red one is taken
 *  where plain ones are too few. */
export function ownTiles(concealed: readonly Kind[], tile: Kind, count: number, jokers: number): Kind[] {
  const kind = plainKind(tile);
  const natural = count - jokers;
  const red = redOf(kind);
  const reds = red === null ? 0 : redsNeeded(concealed, kind, natural);
  return Array.from({ length: count }, (_, i) =>
    i < natural - reds ? kind : i < natural && red !== null ? red : JOKER,
  );
}

/** How many of so many tiles of this kind must be red ones. */
function redsNeeded(concealed: readonly Kind[], kind: Kind, count: number): number {
  const red = redOf(kind);
  const has = red === null ? 0 : copiesOf(concealed, red);
  return Math.min(has, Math.max(0, count - copiesOf(concealed, kind)));
}

/** Every other two tiles of one's own for a pung of this kind: with more red ones than must be. */
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

/** The pung of this seat that a tile of this kind makes a kong. */
export const promotesTo = (hand: SeatHand, tile: Kind): Pung | null =>
  hand.melds.find((meld): meld is Pung => meld.kind === 'pung' && meld.tile === plainKind(tile)) ?? null;

const NO_WAY: readonly number[] = [];
const WITHOUT_JOKERS: readonly number[] = [0];

/**
 * With how many jokers, the fewest first, these tiles can make a set that takes `need` of one's own.
 * @param before jokers that the set holds already
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
