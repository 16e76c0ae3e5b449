/** Whose hand is asked about, and how its last tile came. */
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Wind } from '../../../engine/seats.ts';
import { EAST } from '../../../engine/tiles.ts';
import type { ShownHand } from '../../../puzzles/hands.ts';
import type { QuestionTelling } from '../question-kind.ts';
import { telling } from './telling.ts';

/** The seat and the round, which matter where winds are counted. */
export function seatText({ facts }: QuestionTelling, hand: Pick<ShownHand, 'seat' | 'round'>): string {
  if (facts.unit === null || !facts.kinds.includes(EAST)) return '';
  return practiceQuestion.hand.seat(names.windName(hand.seat), names.windName(hand.round ?? 0));
}

/** The round, where its wind is counted. */
export const roundText = ({ facts }: QuestionTelling, round: Wind = 0): string =>
  facts.unit !== null && facts.kinds.includes(EAST) ? practiceQuestion.hand.round(names.windName(round)) : '';

export function cameText(
  teller: QuestionTelling,
  hand: Pick<ShownHand, 'from' | 'winning' | 'seat' | 'way'>,
): string {
  const from = hand.from === null ? null : names.seatName(hand.from, telling(teller, hand.seat), 'start');
  const came = practiceQuestion.win.came(names.theTile(hand.winning), from);
  return hand.way === undefined
    ? came
    : `${came} ${practiceQuestion.win.special(hand.way, from, teller.terms.kong)}`;
}
