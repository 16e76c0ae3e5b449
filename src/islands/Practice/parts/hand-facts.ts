/** Whose hand is asked about, and how its last tile came. */
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Wind } from '../../../engine/seats.ts';
import { EAST } from '../../../engine/tiles.ts';
import type { ShownHand } from '../../../puzzles/hands.ts';
import type { PracticeContext } from '../question-kind.ts';
import { messageContext } from './telling.ts';

/** The seat and the round, which matter where winds are counted. */
export function seatText({ facts }: PracticeContext, hand: Pick<ShownHand, 'seat' | 'round'>): string {
  if (facts.unit === null || !facts.kinds.includes(EAST)) return '';
  return practiceQuestion.hand.seat(names.windName(hand.seat), names.windName(hand.round ?? 0));
}

/** The round, where its wind is counted. */
export const roundText = ({ facts }: PracticeContext, round: Wind = 0): string =>
  facts.unit !== null && facts.kinds.includes(EAST) ? practiceQuestion.hand.round(names.windName(round)) : '';

export function cameText(
  context: PracticeContext,
  hand: Pick<ShownHand, 'from' | 'winning' | 'seat' | 'way'>,
): string {
  const from =
    hand.from === null ? null : names.seatName(hand.from, messageContext(context, hand.seat), 'start');
  const came = practiceQuestion.win.came(names.theTile(hand.winning), from);
  return hand.way === undefined
    ? came
    : `${came} ${practiceQuestion.win.special(hand.way, from, context.terms.kong)}`;
}
