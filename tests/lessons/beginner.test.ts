/** A beginner who knows what the lessons so far have taught, and nothing else, answers what they ask. */
import { describe, expect, test } from 'vitest';
import { headOf } from '../../src/lessons/lint/frontmatter.ts';
import { leftOutAt } from '../../src/lessons/taught-rules.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import type { Concept, Question } from '../../src/puzzles/question.ts';
import { questionSpec } from '../../src/puzzles/question.ts';
import { series } from '../../src/puzzles/series.ts';
import { LONG, SEED, someOf } from '../scale.ts';
import { games, lookupsOf } from './content.ts';

const MANY = LONG ? 30 : 6;
/** Of each course; the others with other commits. */
const LESSONS = 3;

describe.each(games.map((content) => [content.id, content] as const))('%s', (id, content) => {
  const generator = createGeneratorContext(content.game);
  const { ruleset, table, relaxations } = generator;
  const heads = content.lessons.map(({ file, name, text }) => ({
    file,
    name,
    rules: headOf(text, file).rules,
  }));
  const ofCourse = new Set(heads.flatMap(({ rules }) => rules));

  /** The answers of whoever leaves out or changes one of the rules that are not known; the real ones where none matters. */
  function isRight(concept: Concept, { subject, decides }: Question, known: ReadonlySet<string>): boolean {
    const isUnknown = (rule: string): boolean => ofCourse.has(rule) && !known.has(rule);
    const key = [...concept.key(subject, ruleset, table)].join();
    return (
      !decides.some(isUnknown) &&
      relaxations.every(
        (each) =>
          !isUnknown(each.rule) ||
          !concept.parts.includes(each.part) ||
          [...concept.key(subject, each.ruleset, table)].join() === key,
      )
    );
  }

  const practised = heads.flatMap(({ file, name, rules }, n) => {
    const found = lookupsOf(id).practice[name.replace(/^\d+-/, '')];
    const concept = found && content.concepts.get(found.concept);
    return found && concept ? [{ file, name, rules, n, found, concept }] : [];
  });

  test.each(someOf(`lessons of a beginner, ${id}`, practised, LESSONS))(
    'after $name all of its questions',
    ({ file, name, n, found, concept }) => {
      const known = new Set([ruleset.wins.shapeRule, ...heads.slice(0, n + 1).flatMap(({ rules }) => rules)]);
      const next = series(
        concept,
        generator,
        questionSpec(found.concept, id, {
          seed: `${SEED}/beginner/${name}`,
          rules: found.rules,
          without: leftOutAt(heads, file, ruleset),
        }),
      );
      const wrong = Array.from({ length: MANY }, () => next.next().value).filter(
        (question) => !isRight(concept, question, known),
      );
      expect(wrong.map(({ spec, decides }) => `${spec.number}: ${decides.join(' ')}`)).toEqual([]);
    },
  );

  test('before the course not all of them', () => {
    const known = new Set([ruleset.wins.shapeRule]);
    const right = practised.slice(0, 8).flatMap(({ name, found, concept }) => {
      const next = series(
        concept,
        generator,
        questionSpec(found.concept, id, { seed: `${SEED}/before/${name}`, rules: found.rules }),
      );
      return Array.from({ length: 3 }, () => isRight(concept, next.next().value, known));
    });
    expect(right.filter((each) => each).length / right.length).toBeLessThan(0.7);
  });
});
