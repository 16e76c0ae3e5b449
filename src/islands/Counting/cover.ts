/** Shows a link's hand before it is scored; needs no rules. */
import { tilesOf } from '../../evaluation/hand.ts';
import { readText } from '../../evaluation/parse.ts';
import { parseScoreLink, ShareError } from '../../notation/score-link.ts';
import { groupsOf } from '../../scenes/presentation/groups.ts';
import { Cover } from '../../ui/Cover/Cover.tsx';
import { HandRow } from '../OwnBoards/HandRow.tsx';
import type { CountingProps, CoveredHand } from './props.ts';

/**
 * Reads the hand of a link.
 * @param fragment with "#"
 * @returns null if there is no readable hand; the desk then says why
 */
export async function coveredIn(
  fragment: string,
  { direction }: Pick<CountingProps, 'direction'>,
): Promise<CoveredHand | null> {
  const link = linkIn(fragment);
  if (link === null) return null;
  const read = readText(link.hand, link.seat);
  if (read.is !== 'hand' || read.hand.filler) return null;
  const tiles = tilesOf(read.hand);
  if (tiles.length === 0) return null;
  return { is: 'covered', Cover, HandRow, groups: groupsOf(link.hand, direction, link.seat) };
}

function linkIn(fragment: string) {
  try {
    return parseScoreLink(fragment);
  } catch (error) {
    if (error instanceof ShareError) return null;
    throw error;
  }
}
