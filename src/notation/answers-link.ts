/**
 * The link of a table's answers about its rules, in the order asked. A question mark means that nobody knows. Example:
 * `v=1&answers=tiles:flowers,hand:thirteen,robbing:?&end`
 */
import { need, type TextReader, take } from './reader.ts';
import { readId, readList } from './share-fields.ts';
import { formatLink, parseLink } from './share-frame.ts';

/** A question id with its answer id; null when nobody knows. */
type LinkedAnswer = readonly [question: string, answer: string | null];

/** Formats the fragment, without “#”. */
export function formatAnswersLink(answers: readonly LinkedAnswer[]): string {
  const field = answers.map(([question, answer]) => `${question}:${answer ?? '?'}`).join(',');
  return formatLink([field === '' ? null : ['answers', field]]);
}

/** Parses the answers of a fragment, with or without “#”. @throws ShareError with the place of the error */
export const parseAnswersLink = (text: string): readonly LinkedAnswer[] =>
  parseLink(text, ['answers'], (value) =>
    value('answers', [], (reader) => readList(reader, ',', readAnswer)),
  );

function readAnswer(reader: TextReader): LinkedAnswer {
  const question = readId(reader, 'the id of a question');
  need(reader, ':', ': and the answer');
  return [question, take(reader, '?') ? null : readId(reader, 'the id of an answer, or ?')];
}
