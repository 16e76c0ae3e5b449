/** Reads and writes a table's answers in a URL fragment. */
import { formatAnswersLink, parseAnswersLink } from '../../notation/answers-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { MOST_QUESTIONS } from './guide.ts';
import type { TableAnswer, TableQuestion } from './questions.ts';

interface OpenedAnswers {
  readonly answers: readonly TableAnswer[];
  /** A sentence saying why the URL cannot be used; null if it can. */
  readonly broken: string | null;
}

/**
 * Formats the answers as a fragment with "#", e.g. `#v=1&answers=tiles:flowers,robbing:?&end`; "" if there are none.
 */
export const answersFragment = (answers: readonly TableAnswer[]): string =>
  answers.length === 0
    ? ''
    : `#${formatAnswersLink(answers.map(({ question, answer }) => [question, answer]))}`;

/**
 * Parses a fragment, with or without "#". A missing fragment gives no answers; so does a bad one, with `broken` set.
 * Example: `v=1&answers=tiles:flowers,robbing:?&end` gives an answer to `tiles` and null for `robbing`.
 */
export function openedAnswers(questions: readonly TableQuestion[], fragment: string): OpenedAnswers {
  if (fragment.length <= 1) return { answers: [], broken: null };
  try {
    const answers = parseAnswersLink(fragment).map(([question, answer]) => ({ question, answer }));
    const broken = faultOf(questions, answers);
    return broken === null ? { answers, broken } : { answers: [], broken };
  } catch (error) {
    if (error instanceof ShareError) return { answers: [], broken: error.message };
    throw error;
  }
}

/**
 * Describes the first fault in a sentence: too many answers, an unknown question, a duplicate or an unknown answer.
 * Null if there is none.
 */
function faultOf(questions: readonly TableQuestion[], answers: readonly TableAnswer[]): string | null {
  if (answers.length > MOST_QUESTIONS)
    return `This link has ${answers.length} answers, and nobody is asked more than ${MOST_QUESTIONS} questions.`;
  for (const [place, { question: id, answer }] of answers.entries()) {
    const question = questions.find((each) => each.id === id);
    if (!question) return `This link answers a question “${id}”, and there is no such question.`;
    if (answers.findIndex((each) => each.question === id) !== place)
      return `This link answers the question “${id}” twice.`;
    if (answer !== null && !question.answers.some((each) => each.id === answer))
      return `This link answers the question “${id}” with “${answer}”, which is no answer to it.`;
  }
  return null;
}
