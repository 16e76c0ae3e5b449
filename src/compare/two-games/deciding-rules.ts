/** The rules over which two games may differ: a rule left out, or replaced by the other game's counterpart. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Relaxation, RulesetPart } from '../../puzzles/misconceptions/relaxation.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { withPart } from '../deal/rule-areas.ts';

/** Relaxation id of the standard shape (sets and a pair); it is shared by all games, so never a difference. */
const STANDARD = 'without shape standard';

/** Lists the relaxations of these ruleset parts that can decide an answer, without the standard shape. */
export const relaxationsIn = (
  { relaxations }: GeneratorContext,
  parts: readonly RulesetPart[],
): readonly Relaxation[] => relaxations.filter(({ part, id }) => parts.includes(part) && id !== STANDARD);

/** Returns `into` with the relaxed rule's part replaced by the counterpart of game `of`. */
export function withRuleOf({ part, rule }: Relaxation, into: Ruleset, of: Ruleset): Ruleset {
  switch (part) {
    case 'contest':
      return withPart(into, 'contest', of);
    case 'clauses':
      return withPart(into, `clause ${rule}`, of);
    case 'calls': {
      const call = (['chow', 'pung', 'kong'] as const).find((each) => into.calls[each].rule === rule);
      return call ? withPart(into, `calls.${call}`, of) : into;
    }
    case 'kongs': {
      const { kongs } = into;
      if (rule === kongs.emptyWall) return withPart(into, 'kongs.emptyWall', of);
      const kong = (['concealed', 'promoted', 'robbing'] as const).find((each) => kongs[each].rule === rule);
      return kong ? withPart(into, `kongs.${kong}`, of) : into;
    }
    default:
      return withWins(rule, into, of);
  }
}

/** Replaces the constraints, the minimum (with scoring) or the shapes, whichever the rule belongs to. */
function withWins(rule: string, into: Ruleset, of: Ruleset): Ruleset {
  const { constraints, minimum, shapes, shapeRule } = of.wins;
  const changed = (change: Partial<Ruleset['wins']>): Ruleset => ({
    ...into,
    wins: { ...into.wins, ...change },
  });
  if (into.wins.constraints.some((each) => each.rule === rule)) return changed({ constraints });
  if (into.wins.minimum?.rule === rule) return { ...changed({ minimum }), scoring: of.scoring };
  return changed({ shapes, shapeRule });
}
