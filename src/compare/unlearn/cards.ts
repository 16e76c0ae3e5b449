/** Review cards for somebody who mixes up two games: over days, practice asks the same kind of question in both. */
import type { RuleId } from '../../engine/action.ts';
import type { KindAndRule } from '../../notation/two-game-id.ts';
import { isFound } from '../../puzzles/coverage.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { COMMON, type GameRuling, ruleNamed } from '../table.ts';

/**
 * Makes a card from the first rule of a game's answer that this kind of question can ask about; null if there is none.
 * @param concepts the kinds of question that the game has
 * @param rulesByKind the rules that each kind can ask about, where they are known already; else they are searched for
 */
export function cardFor(
  answer: GameRuling | undefined,
  concept: string,
  concepts: ReadonlyMap<string, Concept>,
  generator: GeneratorContext,
  rulesByKind?: Readonly<Record<string, readonly RuleId[]>>,
): KindAndRule | null {
  const parts = concepts.get(concept)?.parts ?? [];
  const ruleset = generator.ruleset.id;
  const rule = [...(answer?.rules ?? []), ...(answer?.see ?? [])]
    .map((name) => ruleNamed(name, ruleset))
    .filter(({ book }) => book !== COMMON)
    .map((named) => named.rule)
    .find(
      (each) =>
        generator.relaxations.some(
          (relaxation) => relaxation.rule === each && parts.includes(relaxation.part),
        ) &&
        (rulesByKind ? rulesByKind[concept]?.includes(each) : isFound(generator, concepts, concept, [each])),
    );
  return rule === undefined ? null : { ruleset, concept, rule };
}
