/** The steps that run by themselves, for games that differ in little else. */
import type { Flow } from '../../engine/procedure-rules.ts';

/** Builds a flow from rule ids of the common rulebook, overridden and completed by those of one game. */
export const flow = (
  own: Omit<
    Flow,
    | 'hidden'
    | 'together'
    | 'last'
    | 'shown'
    | 'shared'
    | 'bonus'
    | 'order'
    | 'anyWorth'
    | 'best'
    | 'counters'
    | 'betsStay'
    | 'final'
    | 'opened'
  > &
    Partial<Flow>,
): Flow => ({
  hidden: 'one-source',
  together: 'claims-together',
  last: 'last-discard',
  shown: 'kong-shown',
  shared: null,
  bonus: null,
  order: null,
  anyWorth: null,
  best: null,
  opened: null,
  counters: null,
  betsStay: null,
  final: null,
  ...own,
});
