/** What practice asks again, over days, of somebody who mixes two games up: the same kind of question in both. */
import type { RuleId } from '../../engine/action.ts';
import { isFound } from '../../puzzles/coverage.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { COMMON, type GameRuling, ruleNamed } from '../table.ts';

/** A rule in a kind of question of a game. */
export interface UnlearnCard {
  readonly ruleset: string;
  readonly concept: string;
  readonly rule: RuleId;
}

/**
 * The first rule of a game's answer that practice asks about by this kind of question; null where it does about none.
 * @param concepts the kinds of question that the game has
 */
export function cardFor(
  answer: GameRuling | undefined,
  concept: string,
  concepts: ReadonlyMap<string, Concept>,
  generator: GeneratorContext,
): UnlearnCard | null {
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

/** Dealing takes a while, and twenty pages ask the same. */
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
