/** Whose hand is asked about, and how its last tile came. */
import type { ShownHand } from '../../../puzzles/hands.ts';
import type { Teller } from '../asker.ts';
import { telling } from '../told.ts';

/** The seat, which matters where winds are counted; and the round, where it is not East's. */
export function seatText({ say, words, room }: Teller, hand: Pick<ShownHand, 'seat' | 'round'>): string {
  if (room.ruleset.scoring === null) return '';
  return say.hand.seat(
    words.windName(hand.seat),
    room.ruleset.scoring === null ? null : words.windName(hand.round ?? 0),
  );
}

export function cameText(teller: Teller, hand: Pick<ShownHand, 'from' | 'winning' | 'seat'>): string {
  const { say, words } = teller;
  const from = hand.from === null ? null : words.seatName(hand.from, telling(teller, hand.seat), 'start');
  return say.win.came(words.theTile(hand.winning), from);
}
