/** Facts that exclude each other in this game. */

import type { Exclusion } from '../../engine/exclusion.ts';
import type { Chosen } from '../../engine/game.ts';

export const exclusionsFor = (chosen: Chosen): readonly Exclusion[] => [
  // Ready is declared with the first discard, before any set; from then on none is laid down.
  { of: ['no hasDiscarded', 'ready'], rule: 'ready-first-turn' },
  { of: ['ready', 'called set'], rule: 'ready-first-turn' },
  { of: ['ready', 'called kong'], rule: 'ready-first-turn' },
  { of: ['ready', 'concealed kong'], rule: 'ready-first-turn' },
  // Before the first discard of all, and before the dealer's first turn, there is nothing to let go.
  { of: ['passedWin', 'first turn', 'offered'], rule: 'passed-win' },
  { of: ['passedWin', 'no hasDiscarded', 'dealer', 'no replacement'], rule: 'passed-win' },
  // Bonus tiles that are dealt are replaced before the first turn.
  { of: ['first turn', 'dealer', 'bonus replacement'], rule: 'flowers-please' },
  // Where only one seat wins with a tile, a dealer on a streak has won last, and owns the ledger.
  ...(chosen['several-winners'] === true
    ? []
    : [{ of: ['winning', 'streak'], unless: ['dealer'], rule: 'pull' } as const]),
];
