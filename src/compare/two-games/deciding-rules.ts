/** By which rule two games may part over something: one that is left out of a game, or taken for the other game's. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Relaxation, RulesetPart } from '../../puzzles/misconceptions/relaxation.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { withPart } from '../deal/rule-areas.ts';

/** The shape of sets and a pair: what wins by it everywhere is no difference. */
const STANDARD = 'without shape standard';

/** What may decide, of these parts of a game: one rule left out, or taken for another. */
export const deciding = (
  { relaxations }: GeneratorContext,
  parts: readonly RulesetPart[],
): readonly Relaxation[] => relaxations.filter(({ part, id }) => parts.includes(part) && id !== STANDARD);

/** A game with what another one has in the place of a rule that is left out here. */
export function exchanged({ part, rule }: Relaxation, into: Ruleset, of: Ruleset): Ruleset {
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

/** Its conditions, its minimum, or its shapes: whichever the rule is one of. */
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
