/** What goes by itself in games that differ in little else. */
import type { Flow } from '../../engine/procedure-rules.ts';

/** Rules that hold in every game, by their ids in the common rulebook; then those of one game. */
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
