/** A hand to look at, out of a frame's address: nothing is asked of the rules. */
import { tilesOf } from '../../asked/hand.ts';
import { NOWHERE } from '../../scenes/error.ts';
import { readHand } from '../../scenes/read-hand.ts';
import { groupsOf } from '../../staging/groups.ts';
import { drawingsFor } from '../../views/Tile/drawn.ts';
import { HandRow } from './HandRow.tsx';
import type { Looked, OwnBoardsProps } from './props.ts';

/**
 * @param hand as somebody wrote it
 * @throws LessonError where that is no hand of this game's tiles
 */
export async function lookedAt(hand: string, { set, facts }: OwnBoardsProps): Promise<Looked> {
  await drawingsFor(tilesOf(readHand({ tiles: hand }, set, NOWHERE)));
  return { is: 'hand', HandRow, groups: groupsOf(hand, facts.direction) };
}
