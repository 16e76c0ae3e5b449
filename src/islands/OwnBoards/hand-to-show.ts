/** A hand to look at, out of a frame's address: nothing is asked of the rules. */
import { tilesOf } from '../../evaluation/hand.ts';
import { NOWHERE } from '../../scenes/error.ts';
import { groupsOf } from '../../scenes/presentation/groups.ts';
import { readHand } from '../../scenes/read-hand.ts';
import { drawingsFor } from '../../ui/Tile/drawn.ts';
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
