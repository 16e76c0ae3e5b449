/**
 * What a table has answered, in a URL's fragment, in the order in which it was asked. A question mark is an answer that
 * nobody knows: `v=1&answers=tiles:flowers,hand:thirteen,robbing:?&end`
 */
import { NotationError } from './error.ts';
import { need, take } from './reader.ts';
import { endValue, readId, readList } from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError, unreadable } from './share-frame.ts';

/** A question and its answer; null where nobody knows. */
type LinkedAnswer = readonly [question: string, answer: string | null];

const KEYS = ['v', 'answers'] as const;

/** The fragment, without “#”. */
export function formatAnswersLink(answers: readonly LinkedAnswer[]): string {
  const field = answers.map(([question, answer]) => `${question}:${answer ?? '?'}`).join(',');
  return [`v=${SHARE_VERSION}`, ...(field === '' ? [] : [`answers=${field}`]), 'end'].join('&');
}

/** The answers of a fragment, with or without “#”. @throws ShareError, which names the place */
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
