/**
 * Builds the question kind that asks the same question under two games: the page's own game ("here") and another
 * ("there").
 */
import { twoGames } from '#i18n/two-games.ts';
import type { TwoGameSubject } from '../../compare/two-games/game-side.ts';
import { inBoth } from '../../compare/two-games/two-game-question.ts';
import type { Concept } from '../../puzzles/question.ts';
import type { QuestionKind } from '../kind.ts';
import type { BothGames } from './both-games.ts';
import type { AnyPart } from './part.ts';
import { prover } from './prove.ts';
import { viewOf } from './view.tsx';

/**
 * Wraps a one-game kind so that it is asked in two games.
 * @param kind name of the one-game kind, e.g. "win"
 * @throws RangeError if the kind has no two-game texts
 */
export function kindInBoth(kind: string, concept: Concept, part: AnyPart, games: BothGames): QuestionKind {
  const texts = twoGames.kinds[kind];
  if (!texts) throw new RangeError(`nothing is said of "${kind}" in two games`);
  const inTwo: QuestionKind<TwoGameSubject> = {
    ask: texts.ask,
    concept: inBoth(concept, games.there.generator),
    View: viewOf(part, games),
    prove: prover(games, concept.twoGames, part, texts),
  };
  // Safe cast: this kind only receives questions that its own concept made.
  return inTwo as unknown as QuestionKind;
}
