/**
 * Keeps the moments of a review as questions, opens one of them again, and grades the move that is made there. Loads at
 * the end of a deal, and with such a question.
 */
import { words } from '#i18n/words.ts';
import { costliest } from '../../bots/hand-review.ts';
import type { Game } from '../../engine/game.ts';
import { hashSeed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { seenBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Frame } from '../../machines/table.ts';
import { moveOf } from '../../sessions/decisions.ts';
import { type Hand, YOU } from '../../sessions/hand.ts';
import { cutOff, goTo, type TableHistory } from '../../sessions/hand-history.ts';
import { linkOf, openLink } from '../../sessions/share.ts';
import { changeMoment, keepMoments, readMoment } from '../../storage/moments.ts';
import { scheduleCard } from '../Practice/schedule.ts';
import { pastDecision } from './past-decision.ts';
import type { OpenedHand } from './props.ts';

/**
 * Keeps these decisions of the reader as questions.
 * @param frames indexes of the frames at which they were made
 * @returns how many come back; 0 where the browser keeps nothing
 */
export function keepDecisions(hand: Hand, history: TableHistory, frames: readonly number[]): number {
  const moments = frames.map((at) => {
    const link = linkOf(hand, cutOff(goTo(history, at)), YOU);
    return [hashSeed(link).toString(36), { game: hand.game.id, link }] as const;
  });
  const isKept = keepMoments(Object.fromEntries(moments), scheduleCard(undefined, false, Date.now()));
  return isKept ? moments.length : 0;
}

/** Opens a moment at the reader's decision. Null if it is not kept, or its deal can no longer be played. */
export function momentOf(game: Game, id: string): OpenedHand | null {
  const moment = readMoment(id);
  if (moment?.game !== game.id) return null;
  const opened = openLink(game, `#${moment.link}`);
  if (!('hand' in opened)) return null;
  return { hand: opened.hand, history: opened.history, duel: opened.history.at, moment: id };
}

/** The move that was made at a moment, and whether nothing much better was to be had. */
export interface GradedMove {
  readonly isRight: boolean;
  /** Is it the move of the hint, or one beside which there was no choice? */
  readonly isBest: boolean;
  /** The move and a hint in words. */
  readonly text: string;
}

/** Grades a move of the reader: it is right if a review would pass it over. Null for a move of somebody else. */
export function gradeMoment(
  ruleset: Ruleset,
  before: Frame,
  after: Frame,
  messageContext: MessageContext,
): GradedMove | null {
  const { table } = before;
  const move = moveOf(after, YOU);
  if (move === null) return null;
  const view = seenBy(ruleset, table, YOU);
  const compared = pastDecision({ ruleset, table, move }, messageContext);
  if (move.despite !== undefined)
    return { isRight: false, isBest: false, text: mistakeText(after, messageContext) };
  return {
    isRight: costliest([{ view, action: move }], ruleset, 1).length === 0,
    isBest: compared?.isSame ?? true,
    text: compared?.text ?? '',
  };
}

/** A mistake that was insisted on, and its price, in words. */
const mistakeText = ({ event }: Frame, messageContext: MessageContext): string =>
  event?.type === 'erred'
    ? `${words.narrate(event, messageContext)} ${words.price(event.price, messageContext)}`
    : '';

/** Notes how a moment was answered. */
export const noteMoment = (id: string, isRight: boolean): void =>
  changeMoment(id, (card) => scheduleCard(card, isRight, Date.now()));
