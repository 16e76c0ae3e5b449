/** What a component of a lesson knows: where it stands, the rules it speaks of, and the words to say it in. */
import type { RuleId } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { ChartDrawing } from '../machines/graph-drawing.ts';
import type { LessonError, SourcePlace } from '../scenes/error.ts';
import type { LessonCourse } from './course.ts';
import type { Definition } from './definitions.ts';

export interface Author extends LessonCourse {
  readonly place: SourcePlace;
  /** The id of the game whose course this is. */
  readonly game: string;
  readonly terms: Terms;
  /** The rules that the lesson here teaches. */
  readonly teaches: ReadonlySet<RuleId>;
  /** The rules that the course has come to with it: its own, and those of the lessons before. */
  readonly taught: ReadonlySet<RuleId>;
  /** What the lessons of this course define, by the terms. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Where a game's rulebook is read, and where it lies as data. */
  readonly books: (game: string) => { readonly rulebook: string; readonly book: string };
  /** The chart of this game for a kind of hand, with the scenes of its lessons at its arrows. */
  readonly chart: (drawing: ChartDrawing, under: string) => Promise<ChartDrawing>;
  /** A mistake of the author, at this place. */
  readonly fault: (what: string, hint: string) => LessonError;
}

/** The address of a rule on its rulebook page. */
export const addressOf = ({ books, game }: Author, rule: string): string => `${books(game).rulebook}#${rule}`;
