/** What each seat has declared last: fishing, and that it is fishing no longer. */
import { memory } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { FISHING, NO_LONGER, ORIGINAL_CALL } from './declarable-words.ts';
import { hasCalled } from './original-call.ts';

export type Declaration = '' | typeof FISHING | typeof ORIGINAL_CALL | typeof NO_LONGER;

export const declarations = memory<readonly Declaration[]>('fishing-first', ['', '', '', '']);

/** Whether this seat has declared that it is fishing, by an original call too; whoever has may win (`fishing-first`). */
export const hasFished = (position: Position, seat: Seat): boolean =>
  declarations.of(position.table)[seat] !== '' || hasCalled(position, seat);
