import type { Seat } from '../../../engine/seats.ts';
import type { Telling } from '../../../i18n/words.ts';
import type { Teller } from '../question-kind.ts';

/** Questions are told to whoever sits at this seat; East deals. */
export const telling = ({ terms }: Pick<Teller, 'terms'>, reader: Seat | null): Telling => ({
  reader,
  dealer: 0,
  terms,
});
