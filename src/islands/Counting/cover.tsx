/** Shows a link's hand before it is scored; needs no rules. */
import type { JSX } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { tilesOf } from '../../evaluation/hand.ts';
import { readText } from '../../evaluation/parse.ts';
import { parseScoreLink, ShareError } from '../../notation/score-link.ts';
import { groupsOf } from '../../scenes/presentation/groups.ts';
import { Cover } from '../../ui/Cover/Cover.tsx';
import { HandRow } from '../OwnBoards/HandRow.tsx';

/**
 * Reads the hand of a link, to be drawn under a cover.
 * @param fragment with "#"
 * @returns null if there is no readable hand; the desk then says why
 */
export function coverIn(
  fragment: string,
  { direction }: { readonly direction: Ruleset['direction'] },
): ((onBegin: () => Promise<void>) => JSX.Element) | null {
  const link = linkIn(fragment);
  if (link === null) return null;
  const read = readText(link.hand, link.seat);
  if (read.is !== 'hand' || read.hand.filler || tilesOf(read.hand).length === 0) return null;
  const groups = groupsOf(link.hand, direction, link.seat);
  return (onBegin) => (
    <Cover title={cover.score} begins="score" onBegin={onBegin}>
      <HandRow groups={groups} />
    </Cover>
  );
}

function linkIn(fragment: string) {
  try {
    return parseScoreLink(fragment);
  } catch (error) {
    if (error instanceof ShareError) return null;
    throw error;
  }
}
