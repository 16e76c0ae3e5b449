import { dealEnd } from '#i18n/deal-end.ts';
import { words } from '#i18n/words.ts';
import type { Outcome } from '../../engine/table.ts';
import type { MessageContext } from '../../i18n/message-context.ts';

/** How a deal has ended, in a few words: "You win", "Nobody wins". */
export function endHead(outcome: Outcome, messageContext: MessageContext): string {
  const winners = outcome.is === 'won' ? outcome.winners.map(({ seat }) => seat) : [];
  const [only, another] = winners;
  if (only === undefined) return dealEnd.drawn;
  if (another !== undefined) return dealEnd.several(words.seatList(winners, messageContext));
  return only === messageContext.reader
    ? dealEnd.youWin
    : dealEnd.wins(words.seatName(only, messageContext, 'start'));
}
