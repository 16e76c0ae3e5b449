import type { WhichResult } from '../../compare/which/guide.ts';
import type { TableAnswer } from '../../compare/which/questions.ts';
import type { WhichWords } from '../../i18n/which.ts';
import type { WhichProps } from './props.ts';

/** Whether anything was answered that a game could be known by. */
export const isAnythingKnown = (answers: readonly TableAnswer[]): boolean =>
  answers.some(({ answer }) => answer !== null);

/** The result in a line. */
export function headingOf(
  say: WhichWords,
  { game, others, differs }: WhichResult,
  answers: readonly TableAnswer[],
  games: WhichProps['games'],
): string {
  const [title = game, ...more] = [game, ...others].map(
    (id) => games.find((each) => each.id === id)?.title ?? id,
  );
  if (!isAnythingKnown(answers)) return say.anyGame;
  if (differs.length > 0) return say.near(title);
  return more.length > 0 ? say.oneOf([title, ...more]) : say.fits(title);
}
