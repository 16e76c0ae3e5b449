/** Finds the concept that practises given rules: a lesson sends its reader there. */
import type { RuleId } from '../engine/action.ts';
import { NoQuestionError, questionSteps } from './make.ts';
import { askingOf, type Concept, type GeneratorContext } from './question.ts';

/** A rule that a lesson teaches. */
interface RuleToPractise {
  readonly rule: RuleId;
  /** True if the rule is a scoring line. */
  readonly isPattern: boolean;
}

interface ConceptRules {
  readonly concept: string;
  /** The taught rules of which one decides each question. */
  readonly rules: readonly RuleId[];
}

/** The concepts that can practise a rule, by the ruleset part its relaxations change; the plainest first. */
const CONCEPTS_OF_PART = {
  shapes: ['win', 'waits'],
  wins: ['win', 'waits'],
  strictness: ['win'],
  permissions: ['may'],
  contest: ['claim'],
  calls: ['may', 'claim'],
  kongs: ['may'],
  clauses: ['may', 'pass'],
};
const SCORE_CONCEPTS = ['worth'];
/** Concepts tried if a rule decides no answer at the table: payments, fu and han. */
const PAYMENT_CONCEPTS = ['pays', 'fu', 'han'];

/** Number of attempts in which a question must be found. The page deals it on the spot, so it must be quick. */
const ATTEMPTS = 200;

/** The concept that most of the taught rules decide, with those rules. Returns null if no question is found soon. */
export function practisedBy(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  taught: readonly RuleToPractise[],
): ConceptRules | null {
  const by = new Map<string, RuleId[]>();
  for (const { rule, isPattern } of taught) {
    const parts = new Set(generator.relaxations.flatMap((each) => (each.rule === rule ? [each.part] : [])));
    const conceptIds = [...parts]
      .flatMap((part) => CONCEPTS_OF_PART[part])
      .concat(isPattern ? SCORE_CONCEPTS : []);
    // Concepts that are about this rule come before all others.
    const about = [...concepts].flatMap(([id, each]) => (each.about?.(generator).includes(rule) ? [id] : []));
    const kinds = new Set(
      about.length + conceptIds.length > 0 ? [...about, ...conceptIds] : PAYMENT_CONCEPTS,
    );
    for (const kind of kinds) if (concepts.has(kind)) by.set(kind, [...(by.get(kind) ?? []), rule]);
  }
  const ranked = [...by].sort(([, one], [, other]) => other.length - one.length);
  for (const [concept, rules] of ranked) {
    if (isFound(generator, concepts, concept, rules)) return { concept, rules };
  }
  return null;
}

/** Does a question of this concept that one of these rules decides come up within ATTEMPTS? */
export function isFound(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  id: string,
  rules: readonly RuleId[],
): boolean {
  const concept = concepts.get(id);
  if (!concept) return false;
  const asking = askingOf(id, generator.ruleset.id, { seed: rules.join(), rules });
  const steps = questionSteps(concept, generator, asking);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (steps.next().done) return true;
  } catch (error) {
    if (!(error instanceof NoQuestionError)) throw error;
  }
  return false;
}
