/** Which kind of question turns on some rules: what a lesson that teaches them sends its reader to. */
import type { RuleId } from '../engine/action.ts';
import { NoQuestionError, questionSteps } from './make.ts';
import type { Concept, GeneratorContext } from './question.ts';

/** A rule that is taught. */
interface RuleToPractise {
  readonly rule: RuleId;
  /** It is a line of a score. */
  readonly isPattern: boolean;
}

interface Practised {
  readonly concept: string;
  /** Those of the rules of which one decides each of its questions. */
  readonly rules: readonly RuleId[];
}

/** Which kinds of question ask for a rule, by what becomes of the ruleset without it; the plainest first. */
const ASKED = {
  wins: ['win', 'waits'],
  strictness: ['win'],
  permissions: ['may'],
  contest: ['claim'],
  calls: ['may', 'claim'],
  kongs: ['may'],
  clauses: ['may', 'pass'],
};
const COUNTED = ['worth'];
/** What decides no answer at the table may be about money, or about what a hand counts beside. */
const PAID = ['pays', 'fu', 'han'];

/** In how many attempts a question must be found: it is dealt in the page then at once. */
const ATTEMPTS = 200;

/** The kind of question that most of these rules decide, and which; null where none is found soon. */
export function practisedBy(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  taught: readonly RuleToPractise[],
): Practised | null {
  const by = new Map<string, RuleId[]>();
  for (const { rule, isPattern } of taught) {
    const parts = new Set(generator.relaxations.flatMap((each) => (each.rule === rule ? [each.part] : [])));
    const conceptIds = [...parts].flatMap((part) => ASKED[part]).concat(isPattern ? COUNTED : []);
    // Kinds that are about a few rules, and about this one, come before all others.
    const about = [...concepts].flatMap(([id, each]) => (each.about?.(generator).includes(rule) ? [id] : []));
    const kinds = new Set(about.length + conceptIds.length > 0 ? [...about, ...conceptIds] : PAID);
    for (const kind of kinds) if (concepts.has(kind)) by.set(kind, [...(by.get(kind) ?? []), rule]);
  }
  const ranked = [...by].sort(([, one], [, other]) => other.length - one.length);
  for (const [concept, rules] of ranked) {
    if (isFound(generator, concepts, concept, rules)) return { concept, rules };
  }
  return null;
}

/** Whether a question of this kind that turns on one of these rules comes up within a few attempts. */
export function isFound(
  generator: GeneratorContext,
  concepts: ReadonlyMap<string, Concept>,
  id: string,
  rules: readonly RuleId[],
): boolean {
  const concept = concepts.get(id);
  if (!concept) return false;
  const asking = {
    concept: id,
    ruleset: generator.ruleset.id,
    chosen: {},
    under: 'ordinary',
    grade: 1,
    without: [],
  } as const;
  const steps = questionSteps(concept, generator, { ...asking, seed: rules.join(), number: 0, rules });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (steps.next().done) return true;
  } catch (error) {
    if (!(error instanceof NoQuestionError)) throw error;
  }
  return false;
}
