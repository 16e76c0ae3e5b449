import type { Ruleset } from '../../engine/ruleset.ts';
import type { HandGroup } from '../../scenes/presentation/groups.ts';
import type { Cover } from '../../ui/Cover/Cover.tsx';
import type { Drill } from '../Drill/Drill.tsx';
import type { DrillBoard, DrillRules } from '../Drill/props.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts } from '../Practice/question-kind.ts';
import type { HandRow } from './HandRow.tsx';

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

/** A plain hand, with the component that draws it. */
export interface HandLook {
  readonly is: 'hand';
  readonly HandRow: typeof HandRow;
  readonly groups: readonly HandGroup[];
}

/** Content for a link: boards, a cover before them, a plain hand, or a fault in the link. */
export type OwnBoardsContent =
  | {
      readonly is: 'boards';
      /** Component that asks them. */
      readonly Drill: typeof Drill;
      readonly boards: readonly DrillBoard[];
      readonly loaded: DrillRules;
      readonly book: PracticeBook;
      /** Name of the question kind. */
      readonly kind: string;
      /** Message about what the link asked for in vain and what replaced it; null if nothing. */
      readonly amended: string | null;
    }
  | {
      readonly is: 'cover';
      readonly Cover: typeof Cover;
      readonly title: string | undefined;
      readonly lead: string | undefined;
      /** The hand in the question; null for dealt questions. */
      readonly hand: HandLook | null;
    }
  | HandLook
  | { readonly is: 'fault'; readonly what: string; readonly hint: string };
