/** Facts that exclude each other in this game. */
import type { Exclusion } from '../../engine/exclusion.ts';

const ANY_DEAL: readonly Exclusion[] = [
  // Fishing is declared with a discard; an original call counts as fishing, also one of the exchanges.
  { of: ['no hasDiscarded', 'fishing'], unless: ['originalCall'], rule: 'fishing-with-discard' },
  // Bonus tiles that are dealt are replaced before the first turn.
  { of: ['first turn', 'dealer', 'bonus replacement'], rule: 'bonus-replaced' },
  { of: ['originalCall', 'no fishing'], rule: 'original-call' },
  // A called set changes the hand, and the call is lost. A kong may leave it as it was.
  { of: ['originalCall', 'called set'], rule: 'original-call' },
];

export const ordinaryExclusions: readonly Exclusion[] = [
  ...ANY_DEAL,
  // The call is made with the first discard.
  { of: ['no hasDiscarded', 'originalCall'], rule: 'original-call' },
];

/** In a goulash the call may be made in the exchanges, before anybody discards. */
export const goulashExclusions = ANY_DEAL;
