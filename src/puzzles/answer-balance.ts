/** Which of a few answers is to be right in the questions of a series, so that each is as often as it should be. */
import type { RuleId } from '../engine/action.ts';
import { createRandom, shuffled } from '../engine/random.ts';
import type { Relaxation, RulesetPart } from './misconceptions/relaxation.ts';
import type { Concept, GeneratorContext, QuestionSpec, Sides } from './question.ts';
import { versionOf } from './version.ts';

/** Among so many of each side the order is left to chance: few enough to be even soon, too many to be counted. */
const BLOCK = 10;

type Sided = Pick<Concept, 'sides' | 'version'>;

/** What the right answer of this question should come to; undefined where its concept or these rules have no say. */
export function sideOf(
  concept: Sided,
  generator: GeneratorContext,
  asking: QuestionSpec,
): string | undefined {
  const { sides } = concept;
  if (!sides) return undefined;
  const side = sideAt(concept, sides, asking);
  if (asking.rules.length === 0) return side;
  const decided = sides.decided(generator, asking.rules);
  return decided.includes(side) ? side : decided[0];
}

/**
 * What is asked in a series where something is to be decided by these rules: where they never give the answer whose turn
 * it is, a question that has it and is decided by anything. So a list of such questions is as fair as any other.
 */
export function fairly(concept: Sided, generator: GeneratorContext, asking: QuestionSpec): QuestionSpec {
  const { sides } = concept;
  if (!sides || asking.rules.length === 0) return asking;
  const decided = sides.decided(generator, asking.rules);
  return decided.length === 0 || decided.includes(sideAt(concept, sides, asking))
    ? asking
    : { ...asking, rules: [] };
}

/** This question, and those after it in its series whose right answer is to come to the same. */
export function* likeIt(
  concept: Sided,
  generator: GeneratorContext,
  asking: QuestionSpec,
): Generator<QuestionSpec, never> {
  const sideIn = (each: QuestionSpec): string | undefined =>
    sideOf(concept, generator, { ...each, rules: [] });
  const side = sideIn(asking);
  for (let { number } = asking; ; number++) {
    const each = { ...asking, number };
    if (sideIn(each) === side) yield each;
  }
}

function sideAt(
  kind: Sided,
  { all, block = BLOCK }: Sides,
  { concept, ruleset, seed, number }: QuestionSpec,
): string {
  const size = block * all.length;
  const random = createRandom(versionOf(kind), 'side', concept, ruleset, seed, Math.floor(number / size));
  const order = shuffled(
    Array.from({ length: size }, (_, i) => all[i % all.length] as string),
    random,
  );
  return order[number % size] as string;
}

/** Whether one of these rules has a relaxation of such a part. */
export const hasRelaxation = (
  { relaxations }: GeneratorContext,
  rules: readonly RuleId[],
  parts: readonly RulesetPart[],
  is: (relaxation: Relaxation) => boolean,
): boolean => relaxations.some((each) => rules.includes(each.rule) && parts.includes(each.part) && is(each));
