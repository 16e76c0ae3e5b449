/** The context of a lesson component: its place, the rules it may speak of, and the words for them. */
import type { RuleId } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { LessonError, SourcePlace } from '../scenes/error.ts';
import type { LessonCourse } from './course.ts';
import type { Definition } from './definitions.ts';

export interface Author extends LessonCourse {
  readonly place: SourcePlace;
  /** The id of the game this course teaches. */
  readonly game: string;
  readonly terms: Terms;
  /** The rules this lesson teaches. */
  readonly teaches: ReadonlySet<RuleId>;
  /** The rules taught so far: this lesson's and those of the lessons before it. */
  readonly taught: ReadonlySet<RuleId>;
  /** The definitions of this course's lessons, by term. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The addresses of a game's rulebook: the page, and its data file. */
  readonly books: (game: string) => { readonly rulebook: string; readonly book: string };
  /** The address of the state chart of a game's kind of hand, as JSON. */
  readonly chart: (game: string, under: string) => string;
  /** Builds a LessonError at this component. */
  readonly fault: (what: string, hint: string) => LessonError;
}

/** Returns the address of a rule on the rulebook page. */
export const addressOf = ({ books, game }: Author, rule: string): string => `${books(game).rulebook}#${rule}`;
