import type { Ruleset } from '../../engine/ruleset.ts';

/** Props of a frame with boards outside the site's lessons: a written hand, or a row of dealt questions. */
export interface OwnBoardsProps {
  /** Id of the game; `title` is its name. */
  readonly game: string;
  readonly title: string;
  /** Tile set of the game, and the way in which turns pass; a hand to look at needs no other rules. */
  readonly set: Pick<Ruleset, 'tiles' | 'title'>;
  readonly direction: Ruleset['direction'];
  /** Question kinds this game has. */
  readonly kinds: readonly string[];
  readonly rulebook: string;
  /** Address of the JSON with the game's rule texts. */
  readonly rules: string;
  /** Address of the game's practice pages. */
  readonly practice: string;
}
