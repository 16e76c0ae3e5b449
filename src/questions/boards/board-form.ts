/** How an author writes a board of a kind of question. */

import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { GeneratorContext, Question } from '../../puzzles/question.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { parseAt } from '../../scenes/read-hand.ts';
import type { ReadByRules } from './board-claim.ts';

/** Where an answer is written: the subject of its question, the rules, and the place in the source. */
interface WrittenAnswer<Subject> {
  readonly subject: Subject;
  readonly generator: GeneratorContext;
  readonly place: SourcePlace;
}

export interface BoardForm<Subject = unknown> {
  /**
   * Turns the author's attributes into the question's subject.
   * @throws LessonError for missing or wrong attributes
   */
  readonly read: (board: ReadByRules) => Subject;
  /** The key that the author's answer means, e.g. “does not win” means `no`. Left out: it is written as the key. */
  readonly keyOf?: (answer: string, written: WrittenAnswer<Subject>) => readonly string[];
  /** The key as an author writes it. Left out: as it stands. */
  readonly written?: (key: readonly string[]) => readonly string[];
  /** True if the author's answer may be a part of the key. */
  readonly isPartial?: true;
  /**
   * Checks what is particular to this kind.
   * @throws LessonError
   */
  readonly check?: (question: Question<Subject>, generator: GeneratorContext, place: SourcePlace) => void;
}

/** Hides the subject type of a form. */
export const boardForm = <Subject>(form: BoardForm<Subject>): BoardForm => form as unknown as BoardForm;

/** The form of an answer that names tiles, in any order; “nothing” names none. */
export const TILES_NAMED: Pick<BoardForm, 'keyOf' | 'written'> = {
  keyOf: (answer, { place }) =>
    answer === 'nothing'
      ? []
      : parseAt(place, () => parseTiles(answer))
          .map(formatTile)
          .sort(),
  written: (key) => [...key].sort(),
};
