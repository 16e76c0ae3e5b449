/** Balances the right answers of a series, so that each side comes up as often as it should. */
import type { RuleId } from '../engine/action.ts';
import { createRandom, shuffle } from '../engine/random.ts';
import type { Relaxation, RulesetPart } from './misconceptions/relaxation.ts';
import type { Concept, GeneratorContext, QuestionSpec, Sides } from './question.ts';
import { versionOf } from './version.ts';

/**
 * Default block size: within 10 × the number of sides, the order is random. Small enough to even out soon, too large
 * for a reader to count.
 */
const BLOCK = 10;

type SidedConcept = Pick<Concept, 'sides' | 'version'>;

/**
 * The side the right answer of this question should have. Undefined if the concept has no sides or these rules give
 * none.
 */
export function sideOf(
  concept: SidedConcept,
  generator: GeneratorContext,
  spec: QuestionSpec,
): string | undefined {
  const { sides } = concept;
  if (!sides) return undefined;
  const side = sideAt(concept, sides, spec);
  if (spec.rules.length === 0) return side;
  const decided = sides.decided(generator, spec.rules);
  return decided.includes(side) ? side : decided[0];
}

/**
 * Keeps a series about chosen rules as fair as any other. If those rules never give the side whose turn it is, returns
 * a request for that side without the rules.
 */
export function fairly(concept: SidedConcept, generator: GeneratorContext, spec: QuestionSpec): QuestionSpec {
  const { sides } = concept;
  if (!sides || spec.rules.length === 0) return spec;
  const decided = sides.decided(generator, spec.rules);
  return decided.length === 0 || decided.includes(sideAt(concept, sides, spec))
    ? spec
    : { ...spec, rules: [] };
}

/** Yields this request and the later ones of its series that should have the same side. */
export function* likeIt(
  concept: SidedConcept,
  generator: GeneratorContext,
  spec: QuestionSpec,
): Generator<QuestionSpec, never> {
  const sideIn = (each: QuestionSpec): string | undefined =>
    sideOf(concept, generator, { ...each, rules: [] });
  const side = sideIn(spec);
  for (let { number } = spec; ; number++) {
    const each = { ...spec, number };
    if (sideIn(each) === side) yield each;
  }
}

/** The side of a question by its number: each block of numbers is one shuffled list of the sides. */
function sideAt(
  kind: SidedConcept,
  { all, block = BLOCK }: Sides,
  { concept, ruleset, seed, number }: QuestionSpec,
): string {
  const size = block * all.length;
  const random = createRandom(versionOf(kind), 'side', concept, ruleset, seed, Math.floor(number / size));
  const order = shuffle(
    Array.from({ length: size }, (_, i) => all[i % all.length] as string),
    random,
  );
  return order[number % size] as string;
}

/** Does one of these rules have a matching relaxation of one of these parts? */
export const hasRelaxation = (
  { relaxations }: GeneratorContext,
  rules: readonly RuleId[],
  parts: readonly RulesetPart[],
  is: (relaxation: Relaxation) => boolean,
): boolean => relaxations.some((each) => rules.includes(each.rule) && parts.includes(each.part) && is(each));
