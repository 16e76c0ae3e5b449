/** Common wrong ideas of a whole hand. Each is the ruleset with one shape widened. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Shape } from '../../engine/scoring.ts';
import { EAST } from '../../engine/tiles.ts';
import { countsFours, fourAmongPairs, otherFours, pairsForSets, setsAndPairs } from './odd-pairs.ts';
import { acrossSuits, HONOUR_RUNS, MIXED_RUNS, oneOf, WRAPS, withBlocks } from './odd-runs.ts';
import type { Relaxation } from './relaxation.ts';

/** Common rule id that defines a chow. */
const RUNS = 'no-wrap';

/** Every wrong idea of a shape that fits this ruleset. Example ids: `wrap`, `mixed-run`, `pairs-for-sets`. */
export function ideasOf(ruleset: Ruleset): Relaxation[] {
  const { wins } = ruleset;
  const idea = (
    id: string,
    of: string,
    by: (shape: Shape) => Shape,
    distractor: NonNullable<Relaxation['distractor']>,
    rule?: RuleId,
  ): Relaxation[] =>
    wins.shapes
      .filter((shape) => shape.id === of)
      .map((shape) => ({
        id,
        rule: rule ?? shape.rule,
        distractor,
        ...(by === otherFours && countsFours(shape) && { fewer: true as const }),
        part: 'shapes',
        ruleset: {
          ...ruleset,
          wins: {
            ...wins,
            shapes: wins.shapes.map((each) => (each === shape ? by(each) : each)),
          },
        },
      }));
  const honours = (ruleset.tiles[EAST] ?? 0) > 0;
  return [
    ...idea('wrap', 'standard', withBlocks(WRAPS), oneOf(WRAPS), RUNS),
    ...idea('mixed-run', 'standard', acrossSuits(), oneOf(MIXED_RUNS), RUNS),
    ...(honours ? idea('honour-run', 'standard', withBlocks(HONOUR_RUNS), oneOf(HONOUR_RUNS), RUNS) : []),
    ...idea('pairs-for-sets', 'standard', pairsForSets, setsAndPairs),
    ...idea('fours-otherwise', 'seven-pairs', otherFours, fourAmongPairs),
  ];
}
