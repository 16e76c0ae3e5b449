/** Review cards for somebody who mixes up two games: over days, practice asks the same kind of question in both. */
import type { RuleId } from '../../engine/action.ts';
import type { KindAndRule } from '../../notation/two-game-id.ts';
import { isFound } from '../../puzzles/coverage.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { COMMON, type GameRuling, ruleNamed } from '../table.ts';

/**
 * Makes a card from the first rule of a game's answer that this kind of question can ask about; null if there is none.
 * @param concepts the kinds of question that the game has
 */
export function cardFor(
  answer: GameRuling | undefined,
  concept: string,
  concepts: ReadonlyMap<string, Concept>,
  generator: GeneratorContext,
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
        ) && hasQuestionOn(generator, concepts, concept, each),
    );
  return rule === undefined ? null : { ruleset, concept, rule };
}

/** Remembers whether a question on a rule can be dealt: dealing is slow, and twenty pages ask the same. */
const cache = new WeakMap<GeneratorContext, Map<string, boolean>>();

function hasQuestionOn(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  concept: string,
  rule: RuleId,
): boolean {
  const all = cache.get(generator) ?? new Map<string, boolean>();
  cache.set(generator, all);
  const name = `${concept} ${rule}`;
  const is = all.get(name) ?? isFound(generator, concepts, concept, [rule]);
  all.set(name, is);
  return is;
}
