/** Whose hand is asked about, and how its last tile came. */
import type { Wind } from '../../../engine/seats.ts';
import { EAST } from '../../../engine/tiles.ts';
import type { ShownHand } from '../../../puzzles/hands.ts';
import type { QuestionTelling } from '../question-kind.ts';
import { telling } from './telling.ts';

/** The seat and the round, which matter where winds are counted. */
export function seatText(
  { say, words, facts }: QuestionTelling,
  hand: Pick<ShownHand, 'seat' | 'round'>,
): string {
  if (facts.unit === null || !facts.kinds.includes(EAST)) return '';
  return say.hand.seat(words.windName(hand.seat), words.windName(hand.round ?? 0));
}

/** The round, where its wind is counted. */
export const roundText = ({ say, words, facts }: QuestionTelling, round: Wind = 0): string =>
  facts.unit !== null && facts.kinds.includes(EAST) ? say.hand.round(words.windName(round)) : '';

export function cameText(
  teller: QuestionTelling,
  hand: Pick<ShownHand, 'from' | 'winning' | 'seat' | 'way'>,
): string {
  const { say, words } = teller;
  const from = hand.from === null ? null : words.seatName(hand.from, telling(teller, hand.seat), 'start');
  const came = say.win.came(words.theTile(hand.winning), from);
  return hand.way === undefined ? came : `${came} ${say.win.special(hand.way, from, teller.terms.kong)}`;
}
