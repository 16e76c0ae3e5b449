/** `points`: what sets, scoring pairs and bonus tiles are worth, and to the winner Mah-Jong and the tile drawn. */
import type { ScoringHand } from '../../engine/ruleset.ts';
import type { ScoreLine } from '../../engine/score.ts';
import type { WinSource } from '../../engine/table.ts';
import { EAST, isDragon, isOuter, type Kind } from '../../engine/tiles.ts';
import type { ReadGroup } from '../parts/read-hand.ts';

export const POINTS = 'points';

const BONUS_TILE = 4;
const MAH_JONG = 20;
const SELF_DRAWN = 2;

const points = (part: string, worth: number, tiles: readonly Kind[]): ScoreLine => ({
  pattern: POINTS,
  part,
  worth,
  tiles,
});

const isWindOf = (tile: Kind, wind: number): boolean => tile === EAST + wind;

/** What a pair of these is worth: dragons, one's own wind, that of the round; a wind that is both, twice. */
export function pairWorth(
  tile: Kind,
  { seatWind, roundWind }: Pick<ScoringHand, 'seatWind' | 'roundWind'>,
): number {
  if (isDragon(tile)) return 2;
  return (isWindOf(tile, seatWind) ? 2 : 0) + (isWindOf(tile, roundWind) ? 2 : 0);
}

function pairPart(tile: Kind, hand: ScoringHand): string {
  if (isDragon(tile)) return 'pair-dragon';
  const own = isWindOf(tile, hand.seatWind);
  return own && isWindOf(tile, hand.roundWind) ? 'pair-both' : own ? 'pair-own' : 'pair-round';
}

/** What a pung or kong is worth. */
export function setWorth({ kind, tile, concealed }: ReadGroup): number {
  return (kind === 'kong' ? 8 : 2) * (isOuter(tile) ? 2 : 1) * (concealed ? 2 : 1);
}

/** The lines of sets and pairs; a chow is worth nothing and has none. */
export function setLines(groups: readonly ReadGroup[], hand: ScoringHand): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const group of groups) {
    const { kind, tile, tiles, concealed } = group;
    if (kind === 'pair') {
      const worth = pairWorth(tile, hand);
      if (worth > 0) lines.push(points(pairPart(tile, hand), worth, tiles));
    } else if (kind !== 'chow') {
      const part = `${kind}-${isOuter(tile) ? 'outer' : 'simple'}-${concealed ? 'concealed' : 'exposed'}`;
      lines.push(points(part, setWorth(group), tiles));
    }
  }
  return lines;
}

/** Each bonus tile. */
export const bonusLines = ({ bonus }: ScoringHand): ScoreLine[] =>
  bonus.map((tile) => points('bonus', BONUS_TILE, [tile]));

/** Mah-Jong, and the winning tile drawn from the live wall: one of the kong box is none of it. */
export function winnerLines(how: WinSource): ScoreLine[] {
  const lines = [points('mah-jong', MAH_JONG, [])];
  if (how.by === 'draw' && (how.drew.by === 'wall' || how.drew.by === 'deal'))
    lines.push(points('self-drawn', SELF_DRAWN, how.tile === null ? [] : [how.tile]));
  return lines;
}
