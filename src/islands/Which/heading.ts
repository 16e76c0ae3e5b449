import { which } from '#i18n/which.ts';
import type { WhichResult } from '../../compare/which/guide.ts';
import type { TableAnswer } from '../../compare/which/questions.ts';

interface GameTitle {
  readonly id: string;
  readonly title: string;
}

/** Number of answers that are not "don't know". */
export const knownAnswers = (answers: readonly TableAnswer[]): number =>
  answers.filter(({ answer }) => answer !== null).length;

/** The result as one line. */
export function headingOf(
  { game, others, rivals, differs, foreignGame }: WhichResult,
  answers: readonly TableAnswer[],
  { games, foreignGames }: Readonly<Record<'games' | 'foreignGames', readonly GameTitle[]>>,
): string {
  const [title = game, ...more] = [game, ...others].map(
    (id) => games.find((each) => each.id === id)?.title ?? id,
  );
  if (knownAnswers(answers) === 0) return which.anyGame;
  const foreign = foreignGames.find(({ id }) => id === foreignGame);
  if (differs.length > 0) return foreign ? which.soundsLike(foreign.title) : which.near(title);
  if (more.length > 0 || foreign) return which.oneOf([title, ...more]);
  return rivals.length > 0 ? which.likely(title) : which.fits(title);
}
