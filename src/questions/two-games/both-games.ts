/** The two games of a question that is asked in both: the page's own ("here") and another ("there"). */
import type { ByGame } from '../../compare/two-games/game-side.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import type { PracticeBook } from '../practice-book.ts';

/** A loaded game: title, generator and rule texts. */
export interface OneGame {
  readonly title: string;
  readonly generator: GeneratorContext;
  readonly book: PracticeBook;
}

export type BothGames = ByGame<OneGame>;
