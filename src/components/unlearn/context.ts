/** The data that the page of two games is built from. */
import type { ComparedGames } from '../../compare/unlearn/page.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { PracticeContext, QuestionKind } from '../../questions/kind.ts';
import type { PracticeBook } from '../../questions/practice-book.ts';
import type { Maker } from '../practice/questions.ts';
import type { Course } from '../site/courses.ts';
import { at, rulePath } from '../site/paths.ts';

/** A game with its question generator and the words of its rules. */
export interface GameWithWords {
  readonly course: Course;
  readonly maker: Maker;
  readonly book: PracticeBook;
}

export interface UnlearnContext {
  readonly from: GameWithWords;
  readonly to: GameWithWords;
  readonly written: ComparedGames;
  /** Names and rulesets of all games, by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, Ruleset>;
  /** The kind of question for payments; also used for games that count nothing. */
  readonly settling: QuestionKind;
  readonly context: PracticeContext;
}

/** The address of a rule under the game to learn. */
export function ruleAt({ to }: UnlearnContext, rule: string): string {
  const own = to.maker.generator.ruleset.id;
  return at(rulePath(own, rule));
}
