/** What a lesson’s practice asks, and what it says of the answers, is what the course has taught by then. */
import { describe, expect, test } from 'vitest';
import type { Meld } from '../../src/engine/melds.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { headOf } from '../../src/lessons/lint/frontmatter.ts';
import { leftOutAt } from '../../src/lessons/taught-rules.ts';
import { fairly } from '../../src/puzzles/answer-balance.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { NoQuestionError, questionSteps } from '../../src/puzzles/make.ts';
import { type Concept, type Question, type QuestionSpec, questionSpec } from '../../src/puzzles/question.ts';
import { contextOf, type PracticeBook } from '../../src/questions/practice-book.ts';
import type { Proof } from '../../src/questions/proof.ts';
import { conceptIds } from '../../src/questions/registry.node.ts';
import { LONG, SEED, someOf } from '../scale.ts';
import { dealtIn, entriesOf, type GameContent, games, lookupsOf } from './content.ts';

/** Questions of each lesson's practice, and of each kind in a mixed session after it. */
const MANY = LONG ? 200 : 2;
const MIXED = LONG ? 20 : 1;
/** Lessons of each course, and kinds of a mixed session, in the short run. */
const LESSONS = 4;
const KINDS = 4;
/** How long a question of a mixed session is looked for: another kind is asked instead. */
const PATIENCE = 150;

type Context = ReturnType<typeof contextOf>;
type Prove = (question: Question, given: readonly string[], context: Context) => Proof;
const proves = new Map<string, Prove>(
  await Promise.all(
    conceptIds.map(async (id): Promise<[string, Prove]> => {
      const { prove } = (await import(`../../src/questions/${id}/prove.ts`)) as { readonly prove: Prove };
      return [id, prove];
    }),
  ),
);

/** Every set that was laid down, wherever it stands in what is asked. */
function meldsIn(asked: unknown): Meld[] {
  if (typeof asked !== 'object' || asked === null) return [];
  const own = 'kind' in asked && 'tiles' in asked && 'tile' in asked ? [asked as Meld] : [];
  return [...own, ...Object.values(asked).flatMap(meldsIn)];
}

/** The rule by which a set was laid down. */
function callRule({ calls, kongs }: Ruleset, meld: Meld): string {
  if (meld.kind !== 'kong') return calls[meld.kind].rule;
  return meld.how === 'claimed' ? calls.kong.rule : kongs[meld.how].rule;
}

/** All rules that a reader meets in a question and in what is said of its right answer. */
function rulesMetIn(question: Question, ruleset: Ruleset, context: Context): Set<string> {
  const choices = (question.choices ?? []).map((choice) => choice.split(' ')[0] ?? '');
  const laid = meldsIn(question.subject).map((meld) => callRule(ruleset, meld));
  const met = new Set<string>([...question.decides, ...choices, ...laid]);
  const proof = proves.get(question.spec.concept)?.(question, question.key, {
    ...context,
    entry: (id) => {
      met.add(id);
      return context.entry(id);
    },
  });
  if (proof?.rule) met.add(proof.rule);
  return met;
}

const bookOf = (content: GameContent): PracticeBook => ({
  rules: Object.fromEntries(entriesOf(content).map(({ id, title, sentence }) => [id, { title, sentence }])),
  lessons: {},
});

describe.each(games.map((content) => [content.id, content] as const))('%s', (id, content) => {
  const generator = createGeneratorContext(content.game);
  const { ruleset } = generator;
  const context = contextOf(generator, bookOf(content));
  const heads = content.lessons.map(({ file, name, text }) => ({
    file,
    name,
    rules: headOf(text, file).rules,
  }));

  /** The question, or one that turns on any rule that was taught; null if none is found soon. */
  function soon(concept: Concept, spec: QuestionSpec): Question | null {
    const tried = spec.rules.length > 0 ? [spec, { ...spec, rules: [] }] : [spec];
    for (const each of tried) {
      const steps = questionSteps(concept, generator, fairly(concept, generator, each));
      try {
        for (let attempt = 0; attempt < PATIENCE; attempt++) {
          const { done, value } = steps.next();
          if (done) return value;
        }
      } catch (error) {
        if (!(error instanceof NoQuestionError)) throw error;
      }
    }
    return null;
  }

  const untaughtIn = (question: Question, later: ReadonlySet<string>): string[] =>
    [...rulesMetIn(question, ruleset, context)].filter((rule) => later.has(rule));

  test('a lesson’s practice asks and explains only what was taught up to it', () => {
    const untaught: string[] = [];
    for (const { file, name } of someOf(`${id} lessons`, heads, LESSONS)) {
      const without = leftOutAt(heads, file, ruleset);
      const found = lookupsOf(id).practice[name.replace(/^\d+-/, '')];
      const concept = found && content.concepts.get(found.concept);
      if (!found || !concept) continue;
      const later = new Set(without);
      const dealt = Array.from({ length: MANY }, (_, number) =>
        soon(
          concept,
          questionSpec(found.concept, id, {
            seed: `${SEED}/${name}`,
            number,
            rules: found.rules,
            without,
          }),
        ),
      ).flatMap((question) => question ?? []);
      expect(dealt.length, `${name} finds its questions`).toBeGreaterThanOrEqual(MANY / 2);
      for (const question of dealt)
        for (const rule of untaughtIn(question, later))
          untaught.push(`${name}: ${found.concept} ${question.spec.number}: ${rule}`);
    }
    expect(untaught).toEqual([]);
  });

  test('a mixed session asks and explains only what was taught so far', () => {
    const untaught: string[] = [];
    let asked = 0;
    for (const { file, name } of someOf(`${id} mixed`, heads, LESSONS)) {
      const without = leftOutAt(heads, file, ruleset);
      const later = new Set(without);
      for (const [kind, concept] of someOf(`${id} ${name}`, [...dealtIn(content)], KINDS)) {
        for (let number = 0; number < MIXED; number++) {
          const question = soon(concept, questionSpec(kind, id, { seed: `${SEED}/mixed`, number, without }));
          if (!question) continue;
          asked += 1;
          for (const rule of untaughtIn(question, later))
            untaught.push(`${name}: ${kind} ${number}: ${rule}`);
        }
      }
    }
    expect(untaught).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });
});
