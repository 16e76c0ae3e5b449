/** Types of the two-game version of a question kind: board, answer input and explanation. */
import type { JSX } from 'solid-js';
import type { ByGame } from '../../compare/two-games/game-side.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { KeyHandler, PracticeContext } from '../kind.ts';
import type { Evidence, ProofRow, ReaderAnswer } from '../proof.ts';

interface LookedAt<T> {
  /** The subject under the home game's rules, else under those of the game asked first. */
  readonly subject: T;
  /** Rules and texts of each game; `context` is the one used where the game does not matter. */
  readonly contexts: ByGame<PracticeContext>;
  readonly context: PracticeContext;
}

/** Props of the answer input of one game. */
export interface AnsweredFor<T> {
  readonly subject: T;
  readonly context: PracticeContext;
  /** Label that names the game, e.g. "In riichi". */
  readonly of: string;
  /** Right answer in this game, and the right answers of both games. */
  readonly right: ReaderAnswer;
  readonly all: readonly ReaderAnswer[];
  /** True for the first game that has no answer yet. */
  readonly turn: boolean;
  /** True if the other game is already answered. */
  readonly last: boolean;
  /** Provisional answer for this game while the other is open; null before. */
  readonly pressed: ReaderAnswer | null;
  /** Final answer, once both games are answered; null before. */
  readonly reply: ReaderAnswer | null;
  /** Sets this game's answer; null takes it back. */
  readonly onAnswer: (answers: ReaderAnswer | null) => void;
  readonly onKeys: (keyed: KeyHandler) => void;
}

/** The question as one game sees it. */
interface OfGame<T> {
  /** Title of the game. */
  readonly game: string;
  readonly subject: T;
  /** Right answer in this game, and in the other one. */
  readonly right: ReaderAnswer;
  readonly other: ReaderAnswer;
  /** Rules of this game that decide the question. */
  readonly decides: readonly RuleId[];
}

/** Explanation of one game's answer. */
interface SideExplanation {
  readonly mark: ProofRow['mark'];
  /** The right answer in a few words. */
  readonly says: string;
  readonly why: string;
  readonly rule: RuleId | null;
  readonly tiles?: readonly Kind[];
  readonly evidence: readonly Evidence[];
}

interface TwoGamesPart<T> {
  readonly Board: (props: LookedAt<T>) => JSX.Element;
  readonly Answer: (props: AnsweredFor<T>) => JSX.Element;
  /** True if the answer input is large and must stand below the board instead of over it. */
  readonly isWide?: true;
  readonly tell: (context: PracticeContext, of: OfGame<T>) => SideExplanation;
}

declare const sealed: unique symbol;
/** A two-game part whose subject type is hidden, so that parts of different kinds share one type. */
export interface AnyPart extends TwoGamesPart<unknown> {
  readonly [sealed]: true;
}

/** Hides the subject type of a part. */
export const part = <T>(of: TwoGamesPart<T>): AnyPart => of as unknown as AnyPart;
