/** Types of a question kind: its view, its answer input and its proof. */
import type { JSX } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import type { PayTable, Ruleset, Stakes, Terms } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import type { Concept, GeneratorContext, Prompt, Question } from '../../puzzles/question.ts';
import type { OptionWords } from '../../ui/Options.tsx';
import type { Proof, ReaderAnswer } from './proof.ts';

/** The lesson that teaches a rule. */
export interface TaughtIn {
  readonly title: string;
  readonly href: string;
}

/** A rule's texts and the lesson that teaches it. */
export interface KnownRule extends RuleWords {
  /** Texts of the values, if the rule is an option. */
  readonly values?: OptionWords['values'] | undefined;
  readonly lesson?: TaughtIn | undefined;
}

/**
 * Facts about a game's rules that a question view needs. Plain data, so that the first question shows without loading
 * the rules.
 */
export interface GameFacts {
  readonly terms: Terms;
  /** Sets in a complete hand, not counting the pair. */
  readonly sets: number;
  /** Tile kinds that can be part of a set. */
  readonly kinds: readonly Kind[];
  readonly direction: Ruleset['direction'];
  /** Scoring unit (e.g. points, faan); null if all hands are worth the same. */
  readonly unit: string | null;
  /** True if hands are scored in han and fu, and the score itself is what is paid. */
  readonly ranked: boolean;
  /** True if losing hands score as well. */
  readonly scoresLosers: boolean;
  /** Minimum worth of a winning hand, in `unit`; null if there is no minimum. */
  readonly minimum: number | null;
  /** Name of the fact set by declaring a ready hand (e.g. riichi); null if the game has no declaration. */
  readonly declares: string | null;
  /** Bet paid with the declaration; null if none. */
  readonly bet: number | null;
  /** Names of the facts the rules keep about a seat besides its tiles, e.g. "streak". */
  readonly remembers: readonly string[];
  /** Stakes, if the table agrees on them; else null. */
  readonly stakes: Stakes | null;
  /** Payment table, if the game has several in use; else null. */
  readonly payTable: PayTable | null;
  /** True if some payments are made before the deal ends, e.g. for kongs. */
  readonly paysOnTheSpot: boolean;
  /** Rules of complete hands other than sets and a pair, e.g. seven pairs. */
  readonly special: readonly RuleId[];
}

/** Facts and texts that every question view gets. */
export interface PracticeContext {
  readonly facts: GameFacts;
  readonly terms: Terms;
  readonly entry: (id: RuleId) => KnownRule;
}

/** The same plus the rules themselves, which a prover needs. */
export interface ExplainContext extends PracticeContext {
  readonly generator: GeneratorContext;
}

/** Handles a key that no other control took. Returns true if it used the key. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

/** Input of `see`: the rules of the game. */
export type SeeContext = Pick<ExplainContext, 'generator'>;

export interface QuestionProps<Subject, Seen = null> {
  readonly question: Prompt<Subject>;
  /** Rule-dependent data to show, computed by `see`. */
  readonly seen: Seen;
  readonly context: PracticeContext;
  /** True for a still picture that takes no answer. */
  readonly still: boolean;
  /** The reader's answer; null before. */
  readonly reply: ReaderAnswer | null;
  /** The right answer; empty until the reader has answered. */
  readonly right: ReaderAnswer;
  readonly onAnswer: (reply: ReaderAnswer) => void;
  /** Registers the key handler of this question. */
  readonly onKeys: (keyed: KeyHandler) => void;
}

/** The view of a question kind. */
export interface QuestionView<Subject = unknown, Seen = unknown> {
  readonly View: (props: QuestionProps<Subject, Seen>) => JSX.Element;
  /** Rules whose texts the view shows before an answer, so they must be loaded first. */
  readonly statedRules?: ((subject: Subject, facts: GameFacts) => readonly RuleId[]) | undefined;
}

/** A kind of question that can be dealt and looked at. */
export interface ShownKind<Subject = unknown, Seen = unknown> extends QuestionView<Subject, Seen> {
  readonly concept: Concept<Subject>;
  /** Heading, if it is not among the texts of question kinds. */
  readonly ask?: string;
  /** Computes rule-dependent data to show before an answer. Plain data, so that it can be part of the page. */
  readonly see?: ((subject: Subject, seeing: SeeContext) => Seen) | undefined;
}

/** A question kind that can also prove its answers. */
export interface QuestionKind<Subject = unknown, Seen = unknown> extends ShownKind<Subject, Seen> {
  readonly prove: (question: Question<Subject>, answer: ReaderAnswer, context: ExplainContext) => Proof;
}

/** Runs `see` for a question; null if its kind has none. */
export const seenOf = ({ see }: Pick<ShownKind, 'see'>, { subject }: Prompt, seeing: SeeContext): unknown =>
  see?.(subject, seeing) ?? null;
