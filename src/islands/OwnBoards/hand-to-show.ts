/** Reads a hand to look at from a frame's link; needs no rules. */
import { NOWHERE } from '../../scenes/error.ts';
import { groupsOf } from '../../scenes/presentation/groups.ts';
import { readHand } from '../../scenes/read-hand.ts';
import { HandRow } from './HandRow.tsx';
import type { HandLook, OwnBoardsProps } from './props.ts';

/**
 * Reads and groups a written hand.
 * @param hand in tile notation, e.g. "123m 456p …"
 * @throws LessonError if it is not a hand of this game's tiles
 */
export function lookedAt(hand: string, { set, facts }: OwnBoardsProps): HandLook {
  readHand({ tiles: hand }, set, NOWHERE);
  return { is: 'hand', HandRow, groups: groupsOf(hand, facts.direction) };
}
