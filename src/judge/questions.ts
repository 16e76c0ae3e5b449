/** Generates practice questions: the text, the choices, every right answer, and the rules that decide it. */

import type { Chosen, Game } from '../engine/game.ts';
import type { Seed } from '../engine/random.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { formatQuestionLink } from '../notation/question-link.ts';
import { createGeneratorContext } from '../puzzles/generator-context.ts';
import { NoQuestionError } from '../puzzles/make.ts';
import type { Concept, Difficulty, GeneratorContext, Question, QuestionSpec } from '../puzzles/question.ts';
import { series } from '../puzzles/series.ts';
import { GAME_FIELDS } from './hands.ts';
import type { Operations } from './operations.ts';
import type { JudgeAnswers } from './types.ts';

/** Concepts by id. */
export type Concepts = ReadonlyMap<string, Concept>;

/** Limit of questions per request, so that an answer comes. */
const MOST = 100_000;

const rooms = new WeakMap<Game, Map<string, GeneratorContext>>();

function contextFor(game: Game, chosen: Chosen, under: string): GeneratorContext {
  const known = rooms.get(game) ?? new Map<string, GeneratorContext>();
  rooms.set(game, known);
  const key = JSON.stringify([chosen, under]);
  const generator = known.get(key) ?? createGeneratorContext(game, chosen, under);
  known.set(key, generator);
  return generator;
}

/** Op `questions`: one line per question; without a concept, one line with the game's concept ids. */
function questions(
  fields: FieldReader,
  game: Game,
  concepts: Concepts,
  under: string,
): JudgeAnswers['questions'] {
  fields.only(...GAME_FIELDS, 'concept', 'seed', 'from', 'count', 'grade', 'rules', 'without');
  const chosen = fields.options(game.presets);
  const generator = contextFor(game, chosen, under);
  const all = [...concepts].filter(([, concept]) => concept.has(generator.ruleset));
  if (!fields.has('concept')) return [{ concepts: all.map(([id]) => id) }];
  const id = fields.oneOf('concept', [...concepts.keys()]);
  const concept = all.find(([each]) => each === id)?.[1];
  if (!concept) throw fields.wrong('concept', `${game.title} has no questions of "${id}"`);
  const from = fields.whole('from', 0, MOST, 0);
  const count = fields.whole('count', 1, MOST, 1);
  const spec: QuestionSpec = {
    number: from,
    concept: id,
    ruleset: game.id,
    chosen,
    under,
    seed: seedOf(fields),
    grade: fields.whole('grade', 1, 3, 1) as Difficulty,
    rules: fields.texts('rules'),
    without: fields.texts('without'),
  };
  const next = series(concept, generator, spec);
  return Array.from({ length: count }, () => line(fields, concept, next));
}

/** The operation for these concepts. */
export const questionsOperation =
  (concepts: Concepts): NonNullable<Operations['questions']> =>
  ({ fields, ruleset, game }) => {
    // Options that the game has not are told before anything else.
    ruleset();
    return questions(fields, game(), concepts, fields.text('under', 'ordinary'));
  };

function seedOf(fields: FieldReader): Seed {
  const seed = fields.fields['seed'] ?? 0;
  if (typeof seed === 'string' || typeof seed === 'number') return seed;
  throw fields.wrong('seed', '"seed" must be a text or a number');
}

function line(
  fields: FieldReader,
  concept: Concept,
  next: Iterator<Question, never>,
): JudgeAnswers['questions'][number] {
  try {
    const question = next.next().value;
    const { spec } = question;
    const write = fields.tileText.format;
    const written = (answer: string): string => concept.written?.(answer, write) ?? answer;
    return {
      asked: concept.describe(question.subject, write),
      choices: question.choices?.map(written) ?? null,
      key: question.key.map(written),
      decides: question.decides,
      address: `/practice/${spec.ruleset}/${spec.concept}/#${formatQuestionLink(spec)}`,
    };
  } catch (error) {
    if (error instanceof NoQuestionError)
      throw fields.wrong(fields.has('rules') ? 'rules' : 'concept', error.message);
    throw error;
  }
}
