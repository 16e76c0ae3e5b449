/** Each seat's latest declaration: fishing, original call, no longer fishing; "" for none. */
import { memory } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { FISHING, NO_LONGER, ORIGINAL_CALL } from './declarable-words.ts';
import { hasCalled } from './original-call.ts';

export type Declaration = '' | typeof FISHING | typeof ORIGINAL_CALL | typeof NO_LONGER;

export const declarations = memory<readonly Declaration[]>('fishing-first', ['', '', '', '']);

/** Has this seat ever declared fishing, or an original call? Only such seats may win (rule `fishing-first`). */
export const hasFished = (position: Position, seat: Seat): boolean =>
  declarations.of(position.table)[seat] !== '' || hasCalled(position, seat);
