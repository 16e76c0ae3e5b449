/** Answers one question with one answer; a faulty question gets an error as its answer. */
import type { Game } from '../engine/game.ts';
import type { Json } from '../engine/table.ts';
import type { TileNotation } from '../evaluation/told/fields.ts';
import { isFields, type JsonFields, QuestionError } from '../evaluation/told/fields.ts';
import { columnOfMistake } from './json-column.ts';
import { basicOperations, createAnswerer } from './operations.ts';
import { playOperation } from './play.ts';
import { type Concepts, questionsOperation } from './questions.ts';
import { recordOperation } from './record.ts';

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
  const answer = createAnswerer(games, tileText, {
    ...basicOperations,
    play: playOperation,
    questions: questionsOperation(concepts),
    record: recordOperation,
  });

  return (line) => {
    let id: Json = null;
    try {
      const question = parse(line);
      if (!isFields(question)) throw new QuestionError(null, 'a question is one JSON object a line');
      id = idOf(question);
      const answered: Json = answer(question);
      if (Array.isArray(answered)) return several(id, answered);
      return { answer: { id, ...(answered as object) }, ok: true };
    } catch (error) {
      return { answer: { id, error: errorAnswer(error) }, ok: false };
    }
  };
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
