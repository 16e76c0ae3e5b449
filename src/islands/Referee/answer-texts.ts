/** Status texts of the referee page, shown and announced. */

import { type Accessor, createMemo } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { RefereeSession } from './referee-session.ts';

interface Voice {
  readonly name: (seat: Seat) => string;
  readonly messageContext: Accessor<MessageContext>;
}

/**
 * Creates the texts about the latest answer. While the deal runs by itself, a screen reader hears only that the reader must answer.
 */
export function createAnswerTexts(desk: RefereeSession, { name, messageContext }: Voice) {
  const events = () => desk.moment().sitting.events;
  const status = createMemo(() => {
    const { entries, answers } = desk.moment();
    const last = entries.findLast(({ to }) => to === 'referee');
    const lines = last ? [referee.answers(name(last.seat), last.lines[0] ?? referee.noAnswer)] : [];
    if (answers.some((answer) => answer !== undefined)) return [...lines, referee.othersToAnswer].join(' ');
    const visibleEvents = events().filter(({ type }) => type !== 'answered' && type !== 'unclaimed');
    return [...lines, ...visibleEvents.map((event) => words.narrate(event, messageContext()))].join(' ');
  });
  const spoken = createMemo(() => {
    const asking = desk.asking();
    const prompt = asking ? referee.prompt(name(asking.seat), asking.type) : '';
    return desk.running() && !asking ? '' : sentences(status(), prompt);
  });
  return {
    events,
    /** The last answer and the last events. */
    status,
    /** Announcement: every step; while running, only that the reader must answer. */
    spoken,
  };
}
