/** The one fan for a wait, if one kind alone would have won; named after the part it completes. */

import { scoringHandWith } from '../../../engine/hands.ts';
import { memo } from '../../../engine/memo.ts';
import type { WinToScore } from '../../../engine/scoring.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { rankOf } from '../../../engine/tiles.ts';
import { waits } from '../../../engine/win.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { way } from '../../parts/finders.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { pattern } from './finders.ts';

/**
 * Would one kind alone have won? A kind held four times does not count as a wait. The result is the same for every
 * reading.
 */
const isOnlyWait = memo(
  ({ scoringHand, how, position }: WinToScore): boolean =>
    how.tile !== null &&
    (scoringHand.counts[how.tile] as number) > 0 &&
    waits(position.ruleset, scoringHandWith(scoringHand, how.tile, -1)).length === 1,
);

type WaitPart = 'edge' | 'middle' | 'pair' | 'other';

/** The part that the winning tile completes in this reading. */
export function completedPart({ reading, placed }: ReadHand, tile: Kind | null): WaitPart {
  if (tile === null) return 'other';
  const set = reading.sets[placed];
  if (set === undefined) return reading.pair === tile ? 'pair' : 'other';
  if (set.kind === 'pair') return 'pair';
  if (set.kind !== 'chow') return 'other';
  const [low = 0] = set.tiles;
  if (tile === low + 1) return 'middle';
  return (tile === low + 2 && rankOf(low) === 1) || (tile === low && rankOf(low) === 7) ? 'edge' : 'other';
}

const wait = (id: string, part: WaitPart): FanPattern =>
  pattern(
    1,
    id,
    way((how, hand, win) => completedPart(hand, how.tile) === part && isOnlyWait(win)),
  );

export const WAITS: readonly FanPattern[] = [
  wait('edge-wait', 'edge'),
  wait('middle-wait', 'middle'),
  wait('pair-wait', 'pair'),
  wait('single-wait', 'other'),
];

export const WAIT_IDS: readonly string[] = WAITS.map(({ id }) => id);
