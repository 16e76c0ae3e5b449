/** Sentences about a hand: its seat, its round, how the last tile came, what was declared. */

import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import { isConcealed } from '../../engine/melds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Wind } from '../../engine/seats.ts';
import { EAST } from '../../engine/tiles.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from './message-context.ts';

/** Are hands scored in han and fu, so that the score itself is what is paid? */
export const isRanked = ({ scoring }: Ruleset): boolean => scoring?.ofLines !== undefined;

/** Does the game count hands, and have winds? */
const scoresWinds = ({ generator: { ruleset } }: PracticeContext): boolean =>
  ruleset.scoring !== null && playedIn(ruleset).includes(EAST);

/** Seat wind and round wind; empty in games that do not score winds. */
export function seatText(context: PracticeContext, hand: Pick<ShownHand, 'seat' | 'round'>): string {
  if (!scoresWinds(context)) return '';
  return practiceQuestion.hand.seat(names.windName(hand.seat), names.windName(hand.round ?? 0));
}

/** Round wind; empty in games that do not score winds. */
export const roundText = (context: PracticeContext, round: Wind = 0): string =>
  scoresWinds(context) ? practiceQuestion.hand.round(names.windName(round)) : '';

/** How the last tile came: “You draw 5 of dots. It was the last tile of the wall.” */
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

/** What the player has declared (or not); empty for an open hand, and in games without a declaration. */
export function declaredText(
  { generator }: PracticeContext,
  hand: Pick<ShownHand, 'melds' | 'facts'>,
): string {
  const [declares] = generator.ruleset.ready?.facts[0] ?? [];
  if (declares === undefined || !isConcealed(hand.melds)) return '';
  const so = Object.entries(hand.facts ?? {}).flatMap(([fact, is]) =>
    typeof is === 'boolean' ? [[fact, is] as const] : [],
  );
  return practiceQuestion.hand.so(so.length > 0 ? Object.fromEntries(so) : { [declares]: false }, null);
}

/** What is known of a hand with its last tile: its seat, what was declared, how the tile came. */
export const wonText = (context: PracticeContext, hand: ShownHand): string =>
  sentences(seatText(context, hand), declaredText(context, hand), cameText(context, hand));
