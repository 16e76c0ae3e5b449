import type { JSX } from 'solid-js';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts } from '../Practice/question-kind.ts';

/** Props of a frame with boards outside the site's lessons: a written hand, or a row of dealt questions. */
export interface OwnBoardsProps {
  /** Id of the game; `title` is its name. */
  readonly game: string;
  readonly title: string;
  /** Tile set of the game; a plain hand needs no other rules. */
  readonly set: Pick<Ruleset, 'tiles' | 'title'>;
  /** Game facts that question views show. */
  readonly facts: GameFacts;
  /** Texts of the rules that all questions of a kind mention. */
  readonly words: PracticeBook;
  /** Question kinds this game has. */
  readonly kinds: readonly string[];
  readonly rulebook: string;
  /** Address of the JSON with the game's rule texts. */
  readonly rules: string;
  /** Address of the game's practice pages. */
  readonly practice: string;
}

/**
 * Draws what a link asks for: boards, a cover before them, or a plain hand. What it draws with loads with it.
 * @param onBegin starts the boards behind a cover
 */
export type OwnBoardsContent = (onBegin: () => Promise<void>) => JSX.Element;
