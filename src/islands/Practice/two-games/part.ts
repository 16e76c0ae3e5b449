/** How a kind of question is looked at, answered and told where it is asked in two games. */
import type { JSX } from 'solid-js';
import type { Each } from '../../../compare/two-games/game-side.ts';
import type { RuleId } from '../../../engine/action.ts';
import type { Kind } from '../../../engine/tiles.ts';
import type { GeneratorContext } from '../../../puzzles/question.ts';
import type { Evidence, ProofRow, ReaderAnswer } from '../proof.ts';
import type { ExplainContext, Keyed, PracticeContext, Seeing } from '../question-kind.ts';

interface LookedAt<T, Seen> {
  /** As the game has it that is asked about first. */
  readonly subject: T;
  readonly seen: Seen;
  /** What each of the games is told in; the first one's, where it does not matter. */
  readonly tellers: Each<PracticeContext>;
  readonly context: PracticeContext;
}

/** How one of the games is answered. */
export interface AnsweredFor<T> {
  readonly subject: T;
  readonly context: PracticeContext;
  /** Which game it is, in words. */
  readonly of: string;
  /** What is right in it, and in both. */
  readonly right: ReaderAnswer;
  readonly all: readonly ReaderAnswer[];
  /** Whether it is its turn: of two games the first one that has no answer. */
  readonly turn: boolean;
  /** Whether the other one is answered already. */
  readonly last: boolean;
  /** What was answered for it, before all is answered; null before. */
  readonly pressed: ReaderAnswer | null;
  /** The same, once all is. */
  readonly reply: ReaderAnswer | null;
  /** Answers it, or with null takes that back. */
  readonly onAnswer: (answers: ReaderAnswer | null) => void;
  readonly onKeys: (keyed: Keyed) => void;
}

/** What one game is asked. */
interface OfGame<T> {
  /** Its name. */
  readonly game: string;
  readonly subject: T;
  /** What is right in it, and in the other one. */
  readonly right: ReaderAnswer;
  readonly other: ReaderAnswer;
  /** The rules of it that decide it. */
  readonly decides: readonly RuleId[];
}

/** What one game says. */
interface SideExplanation {
  readonly mark: ProofRow['mark'];
  /** What is right, in a word or a few. */
  readonly says: string;
  readonly why: string;
  readonly rule: RuleId | null;
  readonly tiles?: readonly Kind[];
  readonly evidence: readonly Evidence[];
}

interface TwoGamesPart<T, Seen = null> {
  /** By the rules of the game whose table it is, or that is asked about first. */
  readonly see?: (subject: T, seeing: Seeing, rooms: Each<GeneratorContext>) => Seen;
  readonly Board: (props: LookedAt<T, Seen>) => JSX.Element;
  readonly Answer: (props: AnsweredFor<T>) => JSX.Element;
  /** Answers take room: they stand below what they are about, and never over it. */
  readonly isWide?: true;
  readonly tell: (context: ExplainContext, of: OfGame<T>) => SideExplanation;
}

declare const sealed: unique symbol;
/** The part of a kind that is its own secret. */
export interface AnyPart extends TwoGamesPart<unknown, unknown> {
  readonly [sealed]: true;
}

export const part = <T, Seen = null>(of: TwoGamesPart<T, Seen>): AnyPart => of as unknown as AnyPart;
