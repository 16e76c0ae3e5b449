import type { Seat } from '../../../engine/seats.ts';
import type { MessageContext } from '../../../i18n/message-context.ts';
import type { PracticeContext } from '../question-kind.ts';

/** Questions are told to whoever sits at this seat; East deals. */
export const messageContext = (
  { terms }: Pick<PracticeContext, 'terms'>,
  reader: Seat | null,
): MessageContext => ({
  reader,
  dealer: 0,
  terms,
});
