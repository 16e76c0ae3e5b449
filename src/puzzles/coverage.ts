/** Finds the concept that practises given rules: a lesson sends its reader there. */
import type { RuleId } from '../engine/action.ts';
import { NoQuestionError, questionSteps } from './make.ts';
import { type Concept, type GeneratorContext, questionSpec } from './question.ts';

/** A rule that a lesson teaches. */
interface RuleToPractise {
  readonly rule: RuleId;
  /** True if the rule is a scoring line. */
  readonly isPattern: boolean;
}

type PractisedPart = keyof NonNullable<Concept['practises']>;

export interface ConceptRules {
  readonly concept: string;
  /** The taught rules of which one decides each question. */
  readonly rules: readonly RuleId[];
}

/** Number of attempts in which a question must be found. The page deals it on the spot, so it must be quick. */
const ATTEMPTS = 200;

/** The concepts of a game that practise what touches this part, the plainest first. */
function conceptsThatPractise(
  concepts: ReadonlyMap<string, Concept>,
  part: PractisedPart,
): readonly string[] {
  return [...concepts]
    .flatMap(([id, { practises }]) => {
      const rank = practises?.[part];
      return rank === undefined ? [] : [{ id, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}

/**
 * The concept that most of the taught rules decide, with those rules. Returns null if no question is found soon.
 * @param without the rules that are taught later: no question may have one of them in it
 */
export function practisedBy(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  taught: readonly RuleToPractise[],
  without: readonly RuleId[] = [],
): ConceptRules | null {
  const by = new Map<string, RuleId[]>();
  for (const { rule, isPattern } of taught) {
    const parts = new Set(generator.relaxations.flatMap((each) => (each.rule === rule ? [each.part] : [])));
    const fitting = [...parts, ...(isPattern ? (['pattern'] as const) : [])].flatMap((part) =>
      conceptsThatPractise(concepts, part),
    );
    // Concepts that are about this rule come before all others.
    const about = [...concepts].flatMap(([id, each]) => (each.about?.(generator).includes(rule) ? [id] : []));
    // A rule that decides no answer at the table may decide a payment, fu or han.
    const kinds = new Set(
      about.length + fitting.length > 0 ? [...about, ...fitting] : conceptsThatPractise(concepts, 'payment'),
    );
    for (const kind of kinds) by.set(kind, [...(by.get(kind) ?? []), rule]);
  }
  const ranked = [...by].sort(([, one], [, other]) => other.length - one.length);
  for (const [concept, rules] of ranked) {
    if (isFound(generator, concepts, concept, rules, without)) return { concept, rules };
  }
  return null;
}

/** Does a question of this concept that one of these rules decides come up within ATTEMPTS? */
export function isFound(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  id: string,
  rules: readonly RuleId[],
  without: readonly RuleId[] = [],
): boolean {
  const concept = concepts.get(id);
  if (!concept) return false;
  const spec = questionSpec(id, generator.ruleset.id, { seed: rules.join(), rules, without });
  const steps = questionSteps(concept, generator, spec);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (steps.next().done) return true;
  } catch (error) {
    if (!(error instanceof NoQuestionError)) throw error;
  }
  return false;
}
