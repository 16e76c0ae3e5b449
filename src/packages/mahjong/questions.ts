/** Operation `questions`, with every kind of question: `judgeOf([riichi], { questions })`. */
import type { Operations } from '../../judge/operations.ts';
import { questionsOperation } from '../../judge/questions.ts';
import type { Concept } from '../../puzzles/question.ts';

const folders = import.meta.glob<{ default: Concept }>('../../questions/*/rules.ts', { eager: true });

export const questions: NonNullable<Operations['questions']> = questionsOperation(
  new Map(
    Object.entries(folders)
      .map(([path, { default: concept }]) => [path.split('/').at(-2) ?? '', concept] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
);
