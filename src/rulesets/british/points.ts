/** Points of sets, pairs and bonus tiles; for the winner also Mah-Jong and the self-draw (rule `points`). */

import type { ScoreLine } from '../../engine/score.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { WinSource } from '../../engine/table.ts';
import { EAST, isDragon, isOuter, type Kind } from '../../engine/tiles.ts';
import { pairWorth } from '../parts/finders.ts';
import * as lack from '../parts/objections.ts';
import type { ReadGroup, WholeSet } from '../parts/read-hand.ts';
import { isSupplement } from './doubles.ts';

export const POINTS = 'points';

const BONUS_TILE = 4;
const MAH_JONG = 20;
const SELF_DRAWN = 2;
/** Points of a pair of the wind that is both the seat's and the round's. */
export const DOUBLE_WIND = 4;

const points = (part: string, worth: number, tiles: readonly Kind[]): ScoreLine => ({
  pattern: POINTS,
  part,
  worth,
  tiles,
});

const isWindOf = (tile: Kind, wind: number): boolean => tile === EAST + wind;

function pairPart(tile: Kind, hand: ScoringHand): string {
  if (isDragon(tile)) return 'pair-dragon';
  const own = isWindOf(tile, hand.seatWind);
  return own && isWindOf(tile, hand.roundWind) ? 'pair-both' : own ? 'pair-own' : 'pair-round';
}

/**
 * Points of a pung or kong: 2 or 8, doubled for terminals and honours, doubled if concealed. Example: concealed kong of
 * East = 32.
 */
export function setWorth({ kind, tile, concealed }: ReadGroup): number {
  return (kind === 'kong' ? 8 : 2) * (isOuter(tile) ? 2 : 1) * (concealed ? 2 : 1);
}

/** The lines of sets and pairs; chows have none. */
export function setLines(groups: readonly ReadGroup[], hand: ScoringHand): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const group of groups) {
    const { kind, tile, tiles, concealed } = group;
    if (kind === 'pair') {
      const worth = pairWorth(tile, hand, DOUBLE_WIND);
      if (worth > 0) lines.push(points(pairPart(tile, hand), worth, tiles));
    } else if (kind !== 'chow') {
      const part = `${kind}-${isOuter(tile) ? 'outer' : 'simple'}-${concealed ? 'concealed' : 'exposed'}`;
      lines.push(points(part, setWorth(group), tiles));
    }
  }
  return lines;
}

/** One line of 4 points per bonus tile. */
export const bonusLines = ({ bonus }: ScoringHand): ScoreLine[] =>
  bonus.map((tile) => points('bonus', BONUS_TILE, [tile]));

/** The winner's lines: Mah-Jong, and a self-draw from the live wall; a tile of the kong box does not count. */
export function winnerLines(how: WinSource): ScoreLine[] {
  const lines = [points('mah-jong', MAH_JONG, [])];
  if (how.by === 'draw' && (how.drew.by === 'wall' || how.drew.by === 'deal'))
    lines.push(points('self-drawn', SELF_DRAWN, how.tile === null ? [] : [how.tile]));
  return lines;
}

/** Objects with the set of this kind that comes closest to the line, and how it differs. */
function nearest(kind: 'pung' | 'kong', outer: boolean, concealed: boolean): lack.Check {
  const fits = (set: WholeSet): number =>
    Number(isOuter(set.tile) === outer) + Number(set.concealed === concealed);
  return (hand, win) => {
    const alike = hand.pungs.filter((set) => set.kind === kind);
    const [first] = [...alike].sort((a, b) => fits(b) - fits(a));
    if (!first) return lack.allSets(kind)(hand, win);
    if (isOuter(first.tile) !== outer) return { is: 'set', set: lack.setFact(first) };
    return concealed
      ? lack.allConcealed((set) => set === first)(hand, win)
      : { is: 'uncalled', set: lack.setFact(first) };
  };
}

/** Objects with the pair, which is a different one. */
const otherPair: lack.Check = ({ pair }) => (pair === null ? null : { is: 'pair', tile: pair });

/** Points of sets, pairs and the self-draw, part by part, each with what a hand without it lacks. */
export const POINT_PARTS: readonly { readonly part: string; readonly lacks: lack.Check }[] = [
  ...(['pung', 'kong'] as const).flatMap((kind) =>
    (['simple', 'outer'] as const).flatMap((rank) =>
      (['exposed', 'concealed'] as const).map((laid) => ({
        part: `${kind}-${rank}-${laid}`,
        lacks: nearest(kind, rank === 'outer', laid === 'concealed'),
      })),
    ),
  ),
  ...['pair-dragon', 'pair-own', 'pair-round', 'pair-both'].map((part) => ({ part, lacks: otherPair })),
  {
    part: 'self-drawn',
    lacks: lack.firstOf(lack.isDrawn, (_hand, { how }) =>
      isSupplement(how) && how.tile !== null ? { is: 'replacement', tile: how.tile } : null,
    ),
  },
];
