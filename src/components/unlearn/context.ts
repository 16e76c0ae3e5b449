/** What the page of two games is made with. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { PracticeBook } from '../../islands/Practice/props.ts';
import type { ExplainContext, QuestionKind } from '../../islands/Practice/question-kind.ts';
import type { Maker } from '../practice/questions.ts';
import type { Course } from '../site/courses.ts';
import { at, rulePath } from '../site/paths.ts';
import type { WrittenPoint } from './written-point.ts';

/** A game with what it is told in. */
export interface GameWithWords {
  readonly course: Course;
  readonly maker: Maker;
  readonly book: PracticeBook;
}

export interface UnlearnContext {
  readonly from: GameWithWords;
  readonly to: GameWithWords;
  readonly written: WrittenPoint;
  /** The names of all games, and their rules. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, Ruleset>;
  /** How money is asked about: of games that count nothing, too. */
  readonly settling: QuestionKind;
  readonly context: ExplainContext;
}

/** A rule that the game's pages name: its own, or a common one. */
export function ruleAt({ to }: UnlearnContext, rule: string): string {
  const own = to.maker.generator.ruleset.id;
  return at(rulePath(own, rule));
}
