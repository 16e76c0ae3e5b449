/** Makes one question of a series. The same seed gives the same question for as long as the version stays the same. */
import type { RuleId } from '../engine/action.ts';
import { createRandom } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { sideOf } from './answer-balance.ts';
import { isMet } from './involved-rules.ts';
import type { Relaxation } from './misconceptions/relaxation.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from './question.ts';
import { versionOf } from './version.ts';

/** Number of attempts before makeQuestion gives up. */
const ATTEMPTS = 3000;

/**
 * For this many attempts only the side whose turn it is counts. After that any side will do, because some rules hardly
 * ever give that side.
 */
const SIDE_PATIENCE = 300;

/** Number of attempts that look at hands of played deals first. The rules asked for may decide none of them. */
const PLAYED_ATTEMPTS = 2;

/** Thrown when no question that these rules decide could be dealt. */
export class NoQuestionError extends RangeError {
  constructor(concept: string, rules: readonly RuleId[]) {
    const wanted = rules.length > 0 ? ` that turns on ${rules.join(' or ')}` : '';
    super(`there is no question of "${concept}"${wanted} to be found`);
    this.name = 'NoQuestionError';
  }
}

/**
 * Makes the question that `asking` identifies.
 * @throws NoQuestionError if no attempt succeeds
 */
export function makeQuestion<Subject>(
  concept: Concept<Subject>,
  generator: GeneratorContext,
  spec: QuestionSpec,
): Question<Subject> {
  const attempts = questionSteps(concept, generator, spec);
  for (;;) {
    const { done, value } = attempts.next();
    if (done) return value;
  }
}

/**
 * Makes a question and yields after each failed attempt, so that a page can do other work in between.
 * @throws NoQuestionError if no attempt succeeds
 */
export function* questionSteps<Subject>(
  concept: Concept<Subject>,
  generator: GeneratorContext,
  spec: QuestionSpec,
): Generator<void, Question<Subject>> {
  const { ruleset } = generator;
  const words = [spec.concept, ruleset.id, JSON.stringify(spec.chosen), spec.under];
  const { grade, rules } = spec;
  const side = sideOf(concept, generator, spec);
  const sided = concept.sides?.patience ?? SIDE_PATIENCE;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) yield;
    const random = createRandom(
      versionOf(concept),
      ...words,
      spec.seed,
      spec.number,
      spec.grade,
      spec.rules.join(),
      attempt,
    );
    const subject = concept.deal(generator, random, {
      grade,
      rules,
      side: attempt < sided ? side : undefined,
      without: spec.without,
      isMadeUp: attempt >= PLAYED_ATTEMPTS,
    });
    if (subject === null) continue;
    const choices = concept.choices(subject, generator);
    if (
      spec.without.length > 0 &&
      !isMet([...(concept.involves?.(subject, generator, spec.without) ?? []), ...(choices ?? [])], spec)
    )
      continue;
    const { key, decides, deciding } = answersTo(concept, subject, generator);
    if (spec.rules.length > 0 && !spec.rules.some(decides)) continue;
    if (spec.without.some(decides)) continue;
    return { spec, subject, choices, key, ...deciding() };
  }
  throw new NoQuestionError(spec.concept, spec.rules);
}

/** Turns a subject that somebody chose into a question: computes its key and the rules that decide it. */
export function questionOf<Subject>(
  concept: Concept<Subject>,
  generator: GeneratorContext,
  spec: QuestionSpec,
  subject: Subject,
): Question<Subject> {
  const { key, deciding } = answersTo(concept, subject, generator);
  return { spec, subject, choices: concept.choices(subject, generator), key, ...deciding() };
}

/** The key of a question, and which rules decide it. */
interface Answers {
  readonly key: readonly string[];
  /** Does the key change without this rule, or with it taken wrongly? Computed on demand. */
  readonly decides: (rule: RuleId) => boolean;
  /** All deciding rules, and those that decide only if taken too strictly. */
  readonly deciding: () => Pick<Question, 'decides' | 'strictly'>;
}

function answersTo<Subject>(
  concept: Concept<Subject>,
  subject: Subject,
  generator: GeneratorContext,
): Answers {
  const { ruleset, table } = generator;
  const under =
    concept.answering?.(subject, table) ?? ((rules: Ruleset) => concept.key(subject, rules, table));
  const key = [...under(ruleset)];
  const relaxations = generator.relaxations
    .filter(({ part }) => concept.parts.includes(part))
    // A left-out part is fast to try, a wrong idea is slow. One relaxation of a rule that changes the key is enough.
    .sort((one, other) => Number(isIdea(one)) - Number(isIdea(other)));
  const forgotten = concept.forgetting?.(subject, generator) ?? [];
  const showsBy = (rule: RuleId, isStrict: boolean): boolean =>
    relaxations.some(
      (each) => each.rule === rule && isStricter(each) === isStrict && differ(key, under(each.ruleset, key)),
    );
  const known = new Map<RuleId, 'not' | 'strictly' | 'plainly'>();
  const how = (rule: RuleId): 'not' | 'strictly' | 'plainly' => {
    const before = known.get(rule);
    if (before !== undefined) return before;
    const isPlain =
      forgotten.some((each) => each.rule === rule && differ(key, each.key)) || showsBy(rule, false);
    const is = isPlain ? 'plainly' : showsBy(rule, true) ? 'strictly' : 'not';
    known.set(rule, is);
    return is;
  };
  const decides = (rule: RuleId): boolean => how(rule) !== 'not';
  const rules = new Set([...generator.relaxations, ...forgotten].map(({ rule }) => rule));
  return {
    key,
    decides,
    deciding: () => {
      const deciding = [...rules].filter(decides);
      const strictly = deciding.filter((rule) => how(rule) === 'strictly');
      return { decides: deciding, ...(strictly.length > 0 && { strictly }) };
    },
  };
}

const isStricter = ({ part }: Relaxation): boolean => part === 'strictness' || part === 'permissions';

const isIdea = ({ distractor }: Relaxation): boolean => distractor !== undefined;

/** Do these answers differ from the key? Stops at the first difference. */
function differ(key: readonly string[], answers: Iterable<string>): boolean {
  let at = 0;
  for (const answer of answers) if (answer !== key[at++]) return true;
  return at !== key.length;
}
