/** Whose hand is asked about, and how its last tile came. */
import { EAST } from '../../../engine/tiles.ts';
import type { ShownHand } from '../../../puzzles/hands.ts';
import type { Teller } from '../asker.ts';
import { telling } from '../told.ts';

/** The seat and the round, which matter where winds are counted. */
export function seatText({ say, words, room }: Teller, hand: Pick<ShownHand, 'seat' | 'round'>): string {
  const { scoring, tiles } = room.ruleset;
  if (scoring === null || !tiles[EAST]) return '';
  return say.hand.seat(words.windName(hand.seat), words.windName(hand.round ?? 0));
}

export function cameText(teller: Teller, hand: Pick<ShownHand, 'from' | 'winning' | 'seat'>): string {
  const { say, words } = teller;
  const from = hand.from === null ? null : words.seatName(hand.from, telling(teller, hand.seat), 'start');
  return say.win.came(words.theTile(hand.winning), from);
}
