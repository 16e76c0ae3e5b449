/** What the page of two games is made with. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { UnlearnWords } from '../../i18n/unlearn.ts';
import type { PracticeBook } from '../../islands/Practice/props.ts';
import type { ExplainContext, QuestionKind } from '../../islands/Practice/question-kind.ts';
import type { Maker } from '../practice/questions.ts';
import type { Course } from '../site/courses.ts';
import { pageAt, rulePath } from '../site/paths.ts';
import type { WrittenPoint } from './written-point.ts';

/** A game with what it is told in. */
export interface GameWithWords {
  readonly course: Course;
  readonly maker: Maker;
  readonly book: PracticeBook;
}

export interface UnlearnContext {
  readonly locale: string;
  readonly from: GameWithWords;
  readonly to: GameWithWords;
  readonly written: WrittenPoint;
  /** The names of all games, and their rules. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, Ruleset>;
  /** How money is asked about: of games that count nothing, too. */
  readonly settling: QuestionKind;
  readonly teller: ExplainContext;
  readonly words: UnlearnWords;
}

/** A rule that the game's pages name: its own, or a common one. */
export function ruleAt({ locale, to }: UnlearnContext, rule: string): string {
  const own = to.maker.room.ruleset.id;
  return pageAt(locale, rulePath(own, rule));
}
