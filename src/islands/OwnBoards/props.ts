import type { Ruleset } from '../../engine/ruleset.ts';
import type { HandGroup } from '../../scenes/presentation/groups.ts';
import type { Cover } from '../../ui/Cover/Cover.tsx';
import type { Drill } from '../Drill/Drill.tsx';
import type { DrillBoard, DrillRules } from '../Drill/props.ts';
import type { PracticeBook } from '../Practice/props.ts';
import type { GameFacts } from '../Practice/question-kind.ts';
import type { HandRow } from './HandRow.tsx';

/** Where boards are made that are not of this site's lessons: of a hand that somebody wrote down, or dealt in a row. */
export interface OwnBoardsProps {
  /** The id of a game, and its name. */
  readonly game: string;
  readonly title: string;
  /** Its tiles: a hand to look at needs no more of its rules. */
  readonly set: Pick<Ruleset, 'tiles' | 'title'>;
  /** What one sees of its rules where a question is put. */
  readonly facts: GameFacts;
  /** The words of the rules that every question of a kind tells of. */
  readonly words: PracticeBook;
  /** The kinds of question that can be asked of it. */
  readonly kinds: readonly string[];
  readonly rulebook: string;
  /** The address of what practice knows of the game's rules. */
  readonly rules: string;
  /** Where this game is practised. */
  readonly practice: string;
}

/** A hand to look at, with what draws it. */
export interface Looked {
  readonly is: 'hand';
  readonly HandRow: typeof HandRow;
  readonly groups: readonly HandGroup[];
}

/** What came of an address: boards, what stands there until they are wanted, a hand to look at, or what is wrong. */
export type OwnBoardsContent =
  | {
      readonly is: 'boards';
      /** What asks them. */
      readonly Drill: typeof Drill;
      readonly boards: readonly DrillBoard[];
      readonly loaded: DrillRules;
      readonly book: PracticeBook;
      /** The kind of question. */
      readonly kind: string;
      /** What of the address could not be taken, and what was taken in its place. */
      readonly amended: string | null;
    }
  | {
      readonly is: 'cover';
      readonly Cover: typeof Cover;
      readonly title: string | undefined;
      readonly lead: string | undefined;
      /** The hand that is asked about. */
      readonly hand: Looked | null;
    }
  | Looked
  | { readonly is: 'fault'; readonly what: string; readonly hint: string };
