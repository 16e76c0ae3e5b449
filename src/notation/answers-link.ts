/**
 * The link of a table's answers about its rules, in the order asked. A question mark means that nobody knows. Example:
 * `v=1&answers=tiles:flowers,hand:thirteen,robbing:?&end`
 */
import { NotationError } from './error.ts';
import { need, take } from './reader.ts';
import { endValue, readId, readList } from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError, unreadable } from './share-frame.ts';

/** A question id with its answer id; null when nobody knows. */
type LinkedAnswer = readonly [question: string, answer: string | null];

const KEYS = ['v', 'answers'] as const;

/** Formats the fragment, without “#”. */
export function formatAnswersLink(answers: readonly LinkedAnswer[]): string {
  const field = answers.map(([question, answer]) => `${question}:${answer ?? '?'}`).join(',');
  return [`v=${SHARE_VERSION}`, ...(field === '' ? [] : [`answers=${field}`]), 'end'].join('&');
}

/** Parses the answers of a fragment, with or without “#”. @throws ShareError with the place of the error */
export function parseAnswersLink(text: string): readonly LinkedAnswer[] {
  try {
    const reader = fieldsOf<'answers'>(text, KEYS).get('answers');
    if (!reader) return [];
    const answers = readList(reader, ',', (each): LinkedAnswer => {
      const question = readId(each, 'the id of a question');
      need(each, ':', ': and the answer');
      return [question, take(each, '?') ? null : readId(each, 'the id of an answer, or ?')];
    });
    endValue(reader);
    return answers;
  } catch (error) {
    if (error instanceof ShareError || !(error instanceof NotationError)) throw error;
    throw new ShareError('broken', error, unreadable(error));
  }
}
