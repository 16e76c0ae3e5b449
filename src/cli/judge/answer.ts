/** Answers one question with one answer; a faulty question gets an error as its answer. */
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Json } from '../../engine/table.ts';
import type { TileNotation } from '../../evaluation/told/fields.ts';
import { FieldReader, isFields, type JsonFields, QuestionError } from '../../evaluation/told/fields.ts';
import { OptionError, rulesetOf } from '../../rulesets/instantiate.ts';
import { claims } from './claims.ts';
import { shape, waitsOf, win } from './hands.ts';
import { columnOfMistake } from './json-column.ts';
import { loserScore } from './loser-score.ts';
import { play } from './play.ts';
import { type Concepts, questions } from './questions.ts';
import { record } from './record.ts';
import { next, settle } from './settle.ts';
import { turn } from './turn.ts';

const OPS = [
  'shape',
  'win',
  'waits',
  'standing',
  'claims',
  'turn',
  'settle',
  'next',
  'play',
  'questions',
  'record',
] as const;

interface JudgeAnswer {
  readonly answer: Json;
  /** Replaces `answer` where a request has several lines of answers. */
  readonly lines?: readonly Json[];
  readonly ok: boolean;
}

/**
 * Creates a judge for these games, with one tile notation.
 * @param concepts concepts that op `questions` can use
 * @returns a function that takes a JSON line: `{"id":1,"op":"waits","hand":"123m 456p 789s 1155p","sets":4}`
 */
export function createJudge(
  games: ReadonlyMap<string, Game>,
  tileText: TileNotation,
  concepts: Concepts = new Map(),
): (line: string) => JudgeAnswer {
  const rulesets = new Map<string, Ruleset>();
  const gameFor = (fields: FieldReader): Game => {
    const id = fields.text('ruleset');
    const game = games.get(id);
    if (game) return game;
    throw fields.wrong('ruleset', `there is no ruleset "${id}"; there are: ${[...games.keys()].join(', ')}`);
  };
  const rulesetFor = (fields: FieldReader, under: string): Ruleset => {
    const game = gameFor(fields);
    const { id } = game;
    const chosen = fields.options(game.presets);
    const key = JSON.stringify([id, under, chosen]);
    const known = rulesets.get(key);
    if (known) return known;
    try {
      const ruleset = rulesetOf(game, chosen, under);
      rulesets.set(key, ruleset);
      return ruleset;
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      throw fields.wrong(error.option === 'under' ? 'under' : `options.${error.option}`, error.message);
    }
  };

  const answer = (fields: FieldReader): Json | Several => {
    const op = fields.oneOf('op', OPS);
    if (op === 'shape') return shape(fields);
    if (op === 'waits' && !fields.has('ruleset')) return waitsOf(fields, null);
    if (op === 'record') return record(fields, games);
    const under = fields.text('under', 'ordinary');
    const ruleset = rulesetFor(fields, under);
    const rulesetUnder = (each: string): Ruleset =>
      each === 'ordinary' ? ruleset : rulesetFor(fields, each);
    switch (op) {
      case 'win':
        return win(fields, ruleset);
      case 'waits':
        return waitsOf(fields, ruleset);
      case 'standing':
        return loserScore(fields, ruleset);
      case 'claims':
        return claims(fields, ruleset);
      case 'turn':
        return turn(fields, ruleset);
      case 'settle':
        return settle(fields, rulesetUnder);
      case 'next':
        return next(fields, rulesetUnder);
      case 'play':
        return play(fields, rulesetUnder);
      case 'questions':
        return new Several(questions(fields, gameFor(fields), concepts, under));
    }
  };

  return (line) => {
    let id: Json = null;
    try {
      const question = parse(line);
      if (!isFields(question)) throw new QuestionError(null, 'a question is one JSON object a line');
      id = idOf(question);
      const answered = answer(new FieldReader(question, '', tileText));
      if (answered instanceof Several) return several(id, answered.lines);
      return { answer: { id, ...(answered as object) }, ok: true };
    } catch (error) {
      return { answer: { id, error: errorAnswer(error) }, ok: false };
    }
  };
}

/** An answer of several lines. */
class Several {
  readonly lines: readonly Json[];
  constructor(lines: readonly Json[]) {
    this.lines = lines;
  }
}

function several(id: Json, all: readonly Json[]): JudgeAnswer {
  const lines = all.map((each): Json => ({ id, ...(each as object) }));
  return { answer: lines[0] ?? { id }, lines, ok: true };
}

function parse(line: string): Json {
  try {
    return JSON.parse(line);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new QuestionError(null, `not JSON: ${message}`, columnOfMistake(line));
  }
}

/**
 * Reads the id that is repeated in the answer. Only a string, number, boolean or null: a deeply nested list could not
 * be written again.
 */
function idOf({ id = null }: JsonFields): Json {
  if (typeof id !== 'object' || id === null) return id;
  throw new QuestionError('id', '"id" must be a text or a number');
}

/**
 * Writes an error as an answer: the fault in the question, or a failure of the judge itself. Later questions are still
 * answered.
 */
function errorAnswer(error: unknown): Json {
  if (error instanceof QuestionError) {
    return { message: error.message, field: error.field, column: error.column };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message: `the judge failed over this question: ${message}`, field: null, column: null };
}
