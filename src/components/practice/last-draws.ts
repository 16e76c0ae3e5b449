/** Hands to play out at the end of a course: each an address of the play table, eight draws before its end. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatShare, fromSeed } from '../../notation/share.ts';
import { someLastDraws } from '../../puzzles/last-draws.ts';
import { YOU } from '../../sessions/hand.ts';

/** How many there are, and the seed that they are dealt from. */
const HANDS = 3;
const SEED = 'last';

interface HandToPlay {
  /** The fragment of its address. */
  readonly link: string;
  /** What the reader holds. */
  readonly tiles: readonly Kind[];
}

/** @throws RangeError where bots do not come to so many */
export const lastDrawsOf = (ruleset: Ruleset): HandToPlay[] =>
  someLastDraws(ruleset, SEED, YOU, HANDS).map(({ seed, table, actions, moves }) => ({
    link: formatShare({
      game: ruleset.id,
      chosen: {},
      bots: null,
      under: 'ordinary',
      start: fromSeed(seed),
      actions,
      step: moves,
      seat: YOU,
    }),
    tiles: table.seats[YOU].concealed,
  }));
