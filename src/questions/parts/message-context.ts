import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { PracticeContext } from '../kind.ts';

/** Message context for a reader at this seat (null: a spectator). East, seat 0, always deals in practice. */
export const messageContext = (
  { terms }: Pick<PracticeContext, 'terms'>,
  reader: Seat | null,
): MessageContext => ({
  reader,
  dealer: 0,
  terms,
});
