/** Types of a question kind: its view, its answer input and its proof. */
import type { JSX } from 'solid-js';
import type { RuleId } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { RuleWords } from '../i18n/message-context.ts';
import type { Concept, GeneratorContext, Question } from '../puzzles/question.ts';
import type { OptionWords } from '../ui/Options.tsx';
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

/** The rules that a question is asked under, and the texts that its view and its proof tell them with. */
export interface PracticeContext {
  readonly generator: GeneratorContext;
  /** Names of calls and tiles as the reader chose them. */
  readonly terms: Terms;
  readonly entry: (id: RuleId) => KnownRule;
}

/** Handles a key that no other control took. Returns true if it used the key. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

export interface QuestionProps<Subject> {
  readonly question: Question<Subject>;
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

/** A kind of question: how it is dealt and graded, shown, and proved. */
export interface QuestionKind<Subject = unknown> {
  readonly concept: Concept<Subject>;
  readonly View: (props: QuestionProps<Subject>) => JSX.Element;
  readonly prove: (question: Question<Subject>, answer: ReaderAnswer, context: PracticeContext) => Proof;
  /** Heading, if it is not among the texts of question kinds. */
  readonly ask?: string;
}
