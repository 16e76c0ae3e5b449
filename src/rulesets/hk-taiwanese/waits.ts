/** The one fan for a wait, if one kind alone would have won; named after the part it completes. */

import { scoringHandWith } from '../../engine/hands.ts';
import { memo } from '../../engine/memo.ts';
import type { Against } from '../../engine/objections.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import type { Kind } from '../../engine/tiles.ts';
import { rankOf } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import { way } from '../parts/finders.ts';
import type { Check } from '../parts/objections.ts';
import type { Pattern } from '../parts/patterns.ts';
import type { ReadHand } from '../parts/read-hand.ts';

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
function completedPart({ reading, placed }: ReadHand, tile: Kind | null): WaitPart {
  if (tile === null) return 'other';
  const set = reading.sets[placed];
  if (set === undefined) return reading.pair === tile ? 'pair' : 'other';
  if (set.kind === 'pair') return 'pair';
  if (set.kind !== 'chow') return 'other';
  const [low = 0] = set.tiles;
  if (tile === low + 1) return 'middle';
  return (tile === low + 2 && rankOf(low) === 1) || (tile === low && rankOf(low) === 7) ? 'edge' : 'other';
}

/** Objects unless one kind alone would have won and it completed this part. */
const lacksWait =
  (is: WaitPart): Check =>
  (hand, { scoringHand, how, position }): Against | null => {
    const { tile } = how;
    if (tile === null) return null;
    const others = waits(position.ruleset, scoringHandWith(scoringHand, tile, -1)).filter(
      (kind) => kind !== tile,
    );
    const part = completedPart(hand, tile);
    if (part === is) return others.length > 0 ? { is: 'also', tiles: others } : null;
    const set = hand.reading.sets[hand.placed];
    if (set?.kind === 'chow' || set?.kind === 'pung')
      return { is: 'finished', set: { kind: set.kind, tiles: set.tiles } };
    return part === 'pair' ? { is: 'finished-pair', tile } : { is: 'other-last', tile };
  };

/** The pattern of a single wait for this part. */
export const waitFor = (part: WaitPart): Pattern => ({
  finds: way((how, hand, win) => completedPart(hand, how.tile) === part && isOnlyWait(win)),
  lacks: lacksWait(part),
});
