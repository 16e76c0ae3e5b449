/** How one kind of question is put to a reader: what is looked at, how it is answered, and what the answer is told. */
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

/** What practice knows of a rule. */
export interface KnownRule extends RuleWords {
  /** Of an option: what it can be. */
  readonly values?: OptionWords['values'] | undefined;
  readonly lesson?: TaughtIn | undefined;
}

/** What one sees of a game's rules where a question is put: plain data, so that the first one needs no rules. */
export interface GameFacts {
  readonly terms: Terms;
  /** How many sets a whole hand has, beside its pair. */
  readonly sets: number;
  /** Every kind that can stand in a set. */
  readonly kinds: readonly Kind[];
  readonly direction: Ruleset['direction'];
  /** What hands are worth, by its unit; null where each is worth the same. */
  readonly unit: string | null;
  /** It counts in two, han and fu, and what a hand is worth is what is paid for it. */
  readonly ranked: boolean;
  /** Hands that do not win are worth something, too. */
  readonly scoresLosers: boolean;
  /** What a hand must be worth; null where it need not be worth anything. */
  readonly minimum: number | null;
  /** What is so of whoever has declared a concealed hand, by the name of that fact; null where no hand is declared. */
  readonly declares: string | null;
  /** What is bet with that. */
  readonly bet: number | null;
  /** What the rules remember of a seat beside its tiles, by the names of these facts. */
  readonly remembers: readonly string[];
  /** What a win costs, where a table agrees on it; else null. */
  readonly stakes: Stakes | null;
  /** The list by which a hand is paid, where several are in use; else null. */
  readonly payTable: PayTable | null;
  /** Something is paid before the deal is over. */
  readonly paysOnTheSpot: boolean;
  /** The rules of shapes of a whole hand that are no sets and a pair. */
  readonly special: readonly RuleId[];
}

/** Everything a question is told in. */
export interface PracticeContext {
  readonly facts: GameFacts;
  readonly terms: Terms;
  readonly entry: (id: RuleId) => KnownRule;
}

/** Everything an answer is told in: the rules themselves, and sentences about play. */
export interface ExplainContext extends PracticeContext {
  readonly generator: GeneratorContext;
}

/** A key was pressed that nothing else has; true where it meant something. */
export type Keyed = (event: KeyboardEvent) => boolean;

/** What it takes to tell what is seen. */
export type Seeing = Pick<ExplainContext, 'generator'>;

export interface QuestionProps<Subject, Seen = null> {
  readonly question: Prompt<Subject>;
  /** What is seen of it that only the rules can tell. */
  readonly seen: Seen;
  readonly context: PracticeContext;
  /** A picture: nothing can be answered. */
  readonly still: boolean;
  /** What was answered; null before. */
  readonly reply: ReaderAnswer | null;
  /** What is right, once something was answered; nothing before. */
  readonly right: ReaderAnswer;
  readonly onAnswer: (reply: ReaderAnswer) => void;
  /** Says who takes the keys while this question stands. */
  readonly onKeys: (keyed: Keyed) => void;
}

/** How a kind of question is looked at. */
export interface QuestionView<Subject = unknown, Seen = unknown> {
  readonly View: (props: QuestionProps<Subject, Seen>) => JSX.Element;
  /** The rules that its view tells of before it is answered: their words must be there. None where it does not say. */
  readonly statedRules?: ((subject: Subject, facts: GameFacts) => readonly RuleId[]) | undefined;
}

/** A kind of question that can be dealt and looked at. */
export interface ShownKind<Subject = unknown, Seen = unknown> extends QuestionView<Subject, Seen> {
  readonly concept: Concept<Subject>;
  /** What stands above it, where that is not among the words of kinds. */
  readonly ask?: string;
  /**
   * What the rules tell of a question before it is answered, in the game's own words: plain data, so that the page
   * can bring it.
   */
  readonly see?: ((subject: Subject, seeing: Seeing) => Seen) | undefined;
}

/** A kind of question whose answers can be proved, too. */
export interface QuestionKind<Subject = unknown, Seen = unknown> extends ShownKind<Subject, Seen> {
  readonly prove: (question: Question<Subject>, answer: ReaderAnswer, context: ExplainContext) => Proof;
}

/** What is seen of this question, where its kind needs the rules for it; else null. */
export const seenOf = ({ see }: Pick<ShownKind, 'see'>, { subject }: Prompt, seeing: Seeing): unknown =>
  see?.(subject, seeing) ?? null;
