/** A hand to look at, out of a frame's address: nothing is asked of the rules. */
import { NOWHERE } from '../../scenes/error.ts';
import { groupsOf } from '../../scenes/presentation/groups.ts';
import { readHand } from '../../scenes/read-hand.ts';
import { HandRow } from './HandRow.tsx';
import type { Looked, OwnBoardsProps } from './props.ts';

/**
 * @param hand as somebody wrote it
 * @throws LessonError where that is no hand of this game's tiles
 */
export function lookedAt(hand: string, { set, facts }: OwnBoardsProps): Looked {
  readHand({ tiles: hand }, set, NOWHERE);
  return { is: 'hand', HandRow, groups: groupsOf(hand, facts.direction) };
}
